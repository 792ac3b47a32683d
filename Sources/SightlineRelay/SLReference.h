// SPDX-License-Identifier: MIT

#import "SLRelaySupport.h"

@class SLReference;

@protocol SLReferenceHolder
/// The object of this reference is being deallocated, on this thread. References to it give nothing any more.
- (void)sl_referenceDied:(SLReference *)reference;
@end

/// A weak reference that can say when its object dies.
///
/// Nothing is exchanged in the object's class: on Apple's systems its death is reported by an associated object.
@interface SLReference : NSObject {
  @public
  SL_WEAK id _object;
  SL_WEAK id<SLReferenceHolder> _holder;
  /// Which object it was made for; to be compared, never to be called.
  const void *address;
  /// Whether its class passes messages on, or may do so.
  BOOL forwards;
}

/// Makes a reference. Without a holder it does not report.
- (instancetype)initWithObject:(id)object holder:(id<SLReferenceHolder>)holder;

/// The object, for the caller to release, or `nil` if it is gone or going.
- (id)take SL_RETURNS_RETAINED;

/// Reports nothing from now on.
- (void)end;

@end

/// Whether objects of this class pass messages on to others, or may do so: their class says more of what it answers, or
/// of what it does with what it does not answer, than `NSObject`.
BOOL SLForwards(id object);
