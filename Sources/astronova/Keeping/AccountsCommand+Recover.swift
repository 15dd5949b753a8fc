import ArgumentParser
import Companion
import Foundation
import Identity
import Store

extension AccountsCommand {
  /// Makes a link with which somebody sets a new password who has neither a recovery code nor a mailbox that the server reaches.
  struct Recover: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "recover", abstract: "Make a link with which somebody sets a new password.",
      discussion: """
        Stop the server first, and start it again. What is printed is the end of an address of this server; it works once, for \
        thirty minutes. Give it to nobody but the owner of the account, and be sure who that is.
        """)

    @Argument(
      help: ArgumentHelp("The address that the account signs in with, or the id of the account.", valueName: "email or id"))
    var account: String

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    func run() async throws {
      try DataFolder.requireDatabase(data)
      let keys = try DataFolder.masterKeys
      let token = OpaqueToken(.recovery)
      let (found, hasPassword) = try await DataFolder.attempt { () async throws -> ([String], Bool) in
        let store = try DataStore(.folder(data), masterKeys: keys)
        var found = try await store.accounts.accounts(named: account)
        if found.isEmpty, let address = try? MailAddress(account) {
          found = try await store.accounts.accounts(named: address.canonical)
        }
        var password: Credential?
        if found.count == 1 {
          password = try await store.accounts.credentials(of: found[0]).first { $0.kind == .password }
        }
        if let password {
          try await store.recovery.keep(
            link: token.hash, of: password.id, expiresAt: WallClock.system.microseconds + RecoveryService.linkLifetime)
        }
        try await store.close()
        return (found, password != nil)
      }
      guard !found.isEmpty else { throw CommandFailure.failed("nobody signs in with \(account), and no account has that id") }
      guard found.count == 1 else {
        throw CommandFailure.failed(
          "\(account) belongs to \(found.count) accounts; give the id of one: \(found.joined(separator: ", "))")
      }
      guard hasPassword else {
        throw CommandFailure.failed("\(account) signs in without a password, so there is none to set anew")
      }
      FileHandle.standardOutput.write(Data("/recover/link/\(token.text)\n".utf8))
    }
  }
}
