/// What was put in order when a data folder was opened, for the log.
package enum FolderNotice: Sendable, Hashable, CustomStringConvertible {
  /// A file or the folder was open to others, and is its owner's alone now.
  case closedToOthers(path: String)
  /// A file or the folder is open to others, and is not ours to close.
  case openToOthers(path: String)
  /// A restore that was interrupted has been finished.
  case restoreFinished
  /// A restore that was interrupted before it changed anything has left a copy, which is gone now.
  case restoreDropped
  /// A rotation of the master key that was interrupted has been finished; the earlier keys are gone.
  case rotationFinished
  /// Something stood where a new database was to be made, and has another name now.
  case setAside(path: String)

  package var description: String {
    switch self {
    case .closedToOthers(let path): "\(path) was open to other users and is closed to them now"
    case .openToOthers(let path): "\(path) is open to other users and belongs to another one; close it with chmod go-rwx"
    case .restoreFinished: "a restore that was interrupted has been finished"
    case .restoreDropped:
      "a restore was interrupted before it changed anything; its copy is deleted, so restore again if it is still wanted"
    case .rotationFinished: "a rotation of the master key that was interrupted has been finished"
    case .setAside(let path): "what was left of an earlier database is \(path)"
    }
  }

  /// Whether somebody should do something about it.
  package var isWarning: Bool {
    switch self {
    case .openToOthers, .restoreDropped: true
    case .closedToOthers, .restoreFinished, .rotationFinished, .setAside: false
    }
  }
}
