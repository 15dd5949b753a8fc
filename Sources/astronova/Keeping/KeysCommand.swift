import ArgumentParser
import Store

/// The keys that open everything else.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Look after the master key.", subcommands: [Rotate.self])

  /// Puts a new master key in the place of the one of the data folder.
  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Put a new master key in the place of the one of the data folder.",
      discussion:
        "Stop the server first. Everybody has to sign in again within the quarter of an hour that an access token lasts.")

    @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
    var data = "data"

    func run() async throws {
      guard try DataFolder.masterKeys == nil else {
        throw FieldProblem(
          "ASTRONOVA_MASTER_KEY", "the key is given by the environment, so it is not in the folder to be rotated")
      }
      try DataFolder.requireDatabase(data)
      let count = try await DataFolder.attempt { try MasterKeys.rotate(folder: data) }
      try Channel.output.write("\(data): a new master key wraps \(count) data keys; backups need the key of their own time\n")
    }
  }
}
