// SPDX-License-Identifier: MIT

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What malloc and its kin did while counting was on.
typedef struct {
    int64_t allocations;
    int64_t live_bytes;
    int64_t peak_bytes;
} allocation_counts;

/// Whether allocations can be counted on this system (glibc).
bool allocations_are_countable(void);

/// Sets all counts to zero and begins to count.
void allocation_counting_start(void);

/// Stops counting; frees of what was counted are then no longer seen.
allocation_counts allocation_counting_stop(void);

/// The counts so far, while counting goes on.
allocation_counts allocation_counting_now(void);

/// Nanoseconds of the monotonic clock.
int64_t monotonic_nanoseconds(void);

/// Calls `body(context)`. Never inlined and with a plain symbol, so that callgrind can collect inside it alone.
void sightline_benchmark_measured(void (*body)(void *), void *context);

/// Runs a program to its end with its output thrown away; the exit status, or -1 if it could not be started.
int run_quietly(char *const arguments[]);

#endif
