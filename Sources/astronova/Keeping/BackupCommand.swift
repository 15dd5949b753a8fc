import ArgumentParser
import Foundation
import Store

/// Copies the database into one file, beside a running server too.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the database into one file; a running server is not disturbed.",
    discussion: "The copy is checked before it gets its name. The master key is not in it: keep master.key apart from it.")

  @Argument(help: ArgumentHelp("The file to write; it must not exist.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
  var data = "data"

  @OptionGroup var quiet: QuietOptions

  func run() async throws {
    let summary = try await DataFolder.attempt { try Backup.make(of: data, to: file) }
    try quiet.tell("\(file): \(summary.accounts) accounts, schema \(summary.schema), \(summary.bytes) bytes\n")
  }
}

/// Puts a backup in the place of the database.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Put a backup in the place of the database.",
    discussion:
      """
      Stop the server first. The backup is checked, and its keys are tried, before anything changes; what was there stays. A \
      backup that is older than the last keys rotate opens with the keys that it has kept, or with --key, and is wrapped under \
      today's.
      """)

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder"))
  var data = "data"

  @Option(
    help: ArgumentHelp("A copy of the master.key of the backup's time, when the folder does not have it.", valueName: "file"))
  var key: String?

  @OptionGroup var quiet: QuietOptions

  func run() async throws {
    // Before the folder is made and locked for it.
    guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure.failed("there is no file \(file)") }
    let keys = try DataFolder.masterKeys
    let earlier = try key.map { try DataFolder.keys(in: $0) }
    let (summary, previous) = try await DataFolder.attempt {
      try Backup.restore(file, into: data, masterKeys: keys, earlierKeys: earlier)
    }
    let kept = previous.map { "; what was there is \($0)" } ?? ""
    try quiet.tell("\(data): \(summary.accounts) accounts, schema \(summary.schema)\(kept)\n")
  }
}
