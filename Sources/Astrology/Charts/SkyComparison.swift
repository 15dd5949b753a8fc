public import Ephemeris

/// A moving sky laid over a birth chart.
public struct SkyComparison: Sendable, Hashable {
  /// The moment of the moving sky.
  public let moment: ChartMoment
  /// The moving bodies; `house` is the house of the birth chart that each passes through.
  public internal(set) var moving: [Placement]
  /// Contacts, tightest first; `first` is always the moving body and `second` the point of the birth chart, which stays.
  public let aspects: [Aspect]
  /// The moving bodies that cannot be placed at that moment.
  public let warnings: [ChartWarning]

  /// The sky of `moment` over a birth chart. Without a birth time the birth Moon, whose degree is not known, is left out.
  ///
  /// A body whose own years are fewer than the ephemeris's is left out outside of them, with a warning.
  ///
  /// - Throws: ``EphemerisError`` when the moment is outside the span of the ephemeris.
  public init(
    of moment: ChartMoment, over chart: NatalChart, bodies: [CelestialBody] = ChartOptions.defaultBodies,
    orbs: OrbPolicy = .transit
  ) throws(EphemerisError) {
    self.moment = moment
    var absences: [ChartWarning] = []
    moving = try Placement.all(bodies, in: Sky(at: moment.tt), houses: chart.houses, absences: &absences)
    warnings = absences
    var still = chart.placements.filter { chart.moonRange == nil || $0.body != .moon }.map {
      AspectPoint(.body($0.body), longitude: $0.position.longitude, speed: 0)
    }
    if let angles = chart.angles {
      still.append(AspectPoint(.ascendant, longitude: angles.ascendant, speed: 0))
      still.append(AspectPoint(.midheaven, longitude: angles.midheaven, speed: 0))
    }
    aspects = AspectFinder(orbs).aspects(from: moving.map { AspectPoint($0) }, to: still)
  }

  /// When a contact is exact, in TT; see ``AspectTiming``.
  public func exactMoment(of aspect: Aspect, in chart: NatalChart) throws(EphemerisError) -> TT? {
    guard case .body(let body) = aspect.first, let end = AspectTiming.End(aspect.second, stillIn: chart) else { return nil }
    return try AspectTiming.exact(of: aspect, between: .moving(body), and: end, at: moment.tt)
  }
}
