// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A session as it runs, frame by frame. What happens is put into `lines`; whoever runs it takes them out.
///
/// Everything happens in a frame of the display. Where nothing moves, the frames up to the next appointment are left
/// out: nothing is told in them.
final class SimulationRun {
  struct Line {
    let input: Input
    let time: Timestamp
  }

  let session: SimulatedSession
  var lines: [Line] = []

  // The screen.
  var metrics: ScreenMetrics
  let main: SurfaceModel
  let builder: ScreenBuilder
  /// The scroll views on screen, the main one first, the others in the order in which they came.
  var live: [SurfaceModel] = []
  var scene = SceneState.active
  var isHidden = false
  var network: SimulationRandom

  // Time.
  private(set) var frame: Int64 = 0
  private(set) var now = Timestamp.zero
  let lastFrame: Int64
  var agenda = Agenda()
  /// What came while the app was away.
  var deferred: [Appointment] = []

  // The user.
  var random: SimulationRandom
  var gesture: Gesture?
  var plan: [UserStep] = []
  var mood = Mood()

  init(_ session: SimulatedSession) {
    self.session = session
    metrics = ScreenMetrics(device: session.device, layout: session.layout)
    builder = ScreenBuilder(session: session)
    main = builder.main()
    random = session.random(.user)
    network = session.random(.network)
    let frames = (session.seconds * Double(session.rate)).rounded(.toNearestOrEven)
    lastFrame = Int64(exactly: frames) ?? 0
  }

  /// Goes on to the next frame in which something happens; false when that was the last.
  func step() -> Bool {
    if live.isEmpty {
      begin()
      return true
    }
    let isMoving = gesture != nil || live.contains { $0.isBusy }
    frame = isMoving ? frame + 1 : max(frame + 1, agenda.nextFrame ?? lastFrame)
    guard frame <= lastFrame else {
      if now < time(of: lastFrame) { move(to: lastFrame) }
      tell(.end)
      return false
    }
    move(to: frame)
    while let appointment = agenda.take(frame) { keep(appointment) }
    moveFinger()
    for surface in live where surface.isBusy { refresh(surface) }
    return true
  }

  func tell(_ input: Input) { lines.append(Line(input: input, time: now)) }

  /// The number of frames that a length of time takes, at least one.
  func frames(_ seconds: Double) -> Int64 {
    let frames = (seconds * Double(session.rate)).rounded(.toNearestOrEven)
    return max(1, Int64(exactly: min(frames, 1e12)) ?? 1)
  }

  /// Makes an appointment so many seconds from now.
  func schedule(_ appointment: Appointment, in seconds: Double) {
    agenda.add(appointment, frame + frames(seconds))
  }

  /// The first frame at or after a time.
  func frame(at time: Timestamp) -> Int64 {
    var found = frame + max(0, Int64(exactly: ((time - now).seconds * Double(session.rate)).rounded(.down)) ?? 0)
    while self.time(of: found) < time { found += 1 }
    return found
  }

  /// A wait around a median.
  func wait(_ median: SimulationParameter) -> Double {
    random.logNormal(median: median.value, spread: SimulationParameter.waitSpread.value)
  }

  private func time(of frame: Int64) -> Timestamp { FrameTimes.time(of: frame, rate: Int64(session.rate)) }

  private func move(to frame: Int64) {
    self.frame = frame
    now = time(of: frame)
  }

  private func begin() {
    tell(.window(WindowLine(id: "main", frame: metrics.window, scale: session.device.scale, scene: .active)))
    tellCovers()
    place(main)
    if session.layout == .chat { main.motion.setOffset(main.motion.geometry.farthest, animated: false, at: now) }
    appear(main)
    if session.layout == .chat { scheduleMessage() }
    agenda.add(.user, frames(wait(.firstLook)))
  }

  private func keep(_ appointment: Appointment) {
    if scene == .background, !appointment.isOfUser { return deferred.append(appointment) }
    switch appointment {
    case .user: act()
    case .page(let surface): addPage(to: surface)
    case .ad(let surface, let number): fillAd(number, of: surface)
    case .slide(let surface): turnSlide(of: surface)
    case .message: addMessage(isOwn: false)
    }
  }

  /// Keeps, soon, what came while the app was away.
  func keepDeferred() {
    for appointment in deferred {
      schedule(appointment, in: network.between(SimulationParameter.soonest.value, SimulationParameter.latest.value))
    }
    deferred = []
  }
}
