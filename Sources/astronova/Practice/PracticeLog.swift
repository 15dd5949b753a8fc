import Practice
import SystemPackage

/// The sessions of somebody who practises in the terminal: a text file with a line for each, which only grows.
struct PracticeLog {
  let path: FilePath

  /// How large a log or a code may be.
  private static let mostBytes = 16_000_000

  /// Whether there is a file.
  var exists: Bool { get throws(CommandFailure) { try Self.text(of: path) != nil } }

  /// The sessions of the file; none when there is no file. Lines that are no session are passed over.
  func records() throws(CommandFailure) -> [SessionRecord] {
    guard let text = try Self.text(of: path) else { return [] }
    return text.split(whereSeparator: \.isNewline).compactMap { Self.record($0) }
  }

  /// Finds out whether a session can be added, so that nobody sits through one that is lost in the end. Nothing is made for it.
  func checkWritable() throws(CommandFailure) {
    do {
      try FileDescriptor.open(path, .writeOnly, options: [.append]).close()
    } catch Errno.noSuchFileOrDirectory {
      let folder = path.removingLastComponent()
      do {
        try FileDescriptor.open(folder.isEmpty ? "." : folder, .readOnly, options: [.directory]).close()
      } catch {
        throw .failed("cannot write \(path): \(error)")
      }
    } catch {
      throw .failed("cannot write \(path): \(error)")
    }
  }

  /// Adds a session at the end of the file, and makes the file when there is none.
  func add(_ record: SessionRecord) throws(CommandFailure) {
    let line = "\(record.id) \(record.instant) \(record.offset) \(record.practised) \(record.statements) \(record.day)\n"
    do {
      let file = try FileDescriptor.open(path, .writeOnly, options: [.create, .append], permissions: .ownerReadWrite)
      try file.closeAfter { _ = try file.writeAll(line.utf8) }
    } catch {
      throw .failed("cannot write \(path): \(error)")
    }
  }

  /// A file as text; `nil` when there is none.
  static func text(of path: FilePath) throws(CommandFailure) -> String? {
    do {
      let file = try FileDescriptor.open(path, .readOnly)
      return try file.closeAfter {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < mostBytes {
          let count = try block.withUnsafeMutableBytes { try file.read(into: $0) }
          if count == 0 { break }
          bytes += block[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    } catch Errno.noSuchFileOrDirectory {
      return nil
    } catch {
      throw .failed("cannot read \(path): \(error)")
    }
  }

  private static func record(_ line: Substring) -> SessionRecord? {
    let words = line.split(separator: " ")
    guard words.count == 6, let instant = Int64(words[1]), let offset = Int(words[2]), let practised = Int(words[3]),
      let statements = Int(words[4])
    else { return nil }
    let date = words[5].split(separator: "-").compactMap { Int($0) }
    guard date.count == 3, let day = PracticeDay(year: date[0], month: date[1], day: date[2]) else { return nil }
    return SessionRecord(
      id: String(words[0]), day: day, instant: instant, offset: offset, practised: practised, statements: statements)
  }
}
