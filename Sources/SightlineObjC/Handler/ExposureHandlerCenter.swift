// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
  public import SightlineUIKit
#endif

/// The one place of an app where its handler is registered, at launch, and then each page its lists, with one call.
///
/// ```swift
/// ExposureHandlerCenter.register(Exposures())
///
/// // In a page:
/// ExposureHandlerCenter.track(tableView, as: "home") { [weak self] path in self?.item(at: path) }
/// ```
///
/// What is tracked here ends with its view. There are no tokens; ``stopTracking(_:)`` ends it earlier.
@objc(SLExposureHandlerCenter)
@preconcurrency @MainActor
public final class ExposureHandlerCenter: NSObject {
  private static var current: ExposureHandlerCenter?

  private let monitor: ExposureMonitor
  private var handler: any ExposureHandler
  private var listening: ExposureToken?
  /// What is tracked, as long as its view lives.
  private var pages: [Page] = []
  private lazy var objectiveC = SLExposureMonitor(monitor: monitor)

  private struct Page {
    weak var view: UIView?
    var token: ExposureToken
  }

  private init(_ handler: any ExposureHandler, _ monitor: ExposureMonitor) {
    self.monitor = monitor
    self.handler = handler
    super.init()
    ObjectiveCCells.listen()
    let hook = monitor.addEventObserver { [weak self] events in self?.tell(events) }
    listening = ExposureToken { [weak monitor] in monitor?.removeObserver(hook) }
  }

  /// The monitor that the handler listens to; `nil` before one is registered.
  public static var monitor: ExposureMonitor? { current?.monitor }

  /// Registers the handler of the app, which is kept. A second call replaces the handler; rules and options stay.
  ///
  /// - Parameters:
  ///   - handler: Who is told.
  ///   - policy: When an exposure counts, and how often.
  ///   - rules: Other rules that the monitor decides, too.
  ///   - options: How the monitor works.
  public static func register(
    _ handler: any ExposureHandler, policy: ExposureStopPolicy = ExposureStopPolicy(), rules: [ExposureRule] = [],
    options: ExposureOptions = ExposureOptions()
  ) {
    if let current { return current.handler = handler }
    register(handler, on: ExposureMonitor(rules: policy.book(with: rules), options: options))
  }

  /// Registers the handler of the app with a monitor that it has. The monitor's rules must have those of a policy
  /// (`ExposureStopPolicy.rules`): what it has no rule for is never told. With the monitor that it is registered
  /// with already, only the handler is replaced; with another one, what was tracked before ends.
  public static func register(_ handler: any ExposureHandler, on monitor: ExposureMonitor) {
    if let current, current.monitor === monitor { return current.handler = handler }
    current = ExposureHandlerCenter(handler, monitor)
  }

  /// Tracks a list whose cells say what they show (`exposure`, `ExposureIdentifying`), or any other view.
  @objc(trackView:as:)
  public static func track(_ view: UIView, as surface: String) {
    begin(view, surface) { monitor, options in monitor.track(view, as: surface, options: options) }
  }

  /// Tracks a table whose rows are named by a closure; `nil` for a row that is not to be counted.
  ///
  /// An index path is no id: answer with the id of the model.
  public static func track(
    _ tableView: UITableView, as surface: String, item: @escaping @MainActor (IndexPath) -> ExposureItem?
  ) { begin(tableView, surface, naming: naming(item)) }

  /// Tracks a collection view whose items are named by a closure; `nil` for one that is not to be counted.
  public static func track(
    _ collectionView: UICollectionView, as surface: String, item: @escaping @MainActor (IndexPath) -> ExposureItem?
  ) { begin(collectionView, surface, naming: naming(item)) }

  /// Tracks a table by its diffable source, whose identifiers name the rows
  /// (`ExposureIdentifiable`).
  public static func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ tableView: UITableView, as surface: String, by source: UITableViewDiffableDataSource<Section, Item>
  ) {
    begin(tableView, surface) { monitor, options in
      monitor.track(tableView, as: surface, by: source, options: options)
    }
  }

  /// Tracks a collection view by its diffable source, as a table.
  public static func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ collectionView: UICollectionView, as surface: String, by source: UICollectionViewDiffableDataSource<Section, Item>
  ) {
    begin(collectionView, surface) { monitor, options in
      monitor.track(collectionView, as: surface, by: source, options: options)
    }
  }

  /// Tracks a scroll view with the widgets in it; ``ExposureHandler/firstSeen(_:)`` is called for each that comes on
  /// screen, however it comes there.
  ///
  /// - Parameters:
  ///   - scrollView: The view; held weakly.
  ///   - surface: What to call it.
  ///   - widgets: Views and controllers by their ids.
  ///   - distance: A change of offset below this many points is not looked at until it adds up, or motion ends.
  public static func track(
    _ scrollView: UIScrollView, as surface: String, widgets: KeyValuePairs<String, any ExposureWidget>,
    minimumScrollDistance distance: Double = 0
  ) {
    begin(scrollView, surface, widgets.map { ($0.value, ExposureItem($0.key)) }, distance)
  }

  /// Ends the tracking of a view.
  @objc public static func stopTracking(_ view: UIView) {
    guard let current else { return }
    // Out of the list before they end: the end of tracking takes a subview out of a view of the app's.
    let ended = current.pages.filter { $0.view === view || $0.view == nil }
    current.pages.removeAll { $0.view === view || $0.view == nil }
    for page in ended { page.token.end() }
  }

  private static func naming(_ item: @escaping @MainActor (IndexPath) -> ExposureItem?) -> Identification {
    .byPlace { place in place.kind == .cell ? item(place.indexPath) : nil }
  }

  private static func begin(_ view: UIView, _ surface: String, naming: Identification) {
    begin(view, surface) { monitor, options in
      monitor.track(view, as: surface, options: options, naming: naming)
    }
  }

  private static func begin(
    _ scrollView: UIScrollView, _ surface: String, _ widgets: [(any ExposureWidget, ExposureItem)], _ distance: Double
  ) {
    begin(scrollView, surface, areWidgets: true, distance: distance > 0 ? distance : nil) { monitor, options in
      monitor.begin(scrollView, as: surface, options: options, widgets: widgets)
    }
  }

  private static func begin(
    _ view: UIView, _ surface: String, areWidgets: Bool = false, distance: Double? = nil,
    _ start: (ExposureMonitor, SurfaceOptions) -> ExposureToken
  ) {
    guard let current else {
      let detail = StopPolicy.withoutHandler(surface)
      return ExposureLog().write(Misuse(kind: .refused, surface: surface, detail: detail))
    }
    let rules = StopPolicy.rules(for: surface, in: current.monitor.rules, areWidgets: areWidgets)
    let token = start(current.monitor, SurfaceOptions(rules: rules, minimumScrollDistance: distance))
    stopTracking(view)
    current.pages.append(Page(view: view, token: token))
  }

  private func tell(_ events: [Event]) {
    for report in monitor.stopReports(of: events) {
      let batch = ExposureBatch(report)
      switch report.kind {
      case .exposed: handler.exposed?(batch)
      case .effective: handler.effective?(batch)
      case .firstSeen: handler.firstSeen?(batch)
      }
    }
  }
}

extension ExposureHandlerCenter {
  // MARK: In Objective-C

  /// The monitor that the handler listens to; `nil` before one is registered.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `monitor`.")
  @objc(monitor) public static var objectiveCMonitor: SLExposureMonitor? {
    current?.objectiveC
  }

  /// Registers the handler of the app, which is kept.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `register(_:)`.")
  @objc(registerHandler:) public static func registerHandler(_ handler: any ExposureHandler) { register(handler) }

  /// Registers the handler of the app, which is kept.
  ///
  /// - Parameters:
  ///   - handler: Who is told.
  ///   - stay: How many seconds an item has to stay to be effective.
  ///   - repetition: How often one content counts; a cooldown is not possible here, and is once in a visit.
  ///   - tallItemsFill: The share of what the list shows that an item must fill which cannot be shown whole; `nil`: it
  ///     never counts.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `register(_:policy:)`.")
  @objc(registerHandler:effectiveAfter:repetition:tallItemsFill:)
  public static func registerHandler(
    _ handler: any ExposureHandler, effectiveAfter stay: TimeInterval, repetition: SLExposureRepetition,
    tallItemsFill: NSNumber?
  ) {
    register(handler, policy: SLExposureRules.policy(stay, repetition, tallItemsFill))
  }

  /// Registers the handler of the app with a monitor that it has.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `register(_:on:)`.")
  @objc(registerHandler:onMonitor:)
  public static func registerHandler(_ handler: any ExposureHandler, on monitor: SLExposureMonitor) {
    register(handler, on: monitor.monitor)
  }

  /// Tracks a table whose rows are named by a block; `nil` for a row that is not to be counted.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `track(_:as:item:)`.")
  @objc(trackTableView:as:itemAtIndexPath:)
  public static func trackTable(
    _ tableView: UITableView, as surface: String, item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) { begin(tableView, surface, naming: SLExposureMonitor.naming(item, nil)) }

  /// Tracks a collection view whose items are named by a block; `nil` for one that is not to be counted.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `track(_:as:item:)`.")
  @objc(trackCollectionView:as:itemAtIndexPath:)
  public static func trackCollection(
    _ collectionView: UICollectionView, as surface: String, item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) { begin(collectionView, surface, naming: SLExposureMonitor.naming(item, nil)) }

  /// Tracks a scroll view with the widgets in it.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `track(_:as:widgets:minimumScrollDistance:)`.")
  @objc(trackScrollView:as:widgets:minimumScrollDistance:)
  public static func trackWidgets(
    _ scrollView: UIScrollView, as surface: String, widgets: [SLExposurePart], distance: Double
  ) { begin(scrollView, surface, widgets.compactMap(\.widget), distance) }
}
