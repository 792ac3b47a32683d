// SPDX-License-Identifier: MIT

/// One step from a view outwards.
public struct ViewLink<View: AnyObject> {
  /// The view.
  public var view: View
  /// What the view lies in; `nil` for a window and for a view that hangs nowhere.
  public var superview: View?
  /// How it lies there.
  public var geometry: ViewGeometry
  /// What kind of view it is.
  public var kind: Kind
  /// Whether it is the view of a controller.
  public var isScreen: Bool

  /// The kinds of views that a chain can meet.
  public enum Kind: Sendable, Hashable {
    /// Any other view.
    case plain
    /// A scroll view of any kind, lists included.
    case scroll
    /// A window.
    case window
  }

  /// Makes a link.
  @inlinable
  public init(
    view: View, superview: View?, geometry: ViewGeometry, kind: Kind = .plain, isScreen: Bool = false
  ) {
    self.isScreen = isScreen
    self.view = view
    self.superview = superview
    self.geometry = geometry
    self.kind = kind
  }
}

/// The chains of several views, one after the other in one array, so that nothing is allocated at each pass.
public struct ChainBuffer<View: AnyObject> {
  /// The links of all chains.
  public var links: [ViewLink<View>] = []
  /// Where each chain begins in ``links``.
  public var starts: [Int] = []

  /// Makes an empty buffer.
  public init() {}

  /// Begins the chain of the next view.
  @inlinable
  public mutating func beginChain() {
    starts.append(links.count)
  }

  /// Adds the next link outwards to the chain begun last.
  @inlinable
  public mutating func append(_ link: ViewLink<View>) {
    links.append(link)
  }

  /// How many chains there are.
  @inlinable public var count: Int { starts.count }

  /// The places in ``links`` of one chain.
  @inlinable
  public func range(of chain: Int) -> Range<Int> {
    let end = chain + 1 < starts.count ? starts[chain + 1] : links.count
    return starts[chain]..<max(starts[chain], end)
  }

  /// Forgets all chains and lets go of their views; the memory is kept.
  @inlinable
  public mutating func clear() {
    links.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }
}
