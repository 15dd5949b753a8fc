import ArgumentParser
import Astrology
import Readings
import Server
import Wire

/// Two births compared.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Compare two births: the eight kootas of 36 points, Manglik, and the other systems.",
    discussion: """
      astronova vedic match --date 1990-06-15 --time 14:30 --place "New York" --date2 1992-03-08 --time2 06:45 --place2 Berlin

      Who is the bride need not be said: then both ways are reckoned and the points are the mean of the two.
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var partner: PartnerOptions

  @Option(help: ArgumentHelp("person1 or person2, for the kootas that ask.", valueName: "who"))
  var bride: String?

  @Option(help: ArgumentHelp("kinds or signs: how Vashya is counted.", valueName: "policy"))
  var vashya = KootaPolicy.Vashya.kinds.wireName

  @Option(help: ArgumentHelp("graded or enmities: how Yoni is counted.", valueName: "policy"))
  var yoni = KootaPolicy.Yoni.graded.wireName

  @Option(help: ArgumentHelp("directed or symmetric: how Gana is counted.", valueName: "policy"))
  var gana = KootaPolicy.Gana.directed.wireName

  @Flag(help: "A dosha that is cancelled scores in full.")
  var cancelledDoshasScore = false

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let policy = KootaPolicy(
      vashya: try .named(vashya, field: "--vashya"), yoni: try .named(yoni, field: "--yoni"),
      gana: try .named(gana, field: "--gana"), cancelledDoshasScore: cancelledDoshasScore)
    let bride = try bride.map { name throws(FieldProblem) in try MutualAshtakoota.Bride.named(name, field: "--bride") }
    let first = try birth.figure().matchSide(chosen)
    let second = try partner.figure(options: ChartOptions()).matchSide(chosen)
    let match = Match(first, second, systems: ChartSystem.allCases, bride: bride, policy: policy)
    switch format {
    case .json: try Channel.output.write(MatchAnswer(match).jsonBytes(capacity: 32_768) + [0x0A])
    case .table: try Channel.output.write(MatchTable(match).text)
    }
  }
}
