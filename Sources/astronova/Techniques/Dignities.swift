import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The worth of the planets in a birth chart.
struct Dignities: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dignities", abstract: "Essential dignities, mutual receptions, almuten and dispositors of a birth chart.",
    discussion: """
      astronova dignities --date 1990-06-15 --time 14:30 --place "New York"

      Points by Lilly: domicile 5, exaltation 4, triplicity 3, term 2, face 1; detriment and peregrine -5, fall -4. Without a \
      time of birth there is no sect, so receptions and dispositors alone are told.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("egyptian or ptolemaic.", valueName: "terms"))
  var terms = Terms.egyptian.wireName

  @Flag(help: "All three rulers of a triplicity hold it, not that of the sect alone.")
  var allTriplicityRulers = false

  @Option(help: ArgumentHelp("Who rules among the dispositors: traditional or modern.", valueName: "rulers"))
  var rulership = Rulership.traditional.wireName

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let policy = DignityPolicy(
      terms: try .named(terms, field: "--terms"), countsAllTriplicityRulers: allTriplicityRulers)
    let rulers = try Rulership.named(rulership, field: "--rulership")
    let drawn = try birth.figure()
    let found = try FieldProblem.naming("--date") { () throws(EphemerisError) in
      try DignitiesAnswer(of: drawn.chart, policy: policy, rulership: rulers)
    }
    switch format {
    case .json: try Channel.output.write(ChartFinding(drawn.asked, found).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(found))
    }
  }

  private static func table(_ found: DignitiesAnswer) -> String {
    var parts: [String] = []
    if let sect = found.sect {
      var planets = TextTable(.left, .left, .right, .left)
      planets.row("Planet", "Position", "Score", "Dignities")
      for dignities in found.planets {
        planets.row(
          dignities.planet, ZodiacText.position(dignities.degree.longitude), "\(dignities.score)",
          dignities.dignities.joined(separator: " "))
      }
      parts.append("A figure of the \(sect).\n\n\(planets.text)")
    } else {
      parts.append(Paragraph.wrapped("The birth time is not known, so there is no sect, and no essential dignity can be given."))
    }
    var facts = TextTable(.left, .left)
    for reception in found.mutualReceptions {
      facts.row("Reception", "\(reception.planet1) and \(reception.planet2) by \(reception.by)")
    }
    if let almuten = found.almuten.ascendant { facts.row("Almuten of the Ascendant", names(almuten.winners)) }
    if let almuten = found.almuten.figure { facts.row("Almuten of the figure", names(almuten.winners)) }
    if let tree = found.dispositors {
      for link in tree.links where link.planet != link.dispositor {
        facts.row("Chain", names(link.chain, by: " → "))
      }
      if !tree.atHome.isEmpty { facts.row("At home", names(tree.atHome)) }
      for loop in tree.loops { facts.row("Ring", names(loop, by: " → ")) }
      facts.row("Final dispositor", tree.finalDispositor ?? "none")
    }
    return (parts + [facts.text]).joined(separator: "\n")
  }

  private static func names(_ bodies: [String], by separator: String = ", ") -> String {
    bodies.joined(separator: separator)
  }
}
