import ArgumentParser
import Identity
import Store

/// The people of a data folder.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts", abstract: "Look after accounts.",
    subcommands: [GiveRole.self, Invite.self, Recover.self, Revoke.self])

  /// Gives an account another role.
  struct GiveRole: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "role", abstract: "Make somebody an editor (admin), or a member again.", discussion: "Stop the server first.")

    @Argument(
      help: ArgumentHelp(
        "The address that the account signs in with, by a password or by a provider; or the id of the account.",
        valueName: "email or id"))
    var account: String

    @Argument(help: ArgumentHelp("member or admin.", valueName: "role"))
    var role: String

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    @OptionGroup var quiet: QuietOptions

    func run() async throws {
      guard let role = Account.Role(rawValue: role) else { throw FieldProblem("role", "“\(role)” must be member or admin") }
      try DataFolder.requireDatabase(data)
      let keys = try DataFolder.masterKeys
      let found = try await DataFolder.attempt {
        let store = try DataStore(.folder(data), masterKeys: keys)
        var found = try await store.accounts.accounts(named: account)
        // However it is spelled: addresses are kept in one form.
        if found.isEmpty, let address = try? MailAddress(account) {
          found = try await store.accounts.accounts(named: address.canonical)
        }
        if found.count == 1 { try await store.accounts.setRole(role, of: found[0]) }
        try await store.close()
        return found
      }
      guard !found.isEmpty else { throw CommandFailure.failed("nobody signs in with \(account), and no account has that id") }
      guard found.count == 1 else {
        throw CommandFailure.failed(
          "\(account) belongs to \(found.count) accounts; give the id of one: \(found.joined(separator: ", "))")
      }
      try quiet.tell("\(account): \(role.rawValue)\n")
    }
  }
}
