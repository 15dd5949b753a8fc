/// Why the pages cannot be put together. Can only happen at start, or while the files of a folder are being edited.
public enum SiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A folder or file cannot be read.
  case unreadable(path: String)
  /// A file that the pages need is not there.
  case missing(file: String)
  /// A file does not say what it must.
  case malformed(file: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .missing(let file): "the file \(file) is missing"
    case .malformed(let file, let reason): "\(file): \(reason)"
    }
  }
}
