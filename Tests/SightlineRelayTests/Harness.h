// SPDX-License-Identifier: MIT
//
// A small test harness: each test is a function with a sentence, and prints a line of the Test Anything Protocol.

#import <Foundation/Foundation.h>

typedef void (*SLTestFunction)(void);

void SLRegister(SLTestFunction function, const char *sentence, const char *file);
void SLCheck(BOOL holds, const char *expression, const char *file, int line);
void SLCheckEqual(NSString *found, NSString *expected, const char *expression, const char *file, int line);
int SLRunTests(void);

/// How many checks of the running test have failed.
int SLFailures(void);

/// A line about a number that was measured.
void SLNote(NSString *format, ...);

/// Declares a test: `TEST(name, "a sentence that states behaviour") { … }`.
#define TEST(name, sentence) \
  static void name(void); \
  __attribute__((constructor)) static void name##_register(void) { SLRegister(name, sentence, __FILE__); } \
  static void name(void)

#define EXPECT(condition) SLCheck((condition) ? YES : NO, #condition, __FILE__, __LINE__)
#define EXPECT_EQUAL(found, expected) SLCheckEqual((found), (expected), #found, __FILE__, __LINE__)
