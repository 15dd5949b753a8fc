public import Ephemeris

/// A moving sky laid over a birth chart.
public struct SkyComparison: Sendable, Hashable {
  /// The moment of the moving sky.
  public let moment: ChartMoment
  /// The moving bodies; `house` is the house of the birth chart that each passes through.
  public internal(set) var moving: [Placement]
  /// Degrees that were taken from the longitudes of ``moving``.
  var turn = 0.0
  /// Contacts, tightest first; `first` is always the moving body and `second` the point of the birth chart, which stays.
  public let aspects: [Aspect]
  /// The moving bodies that cannot be placed at that moment.
  public let warnings: [ChartWarning]

  /// The sky of `moment` over a birth chart. Without a birth time the birth Moon, whose degree is not known, is left out, and so is every
  /// contact that is out of orb for some hour of the day of birth.
  ///
  /// A body whose own years are fewer than the ephemeris's is left out outside of them, with a warning.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment is outside the span of the ephemeris.
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
    var contacts = AspectFinder(orbs).aspects(from: moving.map { AspectPoint($0) }, to: still)
    if chart.day != nil {
      let moving = moving
      contacts.removeAll { Self.spread(of: $0, moving, in: chart) == nil }
    }
    aspects = contacts
  }

  /// How far a contact is from exactness, by the hour of a birth that is not known; `nil` when the hour is known.
  public func spread(of aspect: Aspect, in chart: NatalChart) -> AspectSpread? {
    Self.spread(of: aspect, moving.map { $0.turned(by: -turn) }, in: chart)
  }

  private static func spread(of aspect: Aspect, _ moving: [Placement], in chart: NatalChart) -> AspectSpread? {
    guard let day = chart.day, case .body(let body) = aspect.first,
      let position = moving.first(where: { $0.body == body })?.position
    else { return nil }
    return day.spread(of: aspect, from: position)
  }

  /// Between what moments a contact is exact, in TT, by the hour of a birth that is not known; `nil` when the hour is known, and when the
  /// moving body turns back for some hours of that day before it comes there. The chart is one with its longitudes from the equinox.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the search leaves the ephemeris.
  public func exactSpan(of aspect: Aspect, in chart: NatalChart) throws(EphemerisError) -> (from: TT, until: TT)? {
    guard case .body(let body) = aspect.first, case .body(let natal) = aspect.second, let arc = chart.day?.arc(of: natal),
      let moving = moving.first(where: { $0.body == body })?.turned(by: -turn)
    else { return nil }
    guard let one = try exact(aspect, moving, to: arc.low), let other = try exact(aspect, moving, to: arc.high) else {
      return nil
    }
    // Between the two the body must go on one way: only then are the hours between exact between them.
    let days = other.daysSinceJ2000 - one.daysSinceJ2000
    let isBackward = try Sky(at: one).position(of: body).isRetrograde
    for step in 1...8 {
      let between = one.advanced(byDays: days * Double(step) / 8)
      guard try Sky(at: between).position(of: body).isRetrograde == isBackward else { return nil }
    }
    return days < 0 ? (other, one) : (one, other)
  }

  private func exact(_ aspect: Aspect, _ moving: Placement, to longitude: Double) throws(EphemerisError) -> TT? {
    let difference = signedDegrees(moving.position.longitude - longitude)
    let excess = signedDegrees(difference - (difference < 0 ? -aspect.kind.angle : aspect.kind.angle))
    let phase: AspectPhase =
      excess == 0 ? .exact : (excess < 0) == (moving.position.longitudeSpeed > 0) ? .applying : .separating
    return try AspectTiming.exact(
      of: Aspect(
        first: aspect.first, second: aspect.second, kind: aspect.kind, deviation: aspect.deviation, orbLimit: aspect.orbLimit,
        phase: phase),
      between: .moving(moving.body), and: .still(longitude: longitude), at: moment.tt)
  }

  /// When a contact is exact, in TT; see ``AspectTiming``. `nil` also with an unknown hour of birth: see ``exactSpan(of:in:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the search leaves the ephemeris.
  public func exactMoment(of aspect: Aspect, in chart: NatalChart) throws(EphemerisError) -> TT? {
    guard chart.day == nil, case .body(let body) = aspect.first, let end = AspectTiming.End(aspect.second, stillIn: chart) else {
      return nil
    }
    return try AspectTiming.exact(of: aspect, between: .moving(body), and: end, at: moment.tt)
  }
}
