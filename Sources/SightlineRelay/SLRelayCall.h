// SPDX-License-Identifier: MIT

#import "SLRelaySupport.h"

/// So many times one inside the other, a message has come back in a ring.
enum { SLDeepest = 16 };

typedef enum {
  /// The relay passes a message on.
  SLPassing,
  /// The relay asks its owner something.
  SLAsking,
  /// Somebody wants to know whether this relay is reached.
  SLProbing,
} SLCallKind;

/// Something that a relay is doing on this thread, in a list on the stack.
typedef struct SLCall {
  const void *relay;
  SEL selector;
  SLCallKind kind;
  BOOL isReached;
  struct SLCall *outer;
} SLCall;

/// Begins a call; it must be left on the same thread, in the reverse order.
void SLEnter(SLCall *call);
void SLLeave(SLCall *call);

/// How many calls like this one are under way on this thread.
int SLCallsLike(const SLCall *call);

/// Tells everybody on this thread who wants to know that this relay is reached; whether there is anybody.
BOOL SLReached(const void *relay);
