// SPDX-License-Identifier: MIT
//
// ISO C, as far as it is used.

#pragma once

#include <stddef.h>

extern void *calloc(size_t count, size_t size);
extern void *realloc(void *memory, size_t size);
extern void free(void *memory);
