import ArgumentParser
import Astrology
import Server
import Wire

/// The midpoints of a birth chart.
struct Midpoints: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "midpoints", abstract: "What stands on the midpoints of a birth chart, tightest first.",
    discussion: """
      astronova midpoints --date 1990-06-15 --time 14:30 --place "New York" --orb 1

      A point is on an axis at 0°, 45°, 90°, 135° or 180° from the midpoint of the two. The midpoints themselves, in the order \
      of the 90° dial, come with --all, and with --format json.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The widest distance from an axis, 0 to 5.", valueName: "degrees"))
  var orb = "1.5"

  @Flag(help: "List every midpoint too.")
  var all = false

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    guard let orb = DecimalNumber(orb)?.value, (0...5).contains(orb) else {
      throw FieldProblem("--orb", "give degrees, 0 to 5")
    }
    let drawn = try birth.figure()
    let tree = MidpointTree(of: drawn.chart, orb: orb)
    switch format {
    case .json:
      try Channel.output.write(
        ChartFinding(drawn.asked, MidpointsAnswer(tree, orb: orb, of: drawn.chart)).jsonBytes(capacity: 32_768) + [0x0A])
    case .table: try Channel.output.write(Self.table(tree, listsAll: all) + UnknownTimeNote.text(drawn.chart))
    }
  }

  private static func table(_ tree: MidpointTree, listsAll: Bool) -> String {
    var contacts = TextTable(.left, .left, .right)
    contacts.row("Point", "Midpoint of", "Orb")
    for contact in tree.contacts {
      contacts.row(
        contact.point.name, pair(contact.midpoint),
        contact.orbs.map { ZodiacText.arcs($0) } ?? ZodiacText.arc(abs(contact.deviation)))
    }
    guard listsAll else { return contacts.text }
    var midpoints = TextTable(.left, .left, .right)
    midpoints.row("Midpoint of", "Position", "90° dial")
    for midpoint in tree.midpoints {
      midpoints.row(
        pair(midpoint), midpoint.arc.map { ZodiacText.way($0) } ?? ZodiacText.position(midpoint.longitude),
        midpoint.arc == nil ? ZodiacText.arc(midpoint.dialPosition) : "")
    }
    return contacts.text + "\n" + midpoints.text
  }

  private static func pair(_ midpoint: Midpoint) -> String { "\(midpoint.first.name) / \(midpoint.second.name)" }
}
