#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the server could keep its data.
enum DataFolderCheck {
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
    // Writing a byte is the only proof: rights say nothing about a full disk or one that is read only.
    let path = folder + "/.astronova-doctor-\(getpid())"
    do {
      try Channel.save([0x0A], to: path)
    } catch {
      return .ill(
        "data", "\(folder) cannot be written", remedy: "give this user the folder (chown, chmod), or choose another with --data")
    }
    unlink(path)
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
