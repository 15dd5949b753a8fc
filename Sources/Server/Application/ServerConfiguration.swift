package import Companion
package import Identity
package import Logging
package import Readings
package import Store

/// How a server is to run.
package struct ServerConfiguration: Sendable {
  /// The address to listen at; `127.0.0.1` is reached from this machine alone.
  package var host: String
  /// The port, 0 … 65535; 0 lets the system choose.
  package var port: Int
  /// Where data is kept.
  package var storage: StoreLocation
  /// Whether a new database is made in a data folder that has lost its own.
  package var beginsAnew: Bool
  /// A folder laid out like `Sources/WebAssets/files` to read the pages from, for development.
  package var assetsDirectory: String?
  /// Where the time comes from.
  package var clock: WallClock
  /// What `misc/health` says about where this runs: `production`, `development`, `test`.
  package var environment: String
  /// Where the log goes.
  package var logger: Logger
  /// The keys that open the data; those of the data folder when `nil`.
  package var masterKeys: MasterKeys?
  /// Who may vouch for people, in the order in which they are offered.
  package var providers: [IdentityProvider]
  /// How much is allowed.
  package var limits: LimitTable
  /// How much work a password is.
  package var passwordCost: PasswordHash.Cost
  /// Whether browsers reach us over TLS, through a proxy in front.
  package var isSecure: Bool
  /// The addresses of proxies whose word about the other end is believed.
  package var trustedProxies: Set<String>
  /// Answers `GET /ping` with a fixed text; a yardstick for benchmarks, on only there.
  package var answersPing: Bool
  /// Where people reach whoever runs this server, an address for mail; it stands on the pages about the house.
  package var contact: String?
  /// What reports are printed with; nothing when `nil`.
  package var printer: PagePrinter?
  /// What texts are read aloud with; nothing when `nil`.
  package var speaker: Speaker?
  /// How many connections there may be at once; the system's bound on open files may leave room for fewer.
  package var mostConnections: Int
  /// How many connections one network may have.
  package var mostConnectionsPerNetwork: Int
  /// The `user_id` that callable functions accept without a token, for the integration tests of clients; nobody when `nil`.
  package var integrationTestUser: String?
  /// How often tomorrow’s readings are prepared, in seconds; never when `nil`.
  package var preparationInterval: Int?
  /// Whether readings are prepared for whoever pays, too.
  package var preparesForPremium: Bool
  /// What Prometheus has to send to read `/metrics`; there is no such place when `nil`.
  package var metricsToken: String?
  /// When and where the database is copied; never when `nil`.
  package var backups: BackupSchedule?
  /// What the server speaks.
  package var languages = Languages.shipped
  /// How long an identity provider may take for an answer before whoever waits is told.
  package var providerPatience: Duration = .seconds(5)
  /// Who may begin an account.
  package var registration: Registration
  /// How often it is looked who is to be told something, in seconds; never when `nil`.
  package var notificationInterval: Int? = 30
  /// Whether notifications may go to this machine, for tests.
  package var pushesToLoopback = false

  /// Where people reach the server, such as `https://stars.example.org`, without a slash at its end; what requests say when `nil`.
  package var origin: String?
  /// Through whom mail is sent, and where links in it lead; none is sent when `nil`.
  package var mail: MailSettings?

  /// A configuration.
  package init(
    host: String = "127.0.0.1", port: Int = 8080, storage: StoreLocation, assetsDirectory: String? = nil,
    clock: WallClock = .system, environment: String = "production", logger: Logger = Logger(label: "astronova"),
    answersPing: Bool = false, masterKeys: MasterKeys? = nil, providers: [IdentityProvider] = [], limits: LimitTable = .standard,
    passwordCost: PasswordHash.Cost = .standard, isSecure: Bool = false, trustedProxies: Set<String> = [],
    printer: PagePrinter? = nil, integrationTestUser: String? = nil, preparationInterval: Int? = 3600,
    preparesForPremium: Bool = false, contact: String? = nil, beginsAnew: Bool = false, mostConnections: Int = 8192,
    mostConnectionsPerNetwork: Int = 512, metricsToken: String? = nil, backups: BackupSchedule? = nil,
    registration: Registration = .open
  ) {
    self.host = host
    self.port = port
    self.storage = storage
    self.assetsDirectory = assetsDirectory
    self.clock = clock
    self.environment = environment
    self.logger = logger
    self.answersPing = answersPing
    self.masterKeys = masterKeys
    self.providers = providers
    self.limits = limits
    self.passwordCost = passwordCost
    self.isSecure = isSecure
    self.trustedProxies = trustedProxies
    self.printer = printer
    self.integrationTestUser = integrationTestUser
    self.preparationInterval = preparationInterval
    self.preparesForPremium = preparesForPremium
    self.contact = contact
    self.mostConnections = mostConnections
    self.mostConnectionsPerNetwork = mostConnectionsPerNetwork
    self.metricsToken = metricsToken
    self.backups = backups
    self.registration = registration
    self.beginsAnew = beginsAnew
  }

  /// The same, with a printer that works in the data folder, where what an earlier process has left of its printing is cleared away.
  func withPrintingRoom() -> ServerConfiguration {
    guard case .folder(let path) = storage else { return self }
    var configuration = self
    configuration.printer = PagePrinter.room(path, for: printer)
    return configuration
  }
}
