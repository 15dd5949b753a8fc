package import Crypto

/// Where a store keeps its data.
package enum StoreLocation: Sendable, Hashable {
  /// In memory, gone with the process.
  case memory
  /// In a folder, made when missing, held by one process at a time.
  case folder(String)
}

/// Everything that is remembered, by repository.
package struct DataStore: Sendable {
  /// What the database is called within its folder.
  package static let fileName = SQLiteDriver.fileName

  /// What was put in order when the data folder was opened.
  package private(set) var notices: [FolderNotice]
  /// Birth charts that nobody has claimed.
  package let charts: ChartRepository
  /// Accounts and the ways to sign in to them.
  package let accounts: AccountRepository
  /// Devices that are signed in.
  package let signIns: SignInRepository
  /// Keys for programs.
  package let apiKeys: APIKeyRepository
  /// Calendars that programs for calendars fetch.
  package let calendarFeeds: CalendarFeedRepository
  /// Where notifications go.
  package let pushes: PushRepository
  /// Ways back in for whoever has forgotten a password.
  package let recovery: RecoveryRepository
  /// Links to readings of the cards.
  package let tarotShares: TarotShareRepository
  /// What accounts keep.
  package let records: RecordRepository
  /// Edited texts.
  package let content: ContentRepository
  /// Where work in the background has got to.
  package let jobs: JobRepository
  let driver: any SQLDriver
  let vault: Vault

  /// Opens the store and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - masterKeys: the keys that open everything else; when left out those of the data folder, where a key is made on the
  ///     first start.
  ///   - beginsAnew: makes a new database in a folder that has lost its own, which is refused otherwise.
  package init(_ location: StoreLocation, masterKeys: MasterKeys? = nil, beginsAnew: Bool = false) throws(StoreError) {
    switch location {
    case .memory: try self.init(driver: SQLiteDriver(), vault: Vault(keys: masterKeys ?? .temporary()))
    case .folder(let path):
      let driver = try SQLiteDriver(folder: path, masterKeys: masterKeys, beginsAnew: beginsAnew)
      let isSealed = try driver.readNow { (session) throws(StoreError) in
        try !session.rows("SELECT 1 FROM data_key LIMIT 1").isEmpty
      }
      let keys = if let masterKeys { masterKeys } else { try MasterKeys(folder: path, mayCreate: !isSealed) }
      try self.init(driver: driver, vault: Vault(keys: keys))
      driver.noteKept()
      // Everything is wrapped under the first key by now, so the others are what a rotation has left that was interrupted.
      if masterKeys == nil, keys.all.count > 1 {
        try driver.mergeNow()
        try keys.withoutEarlier.save(folder: path)
        notices.append(.rotationFinished)
      }
    }
  }

  /// A store over a driver.
  init(driver: SQLiteDriver, vault: Vault) throws(StoreError) {
    try driver.writeNow { (session) throws(StoreError) in try vault.prepare(session) }
    self.init(prepared: driver, vault: vault, notices: driver.notices)
  }

  init(prepared driver: any SQLDriver, vault: Vault, notices: [FolderNotice] = []) {
    self.driver = driver
    self.notices = notices
    self.vault = vault
    charts = ChartRepository(driver: driver, vault: vault)
    accounts = AccountRepository(driver: driver, vault: vault)
    signIns = SignInRepository(driver: driver)
    apiKeys = APIKeyRepository(driver: driver)
    calendarFeeds = CalendarFeedRepository(driver: driver)
    pushes = PushRepository(driver: driver, vault: vault)
    recovery = RecoveryRepository(driver: driver, vault: vault)
    tarotShares = TarotShareRepository(driver: driver, vault: vault)
    records = RecordRepository(driver: driver, vault: vault)
    content = ContentRepository(driver: driver)
    jobs = JobRepository(driver: driver)
  }

  /// A key of 256 bits for something else than data, such as signing: the same at every start, until the master key is rotated.
  package func derivedKey(for purpose: String) -> SymmetricKey { vault.keys.derived(for: purpose) }

  /// The version of who somebody is: the account, its ways to sign in, its devices and its profile. While it stays the same, what was
  /// read of them after it was taken is true.
  package func identityVersion(of account: String) async throws(StoreError) -> IdentityVersion {
    try await driver.read { (session) throws(StoreError) in try IdentityVersion(of: account, session) }
  }

  /// The moment of the database that the next read sees, or an earlier one: what was read under it is true for as long as it stays the
  /// same. Asking costs less than the smallest read.
  package func commitMark() throws(StoreError) -> CommitMark { try driver.commitMark() }

  /// How the database is.
  package enum Condition: Sendable, Hashable {
    case ready
    /// It reads, and has no room to write.
    case full
    /// It does not answer.
    case silent
  }

  /// How the database is, now.
  package func condition() async -> Condition {
    guard (try? await driver.read { (session) throws(StoreError) in try session.rows("SELECT 1").count }) == 1 else {
      return .silent
    }
    return await driver.isFull() ? .full : .ready
  }

  /// Forgets everything whose time is over, and says how much that was.
  package func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await charts.deleteExpired(now: now) + signIns.deleteExpired(now: now) + pushes.deleteExpired(now: now)
      + tarotShares.deleteExpired(now: now) + recovery.deleteExpired(now: now)
  }

  /// Puts everything into the main file and lets go of the folder.
  package func close() async throws(StoreError) { try await driver.close() }
}
