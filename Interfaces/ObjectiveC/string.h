// SPDX-License-Identifier: MIT
//
// ISO C, as far as it is used.

#pragma once

#include <stddef.h>

extern char *strchr(const char *text, int character);
extern int strcmp(const char *left, const char *right);
extern int memcmp(const void *left, const void *right, size_t size);
