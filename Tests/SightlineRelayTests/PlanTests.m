// SPDX-License-Identifier: MIT
//
// Plays what RelayPlan decides (Plans.txt) on the relay itself and on a list that, as UIKit's, asks its delegate once
// what it answers. That the scripts say what the plan says is held by RelayScriptTests.swift.

#import "Fixtures.h"
#import "Harness.h"

#include <stdio.h>
#include <string.h>

/// A list with a slot. It holds its delegate weakly, as UIKit does, through a relay's own reference.
@interface List : NSObject {
  @public
  SLMessageRelay *holder;
  NSMutableSet *known;
}
- (id)slot;
- (void)setSlot:(id)delegate;
- (void)send:(NSString *)message;
@end

@implementation List

- (instancetype)init {
  if ((self = [super init])) {
    // Nothing of it but its weak reference to an owner.
    holder = [[SLMessageRelay alloc] initWithProtocol:@protocol(Other)];
    known = [[NSMutableSet alloc] init];
  }
  return self;
}

- (void)dealloc {
  [holder release];
  [known release];
  [super dealloc];
}

- (id)slot {
  return holder.owner;
}

- (void)setSlot:(id)delegate {
  if (delegate == [self slot]) return;
  holder.owner = delegate;
  [known removeAllObjects];
  for (NSString *message in [NSArray arrayWithObjects:@"didScroll:", @"reload", @"heightOf:", nil]) {
    if ([delegate respondsToSelector:NSSelectorFromString(message)]) [known addObject:message];
  }
}

- (void)send:(NSString *)message {
  id delegate = [self slot];
  if (delegate == nil || ![known containsObject:message]) return;
  if ([message isEqualToString:@"didScroll:"]) [delegate didScroll:@"v"];
  if ([message isEqualToString:@"reload"]) [delegate reload];
  if ([message isEqualToString:@"heightOf:"]) [delegate heightOf:@"c"];
}

@end

/// One scenario.
@interface Play : NSObject {
  @public
  NSString *sentence;
  NSMutableArray *log;
  NSMutableDictionary *things;
  NSMutableSet *hearing;
  SLMessageRelay *relay;
  Keeper *keeper;
  List *list;
}
@end

@implementation Play

- (instancetype)init {
  if ((self = [super init])) {
    log = [[NSMutableArray alloc] init];
    things = [[NSMutableDictionary alloc] init];
    hearing = [[NSMutableSet alloc] init];
    relay = [[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)];
    keeper = [[Keeper alloc] init];
    relay.keeper = keeper;
    list = [[List alloc] init];
    for (NSString *name in [NSArray arrayWithObjects:@"app", @"twin", @"reader", nil]) {
      [things setObject:[Lister named:name log:log] forKey:name];
    }
    for (NSString *name in [NSArray arrayWithObjects:@"scroller", @"listener", @"second", nil]) {
      [things setObject:[Scroller named:name log:log] forKey:name];
    }
    [things setObject:[[[Proxy alloc] init] autorelease] forKey:@"proxy"];
  }
  return self;
}

- (void)dealloc {
  [list release];
  [keeper release];
  [relay release];
  [things release];
  [hearing release];
  [log release];
  [sentence release];
  [super dealloc];
}

- (id)thing:(NSString *)name {
  return [name isEqualToString:@"relay"] ? (id)relay : [things objectForKey:name];
}

- (NSString *)nameOf:(id)object {
  if (object == relay) return @"relay";
  for (NSString *name in things) {
    if ([things objectForKey:name] == object) return name;
  }
  return @"nil";
}

/// What the shell does at `renew`, and at `sample`, which has nobody hear.
- (void)passOnTo:(NSString *)owner observers:(NSArray *)names {
  for (NSString *name in [NSArray arrayWithObjects:@"listener", @"second", @"reader", nil]) {
    if ([hearing containsObject:name] == [names containsObject:name]) continue;
    id observer = [self thing:name];
    if ([names containsObject:name]) {
      [hearing addObject:name];
      NSString *message = [name isEqualToString:@"reader"] ? @"reload" : @"didScroll:";
      [relay addObserver:observer selectors:[NSArray arrayWithObject:message]];
    } else {
      [hearing removeObject:name];
      if (observer != nil) [relay removeObserver:observer];
    }
  }
  if (owner == nil) return;
  relay.owner = nil;
  relay.owner = [self thing:owner];
}

- (void)carryOut:(NSString *)effect {
  NSArray *words = [effect componentsSeparatedByString:@" "];
  NSString *verb = [words objectAtIndex:0];
  if ([verb isEqualToString:@"slot"]) {
    [list setSlot:[self thing:[words objectAtIndex:1]]];
  } else if ([verb isEqualToString:@"renew"]) {
    [self passOnTo:[words objectAtIndex:1] observers:[words subarrayWithRange:NSMakeRange(3, [words count] - 3)]];
  } else if ([verb isEqualToString:@"sample"]) {
    [self passOnTo:nil observers:[NSArray array]];
  } else {
    EXPECT(([[NSArray arrayWithObjects:@"watch", @"unwatch", @"diagnose", @"nothing", nil] containsObject:verb]));
  }
}

- (void)kill:(NSString *)name {
  // Nothing else holds it, but for pools that have been drained by now.
  [things removeObjectForKey:name];
}

- (void)act:(NSArray *)words {
  NSString *verb = [words objectAtIndex:1], *word = [words objectAtIndex:2];
  if ([verb isEqualToString:@"poke"]) {
    [list setSlot:[self thing:word]];
  } else if ([verb isEqualToString:@"forward"]) {
    ((Proxy *)[self thing:word])->target = [self thing:[words objectAtIndex:3]];
  } else if ([verb isEqualToString:@"kill"]) {
    [self kill:word];
  } else if ([verb isEqualToString:@"reads"]) {
    EXPECT_EQUAL([self nameOf:[list slot]], word);
  } else if ([verb isEqualToString:@"send"]) {
    [log removeAllObjects];
    [list send:word];
    NSMutableArray *heard = [NSMutableArray array];
    for (NSString *line in log) [heard addObject:[[line componentsSeparatedByString:@" "] objectAtIndex:0]];
    NSString *found = [heard count] == 0 ? @"nobody" : [heard componentsJoinedByString:@" "];
    EXPECT_EQUAL(found, [[words subarrayWithRange:NSMakeRange(3, [words count] - 3)] componentsJoinedByString:@" "]);
  } else {
    EXPECT([verb isEqualToString:@"wait"]);
  }
}

- (void)play:(NSString *)line {
  NSArray *words = [line componentsSeparatedByString:@" "];
  NSString *sign = [words objectAtIndex:0];
  if ([sign isEqualToString:@"!"]) {
    [self act:words];
  } else if ([sign isEqualToString:@"="]) {
    for (NSString *effect in [[line substringFromIndex:2] componentsSeparatedByString:@"; "]) [self carryOut:effect];
  } else if ([[words objectAtIndex:1] isEqualToString:@"died"]) {
    [self kill:[words objectAtIndex:2]];
  } else if ([[words objectAtIndex:1] isEqualToString:@"cameBack"]) {
    EXPECT_EQUAL(keeper->lastRing, [words objectAtIndex:2]);
  }
}

@end

TEST(plans, "what the plan of a relay decides has the list's messages heard by those who ought to hear them") {
  char path[1024];
  snprintf(path, sizeof path, "%s", __FILE__);
  strcpy(strrchr(path, '/') + 1, "Plans.txt");
  FILE *file = fopen(path, "r");
  EXPECT(file != NULL);
  if (file == NULL) return;
  int scenarios = 0;
  Play *play = nil;
  char text[1024];
  while (fgets(text, sizeof text, file) != NULL) {
    text[strcspn(text, "\n")] = '\0';
    if (text[0] == '#' || text[0] == '\0') continue;
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    if (strncmp(text, "scenario: ", 10) == 0) {
      [play release];
      play = [[Play alloc] init];
      play->sentence = [[NSString alloc] initWithUTF8String:text + 10];
      scenarios++;
    } else {
      int before = SLFailures();
      [play play:[NSString stringWithUTF8String:text]];
      if (SLFailures() > before) SLNote(@"at \"%s\" of: %@", text, play->sentence);
    }
    [pool drain];
  }
  [play release];
  fclose(file);
  EXPECT(scenarios >= 15);
}
