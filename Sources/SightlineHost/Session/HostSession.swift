// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A session that watches the views of one toolkit.
///
/// What has to do with views is here, by their type; everything else is in ``AnyHostSession``, which also does the work.
@MainActor
public final class HostSession<Kit: Toolkit>: AnyHostSession {
  /// Makes a session that tracks nothing yet.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - options: How it works.
  ///   - scheduler: The clock and the timers; held strongly.
  ///   - store: Where `once` rules are kept over launches.
  @inlinable
  public convenience init(
    rules: RuleBook, options: HostOptions = HostOptions(), scheduler: any HostScheduler,
    store: (any OnceStore)? = nil
  ) {
    // Made where the toolkit is known, see ErasedToolkit. As a convenience it is in no table of the class, so that what it
    // leads to without specialisation is not linked.
    self.init(
      toolkit: ErasedToolkit(Kit.self), rules: rules, options: options, scheduler: scheduler, store: store)
  }

  // MARK: What to watch

  /// Tracks a list, a scroll view or any other view as a surface.
  ///
  /// A view that is tracked already is tracked anew under this id; so is an id that another view has. A list names its
  /// cells by `identify`, by binding, or not at all.
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - id: The id of the surface, unique among surfaces.
  ///   - options: What is particular to it.
  ///   - identify: How cells that are not bound get their names.
  @discardableResult
  public func track(
    _ view: Kit.View, as id: String, options: SurfaceOptions = SurfaceOptions(), identify: Identification? = nil
  ) -> Registration {
    trackErased(view, as: id, options: options, identify: identify)
  }

  /// Tracks one view, or the view of one controller, as an item of the nearest surface around it.
  ///
  /// Where no surface is around it, it belongs to its screen: a surface named by ``Toolkit/screenName(of:)``, as large as
  /// the window, shown and hidden with the nearest controller; scroll views on the way become surfaces of their own. A
  /// view that is registered again is registered anew, wherever it was.
  @discardableResult
  public func register(_ view: Kit.View, as item: ExposedItem) -> Registration {
    registerErased(view, as: item)
  }

  /// Says what a cell shows, in the moment in which it is configured, together with the views inside it that count by
  /// themselves. What was bound to it before is forgotten, `nil` binds nothing.
  public func bind(_ view: Kit.View, to item: ExposedItem?, inner: [(view: Kit.View, item: ExposedItem)] = []) {
    bindErased(view, to: item, inner: inner.map { (view: $0.view, item: $0.item) })
  }

  /// Takes a view out: it is tracked no more and cannot be, and nothing in it is an item, until it is included again.
  /// What is tracked inside by a call of its own goes on.
  public func exclude(_ view: Kit.View) {
    excludeErased(view)
  }

  /// Takes an exclusion back. What was tracked before has to be tracked anew.
  public func include(_ view: Kit.View) {
    includeErased(view)
  }

  // MARK: What was heard

  /// Takes a notice. Sets flags alone, but for what must not wait: scenes that close, exact phases, taps.
  ///
  /// May be called at any time on the main actor, inside a callback of the toolkit too.
  public func noticed(_ notice: Notice<Kit.View>) {
    noticedErased(notice.erased)
  }

  // MARK: Covers

  /// Says that a view covers what is below it, though it cannot be seen from outside: a drawing, a video.
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - opacity: 0 to 1; `nil` is opaque.
  public func cover(_ view: Kit.View, opacity: Double? = nil) {
    coverErased(view, opacity: opacity)
  }

  /// Takes back what was said with ``cover(_:opacity:)``.
  public func uncover(_ view: Kit.View) {
    uncoverErased(view)
  }

  // MARK: Answers

  /// Why what a view shows does or does not count as of the last pass; `nil` for a view that shows no item.
  public func explain(_ view: Kit.View) -> Explanation? {
    explainErased(view)
  }

  /// The surface and the id under which the engine knows what a view shows.
  public func exposure(of view: Kit.View) -> (surface: String, item: String)? {
    exposureErased(of: view)
  }
}
