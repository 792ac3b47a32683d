// SPDX-License-Identifier: MIT
//
// Foundation: its classes, as far as they are used or other declarations mention them.

#pragma once

#include <CoreGraphics/CoreGraphics.h>
#include <declared.h>
#include <objc/objc.h>

enum : NSInteger { NSNotFound = INTPTR_MAX };

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/foundation/nstimeinterval
typedef double NSTimeInterval;

// developer.apple.com/documentation/foundation/nsdate
SENDABLE SWIFT_VALUE(Date)
@interface NSDate : NSObject
@end

// developer.apple.com/documentation/foundation/nsfastenumerationstate
typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

// developer.apple.com/documentation/foundation/nsfastenumeration
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)len;
@end

// developer.apple.com/documentation/foundation/nscoding
@class NSCoder;
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// developer.apple.com/documentation/foundation/nscoder
@interface NSCoder : NSObject
@end

// developer.apple.com/documentation/foundation/nsstring
SWIFT_VALUE(Swift.String)
@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
+ (nullable instancetype)stringWithUTF8String:(const char *)nullTerminatedCString;
@property (nullable, readonly) const char *UTF8String;
@end

// developer.apple.com/documentation/foundation/nsvalue
SENDABLE
@interface NSValue : NSObject
@end

// developer.apple.com/documentation/foundation/nsnumber
@interface NSNumber : NSValue
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue SWIFT_NAMED(intValue);
@property (readonly) long long longLongValue SWIFT_NAMED(int64Value);
- (BOOL)isEqualToNumber:(NSNumber *)number;
- (NSNumber *)initWithBool:(BOOL)value DESIGNATED SWIFT_NAMED(init(value:));
- (NSNumber *)initWithDouble:(double)value DESIGNATED SWIFT_NAMED(init(value:));
- (NSNumber *)initWithInteger:(NSInteger)value DESIGNATED SWIFT_NAMED(init(value:));
- (NSNumber *)initWithLongLong:(long long)value DESIGNATED SWIFT_NAMED(init(value:));
@end

// developer.apple.com/documentation/foundation/nsnull
SENDABLE
@interface NSNull : NSObject
@end

// developer.apple.com/documentation/foundation/nsarray
SWIFT_VALUE(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
+ (instancetype)array;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)anObject;
- (BOOL)containsObject:(ObjectType)anObject;
@end

// developer.apple.com/documentation/foundation/nsmutablearray
@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
- (void)addObject:(ObjectType)anObject;
- (void)removeObjectIdenticalTo:(ObjectType)anObject;
@end

// developer.apple.com/documentation/foundation/nsdictionary
SWIFT_VALUE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
- (nullable ObjectType)objectForKey:(KeyType)aKey;
@end

// developer.apple.com/documentation/foundation/nsmutabledictionary
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary <KeyType, ObjectType>
+ (instancetype)dictionaryWithCapacity:(NSUInteger)numItems;
- (void)setObject:(ObjectType)anObject forKey:(KeyType)aKey;
@end

// developer.apple.com/documentation/foundation/nshashtable
@interface NSHashTable<ObjectType> : NSObject
+ (NSHashTable<ObjectType> *)weakObjectsHashTable SWIFT_NAMED(weakObjects());
- (void)addObject:(nullable ObjectType)object;
- (void)removeObject:(nullable ObjectType)object;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@end

// developer.apple.com/documentation/foundation/nsset
SWIFT_VALUE(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject
@end

// developer.apple.com/documentation/foundation/nsattributedstring
typedef NSString *NSAttributedStringKey NAMES_AS_TYPE SWIFT_NAMED(NSAttributedString.Key);
SENDABLE
@interface NSAttributedString : NSObject
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end

// developer.apple.com/documentation/foundation/nsindexpath
SENDABLE SWIFT_VALUE(IndexPath)
@interface NSIndexPath : NSObject
@end

// developer.apple.com/documentation/foundation/bundle
SENDABLE SWIFT_NAMED(Bundle)
@interface NSBundle : NSObject
@end

// developer.apple.com/documentation/foundation/nserror
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;
SENDABLE
@interface NSError : NSObject
- (instancetype)initWithDomain:(NSErrorDomain)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict DESIGNATED;
@end

// developer.apple.com/documentation/foundation/nsdata
SENDABLE SWIFT_VALUE(Data)
@interface NSData : NSObject
@end

// developer.apple.com/documentation/foundation/nsurl
SENDABLE SWIFT_VALUE(URL)
@interface NSURL : NSObject
@end

// developer.apple.com/documentation/foundation/fileattributekey
typedef NSString *NSFileAttributeKey NAMES_AS_TYPE SWIFT_NAMED(FileAttributeKey);

// developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
typedef OPEN_ENUM(NSUInteger, NSSearchPathDirectory) {
  NSCachesDirectory = 13,
} SWIFT_NAMED(FileManager.SearchPathDirectory);

// developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
typedef OPTION_SET(NSUInteger, NSSearchPathDomainMask) {
  NSUserDomainMask = 1,
} SWIFT_NAMED(FileManager.SearchPathDomainMask);

// developer.apple.com/documentation/foundation/filemanager
SENDABLE SWIFT_NAMED(FileManager)
@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager SWIFT_NAMED(default);
- (BOOL)createDirectoryAtURL:(NSURL *)url
    withIntermediateDirectories:(BOOL)createIntermediates
                     attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes
                          error:(NSError *_Nullable *_Nullable)error;
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError *_Nullable *_Nullable)error;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory
                             inDomains:(NSSearchPathDomainMask)domainMask SWIFT_NAMED(urls(for:in:));
@property (readonly, copy) NSURL *temporaryDirectory;
@end

// developer.apple.com/documentation/foundation/stream
SWIFT_NAMED(Stream)
@interface NSStream : NSObject
- (void)open;
- (void)close;
@property (nullable, readonly, copy) NSError *streamError;
@end

// developer.apple.com/documentation/foundation/outputstream
SWIFT_NAMED(OutputStream)
@interface NSOutputStream : NSStream
- (nullable instancetype)initWithURL:(NSURL *)url append:(BOOL)shouldAppend;
- (NSInteger)write:(const uint8_t *)buffer maxLength:(NSUInteger)len;
@end

// developer.apple.com/documentation/foundation/nsmethodsignature
@interface NSMethodSignature : NSObject
+ (nullable NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
@property (readonly) NSUInteger methodReturnLength;
@end

// developer.apple.com/documentation/foundation/nsinvocation
@interface NSInvocation : NSObject
@property (readonly, retain) NSMethodSignature *methodSignature;
@property SEL selector;
- (void)setReturnValue:(void *)retLoc;
- (void)invokeWithTarget:(id)target;
@end

extern NSString *NSStringFromSelector(SEL aSelector);
extern NSString *NSStringFromClass(Class aClass);
extern SEL NSSelectorFromString(NSString *aSelectorName);

// developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
typedef OPTION_SET(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 0x01,
  NSKeyValueObservingOptionOld = 0x02,
  NSKeyValueObservingOptionInitial = 0x04,
  NSKeyValueObservingOptionPrior = 0x08
};

// developer.apple.com/documentation/foundation/nskeyvaluechangekey
typedef NSString *NSKeyValueChangeKey NAMES_AS_TYPE;

// developer.apple.com/documentation/objectivec/nsobject: key-value observing
@interface NSObject (NSKeyValueObserverRegistration)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(nullable void *)context;
@end

// developer.apple.com/documentation/foundation/nsnotification
typedef NSString *NSNotificationName NAMES_AS_TYPE SWIFT_NAMED(NSNotification.Name);
SWIFT_VALUE(Notification)
@interface NSNotification : NSObject
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@end

@class NSOperationQueue;

// developer.apple.com/documentation/foundation/nsnotificationcenter
SENDABLE SWIFT_NAMED(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAMED(default);
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (^SENDABLE)(NSNotification *notification))block;
@end

// developer.apple.com/documentation/foundation/operationqueue
SENDABLE SWIFT_NAMED(OperationQueue)
@interface NSOperationQueue : NSObject
@end

// developer.apple.com/documentation/foundation/thread
SENDABLE SWIFT_NAMED(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

// developer.apple.com/documentation/foundation/runloop/mode
typedef NSString *NSRunLoopMode NAMES_AS_TYPE SWIFT_NAMED(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAMED(NSRunLoopMode.common);

// developer.apple.com/documentation/foundation/timer
SWIFT_NAMED(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval
                           repeats:(BOOL)repeats
                             block:(void (^SENDABLE)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(void (^SENDABLE)(NSTimer *timer))block
    SWIFT_NAMED(scheduledTimer(withTimeInterval:repeats:block:));
- (void)invalidate;
@end

// developer.apple.com/documentation/foundation/runloop
SWIFT_NAMED(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAMED(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SWIFT_NAMED(add(_:forMode:));
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate SWIFT_NAMED(run(mode:before:));
@end

// developer.apple.com/documentation/foundation/processinfo
SENDABLE SWIFT_NAMED(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
- (void)performExpiringActivityWithReason:(NSString *)reason usingBlock:(void (^SENDABLE)(BOOL expired))block;
@property (readonly, getter=isLowPowerModeEnabled) BOOL lowPowerModeEnabled SINCE(9.0, 9.0, 13.1);
@property (readonly) NSTimeInterval systemUptime;
@end
// developer.apple.com/documentation/foundation/nsnotification/name/nsprocessinfopowerstatedidchange
extern NSNotificationName const NSProcessInfoPowerStateDidChangeNotification;

// developer.apple.com/documentation/foundation/userdefaults
SENDABLE SWIFT_NAMED(UserDefaults)
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SWIFT_NAMED(standard);
- (nullable NSString *)stringForKey:(NSString *)defaultName;
- (BOOL)boolForKey:(NSString *)defaultName;
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName SWIFT_NAMED(set(_:forKey:));
- (void)setBool:(BOOL)value forKey:(NSString *)defaultName SWIFT_NAMED(set(_:forKey:));
@end

#pragma clang assume_nonnull end

#ifndef __swift__
#include <Foundation/Applications.h>
#endif
