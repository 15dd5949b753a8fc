import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The figures that a birth chart makes as a whole.
struct Patterns: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patterns",
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
    let found = try FieldProblem.naming("--date") { () throws(EphemerisError) in
      try PatternsAnswer(of: drawn.chart, orbDegrees: orb)
    }
    switch format {
    case .json: try Channel.output.write(ChartFinding(drawn.asked, found).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(found))
    }
  }

  private static func table(_ found: PatternsAnswer) -> String {
    var table = TextTable(.left, .left, .right)
    for pattern in found.patterns {
      let apex = pattern.apex.map { ", pointing to \($0)" } ?? ""
      table.row(pattern.pattern, names(pattern.bodies) + apex, orb(pattern.widestOrb, pattern.widestOrbFrom, pattern.widestOrbTo))
    }
    for crowd in found.crowdedSigns { table.row("stellium in \(crowd.sign)", names(crowd.bodies)) }
    if let shape = found.shape { table.row("shape", shape) }
    if let halves = found.hemispheres {
      for (half, bodies) in [
        ("northern", halves.northern), ("southern", halves.southern), ("eastern", halves.eastern), ("western", halves.western),
      ] {
        table.row("\(half), \(bodies.count)", names(bodies))
      }
    }
    for singleton in found.singletons {
      table.row("alone in \(singleton.part) \(singleton.name)", singleton.body)
    }
    for aspect in found.declinationAspects {
      table.row(aspect.type, names([aspect.planet1, aspect.planet2]), orb(aspect.orb, aspect.orbFrom, aspect.orbTo))
    }
    for contact in found.antiscia {
      table.row(contact.type, names([contact.planet1, contact.planet2]), orb(contact.orb, contact.orbFrom, contact.orbTo))
    }
    guard found.hemispheres == nil else { return table.text }
    return table.text + "\n"
      + Paragraph.wrapped(
        "The birth time is not known: shape and hemispheres are left out, the Moon takes no part, and what is told holds at every hour of "
          + "that day.")
  }

  /// One orb, or the least and the greatest of a day whose hour is not known.
  private static func orb(_ orb: Double?, _ least: Double?, _ greatest: Double?) -> String {
    if let orb { return ZodiacText.arc(orb) }
    guard let least, let greatest, least <= greatest else { return "" }
    return ZodiacText.arcs(least...greatest)
  }

  private static func names(_ bodies: [String]) -> String { bodies.joined(separator: " ") }
}
