public import Astrology
public import Atlas
public import Ephemeris

/// A birth with its sidereal chart.
public struct VedicBirth: Sendable {
  /// When and where.
  public let moment: BirthMoment
  /// The tropical figure.
  public let natal: NatalChart
  /// The sidereal chart; without houses when the hour is not known.
  public let chart: VedicChart
  /// Which node Rahu is.
  public let node: NodePolicy
  /// Of the Moon at birth, in degrees a day.
  public let moonSpeed: Double
  /// What is certain of the day of birth; only without an hour.
  private let day: BirthDay?

  /// The sidereal chart of a birth.
  ///
  /// - Parameters:
  ///   - natal: the figure of the same birth.
  ///   - moment: the birth.
  ///   - ayanamsa: where the sidereal zodiac begins.
  ///   - node: which node Rahu is.
  /// - Throws: ``/Ephemeris/EphemerisError`` outside the years of the ephemeris.
  public init(
    _ natal: NatalChart, of moment: BirthMoment, ayanamsa: Ayanamsa = .lahiri, node: NodePolicy = .mean
  ) throws(EphemerisError) {
    let sky = try Sky(at: natal.moment.tt)
    chart = try VedicChart(of: sky, ascendant: natal.angles?.ascendant, ayanamsa: ayanamsa, node: node)
    moonSpeed = try sky.position(of: .moon).longitudeSpeed
    let bodies = Graha.allCases.map { Self.body(of: $0, node) }
    day = natal.day == nil ? nil : try NatalChart(of: moment, options: ChartOptions(bodies: bodies)).day
    self.moment = moment
    self.natal = natal
    self.node = node
  }

  private static func body(of graha: Graha, _ node: NodePolicy) -> CelestialBody {
    graha.body ?? (node == .mean ? .meanNode : .trueNode)
  }

  /// Degrees from the tropical longitude of the body that carries a graha to its sidereal one, backwards.
  private func offset(of graha: Graha) -> Double { chart.ayanamsaValue + (graha == .ketu ? 180 : 0) }

  /// The sidereal arc of a graha on a day whose hour is not known; `nil` when the hour is known.
  public func arc(of graha: Graha) -> DayArc? {
    day?.arc(of: Self.body(of: graha, node))?.moved(back: offset(of: graha))
  }

  /// The sign of a graha; `nil` when it changes on a day whose hour is not known.
  public func sign(of graha: Graha) -> ZodiacSign? {
    guard let arc = arc(of: graha) else { return isTimeKnown ? chart.place(of: graha).sign : nil }
    return arc.sign
  }

  /// The nakshatra and its quarter; each `nil` when it changes on a day whose hour is not known.
  public func nakshatra(of graha: Graha) -> (nakshatra: Nakshatra?, pada: Int?) {
    guard let arc = arc(of: graha) else {
      let place = chart.place(of: graha).nakshatra
      return isTimeKnown ? (place.nakshatra, place.pada) : (nil, nil)
    }
    // The Moon may go through more than one nakshatra, and then comes to another at the end; no graha goes through all 27.
    let (low, high) = (NakshatraPosition(siderealLongitude: arc.low), NakshatraPosition(siderealLongitude: arc.high))
    guard low.nakshatra == high.nakshatra else { return (nil, nil) }
    return (low.nakshatra, low.pada == high.pada ? low.pada : nil)
  }

  /// Whether the hour is known.
  public var isTimeKnown: Bool { chart.lagna != nil }

  /// The periods of the birth; `nil` when its hour is not known.
  public func dasha(_ system: DashaSystem = .vimshottari, year: DashaYear = .julian) -> Dasha? {
    guard isTimeKnown else { return nil }
    return try? Dasha(system, moonLongitude: chart.place(of: .moon).longitude, birth: natal.moment.tt, year: year)
  }

  /// What strengths are made from.
  ///
  /// - Throws: ``/Astrology/StrengthError`` when the hour is not known, and within two days of the edges of the ephemeris.
  public func strengthFacts() throws(StrengthError) -> StrengthFacts {
    try StrengthFacts(
      of: isTimeKnown ? natal.moment : nil, at: moment.location, ayanamsa: chart.ayanamsa, node: node,
      clockOffsetSeconds: moment.time?.clock.seconds)
  }

  /// Sidereal longitudes of the Moon when the day of birth begins and when it ends, in degrees; the same twice when the hour is known.
  public var moonRange: (start: Double, end: Double) {
    guard let range = natal.moonRange else {
      let moon = chart.place(of: .moon).longitude
      return (moon, moon)
    }
    return (normalizedDegrees(range.start - chart.ayanamsaValue), normalizedDegrees(range.end - chart.ayanamsaValue))
  }

  /// Where the Moon stood at birth: one sign, or two when it changed on a day whose hour is not known.
  public var moonSigns: [ZodiacSign] { LongitudeRange(start: moonRange.start, end: moonRange.end).signs }

  /// The nakshatras that the Moon stood in: one, or several of a day whose hour is not known.
  public var moonNakshatras: [Nakshatra] {
    let first = NakshatraPosition(siderealLongitude: moonRange.start).nakshatra
    let last = NakshatraPosition(siderealLongitude: moonRange.end).nakshatra
    // The Moon goes 15° a day at most, and a nakshatra has 13°20′.
    var found = [first]
    if first != last, let next = Nakshatra(rawValue: (first.rawValue + 1) % 27), next != last { found.append(next) }
    return first == last ? found : found + [last]
  }

  /// Mars from the lagna, the Moon and Venus; not from one whose sign is not known, and not at all when that of Mars is not.
  public func manglik(_ policy: Manglik.HousePolicy = .common) -> Manglik {
    Manglik(mars: sign(of: .mars), lagna: chart.lagnaSign, moon: sign(of: .moon), venus: sign(of: .venus), policy: policy)
  }

  /// Whether a graha went backwards; `nil` when it turned on a day whose hour is not known.
  public func isRetrograde(_ graha: Graha) -> Bool? {
    guard let arc = arc(of: graha) else { return chart.place(of: graha).isRetrograde }
    return arc.isRetrograde
  }

  /// All seven on one side of the nodes; with an hour that is not known, only where they were so through the whole day.
  public var kalaSarpa: KalaSarpa? {
    let found = chartsOfDay.map { KalaSarpa($0) }
    return found.allSatisfy { $0 == found[0] } ? found[0] : nil
  }

  /// The yogas; with an hour that is not known, those that are the same through the whole day.
  public func yogas(_ finder: YogaFinder = YogaFinder()) -> [YogaFormation] {
    let charts = chartsOfDay.map { finder.formations(in: $0) }
    return charts[0].filter { formation in charts.dropFirst().allSatisfy { $0.contains(formation) } }
  }

  /// The chart; with an hour that is not known, those of the day: at every eighth of it, and around each change of a sign and each turn.
  var chartsOfDay: [VedicChart] {
    guard let day else { return [chart] }
    let length = day.end.daysSinceJ2000 - day.start.daysSinceJ2000
    var shares = (0...8).map { Double($0) / 8 }
    for graha in Graha.allCases {
      let body = Self.body(of: graha, node)
      var moments = day.turns(of: body)
      if length > 0, let change = day.signChange(of: body, offset: offset(of: graha)) {
        moments.append((change.daysSinceJ2000 - day.start.daysSinceJ2000) / length)
      }
      for share in moments { shares += [max(0, share - 1e-5), min(1, share + 1e-5)] }
    }
    return shares.compactMap { share in
      let retrograde = chart.places.filter { place in
        day.isRetrograde(Self.body(of: place.graha, node), at: share) ?? place.isRetrograde
      }.map(\.graha)
      return VedicChart(
        longitudes: chart.places.map { place in
          day.longitude(of: Self.body(of: place.graha, node), at: share).map { $0 - offset(of: place.graha) } ?? place.longitude
        }, retrograde: retrograde, lagna: nil, ayanamsa: chart.ayanamsa, ayanamsaValue: chart.ayanamsaValue)
    }
  }
}
