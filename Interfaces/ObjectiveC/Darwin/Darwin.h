// SPDX-License-Identifier: MIT
//
// The C library and the kernel, as far as Swift sources use them.

#pragma once

#include <stdint.h>

// clock_gettime_nsec_np(3), as in <time.h>
typedef enum {
  CLOCK_MONOTONIC_RAW = 4,
} clockid_t;
extern uint64_t clock_gettime_nsec_np(clockid_t clock_id);
