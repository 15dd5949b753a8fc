#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of the process, read and written in blocks.
struct Channel: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  static let input = Channel(0)
  static let output = Channel(1)
  static let problems = Channel(2)

  /// Whether somebody looks at it as it is written.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes everything.
  ///
  /// - Throws: ``CommandFailure`` when the other end cannot take it, for instance because a disk is full.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + written, bytes.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .failed("cannot write: \(Self.reason(errno))")
      }
      written += count
    }
  }

  /// Writes a text.
  func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Reads at least one byte and at most what fits into `room` from `start` on.
  ///
  /// - Returns: the number of bytes; zero at the end.
  func read(into room: inout [UInt8], from start: Int) throws(CommandFailure) -> Int {
    while true {
      let space = room.count - start
      let count = room.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress! + start, space) }
      if count >= 0 { return count }
      if errno != EINTR { throw .failed("cannot read the input: \(Self.reason(errno))") }
    }
  }

  /// A file to be read.
  ///
  /// - Throws: ``FieldProblem`` of `--input` when it cannot be opened.
  static func reading(_ path: String) throws(FieldProblem) -> Channel {
    let descriptor = openToRead(path)
    // A folder can be opened; only reading from it fails.
    var nothing: UInt8 = 0
    guard descriptor >= 0, systemRead(descriptor, &nothing, 0) == 0 else {
      throw FieldProblem("--input", "cannot read \(path.isEmpty ? "a file without a name" : path): \(reason(errno))")
    }
    return Channel(descriptor)
  }

  /// Writes a file, which takes the place of one that is there.
  static func save(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw .failed("cannot write \(path): \(reason(errno))") }
    defer { _ = close(descriptor) }
    try Channel(descriptor).write(bytes)
  }

  /// What an error number means.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}

private func openToRead(_ path: String) -> Int32 { open(path, O_RDONLY) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
