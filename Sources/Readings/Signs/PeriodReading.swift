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

  /// Which zodiac its signs are those of, in a sentence; `nil` when it is the tropical one.
  public let zodiac: String?

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
      ruler: sign.ruler, zodiac: .tropical, houses: { solar.house(of: $0) },
      seed: UInt64(sign.rawValue) &* 0x9e37_79b9_7f4a_7c15, from: first, over: length, readOn: day, events: events,
      language: language)
  }

  /// Composes it for a birth: through its houses, or those counted from its Sun sign when the hour is not known.
  ///
  /// - Parameter events: in the zodiac of the chart.
  /// - Throws: ``EphemerisError`` when a moment is outside the ephemeris.
  public init(
    chart: NatalChart, from first: LocalDay, over length: Length, readOn day: LocalDay, events: [SkyEvent], seed: UInt64,
    language: Language
  ) throws(EphemerisError) {
    let zodiac = chart.zodiac
    let chart = chart.inItsZodiac
    let sign = ZodiacSign(longitude: chart.placement(of: .sun)?.position.longitude ?? 0)
    let rising = chart.angles.map { ZodiacSign(longitude: $0.ascendant) } ?? sign
    let solar = SolarHouses(sign: sign)
    let houses = chart.houses
    try self.init(
      ruler: rising.ruler, zodiac: zodiac, houses: { houses?.house(of: $0) ?? solar.house(of: $0) }, seed: seed, from: first,
      over: length, readOn: day, events: events, language: language)
  }

  /// What happens in the sky over a period, for any number of readings of it.
  ///
  /// - Throws: ``EphemerisError`` when part of it is outside the ephemeris.
  public static func events(
    from day: LocalDay, over length: Length, in zodiac: Zodiac = .tropical
  ) throws(EphemerisError) -> [SkyEvent] {
    let (start, end) = (TT(day.start), TT(day.advanced(by: length.days).start))
    let bodies = CelestialBody.planets.filter { $0 != .moon }
    let events =
      try SkyEvent.all(from: start, to: end, bodies: bodies, categories: [.ingresses, .stations, .aspects])
      + SkyEvent.all(from: start, to: end, bodies: [], categories: [.phases])
    return try SkyEvent.told(events, in: zodiac, from: start, to: end, bodies: bodies)
  }

  private init(
    ruler: CelestialBody, zodiac: Zodiac, houses: @escaping (Double) -> Int?, seed: UInt64, from first: LocalDay,
    over length: Length,
    readOn day: LocalDay, events: [SkyEvent], language: Language
  ) throws(EphemerisError) {
    var teller = SkyDay(
      day: day, houses: houses, choice: PhraseChoice(language: language, seed: seed, day: first.number / length.days, seen: []))
    let weighed = events.compactMap { event in SignReading.weight(of: event, for: ruler).map { (event: event, weight: $0) } }
    let told = weighed.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.event.instant < $1.event.instant }
      .prefix(length.told).map(\.event).sorted { $0.instant < $1.instant }
    var paragraphs: [ReadingParagraph] = []
    for event in told {
      let place = try Self.place(of: event, in: zodiac)
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
      // The Sun may go on into another house within the span.
      var last: Int?
      for offset in 0..<length.days {
        let noon = first.advanced(by: offset)
        let sun = try zodiac.longitude(of: .sun, in: Sky(at: TT(noon.noon)))
        let house = houses(sun) ?? 1
        guard house != last else { continue }
        let sentences: [String?] = [
          language.book.filled(
            last == nil ? "period quiet" : "period quiet then", ("house", language.counts.house(house)),
            ("date", language.dates.day(noon.date, near: day.date))),
          teller.passage(of: .sun, in: house),
        ]
        paragraphs.append(
          ReadingParagraph(text: sentences.compactMap(\.self).joined(separator: " "), evidence: [teller.evidence(.sun, at: sun)]))
        last = house
      }
    }
    self.paragraphs = paragraphs
    self.zodiac = language.sentence(zodiac)
    date = ClockFigures.iso(first.date)
    end = ClockFigures.iso(first.advanced(by: length.days - 1).date)
  }

  /// The body that an event is told of, and where it is then.
  private static func place(of event: SkyEvent, in zodiac: Zodiac) throws(EphemerisError) -> (
    body: CelestialBody, longitude: Double
  ) {
    switch event.kind {
    case .station(let body, let longitude, _): return (body, longitude)
    case .phase(_, let longitude): return (.moon, longitude)
    case .ingress(let body, let sign, let isRetrograde): return (body, Double(sign.rawValue) * 30 + (isRetrograde ? 29 : 1))
    case .aspect(let first, _, _): return (first, try zodiac.longitude(of: first, in: Sky(at: event.instant)))
    }
  }
}
