public import Astrology
public import Ephemeris

/// The contacts of a day to a birth chart, those that count most first.
public struct DayContacts: Sendable {
  /// The day.
  public let day: LocalDay
  /// All of them, the strongest first.
  public let all: [DayContact]
  /// Exact contacts of the seven days from this one on, in order of time; those of the Moon only of the day itself.
  public let week: [Transit]
  /// Where the ten bodies stand at noon, with the houses of the birth chart that they pass through.
  public let moving: [Placement]
  /// Degrees from the equinox to the beginning of the chart's zodiac on the day: what is taken from the longitudes that are told.
  let zodiacOffset: Double

  /// Lays the sky of a day over a chart.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment is outside the ephemeris.
  public init(to chart: NatalChart, on day: LocalDay, in sky: ReadingSky) throws(EphemerisError) {
    self.day = day
    let noon = try Sky(at: TT(day.noon))
    let zodiacOffset = try chart.zodiac.offset(in: noon)
    self.zodiacOffset = zodiacOffset
    // Contacts are found by tropical longitudes and told in the zodiac of the chart.
    let own = chart.inItsZodiac
    var moving: [Placement] = []
    for body in CelestialBody.planets {
      let position = try noon.position(of: body)
      let house = own.houses?.house(of: normalizedDegrees(position.longitude - zodiacOffset))
      moving.append(Placement(body: body, position: position, house: house))
    }
    self.moving = zodiacOffset == 0 ? moving : moving.map { $0.turned(by: zodiacOffset) }
    // Without the hour of birth a search gives what is there for every hour of that day, with the span of its exact moment.
    let points = chart.knownPoints.filter { Self.speaks($0) }
    let (fast, slow) = try Self.transits(to: chart, points: points, moving, in: sky)
    var contacts: [DayContact] = []
    func add(_ transit: Transit, passes: [Transit]) {
      guard let natal = chart.longitude(of: transit.point) else { return }
      let placement = moving[Int(transit.body.rawValue)]
      let exact = UTC(transit.instant)
      let separation = abs(signedDegrees(placement.position.longitude - natal))
      guard let strength = Self.strength(of: transit, on: day, at: exact) else { return }
      let span = ExactSpan(of: transit) ?? (chart.day == nil ? nil : ExactSpan(from: exact, until: exact))
      // The Moon speaks of this day only.
      if let span, transit.body == .moon, !day.contains(span.from) || !day.contains(span.until) { return }
      contacts.append(
        DayContact(
          body: transit.body, point: transit.point, kind: transit.kind, exact: exact,
          approach: Self.approach(span ?? ExactSpan(from: exact, until: exact), on: day),
          passes: passes.map { UTC($0.instant) }, span: span,
          pass: passes.firstIndex { $0.instant == transit.instant } ?? 0, isRetrograde: transit.isRetrograde,
          longitude: normalizedDegrees(placement.position.longitude - zodiacOffset),
          exactLongitude: normalizedDegrees(transit.longitude - zodiacOffset),
          natalLongitude: normalizedDegrees(natal - chart.zodiacOffset),
          orb: abs(separation - transit.kind.angle),
          house: placement.house, natalHouse: Self.house(of: transit.point, in: own), strength: strength))
    }
    for transit in fast { add(transit, passes: [transit]) }
    for passes in Self.passes(of: slow) {
      let middle = TT(day.noon).daysSinceJ2000
      let nearest = passes.min { abs($0.instant.daysSinceJ2000 - middle) < abs($1.instant.daysSinceJ2000 - middle) }
      if let nearest { add(nearest, passes: passes) }
    }
    all = contacts.sorted { $0.strength != $1.strength ? $0.strength > $1.strength : $0.exact < $1.exact }
    let end = day.advanced(by: 7).start
    week = (fast + slow).filter { UTC($0.instant) >= day.start && UTC($0.instant) < end }.sorted { $0.instant < $1.instant }
  }

  /// Exact contacts of all bodies near the day: of Sun to Mars and of the slow ones.
  private static func transits(
    to chart: NatalChart, points: [ChartPoint], _ moving: [Placement], in sky: ReadingSky
  ) throws(EphemerisError) -> (fast: [Transit], slow: [Transit]) {
    let fast = try sky.moon.transits(to: chart, points: points) + sky.fast.transits(to: chart, points: points)
    var slow: [Transit] = []
    for body in ReadingSky.slowBodies {
      let longitude = moving[Int(body.rawValue)].position.longitude
      for point in points {
        guard let natal = chart.longitude(of: point) else { continue }
        let separation = abs(signedDegrees(longitude - natal))
        // What is further from exactness than a slow body goes in the time it counts need not be searched.
        for kind in AspectKind.major where abs(separation - kind.angle) < slowReach {
          slow += try sky.slow.transits(of: body, to: point, of: chart, kind: kind)
        }
      }
    }
    return (fast, slow)
  }

  private static func approach(_ span: ExactSpan, on day: LocalDay) -> DayContact.Approach {
    if span.until < day.start { return .gone }
    return span.from < day.end ? .today : .coming
  }

  /// Degrees that Jupiter, the swiftest of the slow ones, can be from an exact moment that still counts: 18 days at 0.24° a day.
  private static let slowReach = 4.5

  /// The ten and the two angles have texts; nodes, Chiron and the apogee are shown without words.
  private static func speaks(_ point: ChartPoint) -> Bool {
    switch point {
    case .ascendant, .midheaven: true
    case .body(let body): body.rawValue <= CelestialBody.pluto.rawValue
    }
  }

  private static func house(of point: ChartPoint, in chart: NatalChart) -> Int? {
    guard case .body(let body) = point else { return nil }
    return chart.placement(of: body)?.house
  }

  /// The passes of one body over one point at one angle, in order of time.
  static func passes(of transits: [Transit]) -> [[Transit]] {
    struct Key: Hashable {
      let body: CelestialBody
      let point: ChartPoint
      let kind: AspectKind
    }
    var groups: [Key: [Transit]] = [:]
    var order: [Key] = []
    for transit in transits {
      let key = Key(body: transit.body, point: transit.point, kind: transit.kind)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(transit)
    }
    return order.compactMap { groups[$0] }
  }

  /// How much a contact counts on a day, or `nil` when it is too far off to be spoken of.
  ///
  /// Rank of the body by its speed, times that of the point, times that of the angle (the order of the handbooks, see
  /// ``/Astrology/Transit/weight``), times how near the exact moment is in the body's own time: a day for the Moon, days for Sun to Mars, weeks
  /// for Jupiter and Saturn, two months for the rest. The numbers are our own.
  private static func strength(of transit: Transit, on day: LocalDay, at exact: UTC) -> Double? {
    let days = abs(exact.daysSinceJ2000 - day.noon.daysSinceJ2000)
    let (speed, span): (Double, Double) =
      switch transit.body {
      case .moon: (2.4, 0)
      case .sun: (4.2, 1.6)
      case .mercury, .venus: (4, 1.6)
      case .mars: (5, 2.4)
      case .jupiter: (5.4, 8)
      case .saturn: (5.8, 10)
      default: (5.4, 24)
      }
    if transit.body == .moon {
      guard day.contains(exact) else { return nil }
    } else {
      guard days <= span * 2.2 else { return nil }
    }
    let distance = days / span
    let nearness = day.contains(exact) ? 1.25 : 1 / ((1 + distance * distance) * (1 + distance * distance))
    // What the Moon does between midnight and six is mostly slept through.
    let awake = transit.body == .moon && day.clock(at: exact).hour < 6 ? 0.6 : 1
    return speed * rank(of: transit.point) * rank(of: transit.kind) * nearness * awake
  }

  private static func rank(of point: ChartPoint) -> Double {
    switch point {
    case .ascendant, .midheaven, .body(.sun), .body(.moon): 3
    case .body(.mercury), .body(.venus), .body(.mars): 2.5
    case .body(.jupiter), .body(.saturn): 1.7
    default: 1
    }
  }

  private static func rank(of kind: AspectKind) -> Double {
    switch kind {
    case .conjunction: 1.3
    case .opposition, .square: 1.1
    case .trine: 1
    default: 0.85
    }
  }
}
