import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Two birth charts together.
struct SynastryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "synastry", abstract: "Lay two birth charts over each other, or blend them.",
    discussion: """
      astronova synastry --date 1990-06-15 --time 14:30 --place "New York" --date2 1992-03-08 --time2 06:45 --place2 Berlin

      The grid shows the first person's points down and the second's across. --composite gives the figure of midpoints, \
      --davison the chart of the moment and the place halfway between the births.
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var partner: PartnerOptions

  @Flag(help: "The composite chart instead.")
  var composite = false

  @Flag(help: "The Davison chart instead; both times must be known.")
  var davison = false

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @OptionGroup var aspects: AspectOptions

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    if composite, davison { throw FieldProblem("--davison", "give --composite or --davison, not both") }
    let orbs = try aspects.choice()
    let options = ChartOptions(houseSystem: try HouseSystem.named(houseSystem), orbs: orbs.policy())
    if davison {
      try birth.requireTime("a Davison chart needs")
      try partner.requireTime("a Davison chart needs")
    }
    let first = try birth.figure(options: options)
    let second = try partner.figure(options: options)
    do {
      switch (composite, davison) {
      case (true, _):
        let figure = try CompositeChart(first.chart, second.chart, options: options)
        let found = CompositeAnswer(figure, houses: .midpoints)
        try answer(first, second, found, CompositeAnswer.notices(of: figure)) {
          FigureTable.text(
            figure.placements, figure.angles, figure.houses, figure.aspects, arcs: figure.arcs, spreads: figure.spreads)
        }
      case (_, true):
        guard let chart = try DavisonChart.between(first.chart, second.chart, options: options) else { return }
        try answer(first, second, DavisonAnswer(chart, middle: .meanCoordinates), ChartNotice.all(of: chart)) {
          DavisonTable.heading(chart) + FigureTable.text(chart.placements, chart.angles, chart.houses, chart.aspects)
        }
      default:
        let synastry = Synastry(first.chart, second.chart, orbs: orbs.policy(usually: .classicalMajor))
        let (rows, columns) = (first.chart.knownPoints, second.chart.knownPoints)
        try answer(first, second, SynastryAnswer(synastry, rows: rows, columns: columns), []) {
          SynastryTable(synastry: synastry, rows: rows, columns: columns).text
        }
      }
    } catch let error as EphemerisError {
      throw FieldProblem(error, field: "--date")
    }
  }

  private func answer(
    _ first: BirthChart, _ second: BirthChart, _ found: some Shape, _ notices: [ChartNotice], _ table: () -> String
  ) throws(CommandFailure) {
    switch format {
    case .json:
      try Channel.output.write(
        PairFinding(first.asked, second.asked, found, notices: notices).jsonBytes(capacity: 16_384) + [0x0A])
    case .table:
      let unknown = [(first, "first"), (second, "second")].filter { $0.0.chart.houses == nil }.map {
        "\n"
          + Paragraph.wrapped(
            "The \($0.1) birth time is not known: that Moon and those angles take no part, there are no houses, and what is told holds at "
              + "every hour of that day.")
      }
      try Channel.output.write(table() + unknown.joined())
    }
  }
}

/// A synastry for a terminal of 80 columns: the grid, the aspects, and who falls into which house of whom.
struct SynastryTable {
  let synastry: Synastry
  let rows: [ChartPoint]
  let columns: [ChartPoint]

  var text: String {
    [grid, AspectTable.text(synastry.aspects, spreads: synastry.spreads), overlays].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var grid: String {
    var table = TextTable(.left)
    table.row([""] + columns.map(Self.short))
    for row in rows {
      table.row(
        [row.name]
          + columns.map { column in
            synastry.aspect(of: row, to: column).map { Self.mark($0.kind) + orb($0) } ?? "·"
          })
    }
    return
      "\(table.text)\n☌ conjunction  ⚹ sextile  □ square  △ trine  ☍ opposition\nThe numbers are the whole degrees of the orb.\n"
  }

  /// The whole degrees of the orb; nothing where hours that are not known decide.
  private func orb(_ aspect: Aspect) -> String {
    guard let orbs = synastry.spread(of: aspect)?.orbs else { return "\(Int(aspect.orb))" }
    let whole = Int(orbs.lowerBound)
    return whole == Int(orbs.upperBound) ? "\(whole)" : ""
  }

  private var overlays: String {
    let points = rows + columns.filter { !rows.contains($0) }
    let first = synastry.firstInSecond
    let second = synastry.secondInFirst
    guard !first.isEmpty || !second.isEmpty else { return "" }
    func house(_ point: ChartPoint, _ overlay: [HouseOverlay]) -> String {
      overlay.first { $0.point == point }.map { "\($0.house)" } ?? "–"
    }
    var table = TextTable(.left, .right, .right)
    table.row("Falls into house", "First in second", "Second in first")
    for point in points { table.row(point.name, house(point, first), house(point, second)) }
    return table.text
  }

  private static func mark(_ kind: AspectKind) -> String {
    switch kind {
    case .conjunction: "☌"
    case .sextile: "⚹"
    case .square: "□"
    case .trine: "△"
    case .opposition: "☍"
    default: "∙"
    }
  }

  /// Two letters, so that fifteen columns fit.
  private static func short(_ point: ChartPoint) -> String {
    switch point {
    case .ascendant: "AC"
    case .midheaven: "MC"
    case .body(.meanNode), .body(.trueNode): "No"
    case .body(.meanApogee), .body(.osculatingApogee): "Li"
    case .body(let body): String(body.name.prefix(2))
    }
  }
}

/// What stands above a Davison chart.
enum DavisonTable {
  static func heading(_ chart: NatalChart) -> String {
    let instant = ISO8601.string(UTC(chart.moment.tt))
    guard let location = chart.location else { return instant + "\n\n" }
    return
      "\(instant) · \(CoordinateField.shown(location.latitude, "N", "S")), "
      + "\(CoordinateField.shown(location.longitude, "E", "W"))\n\n"
  }
}
