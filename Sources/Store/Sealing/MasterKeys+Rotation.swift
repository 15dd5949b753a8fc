extension MasterKeys {
  /// Puts a new master key in the place of the one of a data folder, and wraps every data key again.
  ///
  /// - Returns: how many data keys were wrapped.
  /// - Throws: ``StoreError/inUse(path:processID:)`` while a server runs on the folder.
  package static func rotate(folder: String) throws(StoreError) -> Int {
    try rotate(folder: folder) { (_) throws(StoreError) in }
  }

  /// The steps of a rotation. The file holds both keys until everything is wrapped anew and nothing of before is left in the log, so
  /// whatever it is interrupted after, the next start opens everything, and finishes it when it had begun (``DataStore``).
  enum RotationStep: CaseIterable, Sendable {
    case opened, bothKept, wrapped, merged, finished
  }

  static func rotate(folder: String, reached: (RotationStep) throws(StoreError) -> Void) throws(StoreError) -> Int {
    // One driver from the beginning to the end: no server may start in between and wrap under the earlier key.
    let driver = try SQLiteDriver(folder: folder)
    let known = try MasterKeys(folder: folder, mayCreate: false)
    // Should everything not open with what is there, nothing is begun.
    try driver.writeNow { (session) throws(StoreError) in try Vault(keys: known).prepare(session) }
    try reached(.opened)
    let keys = known.rotated()
    try keys.save(folder: folder)
    try reached(.bothKept)
    try driver.writeNow { (session) throws(StoreError) in try Vault(keys: keys).prepare(session) }
    try reached(.wrapped)
    let count = try driver.readNow { (session) throws(StoreError) in try session.rows("SELECT 1 FROM data_key").count }
    try driver.mergeNow()
    try reached(.merged)
    try keys.withoutEarlier.save(folder: folder)
    try reached(.finished)
    try driver.closeNow()
    return count
  }
}
