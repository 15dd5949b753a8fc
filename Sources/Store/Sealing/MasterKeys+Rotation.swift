extension MasterKeys {
  /// Puts a new master key in the place of the one of a data folder, and wraps every data key again.
  ///
  /// The file holds both keys until everything is wrapped anew; a crash in between is finished by the next start.
  ///
  /// - Returns: how many data keys were wrapped.
  /// - Throws: ``StoreError/inUse(path:processID:)`` while a server runs on the folder.
  public static func rotate(folder: String) async throws(StoreError) -> Int {
    // Held by the store of the folder as long as it is open, so a running server is told of first.
    try await DataStore(.folder(folder)).close()
    let keys = try MasterKeys(folder: folder, mayCreate: false).rotated()
    try keys.save(folder: folder)
    let store = try DataStore(.folder(folder), masterKeys: keys)
    let count = try await store.driver.read { (session) throws(StoreError) in try session.rows("SELECT 1 FROM data_key").count }
    try await store.close()
    try keys.withoutEarlier.save(folder: folder)
    return count
  }
}
