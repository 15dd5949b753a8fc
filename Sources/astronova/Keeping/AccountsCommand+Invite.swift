import ArgumentParser
import Companion
import Identity
import Store

extension AccountsCommand {
  /// Makes codes by which people may begin an account.
  struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "invite", abstract: "Make codes by which people may begin an account, also while the server runs.",
      discussion:
        "For a server with --registration invite. A code is good once. It is printed here and kept nowhere, only its hash is. “accounts revoke” takes it back."
    )

    @Option(help: "How many, 1 to 1000.")
    var count = 1

    @Option(help: "For how many days they are good, 1 to 3650.")
    var days = 30

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    func run() async throws {
      guard (1...1000).contains(count) else { throw FieldProblem("--count", "\(count) is out of range; give 1 to 1000") }
      guard (1...3650).contains(days) else { throw FieldProblem("--days", "\(days) is out of range; give 1 to 3650") }
      try DataFolder.requireDatabase(data)
      let invitations = Invitations(.folder(data))
      let expiresAt = WallClock.system.wholeSeconds + Int64(days) * 86_400
      for _ in 0..<count {
        let code = OpaqueToken(.invitation)
        try await DataFolder.attempt { try invitations.make(code.hash, expiresAt: expiresAt) }
        try Channel.output.write(code.text + "\n")
      }
    }
  }

  /// Takes codes back that nobody has used.
  struct Revoke: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Take invitations back that nobody has used, also while the server runs.")

    @Argument(help: ArgumentHelp("A code as “accounts invite” printed it.", valueName: "code"))
    var codes: [String] = []

    @Flag(help: "All of them.")
    var all = false

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    @OptionGroup var quiet: QuietOptions

    func run() throws {
      guard all == codes.isEmpty else { throw FieldProblem("code", "give codes, or --all") }
      try DataFolder.requireDatabase(data)
      let invitations = Invitations(.folder(data))
      if all { return try quiet.tell("\(invitations.revokeAll()) taken back\n") }
      let unknown = codes.filter { code in !(OpaqueToken(.invitation, text: code).map { invitations.revoke($0.hash) } ?? false) }
      try quiet.tell("\(codes.count - unknown.count) taken back\n")
      guard unknown.isEmpty else {
        throw CommandFailure.failed("no invitation is open for \(unknown.joined(separator: ", ")): mistyped, used, or too old")
      }
    }
  }
}
