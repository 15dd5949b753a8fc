public import Ephemeris

/// How the angles of a progressed chart are carried forward from those of birth.
public enum ProgressedAngles: UInt8, Sendable, Hashable, CaseIterable {
  /// The right ascension of the meridian grows by the Sun's mean motion, 59′08.33″ for a year (V. Naibod, 1560); the Ascendant follows
  /// for the latitude of birth.
  case naibodInRightAscension
  /// The Midheaven moves in longitude as far as the progressed Sun has; the Ascendant follows for the latitude of birth.
  case solarArcInLongitude
  /// The right ascension of the meridian grows by as much as that of the progressed Sun has; the Ascendant follows.
  case solarArcInRightAscension
}

/// Secondary progressions: the sky of as many days after birth as years have been lived.
///
/// A day for a year (A. Leo, *The Progressed Horoscope*): the progressed instant is that of birth plus the days lived divided by
/// 365.24219, so progressions move evenly and one tropical year is one day to the second. For an instant before birth the progression
/// is converse: days before birth for years before it.
public struct ProgressedChart: Sendable, Hashable {
  /// Mean daily motion of the Sun in degrees, Naibod's key for one year: 0°59′08.33″.
  public static var naibodArc: Double { 0.985_647_3 }

  /// The instant that the chart is progressed to.
  public let target: TT
  /// The instant whose sky it shows.
  public let progressed: TT
  /// Tropical years from birth to ``target``.
  public let years: Double
  /// Where the bodies stand then; `house` is that of the progressed houses, `nil` without a birth time. Then they are those for local noon,
  /// and ``day`` says between what they lie.
  public let placements: [Placement]
  /// `nil` without a birth time.
  public let angles: Angles?
  /// The houses of the progressed angles for the latitude of birth; `nil` without a birth time.
  public let houses: Houses?
  /// From progressed points (`first`) to those of birth, which stay (`second`), tightest first; without a birth time those that hold for
  /// every hour of the day.
  public let aspectsToBirth: [Aspect]
  /// How far each of ``aspectsToBirth`` is from exactness by an hour of birth that is not known, in the same order; else empty.
  public let spreadsToBirth: [AspectSpread]
  /// Among the progressed points themselves, tightest first; without a birth time those that hold for every hour of the day.
  public let aspects: [Aspect]
  /// The day of the progressed sky that belongs to the day of birth, and what is certain of it; only without a birth time.
  public let day: BirthDay?
  /// Between what ``years`` lies by an hour of birth that is not known; else `nil`.
  public let yearsRange: ClosedRange<Double>?
  /// The bodies that cannot be placed at the progressed instant.
  public let warnings: [ChartWarning]

  /// The progressions of a birth chart to an instant.
  ///
  /// Without a birth time there are no angles, the Moon makes no aspects, and each hour of the day of birth leads to another sky: ``day`` goes
  /// from that of the first to that of the last.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the progressed instant is outside the span of the ephemeris.
  public init(
    of chart: NatalChart, to target: TT, angles policy: ProgressedAngles = .naibodInRightAscension,
    options: ChartOptions = ChartOptions(orbs: .progression)
  ) throws(EphemerisError) {
    let years = (target.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) / Returns.tropicalYear
    let progressed = chart.moment.tt.advanced(byDays: years)
    let sky = try Sky(at: progressed)
    var angles: Angles?
    var houses: Houses?
    var anglePoints: [AspectPoint] = []
    if let birth = try chart.meridian() {
      let start = try Sky(at: chart.moment.tt)
      let sphere = try Self.sphere(birth, policy, years, from: start, to: sky)
      let turned = sphere.angles
      angles = turned
      houses = Houses(system: options.houseSystem, sphere: sphere, angles: turned)
      // How fast the angles go decides between applying and separating: told by where they were a hundredth of a year before.
      let step = 0.01
      let before = try Self.sphere(birth, policy, years - step, from: start, to: Sky(at: progressed.advanced(byDays: -step)))
        .angles
      anglePoints = [
        AspectPoint(
          .ascendant, longitude: turned.ascendant, speed: signedDegrees(turned.ascendant - before.ascendant) / step),
        AspectPoint(
          .midheaven, longitude: turned.midheaven, speed: signedDegrees(turned.midheaven - before.midheaven) / step),
      ]
    }
    var absences: [ChartWarning] = []
    let placements = try Placement.all(options.bodies, in: sky, houses: houses, absences: &absences)
    var points: [AspectPoint] = []
    for placement in placements where chart.moonRange == nil || placement.body != .moon { points.append(AspectPoint(placement)) }
    points += anglePoints
    self.target = target
    self.progressed = progressed
    self.years = years
    self.placements = placements
    warnings = absences
    self.angles = angles
    self.houses = houses
    let finder = AspectFinder(options.orbs)
    let (among, toBirth) = (finder.aspects(within: points), finder.aspects(from: points, to: chart.aspectPoints(heldStill: true)))
    guard let birth = chart.day else {
      (aspects, aspectsToBirth, spreadsToBirth, day, yearsRange) = (among, toBirth, [], nil, nil)
      return
    }
    let day = try BirthDay(
      noon: progressed, start: Progression.sky(of: target, birth: birth.start),
      end: Progression.sky(of: target, birth: birth.end), placements: placements)
    aspects = among.filter { day.spread(of: $0) != nil }
    (aspectsToBirth, spreadsToBirth) = AspectSpread.held(toBirth) { aspect in
      guard case .body(let body) = aspect.first, let own = day.course(of: body), let natal = chart.course(of: aspect.second)
      else {
        return nil
      }
      // What decides is the way of the progressed body in life; that of birth stays.
      return AspectSpread(own - natal, of: aspect, isGrowing: day.arc(of: body)?.isRetrograde.map { !$0 })
    }
    self.day = day
    func lived(since instant: TT) -> Double { (target.daysSinceJ2000 - instant.daysSinceJ2000) / Returns.tropicalYear }
    yearsRange = lived(since: birth.end)...lived(since: birth.start)
  }

  /// The sphere whose angles are the progressed ones.
  static func sphere(
    _ birth: (rightAscension: Double, latitude: Double, obliquity: Double), _ policy: ProgressedAngles, _ years: Double,
    from start: Sky, to end: Sky
  ) throws(EphemerisError) -> LocalSphere {
    let meridian = try meridian(birth.rightAscension, birth.obliquity, policy, years, from: start, to: end)
    return LocalSphere(armc: meridian, latitude: birth.latitude, obliquity: end.orientation.trueObliquity)
  }

  /// The right ascension of the meridian at the progressed instant, in degrees.
  private static func meridian(
    _ birth: Double, _ birthObliquity: Double, _ policy: ProgressedAngles, _ years: Double, from start: Sky, to end: Sky
  ) throws(EphemerisError) -> Double {
    let startSun = try start.position(of: .sun)
    let endSun = try end.position(of: .sun)
    switch policy {
    case .naibodInRightAscension: return birth + naibodArc * years
    case .solarArcInRightAscension:
      return birth + signedDegrees(end.equatorial(endSun).rightAscension - start.equatorial(startSun).rightAscension)
    case .solarArcInLongitude:
      let (sine, cosine) = sineCosine(birth * radiansPerDegree)
      let midheaven =
        arctangent(sine, cosine * Ephemeris.cosine(birthObliquity * radiansPerDegree)) * degreesPerRadian
        + signedDegrees(endSun.longitude - startSun.longitude)
      let (s, c) = sineCosine(midheaven * radiansPerDegree)
      return arctangent(s * Ephemeris.cosine(end.orientation.trueObliquity * radiansPerDegree), c) * degreesPerRadian
    }
  }
}

extension OrbPolicy {
  /// For progressions and directions, where a degree is a year: 1° for the major aspects.
  public static let progression = OrbPolicy([(.conjunction, 1), (.opposition, 1), (.square, 1), (.trine, 1), (.sextile, 1)])
}
