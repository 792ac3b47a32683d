// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
  public import SightlineUIKit
#endif

/// A scroll view that tracks itself.
///
/// Give it an ``exposureID``, in code or in Interface Builder, and an app a monitor for such views
/// (``SightlineUIKit/ExposureMonitor/forTrackedViews``). What lies in it counts where it was bound (`view.exposure`) or registered.
/// Exact phases of scrolling are heard from what it tells its delegate.
///
/// `delegate` is the app's own object at all times, however often it is set. Like every view it is made on the main thread;
/// a call on another one of what is overridden here is passed on and does not end the process.
@objc(SLTrackedScrollView)
open class TrackedScrollView: UIScrollView {
  let exposureTracking = ListTracking()

  /// What to track the view as: the `surface` of its events. `nil` or nothing: it is a scroll view like any other.
  @IBInspectable public var exposureID: String? {
    get { exposureTracking.id }
    set {
      exposureTracking.id = newValue
      exposureTracking.update(self)
    }
  }

  /// Who tracks it; `nil`: ``SightlineUIKit/ExposureMonitor/forTrackedViews``.
  public var exposureMonitor: ExposureMonitor? {
    get { exposureTracking.monitor }
    set {
      exposureTracking.monitor = newValue
      exposureTracking.update(self)
    }
  }

  /// What is particular to it.
  public var exposureOptions: ExposureSurfaceOptions {
    get { exposureTracking.options }
    set {
      exposureTracking.options = newValue
      exposureTracking.update(self, isRenewed: true)
    }
  }

  /// The app's delegate.
  nonisolated override open var delegate: (any UIScrollViewDelegate)? {
    get {
      AnyThread.run {
        guard let delegate = exposureTracking.delegateForApp else { return super.delegate }
        return unsafeBitCast(delegate, to: (any UIScrollViewDelegate)?.self)
      }
    }
    set {
      nonisolated(unsafe) let delegate = newValue
      AnyThread.run {
        switch exposureTracking.setter(for: delegate) {
        case .view: super.delegate = delegate
        case .done: break
        case .later: DispatchQueue.main.async { self.delegate = delegate }
        }
      }
    }
  }

  /// Also begins to track it, the first time that it goes to a window.
  nonisolated override open func willMove(toWindow newWindow: UIWindow?) {
    AnyThread.run { super.willMove(toWindow: newWindow) }
    exposureTracking.moves(self, to: newWindow)
  }
}

extension TrackedScrollView: SlotKeeping {
  var slot: (any NSObjectProtocol)? {
    get { super.delegate }
    set { super.delegate = unsafeBitCast(newValue, to: (any UIScrollViewDelegate)?.self) }
  }

  var relay: ListRelay? {
    get { exposureTracking.relay }
    set { exposureTracking.relay = newValue }
  }
}
