public import Astrology

/// Two charts laid over each other.
public struct SynastryAnswer: TechniqueFinding {
  /// What the two make.
  public let synastry: Synastry
  /// The points of the first chart, the rows of the grid.
  public let rows: [ChartPoint]
  /// The points of the second chart, the columns of the grid.
  public let columns: [ChartPoint]

  /// Lays two charts over each other.
  public init(_ first: NatalChart, _ second: NatalChart, orbs: OrbPolicy = .classicalMajor) {
    synastry = Synastry(first, second, orbs: orbs)
    rows = first.knownPoints
    columns = second.knownPoints
  }

  public func writeFields(to json: inout JSONWriter) {
    json.key("aspects")
    json.array(synastry.aspects) { json, aspect in AspectAnswer(aspect, tellsPhase: false).encode(to: &json) }
    json.object("grid") { json in
      json.field("columns", columns.map(\.name))
      json.key("rows")
      json.array(rows) { json, row in
        json.object { json in
          json.field("point", row.name)
          json.key("cells")
          json.array(columns) { json, column in
            guard let aspect = synastry.aspect(of: row, to: column) else { return json.null() }
            json.object { json in
              json.field("aspect", aspect.kind.name)
              json.field("orb", aspect.orb)
            }
          }
        }
      }
    }
    json.object("houseOverlays") { json in
      overlay("person1InPerson2", synastry.firstInSecond, &json)
      overlay("person2InPerson1", synastry.secondInFirst, &json)
    }
  }

  private func overlay(_ name: StaticString, _ entries: [HouseOverlay], _ json: inout JSONWriter) {
    json.key(name)
    json.array(entries) { json, entry in
      json.object { json in
        json.field("point", entry.point.name)
        json.field("house", entry.house)
      }
    }
  }
}
