// SPDX-License-Identifier: MIT

/// Why an item does or does not count at a moment, with the arithmetic.
public struct Explanation: Sendable {
  /// Something that closes the way for everything in a surface.
  public enum Gate: Sendable {
    /// The scene of this window is not active.
    case scene(window: String?, state: SceneState)
    /// This surface is hidden.
    case hiddenSurface(String)
    /// This surface, or the window it needs, has not been reported, or lies in a ring of parents.
    case unknown(String)
    /// This surface is paused; `nil`: all are.
    case paused(String?)
  }

  /// A part of the item's area that one thing takes away.
  public struct Loss: Sendable {
    /// What takes it away.
    public enum Reason: Sendable {
      /// The frame of this surface.
      case surface(String)
      /// The insets of this surface.
      case insets(String)
      /// The window.
      case window(String)
      /// A cover, as the host recognised it.
      case cover(by: String?, kind: Cover.Kind?, opacity: Double?)
    }

    /// What takes it away.
    public var reason: Reason
    /// The lost area in square points; what several things take is counted once, for the first.
    public var area: Double

    /// Makes a loss.
    public init(reason: Reason, area: Double) {
      self.reason = reason
      self.area = area
    }
  }

  /// One rule's needs against what is there.
  public struct RulePart: Sendable {
    /// What repetition says of the content now.
    public enum Repetition: Sendable, Equatable {
      /// The rule has been decided in this stretch already, and nothing else is in the way: mostly an impression was
      /// reported, see ``RulePart/isReported``.
      case decidedInThisStretch
      /// An earlier report holds it back.
      case heldBack
      /// The app's veto holds it back.
      case vetoed
      /// The sample does not have it.
      case sampledOut
      /// Nothing holds it back.
      case free
    }

    /// The rule.
    public var rule: Rule
    /// The fraction that decides, in the basis of the rule (the larger one for `either`), edges within the slack taken
    /// as whole.
    public var decidingFraction: Double
    /// Whether the area part holds.
    public var areaHolds: Bool
    /// Whether the alpha part holds.
    public var alphaHolds: Bool
    /// Whether the motion part holds.
    public var motionHolds: Bool
    /// Whether it is viewable: all of the above, visible, and all gates open.
    public var isViewable: Bool
    /// How long it has been viewable without a break.
    public var continuous: TimeSpan
    /// How long it has been viewable in all since the last time the rule was satisfied in this visit.
    public var cumulative: TimeSpan
    /// The time still missing if it stays viewable; zero when the time is complete.
    public var missing: TimeSpan
    /// What repetition says.
    public var repetition: Repetition
    /// Whether an impression under the rule was reported in the running appearance, since the last reset.
    public var isReported: Bool

    /// Makes a part.
    public init(
      rule: Rule, decidingFraction: Double, areaHolds: Bool, alphaHolds: Bool, motionHolds: Bool, isViewable: Bool,
      continuous: TimeSpan, cumulative: TimeSpan, missing: TimeSpan, repetition: Repetition, isReported: Bool = false
    ) {
      self.rule = rule
      self.decidingFraction = decidingFraction
      self.areaHolds = areaHolds
      self.alphaHolds = alphaHolds
      self.motionHolds = motionHolds
      self.isViewable = isViewable
      self.continuous = continuous
      self.cumulative = cumulative
      self.missing = missing
      self.repetition = repetition
      self.isReported = isReported
    }
  }

  /// The moment that is explained.
  public var time: Timestamp
  /// The surface.
  public var surface: String
  /// The item's id.
  public var item: String
  /// What it shows, where the host said so.
  public var content: String?
  /// What closes the way; empty when all gates are open.
  public var gates: [Gate] = []
  /// Whether the item, or an item around its surface, is hidden or has alpha 0.
  public var isHidden = false
  /// Whether the host can measure it.
  public var isMeasurable = true
  /// Whether all its numbers, and those of the surfaces around it, can be reckoned with.
  public var hasGoodNumbers = true
  /// The product of alphas of the item and what it lies in.
  public var alpha = 1.0
  /// The item's area in square points.
  public var itemArea = 0.0
  /// What takes area away: from the innermost surface outwards (insets after the surface's frame), the window, covers.
  public var losses: [Loss] = []
  /// The area left in square points.
  public var visibleArea = 0.0
  /// Visible area over item area, exact.
  public var fraction = 0.0
  /// The share of the item that has been on screen at some time in the running appearance; 0 outside one.
  public var seenExtent = 0.0
  /// The rules that apply, in the order of the book.
  public var rules: [RulePart] = []

  /// Makes an explanation of a place that nothing is known of yet.
  public init(time: Timestamp, surface: String, item: String, content: String? = nil) {
    self.time = time
    self.surface = surface
    self.item = item
    self.content = content
  }
}

// Tests compare it, apps do not: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension Explanation: Equatable {}
  extension Explanation.Gate: Equatable {}
  extension Explanation.Loss: Equatable {}
  extension Explanation.Loss.Reason: Equatable {}
  extension Explanation.RulePart: Equatable {}
#endif
