// SPDX-License-Identifier: MIT
//
// POSIX, as far as it is used. The size is that of 64-bit Apple systems.

#pragma once

typedef struct {
  long signature;
  char opaque[56];
} pthread_mutex_t;
typedef struct pthread_mutexattr pthread_mutexattr_t;
#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}

extern int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
extern int pthread_mutex_destroy(pthread_mutex_t *mutex);
extern int pthread_mutex_lock(pthread_mutex_t *mutex);
extern int pthread_mutex_unlock(pthread_mutex_t *mutex);
