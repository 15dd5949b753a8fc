import ArgumentParser
import Companion
import Foundation
import Identity
import Logging
import Server
import Store

/// Runs the web server.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the pages and the API.",
    discussion: "Everything it needs is inside the executable; what people enter is kept in the data folder and nowhere else.")

  @Option(name: .shortAndLong, help: "The port to listen on; 0 lets the system choose.")
  var port = 8080

  @Option(help: "The address to listen on. 127.0.0.1 is reached from this machine alone, 0.0.0.0 from everywhere.")
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The folder for the database; made when missing.", valueName: "folder"))
  var data = "data"

  @Flag(
    help: "Begin afresh in a data folder that has lost its database; what is left of it stays under another name.")
  var new = false

  @Option(help: ArgumentHelp("Read pages and styles from this folder instead, for development.", valueName: "folder"))
  var assets: String?

  @OptionGroup var options: ServeOptions

  @Option(help: ArgumentHelp("trace, debug, info, notice, warning, error or critical.", valueName: "level"))
  var logLevel = "info"

  @Option(help: ArgumentHelp("What to report as the environment.", valueName: "name", visibility: .hidden))
  var environment = "production"

  @Option(
    help: ArgumentHelp(
      "How much work a password is: the binary logarithm of scrypt's N. Less than 15 is for tests.", valueName: "logarithm",
      visibility: .hidden))
  var passwordCost = PasswordHash.Cost.standard.logarithm

  @Flag(help: ArgumentHelp("Answer GET /ping with a fixed text, to measure against.", visibility: .hidden))
  var ping = false

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535, got \(port).") }
    guard (10...20).contains(passwordCost) else {
      throw ValidationError("--password-cost must be between 10 and 20, got \(passwordCost).")
    }
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError("--log-level must be one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
  }

  func run() async throws {
    var logger = Logger(label: "astronova") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: logLevel) ?? .info
    let configuration = ServerConfiguration(
      host: host, port: port, storage: .folder(data), assetsDirectory: assets, environment: environment, logger: logger,
      answersPing: ping, masterKeys: try DataFolder.masterKeys, providers: options.providers(), limits: options.limitTable,
      passwordCost: PasswordHash.Cost(logarithm: passwordCost, blockSize: 8, lanes: 3),
      isSecure: options.secure, trustedProxies: Set(options.trustedProxy), printer: PagePrinter.find(),
      integrationTestUser: options.integrationTestUser, preparesForPremium: options.prepareForPremium, contact: options.contact,
      beginsAnew: new, mostConnections: options.connections, mostConnectionsPerNetwork: options.connectionsPerNetwork)
    let shownHost = host == "127.0.0.1" || host == "0.0.0.0" || host == "::" ? "localhost" : host
    do {
      try await serve(configuration) { port in
        FileHandle.standardOutput.write(Data("Astronova is at http://\(shownHost):\(port) (Ctrl-C stops it)\n".utf8))
      }
    } catch {
      FileHandle.standardError.write(Data("astronova: \(error)\n".utf8))
      throw ExitCode(1)
    }
  }
}
