// SPDX-License-Identifier: MIT

#include "allocation_counter.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

// Plain numbers: everything measured runs on one thread, and counting is off while anything else does.
static volatile bool counting = false;
static allocation_counts counts;

#if defined(__GLIBC__)

#include <malloc.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void came(void *pointer) {
    if (!counting || pointer == NULL) return;
    counts.allocations += 1;
    counts.live_bytes += (int64_t)malloc_usable_size(pointer);
    if (counts.live_bytes > counts.peak_bytes) counts.peak_bytes = counts.live_bytes;
}

static void went(void *pointer) {
    if (counting && pointer != NULL) counts.live_bytes -= (int64_t)malloc_usable_size(pointer);
}

void *malloc(size_t size) {
    void *pointer = __libc_malloc(size);
    came(pointer);
    return pointer;
}

void *calloc(size_t count, size_t size) {
    void *pointer = __libc_calloc(count, size);
    came(pointer);
    return pointer;
}

void *realloc(void *old, size_t size) {
    went(old);
    void *pointer = __libc_realloc(old, size);
    came(pointer);
    return pointer;
}

void *memalign(size_t alignment, size_t size) {
    void *pointer = __libc_memalign(alignment, size);
    came(pointer);
    return pointer;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *pointer = memalign(alignment, size);
    if (pointer == NULL) return ENOMEM;
    *result = pointer;
    return 0;
}

void free(void *pointer) {
    went(pointer);
    __libc_free(pointer);
}

bool allocations_are_countable(void) { return true; }

#else

bool allocations_are_countable(void) { return false; }

#endif

void allocation_counting_start(void) {
    counts = (allocation_counts){0, 0, 0};
    counting = true;
}

allocation_counts allocation_counting_stop(void) {
    counting = false;
    return counts;
}

allocation_counts allocation_counting_now(void) { return counts; }

int64_t monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

__attribute__((noinline)) void sightline_benchmark_measured(void (*body)(void *), void *context) {
    body(context);
    // Keeps the call from becoming a jump, which would end the frame that callgrind watches.
    __asm__ volatile("" ::: "memory");
}

int run_quietly(char *const arguments[]) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child;
    int failed = posix_spawnp(&child, arguments[0], &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed) return -1;
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
