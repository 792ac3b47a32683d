// SPDX-License-Identifier: MIT
//
// What apps in Objective-C use of Foundation, beside what the adapters do: literals, subscripts, a few members. Swift does
// not see it.

#pragma once

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/foundation/nsstring
@interface NSString (Applications)
- (BOOL)hasPrefix:(NSString *)str;
- (BOOL)isEqualToString:(NSString *)aString;
@end

// developer.apple.com/documentation/foundation/nsarray
@interface NSArray<__covariant ObjectType> (Applications)
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull[_Nonnull])objects count:(NSUInteger)cnt;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
@property (nullable, nonatomic, readonly) ObjectType firstObject;
@end

// developer.apple.com/documentation/foundation/nsmutablearray
@interface NSMutableArray<ObjectType> (Applications)
- (void)addObjectsFromArray:(NSArray<ObjectType> *)otherArray;
@end

// developer.apple.com/documentation/foundation/nsdictionary
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> (Applications)
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull[_Nonnull])objects
                              forKeys:(const id _Nonnull[_Nonnull])keys
                                count:(NSUInteger)cnt;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

// developer.apple.com/documentation/foundation/nsmutabledictionary
@interface NSMutableDictionary<KeyType, ObjectType> (Applications)
- (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

// developer.apple.com/documentation/foundation/nsnumber
@interface NSNumber (Applications)
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@end

// developer.apple.com/documentation/foundation/nsindexpath
@interface NSIndexPath (Applications)
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger section;
@end

// developer.apple.com/documentation/foundation/nslog

#pragma clang assume_nonnull end
