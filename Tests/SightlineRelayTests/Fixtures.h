// SPDX-License-Identifier: MIT
//
// Protocols and objects that the tests relay between. GCC keeps nothing of optional methods, so all are required here,
// and nobody implements all of them (-Wno-protocol).

#import <Foundation/Foundation.h>

#import "SLMessageRelay.h"

typedef struct {
  double x, y;
} Pair;

/// What the delegate protocol adopts.
@protocol Scrolling <NSObject>
- (void)didScroll:(id)view;
- (void)didEnd:(id)view fast:(BOOL)fast;
@end

@protocol Listing <Scrolling>
- (void)reload;
- (void)willShow:(id)cell in:(id)view at:(NSInteger)row;
- (void)mix:(id)a integer:(int)b character:(char)c word:(unsigned long)d;
- (void)many:(id)a b:(id)b c:(id)c d:(short)d e:(BOOL)e;
- (void)zoomTo:(double)scale;
- (void)moveBy:(Pair)offset;
// Not to be observed:
- (void)stopAt:(Pair *)target;
- (void)name:(char *)name;
- (void)fail:(id *)error;
- (void)fill:(inout id)value;
- (int)heightOf:(id)cell;
- (id)titleOf:(id)cell;
@end

/// A protocol that Listing has nothing to do with.
@protocol Other <NSObject>
- (int)otherCount;
@end

@class Keeper, Listener;

/// Takes down what it hears, as "name message arguments", in a log that several share.
@interface Listener : NSObject {
  @public
  NSString *name;
  NSMutableArray *log;
  /// Called in every message, after it was taken down.
  void (*action)(Listener *listener);
  id context;
}
+ (id)named:(NSString *)name log:(NSMutableArray *)log;
- (void)note:(NSString *)format, ...;
@end

/// Hears scrolling alone.
@interface Scroller : Listener <Scrolling>
@end

/// Answers all of Listing, and something that no protocol lists.
@interface Lister : Scroller <Listing, Other>
- (Pair)middleOf:(Pair)pair;
@end

/// Takes down what it is told of a relay.
@interface Keeper : NSObject <SLMessageRelayKeeper> {
  @public
  int changes;
  int rings;
  NSString *lastRing;
  void (*action)(Keeper *keeper, SLMessageRelay *relay);
  id context;
}
@end

/// Passes on to its target all that it does not answer itself, questions included, as proxies of other libraries do.
@interface Proxy : NSObject {
  @public
  id target;
}
@end

/// A relay for Listing with these, all of them released by the pool.
SLMessageRelay *Relay(id owner, id first, id second);

/// The log as one text.
NSString *Text(NSArray *log);

/// Whether sending this raises an exception for an unknown message.
BOOL Raises(void (*function)(id), id argument);
