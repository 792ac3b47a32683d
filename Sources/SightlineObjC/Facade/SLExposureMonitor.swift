// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  public import SightlineUIKit
#endif

/// Tells an app which of its items the user really saw, in Objective-C; in Swift `ExposureMonitor`.
///
/// Make one for the app, keep it, say what to watch, and name what the cells show where they are configured:
///
/// ```objc
/// self.monitor = [[SLExposureMonitor alloc] init];
/// self.monitor.onImpression = ^(SLExposureEvent *event) { [Analytics send:@"seen" id:event.itemIdentifier]; };
///
/// // In the view controller of the list:
/// self.token = [monitor trackView:self.tableView as:@"feed"];
///
/// // Where a cell is configured:
/// cell.sl_exposureItem = [[SLExposureItem alloc] initWithIdentifier:post.identifier];
/// ```
///
/// Views are held weakly and nothing of UIKit is replaced. All calls are made on the main thread, and all blocks are called
/// there.
@objc(SLExposureMonitor)
@preconcurrency @MainActor
public final class SLExposureMonitor: NSObject {
  /// The monitor in Swift; both may be used together.
  public let monitor: ExposureMonitor
  private var listening: ExposureToken?
  private var vetoing: ExposureToken?

  /// Called with every event, in order.
  @objc public var onEvent: (@MainActor (SLExposureEvent) -> Void)?
  /// Called with every impression, in order.
  @objc public var onImpression: (@MainActor (SLExposureEvent) -> Void)?
  /// Called with what the app does wrong, once for each subject; without it misuses are written to the log.
  @objc public var onMisuse: (@MainActor (SLExposureMisuse) -> Void)?
  /// Called with what the engine found wrong in what it was told, such as a rule that no set of rules has.
  @objc public var onDiagnostic: (@MainActor (SLExposureMisuse) -> Void)?
  /// Told of every event and misuse; held weakly.
  @objc public weak var delegate: (any SLExposureMonitorDelegate)?
  /// Asked when an item is first shown, or shows something else: the names of the rules under which no impression of it is
  /// wanted.
  @objc public var vetoBlock: (@MainActor (_ surface: String, _ item: SLExposureItem) -> [String])? {
    didSet {
      // What is set in Swift on the same monitor stays, here as in what is called.
      vetoing = nil
      guard let ask = vetoBlock else { return }
      let hook = monitor.addVeto { surface, item in ask(surface, SLExposureItem(item)) }
      vetoing = ExposureToken { [weak monitor] in monitor?.removeObserver(hook) }
    }
  }

  /// Makes a monitor that counts what is half visible for a second.
  @objc override public convenience init() {
    self.init(monitor: ExposureMonitor())
  }

  /// Makes a monitor.
  /// - Parameters:
  ///   - rules: What counts.
  ///   - options: How it works.
  ///   - store: Where rules that count once are kept over launches; held strongly.
  @objc public convenience init(
    rules: SLExposureRules, options: SLExposureOptions?, store: (any SLExposureOnceStore)?
  ) {
    self.init(
      monitor: ExposureMonitor(
        rules: rules.book, options: options?.options ?? ExposureOptions(), store: store.map(ObjectiveCStore.init)))
  }

  /// A monitor of Swift, for Objective-C.
  public init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init()
    ObjectiveCCells.listen()
    let hooks = [
      monitor.addEventObserver { [weak self] events in self?.tell(events) },
      monitor.addMisuseObserver { [weak self] misuse in self?.tell(misuse) ?? false },
      monitor.addDiagnosticObserver { [weak self] diagnostic in
        if let tell = self?.onDiagnostic { tell(SLExposureMisuse(diagnostic)) }
      },
    ]
    listening = ExposureToken { [weak monitor] in
      for hook in hooks { monitor?.removeObserver(hook) }
    }
  }

  private func tell(_ events: [Event]) {
    // Nothing is made for nobody.
    guard onEvent != nil || onImpression != nil || delegate != nil else { return }
    for event in events {
      let told = SLExposureEvent(event)
      onEvent?(told)
      if let onImpression, told.kind == .impression { onImpression(told) }
      delegate?.exposureMonitor?(self, didReport: told)
    }
  }

  /// Answers whether a block has taken it.
  private func tell(_ misuse: Misuse) -> Bool {
    guard onMisuse != nil || delegate != nil else { return false }
    let told = SLExposureMisuse(misuse)
    delegate?.exposureMonitor?(self, didFind: told)
    onMisuse?(told)
    return onMisuse != nil
  }

  /// Calls a block with events, as long as its token is kept. Any number of blocks may listen.
  ///
  /// - Parameters:
  ///   - surface: Only events of this list or view; `nil`: of all.
  ///   - item: Only events of the item with this id; `nil`: of all.
  ///   - impressionsOnly: Impressions alone.
  ///   - block: Called with each event, in order.
  @objc(observeSurface:item:impressionsOnly:usingBlock:)
  public func observe(
    surface: String?, item: String?, impressionsOnly: Bool, _ block: @escaping @MainActor (SLExposureEvent) -> Void
  ) -> SLExposureToken {
    let take: @MainActor (ExposureEvent) -> Void = { block(SLExposureEvent($0)) }
    return SLExposureToken(
      impressionsOnly
        ? monitor.observeImpressions(surface: surface, item: item, take)
        : monitor.observe(surface: surface, item: item, take))
  }

  /// Ends everything that is open and reports it; the monitor does nothing any more.
  @objc public func finish() { monitor.finish() }
}
