import ArgumentParser
import Astrology
import Readings
import Server
import Wire

/// A sidereal chart.
struct VedicChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart", abstract: "The grahas in rashis, nakshatras and houses, and in the divisional charts.",
    discussion: """
      astronova vedic chart --date 1990-06-15 --time 14:30 --place "New York" --vargas D9,D10

      In a divisional chart the part of the rashi is stretched over the whole sign: its degrees say how much of the part is \
      passed.
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(
    help: ArgumentHelp(
      "Divisional charts by number or name, such as D9,dashamsha, with commas between; all for the sixteen.", valueName: "names"))
  var vargas: String?

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let vargas = try Self.vargas(vargas)
    let vedic = try birth.figure().vedic(chosen)
    switch format {
    case .json: try Channel.output.write(VedicChartAnswer(vedic, vargas: vargas).jsonBytes(capacity: 4096) + [0x0A])
    case .table:
      var offset = ByteText(capacity: 16)
      offset.number(vedic.chart.ayanamsaValue, decimals: 4)
      let tables = [Self.table(vedic)] + vargas.map { Self.table(vedic, $0) }
      try Channel.output.write(
        "\(tables.joined(separator: "\n"))\n\(chosen.rawValue): \(String(decoding: offset.bytes, as: UTF8.self))°\n"
          + VedicNotes.text(VedicNotice.ofChart(vedic)))
    }
  }

  private static func vargas(_ names: String?) throws(FieldProblem) -> [Varga] {
    guard let names else { return [] }
    if names.lowercased() == "all" { return Varga.allCases }
    var chosen: [Varga] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      let wanted = name.lowercased()
      guard let varga = Varga.allCases.first(where: { "d\($0.rawValue)" == wanted || $0.name.lowercased() == wanted }) else {
        let known = Varga.allCases.map { "D\($0.rawValue)" }.joined(separator: ", ")
        throw FieldProblem("--vargas", "there is no divisional chart ‘\(name.prefix(40))’; use all, \(known)")
      }
      if !chosen.contains(varga) { chosen.append(varga) }
    }
    return chosen
  }

  private static func table(_ vedic: VedicBirth) -> String {
    var table = TextTable(.left, .left, .left, .left, .right, .right)
    table.row("Graha", "Rashi", "", "Nakshatra", "Pada", "House")
    if let lagna = vedic.chart.lagna {
      let position = NakshatraPosition(siderealLongitude: lagna)
      table.row("Lagna", place(lagna), "", position.nakshatra.name, "\(position.pada)", "1")
    }
    for graha in vedic.chart.places {
      let retrograde = vedic.isRetrograde(graha.graha) == true && graha.graha.isPlanet ? "℞" : ""
      if let arc = vedic.arc(of: graha.graha) {
        let (low, high) = (place(arc.low), place(arc.high))
        let lodge = vedic.nakshatra(of: graha.graha)
        let names =
          graha.graha == .moon ? vedic.moonNakshatras.map(\.name).joined(separator: ", ") : lodge.nakshatra?.name ?? ""
        table.row(
          graha.graha.name, low == high ? low : "\(low) to \(high)", retrograde, names, lodge.pada.map { "\($0)" } ?? "", "")
      } else {
        let position = graha.nakshatra
        table.row(
          graha.graha.name, place(graha.longitude), retrograde, position.nakshatra.name, "\(position.pada)",
          graha.house.map { "\($0)" } ?? "")
      }
    }
    return table.text
  }

  private static func table(_ vedic: VedicBirth, _ varga: Varga) -> String {
    let lagna = vedic.lagna(in: varga)
    var table = TextTable(.left, .left, .right)
    table.row("D\(varga.rawValue)", varga.name, "House")
    let rising = lagna.map { ZodiacSign(longitude: $0) }
    if let lagna { table.row("Lagna", place(lagna), "1") }
    for graha in vedic.chart.places {
      let longitude = vedic.longitude(of: graha, in: varga)
      table.row(
        graha.graha.name, longitude.map(place) ?? vedic.sign(of: graha, in: varga)?.rashiName ?? "not known",
        longitude.flatMap { longitude in rising.map { "\(ZodiacSign(longitude: longitude).house(from: $0))" } } ?? "")
    }
    return table.text
  }

  private static func place(_ longitude: Double) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    return
      "\(zodiac.degree < 10 ? " " : "")\(zodiac.degree)°\(zodiac.minute < 10 ? "0" : "")\(zodiac.minute)′ \(zodiac.sign.rashiName)"
  }
}

extension Graha {
  /// Not one of the nodes, which run backwards as a rule.
  fileprivate var isPlanet: Bool { self != .rahu && self != .ketu }
}
