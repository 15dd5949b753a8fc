import ArgumentParser
import Atlas
import Server
import Wire

/// Places by name.
struct Places: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Find places by name.",
    discussion: """
      Beginnings of names, other names in any script and small slips are understood; a region or country may follow after a \
      comma, as in: astronova places Paris, Texas
      """)

  @Argument(help: ArgumentHelp("The beginning of a name.", valueName: "query"))
  var words: [String]

  @Option(help: "How many at most, 1 to 50.")
  var limit = 10

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    guard (1...50).contains(limit) else { throw FieldProblem("--limit", "\(limit) is out of range; give 1 to 50") }
    let query = words.joined(separator: " ")
    let places = Atlas.search(query, limit: limit).map(\.place)
    switch format {
    case .json:
      try Channel.output.write(PlacesAnswer(locations: places.map { PlaceAnswer($0) }).jsonBytes(capacity: 4096) + [0x0A])
    case .table:
      guard !places.isEmpty else { return try Channel.output.write("No place is called ‘\(query.prefix(80))’.\n") }
      var table = TextTable(.left, .right, .right, .left)
      for place in places {
        table.row(Self.shortened(place.displayName), Self.degrees(place.latitude), Self.degrees(place.longitude), place.timeZone)
      }
      try Channel.output.write(table.text)
    }
  }

  /// A name that leaves room for the other columns.
  private static func shortened(_ name: String) -> String {
    name.unicodeScalars.count <= 38 ? name : String(String.UnicodeScalarView(name.unicodeScalars.prefix(37))) + "…"
  }

  private static func degrees(_ value: Double) -> String {
    var text = ByteText(capacity: 16)
    text.number(value, decimals: 4)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
