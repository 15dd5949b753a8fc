import ArgumentParser
import Astrology
import Atlas
import Ephemeris

/// The options by which a birth is given, for every command that needs one.
struct BirthOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The date of birth, YYYY-MM-DD.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The time of birth on the clocks of the place; not known when left out.", valueName: "time"))
  var time: String?

  @Option(help: ArgumentHelp("The place of birth, such as \"New York\" or \"Paris, Texas\".", valueName: "name"))
  var place: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --place.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --place.", valueName: "degrees"))
  var lon: String?

  @Option(help: ArgumentHelp("An IANA zone; that of the place when left out.", valueName: "zone"))
  var zone: String?

  @Option(help: ArgumentHelp("Which instant, when the clocks showed the time twice or jumped over it.", valueName: "which"))
  var fold: ClockFold?

  @Option(help: CalendarChoice.help)
  var calendar = CalendarChoice.automatic

  /// The birth.
  func birth() throws(FieldProblem) -> Birth {
    guard let date else { throw FieldProblem("--date", "give YYYY-MM-DD, such as 1990-06-15") }
    return try Birth(
      date: date, time: time, fold: fold, calendar: calendar.calendar,
      place: BirthPlace(place: place, lat: lat, lon: lon, zone: zone))
  }

  /// Refuses a birth without its time.
  ///
  /// - Parameter need: what needs the time, as the beginning of a sentence: `lots need`.
  func requireTime(_ need: String) throws(FieldProblem) {
    if time == nil { throw FieldProblem("--time", "\(need) the time of birth; give HH:MM or HH:MM:SS") }
  }

  /// The figure of the birth, with how the birth was read.
  func figure(options: ChartOptions = ChartOptions()) throws(FieldProblem) -> BirthChart {
    try BirthChart(birth(), options: options)
  }

  /// The figure of the birth.
  func chart() throws(FieldProblem) -> NatalChart { try figure().chart }
}
