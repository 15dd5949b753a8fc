import ArgumentParser
import Store

/// The keys that open everything else.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Look after the master key.", subcommands: [Rotate.self])

  /// Puts a new master key in the place of the one of the data folder.
  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rotate", abstract: "Put a new master key in the place of the one of the data folder.",
      discussion: """
        Stop the server first. Everybody has to sign in again within the quarter of an hour that an access token lasts.

        The replaced key opens nothing any more but backups of its time. It is kept for them in master.key.earlier, where \
        restore finds it by itself. If it may have come into other hands, rotate with --forget, and make a new backup: those of \
        before stay readable to whoever has the key and one of them.
        """)

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    @Flag(help: "Keep no earlier key: backups made before this open only with a copy of the key that you have yourself.")
    var forget = false

    @OptionGroup var quiet: QuietOptions

    func run() async throws {
      guard try DataFolder.masterKeys == nil else {
        throw FieldProblem(
          "ASTRONOVA_MASTER_KEY", "the key is given by the environment, so it is not in the folder to be rotated")
      }
      try DataFolder.requireDatabase(data)
      let count = try await DataFolder.attempt { try MasterKeys.rotate(folder: data, forgetsEarlier: forget) }
      let backups =
        forget
        ? "backups of before need a copy of their key (restore --key)"
        : "the one before is kept in master.key.earlier, for backups of its time"
      try quiet.tell("\(data): a new master key wraps \(count) data keys; \(backups)\n")
    }
  }
}
