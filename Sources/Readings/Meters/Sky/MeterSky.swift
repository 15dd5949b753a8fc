public import Astrology
public import Ephemeris

/// The moving sky of one day as meters see it: made once, shared by every chart.
///
/// ```swift
/// let today = try MeterSky(at: TT(noon))       // noon of the person's own day
/// let yesterday = try MeterSky(at: TT(noonBefore))
/// let readings = MeterReadings(chart: MeterChart(natal), today: today, yesterday: yesterday)
/// ```
///
/// It holds the ten bodies and the true node with their real speeds, the stations within five days, and the course of each body around the
/// day, from which moments of exactness come. About a quarter of a millisecond to make.
public struct MeterSky: Sendable {
  /// The instant, customarily local noon.
  public let instant: TT
  /// By ``MeterPoint``: longitudes in degrees, 0 ..< 360.
  let longitudes: [Double]
  /// Degrees a day.
  let speeds: [Double]
  /// 1, or up to 1.8 on the day of a station.
  let stationFactors: [Float]
  let courses: [MeterCourse]
  private(set) var classic: Rows
  private(set) var modern: Rows

  /// What the meters of a view think of the day's bodies.
  struct Rows: Sendable {
    /// By moving body.
    let bodies: [MeterRow]
    let help: MeterRow
  }

  /// The stations within five days of the instant, in order of body.
  public let stations: [(body: CelestialBody, station: Station)]

  /// The sky of an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the year around the instant has no ephemeris.
  public init(at instant: TT) throws(EphemerisError) {
    try self.init(at: instant, followsCourses: true)
  }

  /// Without the courses there are no moments of exactness; all numbers of the meters are the same.
  package init(at instant: TT, followsCourses: Bool) throws(EphemerisError) {
    let sky = try Sky(at: instant)
    var longitudes: [Double] = []
    var speeds: [Double] = []
    var factors: [Float] = []
    var courses: [MeterCourse] = []
    var stations: [(body: CelestialBody, station: Station)] = []
    var retrograde: Set<MeterPoint> = []
    for point in MeterPoint.allCases {
      guard let body = point.body else { continue }
      let position = try sky.position(of: body)
      longitudes.append(position.longitude)
      speeds.append(position.longitudeSpeed)
      var factor: Float = 1
      if point.hasStations {
        if position.isRetrograde { retrograde.insert(point) }
        let around = try AngularMotion.longitude(of: body).path(
          from: instant.advanced(byDays: -Self.stationWindow), to: instant.advanced(byDays: Self.stationWindow))
        for station in around.stations {
          stations.append((body, station))
          let days = abs(station.instant.daysSinceJ2000 - instant.daysSinceJ2000)
          // The original (docs/meters.md) has 1.8 − 0.12 a day and a step to 1 on the fifth; without the step it is 0.16 a day.
          factor = max(factor, Float(1.8 - 0.16 * days))
        }
      }
      factors.append(factor)
      if followsCourses { courses.append(try MeterCourse(of: body, step: point.courseStep, around: instant)) }
    }
    self.instant = instant
    self.longitudes = longitudes
    self.speeds = speeds
    stationFactors = factors
    self.courses = courses
    self.stations = stations
    classic = Rows(bodies: Self.rows(.classic, longitudes), help: MeterScheme.classic.help(retrograde: retrograde))
    modern = Rows(bodies: Self.rows(.modern, longitudes), help: MeterScheme.modern.help(retrograde: retrograde))
  }

  /// The same sky with the elements of another zodiac.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the star that anchors an ayanamsa cannot be reckoned at that moment.
  public func told(in zodiac: Zodiac) throws(EphemerisError) -> MeterSky {
    let offset = zodiac == .tropical ? 0 : try zodiac.offset(in: Sky(at: instant))
    let places = longitudes.map { $0 - offset }
    var sky = self
    sky.classic = Rows(bodies: Self.rows(.classic, places), help: classic.help)
    sky.modern = Rows(bodies: Self.rows(.modern, places), help: modern.help)
    return sky
  }

  private static func rows(_ scheme: MeterScheme, _ longitudes: [Double]) -> [MeterRow] {
    zip(MeterPoint.allCases.filter { $0.body != nil }, longitudes).map { point, longitude in
      scheme.body(point, in: ZodiacSign(longitude: longitude).element)
    }
  }

  /// Days on either side in which a station counts (docs/meters.md).
  static let stationWindow = 5.0

  /// Days until a body has gone an arc in degrees, ahead when it applies and behind when it separates; see ``MeterAspect/daysToExact``.
  func daysToExact(_ body: Int, arc: Double, isApplying: Bool) -> Double? {
    guard body < courses.count else { return nil }
    return courses[body].days(toGo: arc, ahead: isApplying, limit: MeterContacts.orbs[body])
  }

  func rows(_ view: MeterView) -> Rows { view == .classic ? classic : modern }
}

extension MeterPoint {
  /// Whether it turns back as seen from the Earth. The true node wobbles twice a month, which nobody calls a station.
  fileprivate var hasStations: Bool {
    switch self {
    case .sun, .moon, .node, .ascendant, .midheaven: false
    default: true
    }
  }

  /// Days between the knots of its course: it changes so little in them that a cubic follows it to some arcseconds.
  fileprivate var courseStep: Double {
    switch self {
    case .moon: 0.25
    case .sun, .mercury, .venus, .node: 2
    case .mars: 5
    case .jupiter, .saturn: 16
    default: 30
    }
  }
}
