// SPDX-License-Identifier: MIT

// Wherever a type is linked, so is what it conforms to, used or not: a comparison costs an app some hundred bytes a type.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// `Equatable` of what only tests compare, which is all that is decided inside a session. In a release for Apple's systems
  /// these types have no `==`.
  public typealias EquatableInTests = Equatable
#else
  /// Nothing: see the other branch.
  public typealias EquatableInTests = Any
#endif
