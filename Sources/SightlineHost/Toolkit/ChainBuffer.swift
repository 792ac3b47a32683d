// SPDX-License-Identifier: MIT

/// The chains of several views, one after the other in one array, so that nothing is allocated at each pass.
public struct ChainBuffer {
  /// The links of all chains.
  @inlinable public var links: [ChainLink] { steps }
  @usableFromInline var steps: [ChainLink] = []
  /// Where each chain begins in ``links``.
  @usableFromInline var starts: [Int] = []
  /// The views that are kept themselves.
  @usableFromInline var kept: [AnyObject] = []
  /// Whether all views are kept, or only those that may be asked for: scroll views, windows and those of controllers.
  @usableFromInline var keepsAll: Bool

  /// Makes an empty buffer.
  ///
  /// - Parameter keepsAll: Whether all views are kept, or scroll views, windows and those of controllers alone.
  @inlinable
  public init(keepsAll: Bool = true) {
    self.keepsAll = keepsAll
  }

  /// Begins the chain of the next view.
  @inlinable
  public mutating func beginChain() {
    starts.append(steps.count)
  }

  /// Adds the next link outwards to the chain begun last.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - superview: What it lies in; `nil` for a window and for a view that hangs nowhere.
  ///   - geometry: How it lies there.
  ///   - kind: What kind of view it is.
  ///   - isScreen: Whether it is the view of a controller.
  @inlinable
  public mutating func append(
    _ view: AnyObject, in superview: AnyObject?, _ geometry: ViewGeometry, kind: ChainLink.Kind = .plain,
    isScreen: Bool = false
  ) {
    let isKept = keepsAll || kind != .plain || isScreen
    steps.append(
      ChainLink(
        view: ObjectIdentifier(view), superview: superview.map { ObjectIdentifier($0) }, geometry: geometry, kind: kind,
        isScreen: isScreen, keptAt: isKept ? kept.count : -1))
    if isKept { kept.append(view) }
  }

  /// How many chains there are.
  @inlinable public var count: Int { starts.count }

  /// The places in ``links`` of one chain.
  @inlinable
  public func range(of chain: Int) -> Range<Int> {
    let end = chain + 1 < starts.count ? starts[chain + 1] : steps.count
    return starts[chain]..<max(starts[chain], end)
  }

  /// The view of a link, where it is kept.
  package func view(of link: ChainLink) -> AnyObject? {
    kept.indices.contains(link.keptAt) ? kept[link.keptAt] : nil
  }

  /// Forgets all chains and lets go of their views; the memory is kept.
  @inlinable
  public mutating func clear() {
    steps.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
  }
}
