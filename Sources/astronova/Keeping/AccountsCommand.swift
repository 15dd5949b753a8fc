import ArgumentParser
import Store

/// The people of a data folder.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts", abstract: "Look after accounts.", subcommands: [GiveRole.self])

  /// Gives an account another role.
  struct GiveRole: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "role", abstract: "Make somebody an editor (admin), or a member again.", discussion: "Stop the server first.")

    @Argument(help: ArgumentHelp("The address that the account signs in with.", valueName: "email"))
    var email: String

    @Argument(help: ArgumentHelp("member or admin.", valueName: "role"))
    var role: String

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    func run() async throws {
      guard let role = Account.Role(rawValue: role) else { throw FieldProblem("role", "“\(role)” must be member or admin") }
      try DataFolder.requireDatabase(data)
      let keys = try DataFolder.masterKeys
      let isKnown = try await DataFolder.attempt {
        let store = try DataStore(.folder(data), masterKeys: keys)
        let subject = email.lowercased().filter { !$0.isWhitespace }
        let credential = try await store.accounts.credential(.password, subject: subject)
        if let credential { try await store.accounts.setRole(role, of: credential.accountID) }
        try await store.close()
        return credential != nil
      }
      guard isKnown else { throw CommandFailure.failed("nobody signs in with \(email) and a password") }
      try Channel.output.write("\(email): \(role.rawValue)\n")
    }
  }
}
