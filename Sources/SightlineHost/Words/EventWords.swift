// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// An event as a line for a log, in two parts, since the second may say what a person has seen.
public enum EventWords {
  /// What happened: `impression mrcDisplay, fraction 0.62, viewable for 1 s`. Names no item, surface or attribute.
  public static func what(_ event: Event) -> String {
    switch event.kind {
    case .appear(let fraction): "appear, " + share(fraction)
    case .enter(let rule, let fraction): "enter " + rule.name + ", " + share(fraction)
    case .impression(let impression):
      "impression " + impression.rule.name + ", " + share(impression.fraction) + ", viewable for "
        + Decimals.short(impression.viewableTime)
    case .leave(let rule, let cause, let dwell):
      "leave " + rule.name + ", " + cause.rawValue + " after " + Decimals.short(dwell)
    case .disappear(let record):
      "disappear, " + record.cause.rawValue + " after " + Decimals.short(record.visibleTime) + ", up to "
        + Decimals.short(record.maxFraction, places: 2)
    }
  }

  /// What it happened to: `card-7 (p-9) in feed`.
  public static func which(_ event: Event) -> String {
    let content = event.content.map { $0 == event.item ? "" : " (" + $0 + ")" } ?? ""
    return event.item + content + " in " + event.surface
  }

  private static func share(_ fraction: Double) -> String { "fraction " + Decimals.short(fraction, places: 2) }
}
