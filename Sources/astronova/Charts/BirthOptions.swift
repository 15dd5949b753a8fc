import ArgumentParser
import Astrology

/// The options by which a birth is given, for every command that needs one.
struct BirthOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The date of birth, YYYY-MM-DD.", valueName: "date"))
  var date: String

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

  @Option(help: "Which instant, when the clocks showed the time twice or jumped over it.")
  var fold: ClockFold?

  /// The figure of the birth.
  func chart() throws(FieldProblem) -> NatalChart {
    let birth = try Birth(date: date, time: time, fold: fold, place: BirthPlace(place: place, lat: lat, lon: lon, zone: zone))
    return try BirthChart(birth, houseSystem: .placidus).chart
  }
}
