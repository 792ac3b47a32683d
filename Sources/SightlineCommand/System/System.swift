// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the C library that the command needs; no other file imports it, but for threads.
enum System {
  /// What a path leads to.
  enum FileKind: Sendable, Equatable {
    case regular(size: Int64)
    case folder
    /// A pipe, a terminal, a device.
    case stream
  }

  /// What makes two paths one file.
  struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
  }

  static func text(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  // MARK: Files

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open(path, O_RDONLY | O_CLOEXEC) }
  }

  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
  }

  static func openForUpdate(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
  }

  /// A file without a name that is gone when it is closed.
  static func openTemporary() throws(SystemError) -> Int32 {
    let folder = environment("TMPDIR") ?? "/tmp"
    let template = "\(folder)/sightline-XXXXXX"
    var path = template.utf8CString.map { $0 }
    let descriptor = try check(template) { mkstemp(&path) }
    unlink(path)
    return descriptor
  }

  /// Puts a file in the place of another at once.
  static func move(_ path: String, to target: String) throws(SystemError) {
    _ = try check(target) { rename(path, target) }
  }

  static func remove(_ path: String) {
    unlink(path)
  }

  static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Reads what is there, or what is at `offset` where one is given; 0 at the end.
  static func read(
    _ descriptor: Int32, at offset: Int64?, into buffer: UnsafeMutableRawBufferPointer, subject: String
  ) throws(SystemError) -> Int {
    while true {
      let count: Int
      if let offset {
        count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      } else {
        #if canImport(Glibc)
          count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError(subject: subject, code: errno) }
    }
  }

  /// Whether reading would give something, or the end, at once.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Where a byte stands first, from a place on.
  static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start >= 0, start < bytes.count, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Writes everything.
  static func write(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, subject: String
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw SystemError(subject: subject, code: errno)
      }
    }
  }

  static func seek(_ descriptor: Int32, to offset: Int64, subject: String) throws(SystemError) {
    if lseek(descriptor, off_t(offset), SEEK_SET) < 0 { throw SystemError(subject: subject, code: errno) }
  }

  static func truncate(_ descriptor: Int32, to size: Int64, subject: String) throws(SystemError) {
    _ = try check(subject) { ftruncate(descriptor, off_t(size)) }
  }

  /// Keeps other processes from taking the lock until the descriptor is closed; `false` when one has it.
  static func lockFile(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  static func kind(of path: String) throws(SystemError) -> FileKind {
    kind(try status(of: path))
  }

  static func kind(of descriptor: Int32) -> FileKind {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? kind(status) : .stream
  }

  static func identity(of path: String) -> FileIdentity? {
    guard let status = try? status(of: path) else { return nil }
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }

  /// Names in a folder, in the order of their bytes, without those that begin with a dot.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(subject: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Process and terminal

  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns of the terminal behind a descriptor.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Makes writing to a closed pipe an error that is returned, not a signal that kills.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Keeps a file that is opened from getting the number of a standard stream that the caller closed, where messages
  /// would be written into it. Opened the wrong way round, so that using the stream is an error as before.
  static func occupyStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  static func isClosedPipe(_ code: Int32) -> Bool {
    code == EPIPE || code == ECONNRESET
  }

  static var processors: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Milliseconds of a clock that never goes back, for progress alone.
  static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  // MARK: Private

  private static func check(_ subject: String, _ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(subject: subject, code: errno) }
    }
  }

  private static func status(of path: String) throws(SystemError) -> stat {
    var status = stat()
    if stat(path, &status) != 0 { throw SystemError(subject: path, code: errno) }
    return status
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .regular(size: Int64(status.st_size))
    default: .stream
    }
  }
}
