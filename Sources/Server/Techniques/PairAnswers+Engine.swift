package import Astrology
import Ephemeris
package import Wire

extension SynastryAnswer {
  /// Two charts laid over each other; the points of the first are the rows of the grid, those of the second the columns.
  package init(_ synastry: Synastry, rows: [ChartPoint], columns: [ChartPoint]) {
    func overlays(_ entries: [HouseOverlay]) -> [Overlay] { entries.map { Overlay(point: $0.point.name, house: $0.house) } }
    self.init(
      aspects: AspectAnswer.all(synastry.aspects, spreads: synastry.spreads, tellsPhase: false),
      grid: Grid(
        columns: columns.map(\.name),
        rows: rows.map { row in
          Grid.Row(
            point: row.name,
            cells: columns.map { column in
              synastry.aspect(of: row, to: column).map {
                Grid.Cell(aspect: $0.kind.name, orb: synastry.spreads.isEmpty ? $0.orb : nil)
              }
            })
        }),
      houseOverlays: Overlays(
        person1InPerson2: overlays(synastry.firstInSecond), person2InPerson1: overlays(synastry.secondInFirst)))
  }
}

extension CompositeAnswer {
  /// A composite and where its houses come from; `offset` are degrees to take for the zodiac in which it is told.
  package init(_ composite: CompositeChart, houses policy: CompositeHouses, after offset: Double = 0) {
    self.init(
      housesBy: policy.wireName,
      composite: Figure(
        placements: FigurePlacementsAnswer(
          composite.placements, composite.angles, composite.houses, arcs: composite.arcs, after: offset),
        aspects: AspectAnswer.all(composite.aspects, spreads: composite.spreads, tellsPhase: false)))
  }

  /// What must be told of a composite.
  package static func notices(of composite: CompositeChart) -> [ChartNotice] {
    composite.houses?.warning.map { [.chart($0)] } ?? []
  }
}

extension CompositeHouses {
  /// The names of all policies.
  static let wireNames = ["midpoints", "derived"]

  fileprivate var wireName: String {
    switch self {
    case .midpoints: "midpoints"
    case .derivedFromMidheaven: "derived"
    }
  }
}

extension DavisonAnswer {
  /// A Davison chart and what the middle of the places was taken to be.
  package init(_ chart: NatalChart, middle: DavisonPlace) {
    self.init(
      middle: middle.wireName,
      davison: Chart(
        instant: chart.moment.tt.iso8601, location: chart.location.map(LocationAnswer.init), chart: FigureAnswer(chart)))
  }
}
