import ArgumentParser
import Astrology
import Atlas
import Ephemeris
import Server
import Wire

/// The planetary hours of a day at a place.
struct PlanetaryHoursCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "planetary-hours", abstract: "The twenty-four planetary hours of a day at a place.",
    discussion: """
      astronova planetary-hours --date 2026-11-21 --place Berlin

      Twelve hours from sunrise to sunset and twelve to the next sunrise, in Chaldean order from the planet that names the day: \
      the day on which the Sun has its noon at the place, by the clocks of --zone or of the place. Times are those of the same \
      clocks.
      """, aliases: ["hours"])

  @OptionGroup var day: DayOptions

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let day = try day.day()
    let hours = try day.planetaryHours()
    switch format {
    case .json:
      let answer = PlanetaryHoursAnswer(
        day.date, in: day.site.zone.identifier, at: day.site.location, hours, now: Clock.now)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(hours, day.site))
    case .ics:
      var file = CalendarFile()
      for hour in hours?.hours ?? [] { file.add("Hour of \(Self.name(hour.ruler))", from: UTC(hour.start), to: UTC(hour.end)) }
      try Channel.output.write(file.bytes)
    }
  }

  private static func table(_ hours: PlanetaryHours?, _ site: BirthPlace) -> String {
    guard let hours else {
      return Paragraph.wrapped("The Sun does not both rise and set there on this day, so there is nothing to divide into hours.")
    }
    var table = TextTable(.right, .left, .left, .left, .left)
    table.row("Hour", "Ruler", "From", "To", "")
    for hour in hours.hours {
      table.row(
        "\(hour.number)", hour.ruler.body.name, site.minute(of: UTC(hour.start)), site.minute(of: UTC(hour.end)),
        hour.isByDay ? "day" : "night")
    }
    return "The day of \(name(hours.dayRuler)).\n\n\(table.text)"
  }

  private static func name(_ planet: ClassicalPlanet) -> String {
    planet.body == .sun || planet.body == .moon ? "the \(planet.body.name)" : planet.body.name
  }
}
