import ArgumentParser
import Ephemeris
import Server
import Wire

/// Rise, culmination and set at a place.
struct RiseSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riseset", abstract: "Say when bodies rise, culminate and set at a place, and when twilight begins and ends.",
    discussion: """
      astronova riseset --date 2026-11-21 --place Berlin --twilight

      One civil day of the place. Upper limb, standard refraction of 34′; the Moon as seen from the surface. Twilight lasts \
      until the Sun's centre is 6° (civil), 12° (nautical) or 18° (astronomical) below the horizon.
      """, aliases: ["risetset"])

  @OptionGroup var day: DayOptions

  @Option(help: ArgumentHelp("Names with commas between; Sun to Saturn when left out.", valueName: "names"))
  var bodies: String?

  @Flag(help: "Civil, nautical and astronomical twilight too.")
  var twilight = false

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let day = try day.day()
    let (site, start, end) = (day.site, day.start, day.end)
    let chosen = try CelestialBody.list(bodies) ?? [.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn]
    var answers: [(CelestialBody, HorizonPassages)] = []
    var twilights: [TwilightTimes] = []
    do {
      for body in chosen {
        answers.append((body, try HorizonPassages(of: body, at: site.location, from: TT(start), to: TT(end))))
      }
      for kind in Twilight.allCases where twilight {
        twilights.append(try TwilightTimes(kind, at: site.location, from: TT(start), to: TT(end)))
      }
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    let bodies = answers.map { HorizonAnswer($0.0, $0.1) }
    switch format {
    case .json where twilight:
      let answer = HorizonsAnswer(from: start, to: end, bodies, twilights: twilights)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .json: try Channel.output.write(bodies.jsonBytes(capacity: 4096) + [0x0A])
    case .table:
      try Channel.output.write(Self.table(answers, site) + (twilight ? "\n" + Self.table(twilights, site) : ""))
    }
  }

  private static func table(_ answers: [(CelestialBody, HorizonPassages)], _ site: BirthPlace) -> String {
    var table = TextTable(.left, .left, .left, .left)
    table.row("Body", "Rises", "Culminates", "Sets")
    for (body, passages) in answers {
      func time(_ kind: HorizonEvent.Kind) -> String {
        passages.events.filter { $0.kind == kind }.map { String(site.minute(of: UTC($0.instant)).suffix(5)) }.joined(
          separator: " ")
      }
      let never = passages.neverRises ? "never" : ""
      table.row(
        body.name, passages.neverRises ? never : time(.rise), time(.upperCulmination), passages.neverSets ? "never" : time(.set))
    }
    return table.text
  }

  private static func table(_ twilights: [TwilightTimes], _ site: BirthPlace) -> String {
    func times(_ instants: [TT]) -> String {
      instants.map { String(site.minute(of: UTC($0)).suffix(5)) }.joined(separator: " ")
    }
    var table = TextTable(.left, .left, .left)
    table.row("Twilight", "Begins", "Ends")
    for one in twilights {
      table.row(
        one.twilight.wireName, one.neverBegins ? "never" : times(one.dawns), one.neverEnds ? "never" : times(one.dusks))
    }
    return table.text
  }
}
