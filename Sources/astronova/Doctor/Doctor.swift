import ArgumentParser

/// A look at the installation.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check that everything is in order, and say how to mend what is not.",
    discussion:
      "Give the options that serve will be given. The database is read from end to end and what is sealed is opened; nothing is changed, and a running server is not disturbed. The exit code is 0 when all is well and 1 when something is not."
  )

  @Option(name: .shortAndLong, help: "The port that serve is to listen on.")
  var port = 8080

  @Option(help: "The address that serve is to listen on.")
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The folder for the database.", valueName: "folder"))
  var data = "data"

  func run() throws {
    guard (0...65535).contains(port) else { throw FieldProblem("--port", "\(port) is out of range; give 0 to 65535") }
    let findings =
      [
        KernelCheck.finding, PlacesCheck.finding, ZonesCheck.finding, PortCheck.finding(host: host, port: port),
        DataFolderCheck.finding(folder: data),
      ] + DatabaseCheck.findings(folder: data, masterKeys: try DataFolder.masterKeys)
    try Channel.output.write(findings.map(\.text).joined())
    if findings.contains(where: { $0.remedy != nil }) { throw CommandFailure.told(exitCode: 1) }
  }
}
