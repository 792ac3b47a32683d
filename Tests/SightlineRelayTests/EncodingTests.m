// SPDX-License-Identifier: MIT
//
// Which methods may be observed, and which of them need no invocation, by their type encodings.

#import "Harness.h"

#import "SLRelayMethods.h"

typedef struct {
  const char *encoding;
  BOOL isObservable;
  int words;
} Row;

static const Row rows[] = {
  {"v16@0:8", YES, 0},
  {"v24@0:8@16", YES, 1},
  {"v@:@", YES, 1},
  {"Vv24@0:8@16", YES, 1},
  {"v32@0:8@16@24", YES, 2},
  {"v40@0:8@\"UITableView\"16@\"UITableViewCell\"24@\"NSIndexPath\"32", YES, 3},
  {"v28@0:8@16B24", YES, 2},
  {"v28@0:8@16c24", YES, 2},
  {"v48@0:8@16q24#32:40", YES, 4},
  {"v56@0:8@16@24@32@40@48", YES, -1},
  {"v24@0:8d16", YES, -1},
  {"v28@0:8@16f24", YES, -1},
  {"v32@0:8{CGPoint=dd}16", YES, -1},
  {"v64@0:8@16{CGRect={CGPoint=dd}{CGSize=dd}}24q56", YES, -1},
  {"v32@0:8{Named=\"x\"d\"y\"@\"NSString\"}16", YES, -1},
  {"v24@0:8n@16", YES, 1},
  {"v24@0:8O@16", YES, 1},
  {"v32@0:8{Bits=b3b5q}16", YES, -1},
  // Ways to answer.
  {"@24@0:8@16", NO, -1},
  {"d32@0:8@16@24", NO, -1},
  {"{CGSize=dd}32@0:8@16@24", NO, -1},
  {"B24@0:8@16", NO, -1},
  {"^v16@0:8", NO, -1},
  {"Vi16@0:8", NO, -1},
  {"v48@0:8@16{CGPoint=dd}24N^{CGPoint=dd}40", NO, -1},
  {"v24@0:8^{CGPoint=dd}16", NO, -1},
  {"v24@0:8^@16", NO, -1},
  {"v24@0:8N@16", NO, -1},
  {"v24@0:8o@16", NO, -1},
  {"v24@0:8*16", NO, -1},
  {"v24@0:8r*16", NO, -1},
  {"v24@0:8^?16", NO, -1},
  {"v24@0:8@?16", NO, -1},
  {"v32@0:8@16@?<v@?@\"NSError\">24", NO, -1},
  {"v32@0:8{Hidden=d^d}16", NO, -1},
  {"v32@0:8{Outer=d{Inner=q@?}}16", NO, -1},
  {"v24@0:8[4i]16", NO, -1},
  {"v24@0:8{Array=[2d]}16", NO, -1},
  {"v24@0:8(Either=id)16", NO, -1},
  {"v24@0:8?16", NO, -1},
  {"v24@0:8!16", NO, -1},
  // No encodings of methods.
  {"", NO, -1},
  {"v", NO, -1},
  {"v@", NO, -1},
  {"v@:{Open=d", NO, -1},
  {"v@:}", NO, -1},
  {"v@:N", NO, -1},
  {"@", NO, -1},
};

TEST(shapes, "what can be observed, and what needs no invocation, is read from the encoding of a method") {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    SLShape shape = SLShapeOfEncoding(rows[i].encoding);
    NSString *found = [NSString stringWithFormat:@"%s %d %d", rows[i].encoding, shape.isObservable, shape.words];
    NSString *expected = [NSString stringWithFormat:@"%s %d %d", rows[i].encoding, rows[i].isObservable, rows[i].words];
    SLCheckEqual(found, expected, "shape", __FILE__, __LINE__);
  }
  EXPECT(!SLShapeOfEncoding(NULL).isObservable);
}
