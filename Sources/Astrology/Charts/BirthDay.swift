public import Ephemeris

/// The day of a birth whose hour is not known: what is certain of a chart because it is so at every hour of that day, and between what the
/// rest lies.
///
/// Whoever tells something of such a chart asks here; a place, a sign or an angle of noon alone is no statement about the birth.
public struct BirthDay: Sendable, Hashable {
  /// When the civil day began at the place.
  public let start: TT
  /// When it ended.
  public let end: TT
  private let bodies: [CelestialBody]
  /// By place in `bodies`.
  private let courses: [DayCourse]
  /// Degrees from the equinox to the point from which arcs and signs are counted.
  private var offset = 0.0

  /// Looks at both ends of a day.
  ///
  /// - Parameter placements: where the bodies stood at noon. One that cannot be placed at both ends has no arc.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the day touches the edge of the ephemeris.
  init(noon: TT, start: TT, end: TT, placements: [Placement]) throws(EphemerisError) {
    self.start = start
    self.end = end
    let (first, middle, last) = (try Sky(at: start), try Sky(at: noon), try Sky(at: end))
    let length = end.daysSinceJ2000 - start.daysSinceJ2000
    let share = length > 0 ? (noon.daysSinceJ2000 - start.daysSinceJ2000) / length : 0
    var bodies: [CelestialBody] = []
    var courses: [DayCourse] = []
    for body in placements.map({ $0.body }) + (placements.contains { $0.body == .moon } ? [] : [.moon]) {
      do {
        let nodes = (try first.position(of: body), try middle.position(of: body), try last.position(of: body))
        courses.append(
          DayCourse(
            (nodes.0.longitude, nodes.0.longitudeSpeed), (nodes.1.longitude, nodes.1.longitudeSpeed),
            (nodes.2.longitude, nodes.2.longitudeSpeed), length: length, noonShare: share))
        bodies.append(body)
      } catch .outsideRange(.some, _, _) {
        continue
      }
    }
    self.bodies = bodies
    self.courses = courses
  }

  /// How a body went through the day, from the equinox; `nil` for one that the chart does not have.
  func course(of body: CelestialBody) -> DayCourse? { bodies.firstIndex(of: body).map { courses[$0] } }

  /// The arc that a body went through; `nil` for one that the chart does not have.
  public func arc(of body: CelestialBody) -> DayArc? { course(of: body).map { DayArc($0).moved(back: offset) } }

  /// The same day with arcs and signs counted from a point so many degrees further on. What is between two points stays as it is.
  func turned(by degrees: Double) -> BirthDay {
    var day = self
    day.offset += degrees
    return day
  }

  /// Where a body stood when a share of the day was over, 0 … 1, in degrees; `nil` for one that the chart does not have.
  public func longitude(of body: CelestialBody, at share: Double) -> Double? {
    course(of: body).map { normalizedDegrees($0.value(at: share).longitude) }
  }

  /// Whether a body went backwards when a share of the day was over, 0 … 1; `nil` for one that the chart does not have.
  public func isRetrograde(_ body: CelestialBody, at share: Double) -> Bool? {
    course(of: body).map { $0.value(at: share).slope < 0 }
  }

  /// The shares of the day, 0 … 1, at which a body turned; empty when it did not.
  public func turns(of body: CelestialBody) -> [Double] { course(of: body)?.turns ?? [] }

  /// When a body went from one sign into the next; `nil` when it stayed in its sign, or crossed the border more than once.
  ///
  /// - Parameters:
  ///   - body: whose signs are meant.
  ///   - offset: degrees to take from the longitudes, for signs of another zodiac.
  public func signChange(of body: CelestialBody, offset: Double = 0) -> TT? {
    guard let course = course(of: body), course.turns.isEmpty else { return nil }
    func sign(_ share: Double) -> ZodiacSign {
      ZodiacSign(longitude: normalizedDegrees(course.value(at: share).longitude - self.offset - offset))
    }
    let first = sign(0)
    guard sign(1) != first else { return nil }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if sign(middle) == first { low = middle } else { high = middle }
    }
    return start.advanced(byDays: high * (end.daysSinceJ2000 - start.daysSinceJ2000))
  }

  /// How far an aspect between two bodies of the birth is from exactness through the day; `nil` when it does not hold at every hour, and
  /// for angles.
  public func spread(of aspect: Aspect) -> AspectSpread? {
    guard case .body(let first) = aspect.first, case .body(let second) = aspect.second, let one = course(of: first),
      let other = course(of: second)
    else { return nil }
    return AspectSpread(one - other, of: aspect)
  }

  /// How far a moving body at a moment is from exactness to a point of the birth; `nil` when the contact does not hold at every hour.
  ///
  /// - Parameters:
  ///   - aspect: `second` is the point of the birth.
  ///   - position: of the moving body, from the equinox.
  public func spread(of aspect: Aspect, from position: EclipticPosition) -> AspectSpread? {
    guard case .body(let body) = aspect.second, let course = course(of: body) else { return nil }
    return AspectSpread(aspect, from: position, to: course)
  }
}

/// The arc of a body over a day whose hour is not known.
public struct DayArc: Sendable, Hashable {
  /// Longitude at the beginning of the day, in degrees.
  public let start: Double
  /// Longitude at its end, in degrees, 0 ..< 360.
  public let end: Double
  /// Where the arc begins in the order of the signs; every place of the day lies between it and ``high``.
  public let low: Double
  /// Where the arc ends in the order of the signs.
  public let high: Double
  /// Degrees from ``low`` to ``high``.
  public let width: Double
  /// Whether the body went backwards; `nil` when it turned on that day.
  public let isRetrograde: Bool?

  init(_ course: DayCourse) {
    let extremes = course.extremes
    start = normalizedDegrees(course.value(at: 0).longitude)
    end = normalizedDegrees(course.value(at: 1).longitude)
    low = normalizedDegrees(extremes.lowerBound)
    high = normalizedDegrees(extremes.upperBound)
    width = extremes.upperBound - extremes.lowerBound
    isRetrograde = course.turns.isEmpty ? course.value(at: 0.5).slope < 0 : nil
  }

  /// The arc of what goes evenly from a low end to a high one, with the sense that is told of it.
  init(_ course: DayCourse, isRetrograde: Bool?) {
    let whole = DayArc(course)
    (start, end, low, high, width) = (whole.start, whole.end, whole.low, whole.high, whole.width)
    self.isRetrograde = isRetrograde
  }

  private init(_ arc: DayArc, offset: Double) {
    start = normalizedDegrees(arc.start - offset)
    end = normalizedDegrees(arc.end - offset)
    low = normalizedDegrees(arc.low - offset)
    high = normalizedDegrees(arc.high - offset)
    width = arc.width
    isRetrograde = arc.isRetrograde
  }

  /// The same arc in another zodiac.
  ///
  /// - Parameter offset: degrees to take from each longitude.
  public func moved(back offset: Double) -> DayArc { DayArc(self, offset: offset) }

  /// The signs that the body stood in, those of the beginning first: one, or two when it crossed over.
  public var signs: [ZodiacSign] {
    [start, end, low, high].map { ZodiacSign(longitude: $0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The sign at every hour of the day; `nil` when it changed.
  public var sign: ZodiacSign? {
    let signs = signs
    return signs.count == 1 ? signs[0] : nil
  }
}

/// How far an aspect is from exactness through a day of birth whose hour is not known.
public struct AspectSpread: Sendable, Hashable {
  /// Degrees, from the least to the greatest of the day; within the limit of the orb.
  public let orbs: ClosedRange<Double>
  /// Whether it applies or separates; `nil` when that depends on the hour.
  public let phase: AspectPhase?
  /// Whether the two come together, or part, through the whole day, so that they are in the same passage at every hour.
  public let isOnePassage: Bool

  /// An aspect that is not of one passage.
  init(orbs: ClosedRange<Double>, phase: AspectPhase?) {
    self.orbs = orbs
    self.phase = phase
    isOnePassage = false
  }

  /// An aspect of two bodies of the birth; `nil` when it is out of orb at some hour.
  fileprivate init?(_ difference: DayCourse, of aspect: Aspect) {
    let middle = difference.value(at: 0.5).longitude
    let target = signedDegrees(middle) < 0 ? -aspect.kind.angle : aspect.kind.angle
    let shift = signedDegrees(middle - target) - middle
    let extremes = difference.extremes
    guard let orbs = Self.orbs(extremes.lowerBound + shift, extremes.upperBound + shift, limit: aspect.orbLimit) else {
      return nil
    }
    self.orbs = orbs
    isOnePassage = difference.turns.isEmpty
    let isSplit = extremes.lowerBound + shift < 0 && extremes.upperBound + shift > 0
    guard isOnePassage, !isSplit else {
      phase = nil
      return
    }
    let isBelow = extremes.upperBound + shift <= 0
    phase = (difference.value(at: 0.5).slope > 0) == isBelow ? .applying : .separating
  }

  /// A moving body at a moment over a point of the birth; `nil` when it is out of orb for some hour.
  fileprivate init?(_ aspect: Aspect, from position: EclipticPosition, to course: DayCourse) {
    let extremes = course.extremes
    let difference = signedDegrees(position.longitude - course.value(at: 0.5).longitude)
    let target = difference < 0 ? -aspect.kind.angle : aspect.kind.angle
    let middle = signedDegrees(difference - target)
    let (low, high) = (
      middle + course.value(at: 0.5).longitude - extremes.upperBound,
      middle + course.value(at: 0.5).longitude - extremes.lowerBound
    )
    guard let orbs = Self.orbs(low, high, limit: aspect.orbLimit) else { return nil }
    self.orbs = orbs
    isOnePassage = true
    phase = low < 0 && high > 0 ? nil : (position.longitudeSpeed > 0) == (high <= 0) ? .applying : .separating
  }

  /// The least and the greatest distance from zero between two ends; `nil` when the greatest is out of orb.
  static func orbs(_ low: Double, _ high: Double, limit: Double) -> ClosedRange<Double>? {
    let greatest = max(abs(low), abs(high))
    guard greatest <= limit else { return nil }
    return (low < 0 && high > 0 ? 0 : min(abs(low), abs(high)))...greatest
  }
}
