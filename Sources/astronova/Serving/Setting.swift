import ArgumentParser
import Identity

/// A setting of the server: its name, the values it may have, and what it does. This is the one table of them: options, variables, the file
/// and `docs/configuration.md` are read from it.
struct Setting: Sendable {
  /// The values that a setting may have.
  enum Kind: Sendable {
    case text
    /// Any number of texts: an option is repeated, a variable separates them by commas, the file has an array.
    case list
    /// Yes or no.
    case flag
    case number(ClosedRange<Int>)
    case choice([String])
  }

  /// The name as an option and in the file, without dashes in front: `trusted-proxy`.
  let name: String
  let kind: Kind
  /// The value when nothing is said, as text; `nil` when there is none.
  let standard: String?
  /// What it does, a sentence or two.
  let help: String
  /// Whether the value is kept out of what is printed. Such a setting has no option, since other users of the machine can read those.
  let isSecret: Bool
  /// Whether it is for development and tests alone.
  let isForTests: Bool

  private init(
    _ name: String, _ kind: Kind, default standard: String? = nil, isSecret: Bool = false, isForTests: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.help = help
    self.isSecret = isSecret
    self.isForTests = isForTests
  }

  /// `--trusted-proxy`.
  var option: String { "--\(name)" }
  /// `ASTRONOVA_TRUSTED_PROXY`.
  var variable: String { Self.prefix + name.uppercased().replacing("-", with: "_") }
  /// What the variables of all settings begin with.
  static let prefix = "ASTRONOVA_"

  /// How the option is explained by `--help`.
  func helped(_ value: String? = nil) -> ArgumentHelp {
    let standing = if let standard, !isFlag { "\(help) (default: \(standard))" } else { help }
    return ArgumentHelp(stringLiteral: standing).named(value, isForTests ? .hidden : .default)
  }

  private var isFlag: Bool { if case .flag = kind { true } else { false } }
}

extension ArgumentHelp {
  fileprivate func named(_ value: String?, _ visibility: ArgumentVisibility) -> ArgumentHelp {
    var help = self
    help.valueName = value
    help.visibility = visibility
    return help
  }
}

extension Setting {
  static let port = Setting("port", .number(0...65535), default: "8080", "The port to listen on; 0 lets the system choose.")
  static let host = Setting(
    "host", .text, default: "127.0.0.1",
    "The address to listen on. 127.0.0.1 is reached from this machine alone, 0.0.0.0 from everywhere.")
  static let data = Setting("data", .text, default: "data", "The folder for the database; made when missing.")
  static let assets = Setting("assets", .text, "Read pages and styles from this folder instead, for development.")
  static let texts = Setting(
    "texts", .text,
    "Speak the languages of this folder, too: a folder for each, named by its tag and laid out like Texts/en.")
  static let logLevel = Setting(
    "log-level", .choice(["trace", "debug", "info", "notice", "warning", "error", "critical"]), default: "info",
    "How much is logged: trace, debug, info, notice, warning, error or critical.")
  static let contact = Setting(
    "contact", .text, "The address for mail that the pages about help and privacy name, and that push services are told.")

  static let appleAudience = Setting(
    "apple-audience", .list, "Offer to sign in with Apple, for this bundle or service identifier; may be repeated.")
  static let googleAudience = Setting(
    "google-audience", .list, "Offer to sign in with Google, for this client identifier; may be repeated.")
  static let firebaseProject = Setting("firebase-project", .text, "Take Firebase ID tokens of this project.")

  static let openIDIssuer = Setting(
    "openid-issuer", .text,
    "Offer to sign in with an OpenID Connect provider: the address of its issuer exactly as it writes it itself, https or on this machine."
  )
  static let openIDClient = Setting(
    "openid-client", .list,
    "The identifier under which that provider knows this server; more, for apps of yours, may follow.")
  static let openIDName = Setting(
    "openid-name", .text, default: IdentityProvider.Kind.openid.name, "How the button for it calls that provider.")
  static let openIDSecret = Setting(
    "openid-secret", .text, isSecret: true,
    "What that provider has given this server to prove itself by; left out where it has given none.")

  static let registration = Setting(
    "registration", .choice(["open", "invite", "closed"]), default: "open",
    "Who may begin an account: open (anybody), invite (whoever has a code of accounts invite) or closed (nobody).")

  static let origin = Setting(
    "origin", .text,
    "Where people reach this server, such as https://stars.example.org; links in letters begin with it, and whoever vouches for people sends them back to it."
  )
  static let smtp = Setting(
    "smtp", .text,
    "Send letters to whoever has forgotten a password, through this mail server: smtps://mail.example.org (TLS) or smtp://mail.example.org:587 (STARTTLS, which only a server on this machine may lack). Needs origin and mail-from."
  )
  static let smtpUser = Setting("smtp-user", .text, "The name under which the mail server knows this server.")
  static let smtpPassword = Setting("smtp-password", .text, isSecret: true, "The password that goes with smtp-user.")
  static let smtpCertificates = Setting(
    "smtp-certificates", .text,
    "A file of certificates (PEM) by which the mail server is believed; those of the system when left out.")
  static let mailFrom = Setting(
    "mail-from", .text,
    "From whom letters come: stars@example.org or Our stars <stars@example.org>; the contact when left out.")

  static let secure = Setting(
    "secure", .flag, default: "no", "Browsers reach the server over TLS, through a proxy in front: cookies are for TLS alone.")
  static let trustedProxy = Setting(
    "trusted-proxy", .list, "The address of a proxy whose X-Forwarded-For is believed; may be repeated.")

  static let limits = Setting(
    "limits", .choice(["standard", "off"]), default: "standard", "How much is allowed: standard or off.")
  static let hourly = Setting(
    "hourly", .number(1...1_000_000), default: "50", "How many charts and readings a visitor may have made in an hour.")
  static let daily = Setting(
    "daily", .number(1...1_000_000), default: "200", "How many charts and readings a visitor may have made in a day.")
  static let work = Setting(
    "work", .number(1...1_000_000), default: "20",
    "How many seconds of processor time the visitors of a network may use at once; it is full again after ten times as long.")
  static let connections = Setting(
    "connections", .number(1...1_000_000), default: "8192",
    "How many connections there may be at once, as far as the system's bound on open files has room for them.")
  static let connectionsPerNetwork = Setting(
    "connections-per-network", .number(1...1_000_000), default: "512",
    "How many connections one network may have; a trusted proxy may have them all.")

  static let prepareForPremium = Setting(
    "prepare-for-premium", .flag, default: "no",
    "Prepare tomorrow's readings for whoever pays, too, and not only for whoever asks for it.")
  static let chromium = Setting(
    "chromium", .text, "The Chromium that prints reports; the one that CHROMIUM names or that is on the path when left out.")
  static let integrationTestUser = Setting(
    "integration-test-user", .text,
    "A user_id that callable functions take without a token, for the integration tests of clients.")

  static let backups = Setting(
    "backups", .text, "A folder that the server copies its database to from time to time; made when missing. None when left out.")
  static let backupHours = Setting(
    "backup-hours", .number(1...8760), default: "24", "How many hours lie between two such copies.")
  static let backupsKept = Setting(
    "backups-kept", .number(1...10_000), default: "7", "How many such copies are kept; the oldest goes when a new one is whole.")

  static let masterKey = Setting(
    "master-key", .text, isSecret: true,
    "The key of all keys, 32 bytes in base64; that of the data folder, made on the first start, when left out.")

  static let metricsToken = Setting(
    "metrics-token", .text, isSecret: true,
    "What Prometheus has to send as a bearer token to read /metrics, at least 16 characters; there is no such page when left out."
  )

  static let environment = Setting(
    "environment", .text, default: "production", isForTests: true, "What to report as the environment.")
  static let passwordCost = Setting(
    "password-cost", .number(10...20), default: "\(PasswordHash.Cost.standard.logarithm)", isForTests: true,
    "How much work a password is: the binary logarithm of scrypt's N. Less than 15 is for tests.")
  static let ping = Setting(
    "ping", .flag, default: "no", isForTests: true, "Answer GET /ping with a fixed text, to measure against.")

  static let pushLoopback = Setting(
    "push-loopback", .flag, default: "no", isForTests: true,
    "Send notifications to push services on this machine, too, and look every second whether one is due.")

  /// Leads to another issuer of a provider's tokens, and to its keys.
  static func issuer(_ provider: String) -> Setting {
    Setting("\(provider)-issuer", .text, isForTests: true, "Another issuer of \(provider)'s tokens.")
  }
  static func keysURL(_ provider: String) -> Setting {
    Setting("\(provider)-keys-url", .text, isForTests: true, "Where \(provider)'s keys are fetched instead.")
  }

  /// All of them, in the order in which they are printed.
  static let all: [Setting] =
    [
      port, host, data, assets, texts, logLevel, contact, appleAudience, googleAudience, firebaseProject, openIDIssuer,
      openIDClient,
      openIDName, openIDSecret, registration, origin, smtp, smtpUser, smtpPassword, smtpCertificates, mailFrom, secure,
      trustedProxy,
      limits, hourly, daily, work, connections, connectionsPerNetwork, prepareForPremium, chromium, integrationTestUser, backups,
      backupHours, backupsKept, masterKey,
      metricsToken,
      environment, passwordCost, ping, pushLoopback,
    ] + ["apple", "google", "firebase"].flatMap { [issuer($0), keysURL($0)] }
}

/// The settings of a server as a table: what `serve --print-configuration` prints.
enum SettingsTable {
  /// One line a setting: its name, its value, and where the value comes from. Secrets are left out, and what is for tests unless it is set.
  static func text(_ settings: ServerSettings) throws -> String {
    var table = TextTable(.left, .left, .left)
    table.row("setting", "value", "from")
    for setting in Setting.all {
      let (value, source) = try settings.shown(setting)
      if setting.isForTests, source == .standard { continue }
      let place =
        switch source {
        case .option: setting.option
        case .environment: setting.variable
        case .file: settings.file ?? "file"
        case .standard: "default"
        }
      table.row(setting.name, value.isEmpty ? "–" : value, place)
    }
    return table.text
  }
}
