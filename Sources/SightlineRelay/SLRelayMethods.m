// SPDX-License-Identifier: MIT

#import "SLRelayMethods.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// Steps over the rest of a name in quotation marks: that of a class or of a member.
static const char *SLReadName(const char *types) {
  while (*types != '\0' && *types != '"') types++;
  return *types == '"' ? types + 1 : types;
}

/// Steps over one type; says whether it is a plain value, and whether it takes one general register.
static const char *SLReadType(const char *types, BOOL *isPlain, BOOL *isWord) {
  *isPlain = YES;
  *isWord = YES;
  // `inout` and `out` let the callee answer; `const`, `in`, `bycopy`, `byref`, `oneway` and `_Atomic` do not.
  while (*types != '\0' && strchr("rnNoORVA", *types) != NULL) {
    if (*types == 'N' || *types == 'o') *isPlain = NO;
    types++;
  }
  int depth = 0;
  do {
    char type = *types;
    if (type == '\0') {
      *isPlain = NO;
      return types;
    }
    types++;
    if (type == '{') {
      depth++;
      *isWord = NO;
      // The name of a structure is no type.
      while (*types != '\0' && *types != '=' && *types != '}') types++;
      if (*types == '=') types++;
    } else if (depth > 0 && type == '}') {
      depth--;
    } else if (depth > 0 && type == '"') {
      types = SLReadName(types);
    } else if (type == '@' && *types == '?') {
      // A block can be called: it is a way to answer, and must not be called twice.
      *isPlain = NO;
    } else if (strchr("fdDtTj", type) != NULL || (depth > 0 && (type == 'b' || (type >= '0' && type <= '9')))) {
      *isWord = NO;
    } else if (strchr("@cCsSiIlLqQB#:", type) == NULL) {
      // Pointers, strings, arrays, unions, functions, and all that is unknown.
      *isPlain = NO;
    }
  } while (depth > 0 && *isPlain);
  return types;
}

SLShape SLShapeOfEncoding(const char *types) {
  SLShape none = {NO, -1};
  if (types == NULL) return none;
  // `oneway` may stand before the result.
  while (*types == 'V') types++;
  if (*types != 'v') return none;
  types++;
  SLShape shape = {YES, 0};
  for (int parameter = 0;; parameter++) {
    // Offsets stand behind each type.
    while (*types == '-' || *types == '+' || (*types >= '0' && *types <= '9')) types++;
    if (*types == '\0') return parameter < 2 ? none : shape;
    BOOL isPlain, isWord;
    types = SLReadType(types, &isPlain, &isWord);
    if (*types == '"') types = SLReadName(types + 1);
    if (!isPlain) return none;
    // The first two are the receiver and the selector.
    if (parameter < 2 || shape.words < 0) continue;
    shape.words = isWord && shape.words < SLMostWords ? shape.words + 1 : -1;
  }
}

static NSUInteger SLHash(SEL selector) {
  // The name of a selector is kept once, so its address stands for it on both runtimes.
  return ((uintptr_t)sel_getName(selector) >> 2) * (NSUInteger)0x9E3779B97F4A7C15u >> 17;
}

NSUInteger SLPlace(SLRelayMethods *table, SEL selector) {
  for (NSUInteger slot = SLHash(selector) & table->mask;; slot = (slot + 1) & table->mask) {
    NSUInteger place = table->slots[slot];
    if (place == 0) return NSNotFound;
    if (sel_isEqual(table->methods[place - 1].selector, selector)) return place - 1;
  }
}

static void SLEnterSlot(SLRelayMethods *table, NSUInteger place) {
  NSUInteger slot = SLHash(table->methods[place].selector) & table->mask;
  while (table->slots[slot] != 0) slot = (slot + 1) & table->mask;
  table->slots[slot] = place + 1;
}

static void SLAddMethod(SLRelayMethods *table, SEL selector, const char *types) {
  if (SLPlace(table, selector) != NSNotFound) return;
  table->methods = realloc(table->methods, (table->count + 1) * sizeof *table->methods);
  table->methods[table->count++] = (SLMethod){selector, types, SLShapeOfEncoding(types)};
  // At most half full: a search for a stranger ends soon.
  if (table->count * 2 <= table->mask + 1) {
    SLEnterSlot(table, table->count - 1);
    return;
  }
  table->mask = table->mask * 2 + 1;
  free(table->slots);
  table->slots = calloc(table->mask + 1, sizeof *table->slots);
  for (NSUInteger place = 0; place < table->count; place++) SLEnterSlot(table, place);
}

static void SLAddMethodsOf(SLRelayMethods *table, Protocol *protocol, Class base) {
  // What every object has is the relay's own matter.
  if (strcmp(protocol_getName(protocol), "NSObject") == 0) return;
  for (int isRequired = 0; isRequired < 2; isRequired++) {
    unsigned number = 0;
    struct objc_method_description *list = protocol_copyMethodDescriptionList(protocol, isRequired != 0, YES, &number);
    for (unsigned i = 0; i < number; i++) {
      if (class_getInstanceMethod(base, list[i].name) == NULL) SLAddMethod(table, list[i].name, list[i].types);
    }
    free(list);
  }
  unsigned number = 0;
  Protocol *SL_UNRETAINED *adopted = protocol_copyProtocolList(protocol, &number);
  for (unsigned i = 0; i < number; i++) SLAddMethodsOf(table, adopted[i], base);
  free(adopted);
}

static void SLMakeClass(SLRelayMethods *table, Class base, const IMP *directs) {
  // A name can be taken only if two copies of this code are in one app.
  NSString *wanted = [NSString stringWithFormat:@"%s_%s", class_getName(base), protocol_getName(table->protocol)];
  NSString *name = wanted;
  Class class = Nil;
  for (int copy = 2; class == Nil && copy < 100; copy++) {
    class = objc_allocateClassPair(base, [name UTF8String], 0);
    name = [NSString stringWithFormat:@"%@_%d", wanted, copy];
  }
  // Without it everything is passed on all the same, by invocations.
  table->relayClass = class == Nil ? base : class;
  if (class == Nil) return;
  for (NSUInteger place = 0; place < table->count; place++) {
    SLMethod method = table->methods[place];
    if (method.shape.words >= 0) class_addMethod(class, method.selector, directs[method.shape.words], method.types);
  }
  objc_registerClassPair(class);
}

static pthread_mutex_t SLTablesLock = PTHREAD_MUTEX_INITIALIZER;
static NSMutableDictionary *SLTables;

@interface SLRelayMethods ()
- (instancetype)initWithProtocol:(Protocol *)aProtocol base:(Class)base directs:(const IMP *)directs;
@end

@implementation SLRelayMethods

- (instancetype)initWithProtocol:(Protocol *)aProtocol base:(Class)base directs:(const IMP *)directs {
  if ((self = [super init])) {
    // Protocols live forever.
    protocol = aProtocol;
    mask = 7;
    slots = calloc(mask + 1, sizeof *slots);
    SLAddMethodsOf(self, aProtocol, base);
    SLMakeClass(self, base, directs);
  }
  return self;
}

+ (SLRelayMethods *)methodsOfProtocol:(Protocol *)protocol base:(Class)base directs:(const IMP *)directs {
  NSString *name = [NSString stringWithUTF8String:protocol_getName(protocol)];
  pthread_mutex_lock(&SLTablesLock);
  if (SLTables == nil) SLTables = [[NSMutableDictionary alloc] init];
  SLRelayMethods *table = [SLTables objectForKey:name];
  if (table == nil) {
    table = [[SLRelayMethods alloc] initWithProtocol:protocol base:base directs:directs];
    [SLTables setObject:table forKey:name];
    SL_RELEASE(table);
  }
  pthread_mutex_unlock(&SLTablesLock);
  return table;
}

@end
