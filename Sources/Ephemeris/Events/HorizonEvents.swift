/// A moment of a body at the horizon or the meridian of a place.
public struct HorizonEvent: Sendable, Hashable {
  /// What may happen to a body at the horizon and the meridian.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// The upper limb appears, disappears; or the centre climbs above, sinks below the depression of a twilight.
    case rise, set
    /// The body crosses the meridian: above the pole on the side of the zenith, and half a turn later.
    case upperCulmination, lowerCulmination
  }

  /// What happens.
  public let kind: Kind
  /// When, in TT.
  public let instant: TT
}

/// What counts as being up.
public enum HorizonLimit: Sendable, Hashable {
  /// The upper limb on the visible horizon: 34′ of refraction, the body's semi-diameter, and the dip of the horizon from a height.
  case upperLimb
  /// The Sun's centre 6°, 12° or 18° below the horizon.
  case civilTwilight, nauticalTwilight, astronomicalTwilight
  /// A body's centre at a true altitude in degrees.
  case altitude(Double)
}

/// What a body does at the horizon of a place in a span of time.
public struct HorizonPassages: Sendable, Hashable {
  /// In order of time.
  public let events: [HorizonEvent]
  /// Whether the body is above the limit at the beginning of the span. Without a rise or a set it is so throughout: it never sets, or
  /// never rises.
  public let isUpAtStart: Bool

  /// Above the limit through the whole span.
  public var neverSets: Bool { isUpAtStart && !hasPassage }
  /// Below the limit through the whole span.
  public var neverRises: Bool { !isUpAtStart && !hasPassage }

  private var hasPassage: Bool { events.contains { $0.kind == .rise || $0.kind == .set } }

  /// Finds rises, sets and culminations at any latitude, the poles included.
  ///
  /// The Moon is taken from the surface (parallax), everything else from the Earth's centre. Standard refraction of 34′: real air differs
  /// by a minute of time and more at high latitudes (Explanatory Supplement, 3rd ed., section 12.2).
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public init(
    of body: CelestialBody, at location: GeographicLocation, from start: TT, to end: TT, limit: HorizonLimit = .upperLimb
  ) throws(EphemerisError) {
    let course = body == .sun ? try SunCourse(from: start, to: end) : nil
    try self.init(HorizonWatch(target: .body(body), location: location, limit: limit, sun: course), from: start, to: end)
  }

  /// Finds rises, sets and culminations of a star at any latitude; a sidereal day has 23 h 56 min, so a star may rise twice in a day.
  ///
  /// Standard refraction of 34′ unless the limit says otherwise. Whether it can be seen in the twilight is not asked.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public init(
    of star: FixedStar, at location: GeographicLocation, from start: TT, to end: TT, limit: HorizonLimit = .upperLimb
  ) throws(EphemerisError) {
    try self.init(HorizonWatch(target: .star(star.astrometry), location: location, limit: limit), from: start, to: end)
  }

  private init(_ watch: HorizonWatch, from start: TT, to end: TT) throws(EphemerisError) {
    var events: [HorizonEvent] = []
    var last = try watch.sight(at: start.daysSinceJ2000)
    var before: HorizonWatch.Sight?
    isUpAtStart = last.height >= 0
    // A span that runs out of the ephemeris, or is no number, is told before it is walked.
    _ = try Sky(at: end)
    let span = end.daysSinceJ2000 - start.daysSinceJ2000
    let count = span > 0 ? max(2, Int((span * 24).rounded(.up))) : 0
    var hidPair = false
    for index in 0..<count {
      let next = try watch.sight(at: start.daysSinceJ2000 + span * Double(index + 1) / Double(count))
      let culmination = try watch.culmination(last, next)
      if let culmination { events.append(culmination) }
      if (next.height < 0) != (last.height < 0) {
        events.append(try watch.passage(last, next))
        hidPair = false
      } else {
        // A short day or a short night may hide between the samples: about a culmination, or where the body comes near the horizon and
        // leaves again.
        var pair = try culmination.map { (event) throws(EphemerisError) in try watch.passages(about: event, last, next) } ?? []
        if pair.isEmpty, !hidPair, let before, (before.height < 0) == (last.height < 0), abs(last.height) < abs(before.height),
          abs(last.height) <= abs(next.height)
        {
          pair = try watch.grazing(before, last, next)
        }
        events += pair
        hidPair = !pair.isEmpty
      }
      before = last
      last = next
    }
    self.events = events.sorted { $0.instant < $1.instant }
  }
}

extension HorizonPassages {
  /// The parts of the span that was searched during which the body is above the limit, in order.
  func spansUp(from start: TT, to end: TT) -> [ClosedRange<TT>] {
    var spans: [ClosedRange<TT>] = []
    var rise = isUpAtStart ? start : nil
    for event in events {
      switch event.kind {
      case .rise: rise = event.instant
      case .set:
        if let up = rise { spans.append(up...event.instant) }
        rise = nil
      case .upperCulmination, .lowerCulmination: continue
      }
    }
    if let up = rise { spans.append(up...end) }
    return spans
  }
}

/// Looks at one body or star from one place.
struct HorizonWatch {
  enum Target {
    case body(CelestialBody)
    case star(Astrometry)
  }

  let target: Target
  let location: GeographicLocation
  let limit: HorizonLimit
  /// Where the Sun stands in the span that is searched, when it is the Sun.
  var sun: SunCourse?

  struct Sight {
    /// TT days since J2000.
    let time: Double
    /// Degrees above the limit.
    let height: Double
    /// The sine of the hour angle, positive west of the meridian.
    let eastward: Double
    /// Whether the body is on the half of its circle that holds the upper culmination.
    let isUpperHalf: Bool
  }

  func sight(at time: Double) throws(EphemerisError) -> Sight {
    if let sun, let place = sun.place(at: time) {
      let (s, c) = sineCosine((place.siderealTime + location.longitude - place.rightAscension) * radiansPerDegree)
      let (sd, cd) = sineCosine(place.declination * radiansPerDegree)
      let (sp, cp) = sineCosine(location.latitude * radiansPerDegree)
      let altitude = arcsine(sp * sd + cp * cd * c) * degreesPerRadian
      return Sight(time: time, height: altitude - threshold(place.distance), eastward: s, isUpperHalf: c > 0)
    }
    let instant = TT(daysSinceJ2000: time)
    let sky = try Sky(at: instant)
    let sidereal = sky.siderealTime(at: UT1(instant))
    var position: EclipticPosition
    switch target {
    case .body(let body):
      position = try sky.position(of: body)
      if body == .moon { position = sky.topocentric(position, from: location, siderealTime: sidereal) }
    case .star(let astrometry): position = sky.position(of: astrometry)
    }
    let horizontal = sky.horizontal(position, from: location, siderealTime: sidereal)
    let hourAngle = (sidereal.local(longitude: location.longitude) - sky.equatorial(position).rightAscension) * radiansPerDegree
    let (s, c) = sineCosine(hourAngle)
    return Sight(time: time, height: horizontal.altitude - threshold(position.distance), eastward: s, isUpperHalf: c > 0)
  }

  /// The altitude, in degrees, at which the body is on the limit.
  private func threshold(_ distance: Double) -> Double {
    switch limit {
    case .civilTwilight: return -6
    case .nauticalTwilight: return -12
    case .astronomicalTwilight: return -18
    case .altitude(let degrees): return degrees
    case .upperLimb:
      let au = 149_597_870.7
      let radius: Double =
        switch target {
        case .body(.sun): 696_000
        case .body(.moon): 1737.4
        default: 0
        }
      let semidiameter = distance > 0 ? arcsine(radius / (distance * au)) * degreesPerRadian : 0
      // Dip of the sea horizon with refraction, 1.76′ √h (Explanatory Supplement, 3rd ed., section 12.2.1).
      let dip = 1.76 / 60 * max(0, location.elevation).squareRoot()
      return -34.0 / 60 - semidiameter - dip
    }
  }

  /// The instant at which the height is zero between two sights of different sign.
  func passage(_ a: Sight, _ b: Sight) throws(EphemerisError) -> HorizonEvent {
    let time = try zero(a.time, a.height, b.time, b.height) { $0.height }
    return HorizonEvent(kind: a.height < 0 ? .rise : .set, instant: TT(daysSinceJ2000: time))
  }

  /// The passage of the meridian between two sights, if there is one.
  func culmination(_ a: Sight, _ b: Sight) throws(EphemerisError) -> HorizonEvent? {
    guard (b.eastward < 0) != (a.eastward < 0), abs(b.eastward - a.eastward) < 1 else { return nil }
    let time = try zero(a.time, a.eastward, b.time, b.eastward) { $0.eastward }
    return HorizonEvent(kind: a.isUpperHalf ? .upperCulmination : .lowerCulmination, instant: TT(daysSinceJ2000: time))
  }

  /// The pair of passages about a culmination that nearly reaches the limit, if it does. Nothing moves so fast that it would stand a degree
  /// higher or lower some minutes before or after.
  func passages(about culmination: HorizonEvent, _ a: Sight, _ b: Sight) throws(EphemerisError) -> [HorizonEvent] {
    guard (culmination.kind == .upperCulmination) == (a.height < 0) else { return [] }
    let middle = try sight(at: culmination.instant.daysSinceJ2000)
    return abs(middle.height) < 1 || (middle.height < 0) != (a.height < 0) ? try grazing(a, a, b) : []
  }

  /// The pair of passages around a height that nearly reaches zero, if it does.
  func grazing(_ a: Sight, _ middle: Sight, _ b: Sight) throws(EphemerisError) -> [HorizonEvent] {
    let sign: Double = middle.height < 0 ? -1 : 1
    let ratio = 0.6180339887498949
    var low = a.time
    var high = b.time
    while high - low > 1e-5 {
      let left = try sight(at: high - ratio * (high - low))
      let right = try sight(at: low + ratio * (high - low))
      for candidate in [left, right] where candidate.height * sign < 0 {
        return [try passage(a, candidate), try passage(candidate, b)]
      }
      if left.height * sign < right.height * sign { high = right.time } else { low = left.time }
    }
    return []
  }

  /// The time at which a quantity is zero, to a hundredth of a second.
  private func zero(
    _ start: Double, _ startValue: Double, _ end: Double, _ endValue: Double, _ quantity: (Sight) -> Double
  ) throws(EphemerisError) -> Double {
    try bracketedZero(between: (start, startValue), and: (end, endValue), width: 1e-7) { (time) throws(EphemerisError) in
      quantity(try sight(at: time))
    }
  }
}
