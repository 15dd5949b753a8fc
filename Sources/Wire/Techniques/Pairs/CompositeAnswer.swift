public import Astrology

/// The composite of two charts.
public struct CompositeAnswer: TechniqueFinding {
  /// The figure of midpoints.
  public let composite: CompositeChart
  let policy: CompositeHouses

  /// A composite and where its houses come from.
  public init(_ composite: CompositeChart, houses policy: CompositeHouses) {
    self.composite = composite
    self.policy = policy
  }

  public var notices: [ChartNotice] { composite.houses?.warning.map { [.chart($0)] } ?? [] }

  public func writeFields(to json: inout JSONWriter) {
    json.field("housesBy", policy.wireName)
    json.object("composite") { json in
      json.figureFields(composite.placements, composite.angles, composite.houses)
      json.key("aspects")
      json.array(composite.aspects) { json, aspect in AspectAnswer(aspect, tellsPhase: false).encode(to: &json) }
    }
  }
}

extension CompositeHouses {
  /// The names of all policies.
  public static let wireNames = ["midpoints", "derived"]

  var wireName: String {
    switch self {
    case .midpoints: "midpoints"
    case .derivedFromMidheaven: "derived"
    }
  }
}
