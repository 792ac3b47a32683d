// SPDX-License-Identifier: MIT
//
// The marks that declarations here bear. Versions are those of the documentation pages, in the order iOS, tvOS, Mac
// Catalyst. Everything not marked is older than what Sightline runs on (15.0).

#pragma once

#define SINCE(ios_, tvos_, catalyst_)                                                               \
  __attribute__((availability(ios, introduced = ios_))) __attribute__((availability(tvos, introduced = tvos_))) \
  __attribute__((availability(maccatalyst, introduced = catalyst_)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_CATALYST __attribute__((availability(maccatalyst, unavailable)))
#define NOT_IN_EXTENSIONS                                       \
  __attribute__((availability(ios_app_extension, unavailable))) \
  __attribute__((availability(tvos_app_extension, unavailable))) \
  __attribute__((availability(maccatalyst_app_extension, unavailable)))

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define ANY_ACTOR __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define SWIFT_NAMED(name) __attribute__((swift_name(#name)))
#define SWIFT_VALUE(name) __attribute__((swift_bridge(#name)))
#define REFINED_IN_SWIFT __attribute__((swift_private))
#define DESIGNATED __attribute__((objc_designated_initializer))

#define OPEN_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type
#define OPTION_SET(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type
#define NAMES_AS_TYPE __attribute__((swift_wrapper(struct)))
