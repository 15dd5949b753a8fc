public import Crypto

/// Where a store keeps its data.
public enum StoreLocation: Sendable, Hashable {
  /// In memory, gone with the process.
  case memory
  /// In a folder, made when missing, held by one process at a time.
  case folder(String)
}

/// Everything that is remembered, by repository.
public struct DataStore: Sendable {
  /// What the database is called within its folder.
  public static let fileName = SQLiteDriver.fileName

  /// Birth charts that nobody has claimed.
  public let charts: ChartRepository
  /// Accounts and the ways to sign in to them.
  public let accounts: AccountRepository
  /// Devices that are signed in.
  public let signIns: SignInRepository
  /// Keys for programs.
  public let apiKeys: APIKeyRepository
  /// What accounts keep.
  public let records: RecordRepository
  /// Edited texts.
  public let content: ContentRepository
  /// Where work in the background has got to.
  public let jobs: JobRepository
  let driver: any SQLDriver
  let vault: Vault

  /// Opens the store and brings its schema up to date.
  ///
  /// - Parameter masterKeys: the keys that open everything else; when left out those of the data folder, where a key is made on the
  ///   first start.
  public init(_ location: StoreLocation, masterKeys: MasterKeys? = nil) throws(StoreError) {
    switch location {
    case .memory: try self.init(driver: SQLiteDriver(), vault: Vault(keys: masterKeys ?? .temporary()))
    case .folder(let path):
      let driver = try SQLiteDriver(folder: path)
      let isSealed = try driver.readNow { (session) throws(StoreError) in
        try !session.rows("SELECT 1 FROM data_key LIMIT 1").isEmpty
      }
      let keys = if let masterKeys { masterKeys } else { try MasterKeys(folder: path, mayCreate: !isSealed) }
      try self.init(driver: driver, vault: Vault(keys: keys))
    }
  }

  private init(driver: SQLiteDriver, vault: Vault) throws(StoreError) {
    try driver.writeNow { (session) throws(StoreError) in try vault.prepare(session) }
    self.init(prepared: driver, vault: vault)
  }

  init(prepared driver: any SQLDriver, vault: Vault) {
    self.driver = driver
    self.vault = vault
    charts = ChartRepository(driver: driver, vault: vault)
    accounts = AccountRepository(driver: driver, vault: vault)
    signIns = SignInRepository(driver: driver)
    apiKeys = APIKeyRepository(driver: driver)
    records = RecordRepository(driver: driver, vault: vault)
    content = ContentRepository(driver: driver)
    jobs = JobRepository(driver: driver)
  }

  /// A key of 256 bits for something else than data, such as signing: the same at every start, until the master key is rotated.
  public func derivedKey(for purpose: String) -> SymmetricKey { vault.keys.derived(for: purpose) }

  /// The version of who somebody is: the account, its ways to sign in, its devices and its profile. While it stays the same, what was
  /// read of them after it was taken is true.
  public func identityVersion(of account: String) -> IdentityVersion { driver.version(of: account) }

  /// Whether the database answers.
  public func isReady() async -> Bool {
    (try? await driver.read { (session) throws(StoreError) in try session.rows("SELECT 1").count }) == 1
  }

  /// Forgets everything whose time is over, and says how much that was.
  public func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await charts.deleteExpired(now: now) + signIns.deleteExpired(now: now)
  }

  /// Puts everything into the main file and lets go of the folder.
  public func close() async throws(StoreError) { try await driver.close() }
}
