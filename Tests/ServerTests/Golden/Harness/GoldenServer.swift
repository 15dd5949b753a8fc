import Companion
import Ephemeris
import Foundation
import HummingbirdTesting
import Identity
import Store

@testable import Server

/// The server that golden answers come from: a fixed beginning of time, three people whose ids never change, a printer that prints nothing.
///
/// Readings choose their words by the account's id, which a server draws at random. So the accounts are laid into the store beforehand; it is
/// the only thing here that does not go over HTTP.
enum GoldenServer {
  static let ada = GoldenPlaceholders.chosen + "000000000001"
  static let bob = GoldenPlaceholders.chosen + "000000000002"
  static let editor = GoldenPlaceholders.chosen + "000000000003"
  static let password = "under the pear tree"

  /// Runs the steps of a group and gives what was answered.
  static func answers(of group: GoldenGroup) async throws -> [GoldenAnswer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appendingPathComponent("data").path
    try await layAccounts(in: data)
    let printer = folder.appendingPathComponent("printer")
    try Data(printing.utf8).write(to: printer)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: printer.path)
    let clock = ManualClock(TestServer.now)
    let issuer = TestIssuer()
    let collected = Collected()
    let server = TestServer(
      clock: clock.clock, limits: group.isLimited ? .standard : .off, storage: .folder(data),
      printer: PagePrinter(executable: printer.path), integrationTestUser: "golden-test-user", contact: "help@example.org")
    let run: @Sendable ([IdentityProvider]) async throws -> Void = { providers in
      var server = server
      server.providers = providers
      try await server.run { browser in
        var session = GoldenSession(browser: browser, clock: clock, issuer: issuer, isMoving: group.hasProviders)
        for step in group.steps { try await session.run(step) }
        await collected.put(session.answers)
      }
    }
    if group.hasProviders {
      try await issuer.serve(.google) { google in
        try await run([
          provider(.apple, like: google), google, provider(.firebase, like: google), provider(.openid, like: google),
        ])
      }
    } else {
      try await run([])
    }
    return await collected.answers
  }

  private static func layAccounts(in folder: String) async throws {
    let store = try DataStore(.folder(folder))
    let made = Int64(TestServer.now.unixSeconds - 40 * 86_400) * 1_000_000
    for (index, (id, name)) in [(ada, "ada"), (bob, "bob"), (editor, "editor")].enumerated() {
      let address = "\(name)@example.org"
      let credential = Credential(
        id: GoldenPlaceholders.chosen + "00000000001\(index + 1)", accountID: id, kind: .password, subject: address,
        email: address,
        secret: PasswordHash(password, cost: TestServer.cost).text, createdAt: made)
      let account = Account(id: id, role: id == editor ? .admin : .member, createdAt: made)
      guard try await store.accounts.create(account, with: credential) else { throw CocoaError(.fileWriteFileExists) }
    }
    try await store.close()
  }

  private static func provider(_ kind: IdentityProvider.Kind, like other: IdentityProvider) -> IdentityProvider {
    IdentityProvider(
      kind: kind, issuers: other.issuers, audiences: other.audiences, keysURL: other.keysURL ?? "",
      authorizationURL: kind == .firebase || kind == .openid ? nil : other.authorizationURL)
  }

  /// Prints the page as it is behind the mark of a PDF, so that the file shows what would have been printed.
  private static let printing = """
    #!/bin/sh
    for argument; do
      case $argument in --print-to-pdf=*) { printf '%%PDF-golden\\n'; cat page.html; } > "${argument#--print-to-pdf=}" ;; esac
    done
    """

  private actor Collected {
    private(set) var answers: [GoldenAnswer] = []
    func put(_ answers: [GoldenAnswer]) { self.answers = answers }
  }
}
