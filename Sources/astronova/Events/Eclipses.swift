import ArgumentParser
import Ephemeris
import Readings
import Server
import Wire

/// Eclipses of the Sun and of the Moon.
struct Eclipses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eclipses", abstract: "List the eclipses of the Sun and of the Moon.",
    discussion: """
      astronova eclipses --from 2026-01-01 --to 2030-12-31

      The instant is that of greatest eclipse, in UTC; type, magnitude and Saros as in NASA's Five Millennium Canons (Espenak & \
      Meeus 2006 and 2009, for the Moon with Danjon's shadow). With --place, or --lat and --lon, only those that are seen there, \
      with what is seen at that time.
      """)

  @Option(help: ArgumentHelp("The first day, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("Only eclipses that are seen from a place such as Burgos.", valueName: "name"))
  var place: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --place.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --place.", valueName: "degrees"))
  var lon: String?

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    let span = try TimeSpan(from: from, to: to)
    let solar: [SolarEclipse]
    let lunar: [LunarEclipse]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      solar = try walk.gather(at: \.maximum) { (start, end) throws(EphemerisError) in
        try SolarEclipse.all(from: start, to: end)
      }
      lunar = try walk.gather(at: \.maximum) { (start, end) throws(EphemerisError) in
        try LunarEclipse.all(from: start, to: end)
      }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    let site: BirthPlace? =
      if place != nil || lat != nil || lon != nil { try BirthPlace(place: place, lat: lat, lon: lon, zone: nil) } else { nil }
    switch format {
    case .json:
      let answer = try FieldProblem.naming("--from") { () throws(EphemerisError) in
        try EventsAnswer(from: span.start, to: span.end, solar: solar, lunar: lunar, seenFrom: site?.location)
      }
      try Channel.output.write(answer.jsonBytes(capacity: 16_384) + [0x0A])
    case .table: try Channel.output.write(EventList.table(try Self.lines(solar, lunar, site?.location)))
    case .ics: try Channel.output.write(EventList.calendar(try Self.lines(solar, lunar, site?.location)))
    }
  }

  /// A line for each eclipse, at the instant at which most of it is seen.
  private static func lines(
    _ solar: [SolarEclipse], _ lunar: [LunarEclipse], _ place: GeographicLocation?
  ) throws(FieldProblem) -> [(UTC, String)] {
    guard let place else {
      return
        (solar.map { (UTC($0.maximum), Language.english.lines.text($0)) }
        + lunar.map { (UTC($0.maximum), Language.english.lines.text($0)) })
        .sorted { $0.0 < $1.0 }
    }
    do {
      var lines: [(UTC, String)] = []
      for eclipse in solar {
        guard let local = try eclipse.seen(from: place) else { continue }
        var altitude = ByteText(capacity: 16)
        altitude.number(local.greatest.sun.altitude, decimals: 1)
        lines.append(
          (
            UTC(local.greatest.instant),
            "\(Language.english.lines.text(eclipse)); here \(local.kind), \(Int(clamping: (local.greatest.obscuration * 100).rounded())) % covered, the Sun "
              + "\(String(decoding: altitude.bytes, as: UTF8.self))° high"
          ))
      }
      for eclipse in lunar {
        let local = try eclipse.seen(from: place)
        guard let kind = local.kind else { continue }
        let whole = local.visibility == .whole ? "from beginning to end" : "in part"
        lines.append((UTC(eclipse.maximum), "\(Language.english.lines.text(eclipse)); here \(kind), seen \(whole)"))
      }
      return lines.sorted { $0.0 < $1.0 }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
  }
}
