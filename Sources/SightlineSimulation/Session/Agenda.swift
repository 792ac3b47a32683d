// SPDX-License-Identifier: MIT

/// Something that will happen in a simulated session.
enum Appointment {
  case user
  case page(SurfaceModel)
  case ad(SurfaceModel, number: Int)
  case slide(SurfaceModel)
  case message

  /// Whether it happens also while the app is away.
  var isOfUser: Bool {
    if case .user = self { true } else { false }
  }
}

/// Appointments by frame; those of one frame in the order in which they were made.
struct Agenda {
  /// The latest first.
  private var entries: [(frame: Int64, appointment: Appointment)] = []

  var nextFrame: Int64? { entries.last?.frame }

  mutating func add(_ appointment: Appointment, _ frame: Int64) {
    let place = entries.firstIndex { $0.frame <= frame } ?? entries.count
    entries.insert((frame, appointment), at: place)
  }

  /// Takes the next one if it is due.
  mutating func take(_ frame: Int64) -> Appointment? {
    guard let last = entries.last, last.frame <= frame else { return nil }
    return entries.removeLast().appointment
  }
}
