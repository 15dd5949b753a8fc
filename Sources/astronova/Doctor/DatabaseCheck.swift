import Store

/// Whether the database is whole, and whether what is sealed in it opens.
enum DatabaseCheck {
  /// - Returns: nothing when nothing is kept yet.
  static func findings(folder: String, masterKeys: MasterKeys?) -> [Finding] {
    let examination = FolderExamination(folder: folder, masterKeys: masterKeys)
    var findings = examination.faults.map { finding($0, folder) }
    if let contents = examination.contents {
      if !findings.contains(where: { $0.part == "store" }) { findings.append(.well("store", words(contents))) }
      if !findings.contains(where: { $0.part == "keys" }) {
        findings.append(
          .well("keys", "the master key opens \(contents.dataKeys) data keys, and they \(contents.sealedTexts) sealed texts"))
      }
    }
    if !examination.openToOthers.isEmpty {
      findings.append(
        .well("privacy", "\(examination.openToOthers.joined(separator: ", ")): open to other users; serve closes that"))
    }
    return findings
  }

  private static func words(_ contents: FolderExamination.Contents) -> String {
    let latest = FolderExamination.latestSchema
    let schema = contents.schema < latest ? "schema \(contents.schema), which serve brings to \(latest)" : "schema \(latest)"
    return "the database is whole: \(contents.accounts) accounts, \(schema), \(contents.bytes) bytes"
  }

  private static func finding(_ fault: FolderExamination.Fault, _ folder: String) -> Finding {
    let backup = "put a backup in its place: astronova restore FILE --data \(folder)"
    let anew = "\(backup); or begin afresh: astronova serve --new --data \(folder)"
    switch fault {
    case .databaseMissing:
      return .ill("store", "the database is missing, and \(folder) has kept data", remedy: anew)
    case .databaseEmpty: return .ill("store", "the database is empty", remedy: anew)
    case .restoreInterrupted:
      return .ill("store", "a restore was interrupted", remedy: "start the server, which finishes it, or restore again")
    case .headerOverwritten:
      return .ill("store", "the database does not begin as one: its header is overwritten, or it is another file", remedy: anew)
    case .damaged(let reason): return .ill("store", "the database is damaged: \(reason)", remedy: anew)
    case .unreadable(let reason):
      return .ill("store", "the database cannot be read: \(reason)", remedy: "let this user read the folder (chown, chmod)")
    case .foreign: return .ill("store", "the database belongs to another program", remedy: "choose another folder with --data")
    case .newerSchema(let found, let known):
      return .ill(
        "store", "the database has schema \(found), and this version knows \(known)",
        remedy: "start the newer astronova that wrote it, or \(backup)")
    case .keyMissing(let path):
      return .ill(
        "keys", "\(path) is missing; without it nobody’s data can be read", remedy: "put it back from where you keep it")
    case .keyUnusable(let reason):
      return .ill("keys", "the master key cannot be used: \(reason)", remedy: "put it back from where you keep it")
    case .keyWrong(let reason):
      return .ill(
        "keys", "the master key does not open the data: \(reason)", remedy: "put the key of these data back in its place")
    case .textsBroken(let table, let count):
      return .ill("keys", "\(count) sealed texts of \(table) do not open; they were changed or damaged", remedy: backup)
    }
  }
}
