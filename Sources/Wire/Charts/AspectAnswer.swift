public import Astrology
public import Ephemeris

/// An aspect: the contract's `planet1`, `planet2`, `type`, `aspect`, `orb`, and what else is known.
public struct AspectAnswer: JSONEncodable, Sendable {
  let aspect: Astrology.Aspect
  let exact: UTC?
  let tellsPhase: Bool

  /// An aspect and the instant at which it is exact, when that is known.
  ///
  /// - Parameter tellsPhase: no for figures of two moments, where nothing applies or separates.
  public init(_ aspect: Astrology.Aspect, exact: UTC? = nil, tellsPhase: Bool = true) {
    self.aspect = aspect
    self.exact = exact
    self.tellsPhase = tellsPhase
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("planet1", aspect.first.name)
      json.field("planet2", aspect.second.name)
      json.field("type", aspect.kind.name)
      json.field("aspect", aspect.kind.name)
      json.field("angle", aspect.kind.angle)
      json.field("orb", aspect.orb)
      json.field("orbLimit", aspect.orbLimit)
      if tellsPhase {
        json.field("phase", phase)
        json.field("applying", aspect.phase == .applying)
      }
      json.field("exactAt", ifPresent: exact.map(ISO8601.string))
    }
  }

  private var phase: String {
    switch aspect.phase {
    case .applying: "applying"
    case .exact: "exact"
    case .separating: "separating"
    }
  }
}
