// SPDX-License-Identifier: MIT

#import "SLRelayCall.h"

static _Thread_local SLCall *SLInnermost;

void SLEnter(SLCall *call) {
  call->outer = SLInnermost;
  SLInnermost = call;
}

void SLLeave(SLCall *call) {
  SLInnermost = call->outer;
}

int SLCallsLike(const SLCall *call) {
  int number = 0;
  for (const SLCall *other = SLInnermost; other != NULL; other = other->outer) {
    number += other->relay == call->relay && other->kind == call->kind && sel_isEqual(other->selector, call->selector);
  }
  return number;
}

BOOL SLReached(const void *relay) {
  BOOL isReached = NO;
  for (SLCall *call = SLInnermost; call != NULL; call = call->outer) {
    if (call->kind != SLProbing || call->relay != relay) continue;
    call->isReached = YES;
    isReached = YES;
  }
  return isReached;
}
