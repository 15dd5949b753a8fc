import Foundation

/// A folder of backups that were made one after another, each named by its time; the latest are kept.
///
/// Nothing is remembered but the names, so a restart changes nothing. A file gets its name when it is whole and was checked
/// (``Backup/make(of:to:)``), and only then an old one goes. Other files in the folder are left alone.
package struct BackupSeries: Sendable, Hashable {
  /// Where the backups are.
  package let folder: String
  /// How many are kept, 1 or more.
  package let count: Int

  /// - Parameter count: how many are kept; less than 1 counts as 1, so that the last one never goes.
  package init(folder: String, count: Int) {
    self.folder = folder
    self.count = max(1, count)
  }

  /// Whether there is none of the last `seconds`. One from the future, made before a clock was set back, does not count.
  ///
  /// - Parameter now: seconds of POSIX time.
  package func isDue(every seconds: Int64, now: Int64) -> Bool {
    let (oldest, newest) = (Self.name(at: now - seconds), Self.name(at: now))
    return !names.contains { oldest < $0 && $0 <= newest }
  }

  /// Makes a backup of a data folder, and then lets go of those beyond the count, the oldest first.
  ///
  /// - Parameter now: seconds of POSIX time.
  /// - Returns: the path of the backup, what it holds, and how many were deleted.
  package func make(of data: String, now: Int64) throws(StoreError) -> (path: String, summary: Backup.Summary, deleted: Int) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderUnusable(path: folder, reason: "it does not exist and cannot be made")
    }
    let name = Self.name(at: now)
    let path = folder + "/" + name
    let summary = try Backup.make(of: data, to: path)
    return (path, summary, prune(keeping: name))
  }

  /// Deletes what is beyond the count. The one that was just made is whole, so it stays whatever its name is.
  private func prune(keeping made: String) -> Int {
    // What a process that was killed has left of one that it was making.
    for name in all where name.hasSuffix(".part") && Self.isName(String(name.dropLast(5))) { unlink(folder + "/" + name) }
    let others = names.filter { $0 != made }
    let surplus = others.prefix(max(0, others.count - (count - 1)))
    return surplus.count { unlink(folder + "/" + $0) == 0 }
  }

  /// The names of the backups, the oldest first.
  package var names: [String] { all.filter(Self.isName).sorted() }

  private var all: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

  private static let beginning = "astronova-"
  private static let ending = ".sqlite"

  /// `astronova-20261123T031500Z.sqlite`: in the order of names they are in the order of time.
  static func name(at seconds: Int64) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(Int(parts.tm_year) + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))"
    return "\(beginning)\(date)T\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))Z\(ending)"
  }

  private static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(beginning), name.hasSuffix(ending) else { return false }
    let time = name.dropFirst(beginning.count).dropLast(ending.count).utf8
    return time.count == 16
      && zip(time, "00000000T000000Z".utf8).allSatisfy { byte, form in
        form == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == form
      }
  }
}
