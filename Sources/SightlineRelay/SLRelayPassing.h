// SPDX-License-Identifier: MIT
//
// What the relay does with messages. Functions, not methods: the relay's class has as few names as can be that a
// protocol might have too.

#import "SLMessageRelay.h"

#import "SLRelayState.h"

/// What a relay knows.
SLRelayState *SLStateOf(SLMessageRelay *relay);

/// Passes on a message that can be observed, to its observers in order, then to the owner: by its invocation or, if it
/// has none, by so many words.
void SLPass(SLMessageRelay *relay, SEL selector, NSInvocation *invocation, int count, const uintptr_t *words);

/// What stands in the class of a relay for messages of so many words.
extern const IMP SLDirects[SLMostWords + 1];

/// The owner, if it is there for this message, for the caller to release.
id SLTakeOwner(SLMessageRelay *relay, SEL selector) SL_RETURNS_RETAINED;

/// Whether an object passes on to the relay what it is asked.
BOOL SLIsReached(SLMessageRelay *relay, id object);

/// Whether this is the question that `SLIsReached` asks; and what a relay answers to it.
BOOL SLIsProbe(SEL selector);
BOOL SLAnswerProbe(SLMessageRelay *relay);
