import ArgumentParser
import Companion
import Foundation
import Identity
import Logging
import Readings
import Server
import Store

/// Runs the web server.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the pages and the API.",
    discussion: """
      Everything it needs is inside the executable; what people enter is kept in the data folder and nowhere else. Every setting \
      can be an option, a variable (--trusted-proxy is ASTRONOVA_TRUSTED_PROXY) or a field of a JSON file ("trusted-proxy"); the \
      first wins.
      """)

  @OptionGroup var options: ServeOptions

  @Option(help: ArgumentHelp("A JSON file with settings; the one that ASTRONOVA_CONFIG names when left out.", valueName: "file"))
  var config: String?

  @Flag(
    help: "Begin afresh in a data folder that has lost its database; what is left of it stays under another name.")
  var new = false

  @Flag(help: "Print every setting, its value and where that comes from, and end.")
  var printConfiguration = false

  @Flag(name: .shortAndLong, help: "Do not print where the server is.")
  var quiet = false

  func run() async throws {
    let settings = try await ServerSettings(
      options: options, environment: ProcessInfo.processInfo.environment, file: config)
    // Whatever is wrong is told before anything is printed or started.
    let configuration = try serverConfiguration(settings)
    guard !printConfiguration else {
      FileHandle.standardOutput.write(Data(try SettingsTable.text(settings).utf8))
      return
    }
    let host = configuration.host
    let shownHost = host == "127.0.0.1" || host == "0.0.0.0" || host == "::" ? "localhost" : host
    do {
      try await serve(configuration) { port in
        guard !quiet else { return }
        FileHandle.standardOutput.write(Data("Astronova is at http://\(shownHost):\(port) (Ctrl-C stops it)\n".utf8))
      }
    } catch {
      FileHandle.standardError.write(Data("astronova: \(error)\n".utf8))
      throw ExitCode(1)
    }
  }

  /// The settings as the server takes them.
  private func serverConfiguration(_ settings: ServerSettings) throws -> ServerConfiguration {
    let level = try settings.text(.logLevel).flatMap(Logger.Level.init(rawValue:)) ?? .info
    var logger = Logger(label: "astronova") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = level
    var configuration = ServerConfiguration(
      host: try settings.text(.host) ?? "127.0.0.1", port: try settings.number(.port),
      storage: .folder(try settings.text(.data) ?? "data"), assetsDirectory: try settings.text(.assets),
      environment: try settings.text(.environment) ?? "production", logger: logger, answersPing: try settings.isOn(.ping),
      masterKeys: try settings.masterKeys, providers: try settings.providers, limits: try settings.limitTable,
      passwordCost: PasswordHash.Cost(logarithm: try settings.number(.passwordCost), blockSize: 8, lanes: 3),
      isSecure: try settings.isOn(.secure), trustedProxies: Set(try settings.list(.trustedProxy)),
      printer: try settings.text(.chromium).map { PagePrinter(executable: $0) } ?? PagePrinter.find(),
      integrationTestUser: try settings.text(.integrationTestUser), preparesForPremium: try settings.isOn(.prepareForPremium),
      contact: try settings.contact, beginsAnew: new, mostConnections: try settings.number(.connections),
      mostConnectionsPerNetwork: try settings.number(.connectionsPerNetwork), metricsToken: try settings.metricsToken,
      backups: try settings.backups,
      registration: try settings.text(.registration).flatMap(Registration.init(rawValue:)) ?? .open)
    configuration.languages = try settings.languages
    if try settings.isOn(.pushLoopback) {
      configuration.pushesToLoopback = true
      configuration.notificationInterval = 1
    }
    configuration.mail = try settings.mail
    configuration.origin = try settings.origin
    configuration.speaker = Speaker.find()
    return configuration
  }
}

extension ServerSettings {
  /// The limits that were chosen; 50 an hour and 200 a day for visitors as in the first Astronova.
  fileprivate var limitTable: LimitTable {
    get throws {
      let (hourly, daily, work) = (try chosenNumber(.hourly), try chosenNumber(.daily), try chosenNumber(.work))
      guard try text(.limits) != "off" else { return .off }
      var table = LimitTable.standard
      if hourly != nil || daily != nil {
        table = table.withVisitors(hourly: try number(.hourly), daily: try number(.daily))
      }
      if let work { table = table.withVisitors(workSeconds: work) }
      return table
    }
  }

  /// English, and what stands in the folder that was chosen.
  fileprivate var languages: Languages {
    get throws {
      guard let folder = try text(.texts) else { return .shipped }
      do {
        return try Languages(folder: folder)
      } catch {
        throw FieldProblem("texts", "\(error)")
      }
    }
  }

  /// The providers that were chosen.
  fileprivate var providers: [IdentityProvider] {
    get throws {
      var chosen: [IdentityProvider] = []
      let (apple, google) = (try list(.appleAudience), try list(.googleAudience))
      if !apple.isEmpty { chosen.append(.apple(apple)) }
      if !google.isEmpty { chosen.append(.google(google)) }
      if let project = try text(.firebaseProject) { chosen.append(.firebase(project: project)) }
      chosen = try chosen.map { provider in
        let name = provider.kind.rawValue
        return IdentityProvider(
          kind: provider.kind, issuers: try text(.issuer(name)).map { [$0] } ?? provider.issuers,
          audiences: provider.audiences, keysURL: try text(.keysURL(name)) ?? provider.keysURL ?? "",
          authorizationURL: provider.authorizationURL)
      }
      return try chosen + [openID].compactMap(\.self)
    }
  }

  /// The OpenID provider that was chosen, checked.
  private var openID: IdentityProvider? {
    get throws {
      let (issuer, clients, secret) = (try text(.openIDIssuer), try list(.openIDClient), try text(.openIDSecret))
      guard let issuer else {
        let orphan = !clients.isEmpty ? Setting.openIDClient : secret != nil ? Setting.openIDSecret : nil
        if let orphan { throw try refused(orphan, "there is no openid-issuer", allowed: "both, or neither") }
        return nil
      }
      guard ProviderAddress.isIssuer(issuer) else {
        throw try refused(
          .openIDIssuer, "got \(issuer.prefix(64))",
          allowed: "an https address such as https://login.example.org, without a query")
      }
      guard !clients.isEmpty, clients.allSatisfy({ (1...255).contains($0.utf8.count) }) else {
        throw try refused(.openIDClient, "got none", allowed: "the identifier that the provider has given this server")
      }
      let name = try text(.openIDName) ?? IdentityProvider.Kind.openid.name
      guard (1...40).contains(name.count), !name.contains(where: \.isNewline) else {
        throw try refused(.openIDName, "got \(name.count) characters", allowed: "1 to 40 characters on one line")
      }
      return .openID(issuer: issuer, clients: clients, secret: secret, name: name)
    }
  }

  /// The address for mail, checked.
  fileprivate var contact: String? {
    get throws {
      guard let contact = try text(.contact) else { return nil }
      if contact.utf8.count > 254 || contact.split(separator: "@").count != 2 || contact.contains(where: \.isWhitespace) {
        throw try refused(.contact, "got \(contact.prefix(64))", allowed: "an address for mail such as help@example.org")
      }
      return contact
    }
  }

  /// Where people reach the server, checked; `nil` when it was not said.
  fileprivate var origin: String? {
    get throws {
      guard let origin = try text(.origin) else { return nil }
      do throws(MailSettings.Fault) {
        return try MailSettings.origin(origin)
      } catch {
        throw try refused(.origin, error.got, allowed: error.allowed)
      }
    }
  }

  /// Through whom mail is sent, checked; `nil` when none is.
  fileprivate var mail: MailSettings? {
    get throws {
      let (user, password) = (try text(.smtpUser), try text(.smtpPassword))
      guard let server = try text(.smtp) else {
        let orphan = user != nil ? Setting.smtpUser : password != nil ? .smtpPassword : nil
        if let orphan { throw try refused(orphan, "there is no smtp", allowed: "both, or neither") }
        return nil
      }
      let (certificates, contact) = (try text(.smtpCertificates), try contact)
      if let certificates, !FileManager.default.isReadableFile(atPath: certificates) {
        throw try refused(.smtpCertificates, "there is no such file", allowed: "a file of certificates (PEM)")
      }
      do throws(MailSettings.Fault) {
        return try MailSettings(
          server: server, user: user, password: password, certificates: certificates, sender: try? text(.mailFrom) ?? contact,
          origin: try? text(.origin))
      } catch {
        let setting = Setting.all.first { $0.name == error.setting } ?? .smtp
        throw try refused(setting, error.got, allowed: error.allowed)
      }
    }
  }

  /// When and where the database is copied; never when `nil`.
  fileprivate var backups: BackupSchedule? {
    get throws {
      let (hours, kept) = (try number(.backupHours), try number(.backupsKept))
      guard let folder = try text(.backups) else { return nil }
      return BackupSchedule(series: BackupSeries(folder: folder, count: kept), interval: Int64(hours) * 3600)
    }
  }

  /// The token of the metrics, checked.
  fileprivate var metricsToken: String? {
    get throws {
      guard let token = try text(.metricsToken) else { return nil }
      guard (16...256).contains(token.utf8.count), token.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
        throw try refused(.metricsToken, "got something else", allowed: "16 to 256 printable ASCII characters without spaces")
      }
      return token
    }
  }

  /// The master key; that of the folder when `nil`.
  fileprivate var masterKeys: MasterKeys? {
    get throws {
      guard let text = try text(.masterKey) else { return nil }
      do {
        return try MasterKeys(text: text)
      } catch {
        throw FieldProblem(Setting.masterKey.variable, error.description)
      }
    }
  }
}
