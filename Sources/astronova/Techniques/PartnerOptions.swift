import ArgumentParser
import Astrology
import Atlas
import Ephemeris

/// The options by which a second birth is given: those of the first with a 2.
struct PartnerOptions: ParsableArguments {
  @Option(name: .customLong("date2"), help: ArgumentHelp("The second date of birth, YYYY-MM-DD.", valueName: "date"))
  var date: String?

  @Option(name: .customLong("time2"), help: ArgumentHelp("The second time of birth; not known when left out.", valueName: "time"))
  var time: String?

  @Option(name: .customLong("place2"), help: ArgumentHelp("The second place of birth.", valueName: "name"))
  var place: String?

  @Option(
    name: .customLong("lat2"), parsing: .unconditional,
    help: ArgumentHelp("Degrees north, -90 to 90, instead of --place2.", valueName: "degrees"))
  var lat: String?

  @Option(
    name: .customLong("lon2"), parsing: .unconditional,
    help: ArgumentHelp("Degrees east, -180 to 180, instead of --place2.", valueName: "degrees"))
  var lon: String?

  @Option(name: .customLong("zone2"), help: ArgumentHelp("An IANA zone; that of the place when left out.", valueName: "zone"))
  var zone: String?

  @Option(
    name: .customLong("fold2"),
    help: ArgumentHelp("Which instant, when the clocks showed the time twice or jumped over it.", valueName: "which"))
  var fold: ClockFold?

  @Option(name: .customLong("calendar2"), help: CalendarChoice.help)
  var calendar = CalendarChoice.automatic

  /// What the fields of a birth are called here.
  private static let names: [String: String] = [
    "--date": "--date2", "--time": "--time2", "--place": "--place2", "--lat": "--lat2", "--lon": "--lon2", "--zone": "--zone2",
    "--fold": "--fold2", "--calendar": "--calendar2",
  ]

  /// The figure of the second birth.
  func figure(options: ChartOptions) throws(FieldProblem) -> BirthChart {
    guard let date else { throw FieldProblem("--date2", "give YYYY-MM-DD, such as 1992-03-08") }
    do {
      let birth = try Birth(
        date: date, time: time, fold: fold, calendar: calendar.calendar,
        place: BirthPlace(place: place, lat: lat, lon: lon, zone: zone))
      return try BirthChart(birth, options: options)
    } catch {
      throw error.renamed(Self.names)
    }
  }

  /// Refuses a birth without its time.
  func requireTime(_ need: String) throws(FieldProblem) {
    if time == nil { throw FieldProblem("--time2", "\(need) the time of birth; give HH:MM or HH:MM:SS") }
  }
}

extension FieldProblem {
  /// The same with other names for the options that it speaks of.
  func renamed(_ names: [String: String]) -> FieldProblem {
    let words = message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      // An option may be followed by a comma.
      let bare = word.prefix { $0.isLetter || $0 == "-" }
      return (names[String(bare)] ?? String(bare)) + word[bare.endIndex...]
    }
    return FieldProblem(names[field] ?? field, words.joined(separator: " "))
  }
}
