// SPDX-License-Identifier: MIT

#import "SLReference.h"
#import "SLRelayMethods.h"

#include <pthread.h>

/// Somebody who hears messages before the owner does.
@interface SLRelayObserver : SLReference {
  @public
  /// For each method of the table, whether it hears it; nothing once it was removed, so that calls under way leave it
  /// out. Changed under the lock, read without.
  unsigned char *hears;
}
@end

static inline unsigned char SLRead(const unsigned char *flag) {
  return __atomic_load_n(flag, __ATOMIC_ACQUIRE);
}

/// What a relay knows. All but the table is guarded by the lock, under which nothing foreign is called or released.
@interface SLRelayState : NSObject {
  @public
  SLRelayMethods *table;
  pthread_mutex_t lock;
  /// Who hears messages, in order. Replaced, never changed, so that a call keeps the list with which it began.
  NSArray *observers;
  /// How many observers hear each method. Read without the lock, too.
  unsigned *audience;
  SLReference *owner;
  SLReference *keeper;
  /// The class of the last owner, which still knows what its methods take when it has died.
  Class ownerClass;
  /// What messages of no protocol take, that an owner has once answered: views remember such answers.
  NSMutableDictionary *strangers;
  /// What the keeper was last told: which methods are answered, and the class of the owner.
  unsigned char *answered;
  Class answeredClass;
  /// Read and changed without the lock.
  BOOL impersonates;
}

- (instancetype)initWithTable:(SLRelayMethods *)aTable;

/// The references or objects as of now, for the caller to release.
- (SLReference *)takeOwnerReference SL_RETURNS_RETAINED;
- (id)takeOwner SL_RETURNS_RETAINED;
- (id)takeKeeper SL_RETURNS_RETAINED;
- (NSArray *)takeObservers SL_RETURNS_RETAINED;

/// Whether any observer hears the method at this place.
- (BOOL)isHeard:(NSUInteger)place;

/// Whether this is the owner, or a reference to it that still counts.
- (BOOL)isOwner:(id)object;
- (BOOL)isOwnerReference:(SLReference *)reference;

- (void)setOwner:(SLReference *)reference class:(Class)class;
- (void)setKeeper:(SLReference *)reference;

/// Adds an observer, or changes what one hears: for each method of the table, whether it does.
- (void)add:(id)object hearing:(const unsigned char *)hears holder:(id<SLReferenceHolder>)holder;
/// Removes the observer of this reference or of the object at this address; whichever is given.
- (BOOL)removeReference:(SLReference *)reference address:(const void *)address;

/// Remembers what a message takes that the table does not have.
- (void)remember:(SEL)selector signature:(NSMethodSignature *)signature;
/// Whether it was remembered.
- (BOOL)isStranger:(SEL)selector;
/// What a message takes, as far as known: from the table, or from what owners have answered.
- (NSMethodSignature *)signatureOf:(SEL)selector;

/// Takes what is answered now; whether it is something else than before. Takes over `answers`.
- (BOOL)take:(unsigned char *)answers class:(Class)class;

@end
