// SPDX-License-Identifier: MIT

#import "Fixtures.h"

@implementation Listener

+ (id)named:(NSString *)name log:(NSMutableArray *)log {
  Listener *listener = [[[self alloc] init] autorelease];
  listener->name = [name copy];
  listener->log = [log retain];
  return listener;
}

- (void)dealloc {
  [name release];
  [log release];
  [super dealloc];
}

- (void)note:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
  va_end(arguments);
  [log addObject:[NSString stringWithFormat:@"%@ %@", name, text]];
  [text release];
  if (action != NULL) action(self);
}

@end

@implementation Scroller

- (void)didScroll:(id)view {
  [self note:@"didScroll %@", view];
}

- (void)didEnd:(id)view fast:(BOOL)fast {
  [self note:@"didEnd %@ %d", view, fast];
}

@end

@implementation Lister

- (void)reload {
  [self note:@"reload"];
}

- (void)willShow:(id)cell in:(id)view at:(NSInteger)row {
  [self note:@"willShow %@ %@ %ld", cell, view, (long)row];
}

- (void)mix:(id)a integer:(int)b character:(char)c word:(unsigned long)d {
  [self note:@"mix %@ %d %d %lu", a, b, c, d];
}

- (void)many:(id)a b:(id)b c:(id)c d:(short)d e:(BOOL)e {
  [self note:@"many %@ %@ %@ %d %d", a, b, c, d, e];
}

- (void)zoomTo:(double)scale {
  [self note:@"zoomTo %g", scale];
}

- (void)moveBy:(Pair)offset {
  [self note:@"moveBy %g %g", offset.x, offset.y];
}

- (void)stopAt:(Pair *)target {
  target->x += 1;
  [self note:@"stopAt %g %g", target->x, target->y];
}

- (void)name:(char *)text {
  text[0] = 'n';
  [self note:@"name"];
}

- (void)fail:(id *)error {
  *error = self;
  [self note:@"fail"];
}

- (void)fill:(inout id)value {
  [self note:@"fill %@", value];
}

- (int)heightOf:(id)cell {
  [self note:@"heightOf %@", cell];
  return 44;
}

- (id)titleOf:(id)cell {
  [self note:@"titleOf %@", cell];
  return name;
}

- (int)otherCount {
  [self note:@"otherCount"];
  return 7;
}

- (Pair)middleOf:(Pair)pair {
  return (Pair){pair.x / 2, pair.y / 2};
}

@end

@implementation Keeper

- (void)relayDidChangeAnswers:(SLMessageRelay *)relay {
  changes++;
  if (action != NULL) action(self, relay);
}

- (void)relay:(SLMessageRelay *)relay didStopRing:(SEL)selector {
  (void)relay;
  rings++;
  ASSIGN(lastRing, NSStringFromSelector(selector));
}

- (void)dealloc {
  [lastRing release];
  [super dealloc];
}

@end

@implementation Proxy

- (BOOL)respondsToSelector:(SEL)selector {
  return [super respondsToSelector:selector] || [target respondsToSelector:selector];
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  NSMethodSignature *signature = [super methodSignatureForSelector:selector];
  return signature != nil ? signature : [target methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
  [invocation invokeWithTarget:target];
}

- (BOOL)conformsToProtocol:(Protocol *)protocol {
  return [super conformsToProtocol:protocol] || [target conformsToProtocol:protocol];
}

@end

SLMessageRelay *Relay(id owner, id first, id second) {
  SLMessageRelay *relay = [[[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)] autorelease];
  relay.owner = owner;
  if (first != nil) [relay addObserver:first];
  if (second != nil) [relay addObserver:second];
  return relay;
}

NSString *Text(NSArray *log) {
  return [log componentsJoinedByString:@", "];
}

BOOL Raises(void (*function)(id), id argument) {
  @try {
    function(argument);
  } @catch (NSException *exception) {
    return [[exception name] isEqual:NSInvalidArgumentException];
  }
  return NO;
}
