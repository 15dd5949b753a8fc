import ArgumentParser
import Astrology
import Ephemeris
import Wire

/// The figures that a birth chart makes as a whole.
struct Patterns: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Aspect patterns, shape, hemispheres, singletons, parallels and antiscia of a birth chart.",
    discussion: "astronova patterns --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The widest orb of parallels and antiscia, 0 to 5.", valueName: "degrees"))
  var orb = "1"

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    guard let orb = DecimalNumber(orb)?.value, (0...5).contains(orb) else {
      throw FieldProblem("--orb", "give degrees, 0 to 5")
    }
    let drawn = try birth.figure()
    let found: PatternsAnswer
    do {
      found = try PatternsAnswer(of: drawn.chart, orbDegrees: orb)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    switch format {
    case .json: try Channel.output.write(ChartFinding(drawn.asked, found).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(found))
    }
  }

  private static func table(_ found: PatternsAnswer) -> String {
    var table = TextTable(.left, .left, .right)
    for pattern in found.patterns {
      let apex = pattern.apex.map { ", pointing to \($0.name)" } ?? ""
      table.row(pattern.kind.wireName, names(pattern.bodies) + apex, ZodiacText.arc(pattern.widestOrb))
    }
    for crowd in found.crowdedSigns { table.row("stellium in \(crowd.sign.name)", names(crowd.bodies)) }
    if let shape = found.shape { table.row("shape", shape.wireName) }
    if let halves = found.hemispheres {
      for half in HemisphereBalance.Hemisphere.allCases {
        let bodies = halves.bodies(in: half)
        table.row("\(half.wireName), \(bodies.count)", names(bodies))
      }
    }
    for singleton in found.singletons {
      table.row("alone in \(singleton.part.kindName) \(singleton.part.name)", singleton.body.name)
    }
    for aspect in found.declinationAspects {
      table.row(aspect.kind.wireName, names([aspect.first, aspect.second]), ZodiacText.arc(aspect.orb))
    }
    for contact in found.antiscia {
      table.row(contact.kind.wireName, names([contact.first, contact.second]), ZodiacText.arc(contact.orb))
    }
    guard found.hemispheres == nil else { return table.text }
    return table.text + "\n"
      + Paragraph.wrapped("The birth time is not known: shape and hemispheres are left out, and the Moon takes no part.")
  }

  private static func names(_ bodies: [CelestialBody]) -> String { bodies.map(\.name).joined(separator: " ") }
}
