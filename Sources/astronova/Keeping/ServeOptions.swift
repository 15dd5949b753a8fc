import ArgumentParser
import Foundation
import Identity
import Server

/// Who may vouch for people, what stands in front, and how much is allowed.
struct ServeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Offer to sign in with Apple, for this bundle or service identifier; may be repeated.", valueName: "identifier"))
  var appleAudience: [String] = []

  @Option(
    help: ArgumentHelp("Offer to sign in with Google, for this client identifier; may be repeated.", valueName: "identifier"))
  var googleAudience: [String] = []

  @Option(help: ArgumentHelp("Take Firebase ID tokens of this project.", valueName: "project"))
  var firebaseProject: String?

  @Flag(help: "Browsers reach the server over TLS, through a proxy in front: cookies are for TLS alone.")
  var secure = false

  @Option(
    help: ArgumentHelp(
      "The address of a proxy whose X-Forwarded-For is believed; may be repeated.", valueName: "address"))
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp("The address for mail that the pages about help and privacy name.", valueName: "address"))
  var contact: String?

  @Option(help: ArgumentHelp("standard or off.", valueName: "limits"))
  var limits = "standard"

  @Option(help: "How many charts and readings a visitor may have made in an hour.")
  var hourly: Int?

  @Option(help: "How many charts and readings a visitor may have made in a day.")
  var daily: Int?

  @Option(
    help: "How many seconds of processor time the visitors of a network may use at once; ten times as long, and they are back.")
  var work: Int?

  @Option(help: "How many connections there may be at once, as far as the system's bound on open files has room for them.")
  var connections = 8192

  @Option(help: "How many connections one network may have; a trusted proxy may have them all.")
  var connectionsPerNetwork = 512

  @Option(
    help: ArgumentHelp(
      "A user_id that callable functions take without a token, for the integration tests of clients.", valueName: "id"))
  var integrationTestUser: String?

  @Flag(help: "Prepare tomorrow's readings for whoever pays, too, and not only for whoever asks for it.")
  var prepareForPremium = false

  func validate() throws {
    guard ["standard", "off"].contains(limits) else { throw ValidationError("--limits must be standard or off, got \(limits).") }
    if let contact,
      contact.utf8.count > 254 || contact.split(separator: "@").count != 2 || contact.contains(where: \.isWhitespace)
    {
      throw ValidationError("--contact must be an address for mail such as help@example.org, got \(contact.prefix(64)).")
    }
    for (name, value) in [
      ("--hourly", hourly), ("--daily", daily), ("--work", work), ("--connections", connections),
      ("--connections-per-network", connectionsPerNetwork),
    ] {
      if let value, !(1...1_000_000).contains(value) {
        throw ValidationError("\(name) must be between 1 and 1000000, got \(value).")
      }
    }
  }

  /// The limits that were chosen; 50 an hour and 200 a day for visitors as in the first Astronova.
  var limitTable: LimitTable {
    guard limits == "standard" else { return .off }
    var table = LimitTable.standard
    if hourly != nil || daily != nil { table = table.withVisitors(hourly: hourly ?? 50, daily: daily ?? 200) }
    if let work { table = table.withVisitors(workSeconds: work) }
    return table
  }

  /// The providers that were chosen. `ASTRONOVA_<PROVIDER>_ISSUER` and `ASTRONOVA_<PROVIDER>_KEYS_URL` lead to another issuer, as tests
  /// of one's own need it.
  func providers(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [IdentityProvider] {
    var chosen: [IdentityProvider] = []
    if !appleAudience.isEmpty { chosen.append(.apple(appleAudience)) }
    if !googleAudience.isEmpty { chosen.append(.google(googleAudience)) }
    if let firebaseProject { chosen.append(.firebase(project: firebaseProject)) }
    return chosen.map { provider in
      let prefix = "ASTRONOVA_\(provider.kind.rawValue.uppercased())_"
      return IdentityProvider(
        kind: provider.kind, issuers: environment[prefix + "ISSUER"].map { [$0] } ?? provider.issuers,
        audiences: provider.audiences, keysURL: environment[prefix + "KEYS_URL"] ?? provider.keysURL,
        authorizationURL: provider.authorizationURL)
    }
  }
}
