// SPDX-License-Identifier: MIT

#import "Harness.h"

int main(void) {
  return SLRunTests();
}
