public import Astrology
public import Ephemeris

/// The horoscope of a week or a month: what becomes exact in the sky, through the houses of a sign or of a birth chart.
public struct PeriodReading: Codable, Sendable, Hashable {
  /// How long.
  public enum Length: String, Codable, Sendable, Hashable, CaseIterable {
    case weekly, monthly

    /// In days; a month is the thirty days from its first.
    public var days: Int { self == .weekly ? 7 : 30 }
    /// How many events are told.
    var told: Int { self == .weekly ? 5 : 9 }
  }

  /// The first day, `2026-11-21`.
  public let date: String
  /// The last day.
  public let end: String
  /// What is told, in order of time.
  public let paragraphs: [ReadingParagraph]

  /// The whole as one text.
  public var text: String { paragraphs.map(\.text).joined(separator: " ") }

  /// Composes it by sign.
  ///
  /// - Parameters:
  ///   - first: the day that the period begins on.
  ///   - day: the day on which it is read: from there moments are told, as `tomorrow` or `on Friday`.
  ///   - events: what happens in the sky from the first day to the last; see ``events(from:over:)``.
  /// - Throws: ``EphemerisError`` when a moment is outside the ephemeris.
  public init(
    sign: ZodiacSign, from first: LocalDay, over length: Length, readOn day: LocalDay, events: [SkyEvent], language: Language
  ) throws(EphemerisError) {
    let solar = SolarHouses(sign: sign)
    try self.init(
      ruler: sign.ruler, houses: { solar.house(of: $0) }, seed: UInt64(sign.rawValue) &* 0x9e37_79b9_7f4a_7c15, from: first,
      over: length, readOn: day, events: events, language: language)
  }

  /// Composes it for a birth: through its houses, or those counted from its Sun sign when the hour is not known.
  ///
  /// - Throws: ``EphemerisError`` when a moment is outside the ephemeris.
  public init(
    chart: NatalChart, from first: LocalDay, over length: Length, readOn day: LocalDay, events: [SkyEvent], seed: UInt64,
    language: Language
  ) throws(EphemerisError) {
    let sign = ZodiacSign(longitude: chart.placement(of: .sun)?.position.longitude ?? 0)
    let rising = chart.angles.map { ZodiacSign(longitude: $0.ascendant) } ?? sign
    let solar = SolarHouses(sign: sign)
    let houses = chart.houses
    try self.init(
      ruler: rising.ruler, houses: { houses?.house(of: $0) ?? solar.house(of: $0) }, seed: seed, from: first, over: length,
      readOn: day, events: events, language: language)
  }

  /// What happens in the sky over a period, for any number of readings of it.
  ///
  /// - Throws: ``EphemerisError`` when part of it is outside the ephemeris.
  public static func events(from day: LocalDay, over length: Length) throws(EphemerisError) -> [SkyEvent] {
    try SkyEvent.all(
      from: TT(day.start), to: TT(day.advanced(by: length.days).start),
      bodies: CelestialBody.planets.filter { $0 != .moon }, categories: [.ingresses, .stations, .aspects])
      + SkyEvent.all(from: TT(day.start), to: TT(day.advanced(by: length.days).start), bodies: [], categories: [.phases])
  }

  private init(
    ruler: CelestialBody, houses: @escaping (Double) -> Int?, seed: UInt64, from first: LocalDay, over length: Length,
    readOn day: LocalDay, events: [SkyEvent], language: Language
  ) throws(EphemerisError) {
    var teller = SkyDay(
      day: day, houses: houses, choice: PhraseChoice(language: language, seed: seed, day: first.number / length.days, seen: []))
    let weighed = events.compactMap { event in SignReading.weight(of: event, for: ruler).map { (event: event, weight: $0) } }
    let told = weighed.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.event.instant < $1.event.instant }
      .prefix(length.told).map(\.event).sorted { $0.instant < $1.instant }
    var paragraphs: [ReadingParagraph] = []
    for event in told {
      let place = try Self.place(of: event)
      let at = UTC(event.instant)
      let when = teller.when(at)
      let house = houses(place.longitude) ?? 1
      let sentences: [String?] = [
        language.book.filled(
          "period event", ("when", Language.opening(when)), ("event", language.lines.text(event)),
          ("house", language.counts.house(house))),
        teller.meaning(of: event), teller.passage(of: place.body, in: house),
      ]
      var fact = teller.evidence(event)
      fact.longitude = place.longitude
      fact.house = house
      paragraphs.append(ReadingParagraph(text: sentences.compactMap(\.self).joined(separator: " "), evidence: [fact]))
    }
    if paragraphs.isEmpty {
      let sun = try Sky(at: TT(first.noon)).position(of: .sun).longitude
      let house = houses(sun) ?? 1
      let sentences: [String?] = [
        language.book.filled("period quiet", ("house", language.counts.house(house))),
        teller.passage(of: .sun, in: house),
      ]
      paragraphs.append(
        ReadingParagraph(text: sentences.compactMap(\.self).joined(separator: " "), evidence: [teller.evidence(.sun, at: sun)]))
    }
    self.paragraphs = paragraphs
    date = ClockFigures.iso(first.date)
    end = ClockFigures.iso(first.advanced(by: length.days - 1).date)
  }

  /// The body that an event is told of, and where it is then.
  private static func place(of event: SkyEvent) throws(EphemerisError) -> (body: CelestialBody, longitude: Double) {
    switch event.kind {
    case .station(let body, let longitude, _): return (body, longitude)
    case .phase(_, let longitude): return (.moon, longitude)
    case .ingress(let body, let sign, let isRetrograde): return (body, Double(sign.rawValue) * 30 + (isRetrograde ? 29 : 1))
    case .aspect(let first, _, _): return (first, try Sky(at: event.instant).position(of: first).longitude)
    }
  }
}
