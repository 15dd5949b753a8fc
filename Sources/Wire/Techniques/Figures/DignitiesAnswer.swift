public import Astrology
public import Ephemeris

/// What the tradition says of the worth of the seven planets in a chart.
///
/// Without a birth time there is no sect, and so no essential dignities and no almuten; receptions and dispositors remain.
public struct DignitiesAnswer: TechniqueFinding {
  /// Whether the figure is one of the day or of the night.
  public let sect: Sect?
  /// The dignities of every planet; empty without a sect.
  public let planets: [EssentialDignities]
  /// Who receives whom.
  public let receptions: [MutualReception]
  /// Who has most dignity at the rising degree.
  public let almutenOfAscendant: Almuten?
  /// Who prevails over the whole figure.
  public let almutenOfFigure: AlmutenFiguris?
  /// Who is the guest of whom.
  public let dispositors: DispositorTree?
  private let hour: PlanetaryHour?
  private let houses: [CelestialBody: Int]

  /// The dignities of a chart. Planetary hours are counted by the Sun of the place, the day by local mean time.
  ///
  /// - Throws: ``EphemerisError`` when the fortnight before the chart, or the day after, is outside the span of the ephemeris.
  public init(
    of chart: NatalChart, policy: DignityPolicy = .standard, rulership: Rulership = .traditional
  ) throws(EphemerisError) {
    sect = try Sect(of: chart)
    receptions = MutualReception.all(in: chart)
    dispositors = DispositorTree(of: chart, rulership: rulership)
    houses = chart.placements.reduce(into: [:]) { houses, placement in houses[placement.body] = placement.house }
    guard let sect, let location = chart.location, let ascendant = chart.angles?.ascendant else {
      planets = []
      hour = nil
      almutenOfAscendant = nil
      almutenOfFigure = nil
      return
    }
    planets = EssentialDignities.all(in: chart, sect: sect, policy: policy)
    hour = try PlanetaryHours(containing: chart.moment.tt, at: location)?.hour(at: chart.moment.tt)
    almutenOfAscendant = Almuten(at: ascendant, in: sect, policy: policy)
    almutenOfFigure = try AlmutenFiguris(of: chart, hour: hour, policy: policy)
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("sect", sect?.wireName)
    json.key("planets")
    json.array(planets) { json, dignities in
      json.object { json in
        json.field("planet", dignities.planet.body.name)
        json.zodiacFields(longitude: dignities.longitude)
        json.field("house", houses[dignities.planet.body])
        json.field("dignities", dignities.held.map(\.wireName))
        json.field("score", dignities.score)
        json.field("peregrine", dignities.isPeregrine)
      }
    }
    json.key("mutualReceptions")
    json.array(receptions) { json, reception in
      json.object { json in
        json.field("planet1", reception.first.body.name)
        json.field("planet2", reception.second.body.name)
        json.field("by", reception.kind.wireName)
      }
    }
    json.object("almuten") { json in
      json.key("ascendant")
      if let almutenOfAscendant { write(almutenOfAscendant, to: &json) } else { json.null() }
      json.key("figure")
      if let almutenOfFigure { write(almutenOfFigure.total, to: &json) } else { json.null() }
      json.field("dayRuler", hour?.dayRuler.body.name)
      json.field("hourRuler", hour?.ruler.body.name)
    }
    json.key("dispositors")
    if let dispositors { write(dispositors, to: &json) } else { json.null() }
  }

  private func write(_ almuten: Almuten, to json: inout JSONWriter) {
    json.object { json in
      json.field("winners", almuten.winners.map(\.body))
      json.object("points") { json in
        for planet in ClassicalPlanet.allCases {
          json.key(named: planet.body.name)
          json.integer(Int64(almuten.points(of: planet)))
        }
      }
    }
  }

  private func write(_ tree: DispositorTree, to json: inout JSONWriter) {
    json.object { json in
      json.key("links")
      json.array(tree.links) { json, link in
        json.object { json in
          json.field("planet", link.body.name)
          json.field("dispositor", link.dispositor.name)
          json.field("chain", tree.chain(from: link.body))
        }
      }
      json.field("atHome", tree.atHome)
      json.key("loops")
      json.array(tree.loops) { json, loop in json.array(loop) { json, body in json.string(body.name) } }
      json.field("finalDispositor", tree.finalDispositor?.name)
    }
  }
}
