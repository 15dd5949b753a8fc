#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the server could keep its data.
enum DataFolderCheck {
  /// With less than so many bytes a server has no room to work.
  private static let leastBytes: UInt64 = 16 << 20

  static func finding(folder: String) -> Finding {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      let parent = nearestFolder(above: folder)
      guard access(parent, W_OK | X_OK) == 0 else {
        return .ill("data", "\(folder) cannot be made in \(parent)", remedy: "choose a folder of your own with --data")
      }
      return .well("data", "\(folder) does not exist yet; serve makes it")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return .ill("data", "\(folder) is not a folder", remedy: "choose a folder with --data")
    }
    // Asked and not tried, for a look changes nothing; a file system that is read only says so too.
    guard access(folder, W_OK | X_OK) == 0 else {
      return .ill(
        "data", "\(folder) cannot be written: \(Channel.reason(errno))",
        remedy: "give this user the folder (chown, chmod), or choose another with --data")
    }
    var room = statvfs()
    if statvfs(folder, &room) == 0 {
      let (bytes, overflow) = UInt64(geteuid() == 0 ? room.f_bfree : room.f_bavail).multipliedReportingOverflow(
        by: UInt64(room.f_frsize))
      if !overflow, bytes < leastBytes {
        return .ill(
          "data", "\(folder) has room for \(bytes / 1000) kB more", remedy: "make room on the disk, or choose another with --data"
        )
      }
    }
    return .well("data", "\(folder) can be written")
  }

  /// The folder that exists above a path that does not.
  private static func nearestFolder(above path: String) -> String {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if rest.isEmpty { return "/" }
      if access(String(rest), F_OK) == 0 { return String(rest) }
    }
    return "."
  }
}
