// SPDX-License-Identifier: MIT

#import "Harness.h"

#include <stdio.h>
#include <string.h>

typedef struct {
  SLTestFunction function;
  const char *sentence;
  const char *file;
} SLTest;

static SLTest tests[256];
static int testCount;
static int failures;

void SLRegister(SLTestFunction function, const char *sentence, const char *file) {
  if (testCount == sizeof tests / sizeof *tests) abort();
  tests[testCount++] = (SLTest){function, sentence, file};
}

int SLFailures(void) {
  return failures;
}

void SLCheck(BOOL holds, const char *expression, const char *file, int line) {
  if (holds) return;
  failures++;
  printf("#   %s:%d: does not hold: %s\n", file, line, expression);
}

void SLCheckEqual(NSString *found, NSString *expected, const char *expression, const char *file, int line) {
  if (found == expected || [found isEqualToString:expected]) return;
  failures++;
  printf("#   %s:%d: %s\n#     found    %s\n#     expected %s\n", file, line, expression, [found UTF8String],
      [expected UTF8String]);
}

void SLNote(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  printf("#   %s\n", [text UTF8String]);
}

static int compare(const void *left, const void *right) {
  // By file; within a file they stand in the order of registration already.
  const SLTest *a = left, *b = right;
  int order = strcmp(a->file, b->file);
  return order != 0 ? order : (a < b ? -1 : 1);
}

int SLRunTests(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (testCount == 0) return 1;
  qsort(tests, (size_t)testCount, sizeof *tests, compare);
  int failed = 0;
  printf("1..%d\n", testCount);
  for (int i = 0; i < testCount; i++) {
    failures = 0;
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    @try {
      tests[i].function();
    } @catch (NSException *exception) {
      failures++;
      printf("#   exception: %s\n", [[exception description] UTF8String]);
    }
    [pool drain];
    failed += failures > 0;
    printf("%s %d - %s\n", failures > 0 ? "not ok" : "ok", i + 1, tests[i].sentence);
  }
  printf("%d passed, %d failed\n", testCount - failed, failed);
  return failed > 0 ? 1 : 0;
}
