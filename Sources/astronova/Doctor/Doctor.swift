import ArgumentParser
import Atlas
import Ephemeris
import Server
import Wire

/// A look at the installation.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check that everything is in order, and say how to mend what is not.",
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

/// What a look at one part of the installation showed.
struct Finding {
  /// The part: `port`, `data`, ….
  let part: String
  /// What is so.
  let state: String
  /// What to do about it; `nil` when all is well.
  let remedy: String?

  static func well(_ part: String, _ state: String) -> Finding { Finding(part: part, state: state, remedy: nil) }

  static func ill(_ part: String, _ state: String, remedy: String) -> Finding {
    Finding(part: part, state: state, remedy: remedy)
  }

  /// `ok    port     8080 on 127.0.0.1 is free`, and on a second line what to do.
  var text: String {
    let name = part + String(repeating: " ", count: max(0, 8 - part.utf8.count))
    guard let remedy else { return "ok    \(name)\(state)\n" }
    return "FAIL  \(name)\(state)\n              → \(remedy)\n"
  }
}

/// Whether the gazetteer answers.
enum PlacesCheck {
  static var finding: Finding {
    // GeoNames' New York City, found by name and by where it lies.
    let newYork = 5_128_581
    let byName = Atlas.search("New York", limit: 1).first?.place
    let byPoint = Atlas.nearestPlace(latitude: 40.71427, longitude: -74.00597)?.place
    guard byName?.id == newYork, byPoint?.id == newYork else {
      return .ill("places", "New York is not where it should be", remedy: "the executable is damaged; build or copy it again")
    }
    return .well("places", "\(Atlas.placeCount) places; New York is found by name and by coordinates")
  }
}

/// Whether the clocks of the past are known.
enum ZonesCheck {
  static var finding: Finding {
    // War time in India, and a summer day before the Netherlands took over Central European Time (IANA database, asia and backzone).
    guard isRead("Asia/Kolkata", year: 1943, as: "1943-06-01T05:30:00Z"),
      isRead("Europe/Amsterdam", year: 1928, as: "1928-06-01T10:40:28Z")
    else {
      return .ill(
        "zones", "the history of the clocks is not as it should be", remedy: "the executable is damaged; build or copy it again")
    }
    return .well("zones", "\(TimeZoneHistory.identifiers.count) names of the IANA database \(TimeZoneHistory.databaseVersion)")
  }

  /// Whether noon of 1 June is read as an instant.
  private static func isRead(_ name: String, year: Int, as instant: String) -> Bool {
    guard let zone = try? TimeZoneHistory(identifier: name), let date = CalendarDate(year: year, month: 6, day: 1),
      let noon = CivilDateTime(date: date, hour: 12, minute: 0), let time = zone.resolve(noon).certain
    else { return false }
    return ISO8601.string(time.utc) == instant
  }
}
