import ArgumentParser
import Astrology
import Ephemeris
import Wire

/// The Vedic commands.
struct Vedic: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Vedic charts, dashas, matches, strengths, yogas and the almanac.",
    subcommands: [
      VedicChartCommand.self, DashaCommand.self, PanchangCommand.self, MuhuratsCommand.self, MatchCommand.self,
      DoshasCommand.self,
      ShadbalaCommand.self, YogasCommand.self,
    ])
}

extension Ayanamsa {
  /// The ayanamsa that `--ayanamsa` names, in any case.
  static func named(_ name: String) throws(FieldProblem) -> Ayanamsa {
    guard let found = Ayanamsa.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      let known = Ayanamsa.allCases.map(\.rawValue).joined(separator: ", ")
      throw FieldProblem("--ayanamsa", "there is no ayanamsa ‘\(name.prefix(40))’; use one of \(known)")
    }
    return found
  }
}

/// A sidereal chart.
struct VedicChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart", abstract: "The grahas in rashis, nakshatras and houses.",
    discussion: "astronova vedic chart --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The ayanamsa, such as lahiri, raman or krishnamurti.", valueName: "name"))
  var ayanamsa = Ayanamsa.lahiri.rawValue

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try Ayanamsa.named(ayanamsa)
    let chart = try birth.chart()
    let vedic: VedicChart
    do {
      vedic = try VedicChart(of: Sky(at: chart.moment.tt), ascendant: chart.angles?.ascendant, ayanamsa: chosen)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    switch format {
    case .json: try Channel.output.write(VedicChartAnswer(UTC(chart.moment.tt), vedic).jsonBytes(capacity: 4096) + [0x0A])
    case .table:
      var table = TextTable(.left, .left, .left, .left, .right, .right)
      table.row("Graha", "Rashi", "", "Nakshatra", "Pada", "House")
      if let lagna = vedic.lagna {
        let position = NakshatraPosition(siderealLongitude: lagna)
        table.row("Lagna", Self.place(lagna), "", position.nakshatra.name, "\(position.pada)", "1")
      }
      for place in vedic.places {
        let position = place.nakshatra
        table.row(
          place.graha.name, Self.place(place.longitude), place.isRetrograde && place.graha.isPlanet ? "℞" : "",
          position.nakshatra.name, "\(position.pada)", place.house.map { "\($0)" } ?? "")
      }
      var offset = ByteText(capacity: 16)
      offset.number(vedic.ayanamsaValue, decimals: 4)
      try Channel.output.write("\(table.text)\n\(chosen.rawValue): \(String(decoding: offset.bytes, as: UTF8.self))°\n")
    }
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
