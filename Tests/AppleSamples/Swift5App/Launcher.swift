// SPDX-License-Identifier: MIT

import Foundation
import Sightline
import SightlineObjC
import SightlineRecording
import UIKit

// In Swift 6 mode all of it is refused.
#if swift(<6)
  /// What an app in the Swift 5 mode has mostly: a class that belongs to no actor, and calls what does on the main thread.
  final class Launcher {
    private let page = UIScrollView()
    private let banner = UIView()
    private var recorder: ExposureRecorder?
    private var token: ExposureToken?

    func launch() {
      let handler = Exposures()
      let monitor = ExposureMonitor(rules: ExposureStopPolicy().book())
      ExposureHandlerCenter.register(handler, on: monitor)
      ExposureHandlerCenter.track(page, as: "home")
      ExposureHandlerCenter.stopTracking(page)
      token = monitor.track(page, as: "page", widgets: ["banner": banner])
      monitor.exclude(page)
      let recorder = ExposureRecorder(monitor)
      recorder.onFault = { fault in print(fault) }
      recorder.start(in: .memory)
      self.recorder = recorder
      let old = SLExposureMonitor(monitor: monitor)
      old.onMisuse = { misuse in print(misuse.detail) }
      old.finish()
    }

    func pass(_ batch: ExposureBatch, to handler: any ExposureHandler) { handler.exposed?(batch) }

    func end() {
      recorder?.stop()
      token?.end()
      monitorOfHandler?.finish()
    }

    private var monitorOfHandler: ExposureMonitor? { ExposureHandlerCenter.monitor }
  }
#endif
