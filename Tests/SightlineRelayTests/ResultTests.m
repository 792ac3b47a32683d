// SPDX-License-Identifier: MIT
//
// Results of every size, from an owner that lives and from one that has died.

#import "Fixtures.h"
#import "Harness.h"

#include <string.h>

typedef const char *Text8;
typedef void *Pointer8;
typedef long long LongLong8;
typedef unsigned char Unsigned1;
typedef unsigned short Unsigned2;
typedef unsigned Unsigned4;
typedef unsigned long Unsigned8;
typedef struct { char a; } Bytes1;
typedef struct { char a, b, c; } Bytes3;
typedef struct { char a, b, c, d, e; } Bytes5;
typedef struct { short a, b, c; } Shorts6;
typedef struct { float a; } Float1;
typedef struct { float a, b; } Float2;
typedef struct { float a, b, c; } Float3;
typedef struct { float a, b, c, d; } Float4;
typedef struct { double a; } Double1;
typedef struct { double a, b; } Double2;
typedef struct { double a, b, c; } Double3;
typedef struct { long a; double b; } Mixed;
typedef struct { double a; long b; } MixedBack;
typedef struct { long a, b; } Long2;
typedef struct { long a, b, c; } Long3;
typedef struct { Double2 origin, size; } Rectangle;
typedef struct { Rectangle a, b, c, d; } Rectangles;

/// Each kind of result without holes in it.
#define KINDS(KIND) \
  KIND(char) KIND(BOOL) KIND(Unsigned1) KIND(short) KIND(Unsigned2) KIND(int) KIND(Unsigned4) KIND(long) \
  KIND(Unsigned8) KIND(LongLong8) KIND(float) KIND(double) KIND(Class) KIND(SEL) KIND(Pointer8) KIND(Text8) \
  KIND(Bytes1) KIND(Bytes3) KIND(Bytes5) KIND(Shorts6) KIND(Float1) KIND(Float2) KIND(Float3) KIND(Float4) \
  KIND(Double1) KIND(Double2) KIND(Double3) KIND(Mixed) KIND(MixedBack) KIND(Long2) KIND(Long3) KIND(Rectangle) \
  KIND(Rectangles)

/// With a hole between its members.
typedef struct { char a; double b; short c; } Holes;

#define LISTED(Kind) - (Kind)list##Kind:(id)x;
#define STRANGE(Kind) - (Kind)strange##Kind:(int)x;

@protocol Results <NSObject>
KINDS(LISTED)
- (Holes)listHoles:(id)x;
- (id)listObject:(id)x;
@end

@interface Owner : NSObject <Results> {
  @public
  int calls;
}
KINDS(STRANGE)
@end

/// Answers the same as the owner, with other results; never to be asked.
@interface Observer : NSObject <Results> {
  @public
  int calls;
}
@end

static const unsigned char pattern = 0x5A;

#define GIVE_LISTED(Kind) \
  - (Kind)list##Kind:(id)x { \
    (void)x; \
    Kind value; \
    calls++; \
    memset(&value, pattern, sizeof value); \
    return value; \
  }
#define GIVE_STRANGE(Kind) \
  - (Kind)strange##Kind:(int)x { \
    Kind value; \
    calls++; \
    memset(&value, pattern + x, sizeof value); \
    return value; \
  }
#define GIVE_ZERO(Kind) \
  - (Kind)list##Kind:(id)x { \
    (void)x; \
    Kind value; \
    calls++; \
    memset(&value, 1, sizeof value); \
    return value; \
  }

@implementation Owner
KINDS(GIVE_LISTED)
KINDS(GIVE_STRANGE)

- (Holes)listHoles:(id)x {
  (void)x;
  return (Holes){'a', 2.5, -3};
}

- (id)listObject:(id)x {
  return x;
}

@end

@implementation Observer
KINDS(GIVE_ZERO)

- (Holes)listHoles:(id)x {
  (void)x;
  calls++;
  return (Holes){'x', 1, 1};
}

- (id)listObject:(id)x {
  (void)x;
  calls++;
  return @"wrong";
}

@end

static BOOL isAll(const void *value, size_t size, unsigned char byte) {
  for (size_t i = 0; i < size; i++) {
    if (((const unsigned char *)value)[i] != byte) return NO;
  }
  return YES;
}

static SLMessageRelay *resultRelay(id owner, Observer *observer) {
  SLMessageRelay *relay = [[[SLMessageRelay alloc] initWithProtocol:@protocol(Results)] autorelease];
  relay.owner = owner;
  if (observer != nil) [relay addObserver:observer];
  return relay;
}

#define EXPECT_FILLED(Kind) \
  { \
    Kind value = [relay list##Kind:@"x"]; \
    SLCheck(isAll(&value, sizeof value, pattern), #Kind " of the protocol", __FILE__, __LINE__); \
    value = [relay strange##Kind:1]; \
    SLCheck(isAll(&value, sizeof value, pattern + 1), #Kind " of no protocol", __FILE__, __LINE__); \
  }
#define EXPECT_ZERO(Kind) \
  { \
    Kind value; \
    memset(&value, pattern, sizeof value); \
    value = [relay list##Kind:@"x"]; \
    SLCheck(isAll(&value, sizeof value, 0), #Kind " of the protocol", __FILE__, __LINE__); \
    memset(&value, pattern, sizeof value); \
    value = [relay strange##Kind:1]; \
    SLCheck(isAll(&value, sizeof value, 0), #Kind " of no protocol", __FILE__, __LINE__); \
  }
#define COUNT(Kind) kinds++;

TEST(living, "results of every size are the owner's, and no observer is asked") {
  Owner *owner = [[[Owner alloc] init] autorelease];
  Observer *observer = [[[Observer alloc] init] autorelease];
  id relay = resultRelay(owner, observer);
  int kinds = 0;
  KINDS(COUNT)
  KINDS(EXPECT_FILLED)
  Holes holes = [relay listHoles:@"x"];
  EXPECT(holes.a == 'a' && holes.b == 2.5 && holes.c == -3);
  EXPECT_EQUAL([relay listObject:@"object"], @"object");
  EXPECT(owner->calls == 2 * kinds);
  EXPECT(observer->calls == 0);
}

TEST(dead, "results of every size are zero when the owner has died") {
  Owner *owner = [[Owner alloc] init];
  Observer *observer = [[[Observer alloc] init] autorelease];
  id relay = resultRelay(owner, observer);
  [owner release];
  EXPECT([relay owner] == nil);
  KINDS(EXPECT_ZERO)
  Holes holes = [relay listHoles:@"x"];
  EXPECT(holes.a == 0 && holes.b == 0 && holes.c == 0);
  EXPECT([relay listObject:@"object"] == nil);
  EXPECT(observer->calls == 0);
}

TEST(taken, "results are zero when the owner was taken away, and the next owner's when there is one") {
  id relay = resultRelay([[[Owner alloc] init] autorelease], nil);
  [relay setOwner:nil];
  KINDS(EXPECT_ZERO)
  [relay setOwner:[[[Owner alloc] init] autorelease]];
  KINDS(EXPECT_FILLED)
}

TEST(through, "results of every size come through a relay in front of another") {
  Owner *owner = [[Owner alloc] init];
  SLMessageRelay *back = resultRelay(owner, nil);
  id relay = resultRelay(back, [[[Observer alloc] init] autorelease]);
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  KINDS(EXPECT_FILLED)
  [pool drain];
  [owner release];
  EXPECT(back.owner == nil);
  KINDS(EXPECT_ZERO)
}
