public import Astrology
public import Ephemeris

/// A day for everybody with the Sun in a sign, part of life by part of life. The houses are counted from the sign; what is told are the bodies
/// that walk through the houses of a part.
public struct SignDay: Sendable {
  /// A body in a house that has to do with a part of life.
  public struct Driver: Sendable, Hashable {
    public let body: CelestialBody
    public let house: Int
    public let fact: ReadingEvidence
  }

  /// A part of life.
  public struct Part: Sendable, Hashable {
    public let domain: DayDomain
    /// 0 … 1, one half on a middling day.
    public let intensity: Double
    /// Those that count most first, at most three.
    public let drivers: [Driver]
    /// A few sentences.
    public let text: String
  }

  /// A day to come.
  public struct Marker: Sendable {
    public let day: LocalDay
    /// 0 … 1.
    public let intensity: Double
    /// Whether what is exact is hard.
    public let isHard: Bool
    /// What leads the day; empty on a quiet one.
    public let leading: String
  }

  /// The horoscope of the sign.
  public let reading: SignReading
  public let parts: [Part]
  /// One act with an edge.
  public var doThis: String { reading.advice.doThis }
  /// One temptation.
  public var dont: String { reading.advice.dont }
  public let energy: DayEnergy
  /// The means of the parts.
  public let intensity: Double
  public let moonSign: ZodiacSign
  /// Degrees by which the Moon is ahead of the Sun, 0 ..< 360.
  public let elongation: Double
  /// The days to come.
  public let markers: [Marker]
  /// The longitudes of the ten bodies at noon, and whether they go backwards.
  public let places: [(body: CelestialBody, longitude: Double, speed: Double)]

  /// The weight at which a part of life is half way up. Our own.
  private static let middle = 3.0

  /// Composes it.
  ///
  /// - Parameters:
  ///   - sign: whose day it is.
  ///   - day: the day.
  ///   - sky: the sky around the day.
  ///   - coming: what happens in the weeks from the day on; see ``PeriodReading/events(from:over:in:)``.
  ///   - markers: how many days to come are told.
  ///   - language: in which it is written.
  /// - Throws: ``/Ephemeris/EphemerisError`` when noon of the day is outside the ephemeris.
  public init(
    sign: ZodiacSign, day: LocalDay, sky: ReadingSky, coming: [SkyEvent], markers: Int, language: Language
  ) throws(EphemerisError) {
    let solar = SolarHouses(sign: sign)
    let noon = try Sky(at: TT(day.noon))
    var places: [(body: CelestialBody, longitude: Double, speed: Double)] = []
    for body in CelestialBody.planets {
      let position = try noon.position(of: body)
      places.append((body, position.longitude, position.longitudeSpeed))
    }
    self.places = places
    reading = try SignReading(sign: sign, day: day, sky: sky, language: language)
    // A seed of its own, so that the parts do not repeat the sentences of the horoscope in the same order.
    var teller = SkyDay(
      day: day, houses: { solar.house(of: $0) },
      choice: PhraseChoice(
        language: language, seed: UInt64(sign.rawValue &+ 101) &* 0x9e37_79b9_7f4a_7c15, day: day.number, seen: []))
    let today = sky.events.filter { day.contains(UTC($0.instant)) }
    var parts: [Part] = []
    for domain in DayDomain.allCases {
      let weighed = places.map { place in
        let isInside = domain.houses.contains(solar.house(of: place.longitude))
        let relevance = (domain.rank(of: .body(place.body)) + (isInside ? 0.8 : 0)) * Self.pace(of: place.body)
        return (place: place, weight: relevance * (today.contains { Self.concerns($0, place.body) } ? 1.5 : 1))
      }.sorted { $0.weight > $1.weight }
      let total = weighed.reduce(0) { $0 + $1.weight }
      let drivers = weighed.prefix(3).map { item in
        Driver(
          body: item.place.body, house: solar.house(of: item.place.longitude),
          fact: teller.evidence(item.place.body, at: item.place.longitude))
      }
      let sentences = drivers.prefix(2).compactMap { teller.passage(of: $0.body, in: $0.house) }
      parts.append(
        Part(
          domain: domain, intensity: total / (total + Self.middle), drivers: drivers, text: sentences.joined(separator: " ")))
    }
    self.parts = parts
    intensity = parts.reduce(0) { $0 + $1.intensity } / Double(parts.count)
    let aspects = today.compactMap { event -> (body: CelestialBody, kind: AspectKind)? in
      if case .aspect(let first, let kind, _) = event.kind { return (first, kind) }
      return nil
    }
    let strain = aspects.isEmpty ? 0 : Double(aspects.count { $0.kind.nature == .strain }) / Double(aspects.count)
    let sudden = aspects.isEmpty ? 0 : Double(aspects.count { $0.body == .mars || $0.body == .uranus }) / Double(aspects.count)
    energy = DayAccord(reading).energy(DayEnergy(intensity: intensity, strain: strain, suddenness: sudden))
    let (sun, moon) = (places[Int(CelestialBody.sun.rawValue)].longitude, places[Int(CelestialBody.moon.rawValue)].longitude)
    moonSign = ZodiacSign(longitude: moon)
    elongation = normalizedDegrees(moon - sun)
    self.markers = (0..<max(0, markers)).map { offset in
      Self.marker(day.advanced(by: offset + 1), among: coming, ruler: sign.ruler, language)
    }
  }

  /// The phase of the Moon at noon.
  public var moonPhase: MoonPhase { MoonPhase(elongation: elongation) }
  /// The lit part of the Moon's disc, 0 … 1.
  public var illumination: Double { (1 - cosine(elongation * .pi / 180)) / 2 }

  /// How much a body counts on one day: the swift ones more.
  private static func pace(of body: CelestialBody) -> Double {
    switch body {
    case .moon: 1.4
    case .sun, .mercury, .venus, .mars: 1.2
    case .jupiter, .saturn: 0.9
    default: 0.5
    }
  }

  private static func concerns(_ event: SkyEvent, _ body: CelestialBody) -> Bool {
    switch event.kind {
    case .ingress(let moving, _, _), .station(let moving, _, _): moving == body
    case .aspect(let first, _, let second): first == body || second == body
    case .phase: body == .sun || body == .moon
    }
  }

  private static func marker(
    _ day: LocalDay, among events: [SkyEvent], ruler: CelestialBody, _ language: Language
  ) -> Marker {
    let weighed = events.filter { day.contains(UTC($0.instant)) }.compactMap { event in
      SignReading.weight(of: event, for: ruler).map { (event: event, weight: $0) }
    }
    let total = weighed.reduce(0) { $0 + $1.weight }
    let top = weighed.max { $0.weight < $1.weight }?.event
    var isHard = false
    if case .aspect(_, let kind, _)? = top?.kind { isHard = kind.nature == .strain }
    return Marker(
      day: day, intensity: total / (total + 8), isHard: isHard, leading: top.map { language.lines.text($0) } ?? "")
  }
}
