import ArgumentParser
import Astrology
import Atlas
import Ephemeris
import Wire

/// The five limbs of a day at a place.
struct PanchangCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "panchang", abstract: "Tithi, nakshatra, yoga, karana and vara of a day, with their ends.",
    discussion: "astronova vedic panchang --date 2026-11-21 --place Mumbai")

  @Option(help: ArgumentHelp("The day, YYYY-MM-DD.", valueName: "date"))
  var date: String

  @Option(help: ArgumentHelp("A place such as Mumbai.", valueName: "name"))
  var place: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --place.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --place.", valueName: "degrees"))
  var lon: String?

  @Option(help: ArgumentHelp("An IANA zone; that of the place when left out.", valueName: "zone"))
  var zone: String?

  @Option(help: ArgumentHelp("The ayanamsa, such as lahiri, raman or krishnamurti.", valueName: "name"))
  var ayanamsa = Ayanamsa.lahiri.rawValue

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try Ayanamsa.named(ayanamsa)
    let day = try CivilField.coveredDate(date, field: "--date")
    let site = try BirthPlace(place: place, lat: lat, lon: lon, zone: zone)
    let panchang: Panchang
    do {
      panchang = try Panchang(
        date: day, dayStart: TT(site.midnight(of: day)),
        dayEnd: TT(site.midnight(of: CalendarDate(dayNumber: day.dayNumber() + 1))),
        location: site.location, ayanamsa: chosen)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    switch format {
    case .json: try Channel.output.write(PanchangAnswer(panchang).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(panchang, site))
    }
  }

  private static func table(_ panchang: Panchang, _ site: BirthPlace) -> String {
    func clock(_ instant: TT?) -> String {
      guard let instant else { return "never" }
      return site.minute(of: UTC(instant))
    }
    var table = TextTable(.left, .left)
    table.row("Vara", panchang.vara.name)
    table.row("Sunrise", clock(panchang.sunrise))
    table.row("Sunset", clock(panchang.sunset))
    func limb<Value>(_ title: String, _ spans: [PanchangSpan<Value>], _ name: (Value) -> String) {
      for (index, span) in spans.enumerated() {
        table.row(index == 0 ? title : "", "\(name(span.value)) until \(clock(span.end))")
      }
    }
    limb("Tithi", panchang.tithis) { $0.name }
    limb("Nakshatra", panchang.nakshatras) { $0.name }
    limb("Yoga", panchang.yogas) { $0.name }
    limb("Karana", panchang.karanas) { $0.name }
    return table.text
  }
}
