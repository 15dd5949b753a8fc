import Astrology
import Ephemeris
import Server
import Wire

/// A synastry for a terminal of 80 columns: the grid, the aspects, and who falls into which house of whom.
struct SynastryTable {
  let synastry: Synastry
  let rows: [ChartPoint]
  let columns: [ChartPoint]

  var text: String { [grid, AspectTable.text(synastry.aspects), overlays].filter { !$0.isEmpty }.joined(separator: "\n") }

  private var grid: String {
    var table = TextTable(.left)
    table.row([""] + columns.map(Self.short))
    for row in rows {
      table.row(
        [row.name]
          + columns.map { column in
            synastry.aspect(of: row, to: column).map { Self.mark($0.kind) + "\(Int($0.orb))" } ?? "·"
          })
    }
    return table.text + "\n☌ conjunction  ⚹ sextile  □ square  △ trine  ☍ opposition, with the whole degrees of the orb\n"
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
