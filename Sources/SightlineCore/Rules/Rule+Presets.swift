// SPDX-License-Identifier: MIT

extension Rule {
  /// Any pixel, at once.
  public static let anyPixel = Rule(name: "anyPixel")

  /// The whole item, at once.
  public static let fullyVisible = Rule(name: "fullyVisible", fraction: 1)

  /// MRC's viewable display impression: half of the pixels for one continuous second; 30 % of items from 242,500 square
  /// points on.
  ///
  /// Source: MRC Viewable Ad Impression Measurement Guidelines. Its pixels are density-independent, hence points.
  public static let mrcDisplay = Rule(
    name: "mrcDisplay", fraction: 0.5, largeItem: LargeItem(area: 242_500, fraction: 0.3),
    continuous: .milliseconds(1_000))

  /// MRC's viewable video impression: half of the pixels for two continuous seconds.
  public static let mrcVideo = Rule(name: "mrcVideo", fraction: 0.5, continuous: .milliseconds(2_000))

  /// LBTrackManager's exposure: the whole item at rest, unless it was there at the previous stop.
  public static let settled = Rule(
    name: "settled", fraction: 1, motion: .settled, repetition: .unlessAtPreviousStop)

  /// LBTrackManager's effective exposure: as ``settled``, for at least a second.
  ///
  /// LBTrackManager reports it at the next drag; Sightline reports it when the stay is long enough.
  public static let settledView = Rule(
    name: "settledView", fraction: 1, continuous: .milliseconds(1_000), motion: .settled,
    repetition: .unlessAtPreviousStop)

  /// All presets in the order in which documentation lists them.
  public static let presets = [anyPixel, fullyVisible, mrcDisplay, mrcVideo, settled, settledView]
}
