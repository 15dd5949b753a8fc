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
  ///   - sign: for whom it is read.
  ///   - first: the day that the period begins on.
  ///   - length: how long the period is.
  ///   - day: the day on which it is read: from there moments are told, as `tomorrow` or `on Friday`.
  ///   - events: what happens in the sky from the first day to the last; see ``events(from:over:in:)``.
  ///   - language: in which it is written.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment is outside the ephemeris.
  public init(
    sign: ZodiacSign, from first: LocalDay, over length: Length, readOn day: LocalDay, events: [SkyEvent], language: Language
  ) throws(EphemerisError) {
    let solar = SolarHouses(sign: sign)
    try self.init(
      ruler: sign.ruler, zodiac: .tropical, houses: { [solar.house(of: $0)] },
      seed: UInt64(sign.rawValue) &* 0x9e37_79b9_7f4a_7c15, from: first, over: length, readOn: day, events: events,
      language: language)
  }

  /// Composes it for a birth: through its houses, or those counted from its Sun sign when the hour is not known. Where the Sun had two signs
  /// on that day, both houses are named, and nothing is said that only one of them bears out.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - first: the day that the period begins on.
  ///   - length: how long the period is.
  ///   - day: the day on which it is read.
  ///   - events: in the zodiac of the chart.
  ///   - seed: stands for the person.
  ///   - language: in which it is written.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment is outside the ephemeris.
  public init(
    chart: NatalChart, from first: LocalDay, over length: Length, readOn day: LocalDay, events: [SkyEvent], seed: UInt64,
    language: Language
  ) throws(EphemerisError) {
    let zodiac = chart.zodiac
    let chart = chart.inItsZodiac
    let sign = ZodiacSign(longitude: chart.placement(of: .sun)?.position.longitude ?? 0)
    let rising = chart.angles.map { ZodiacSign(longitude: $0.ascendant) } ?? sign
    let solar = chart.signs(of: .sun).map { SolarHouses(sign: $0) }
    let houses = chart.houses
    try self.init(
      ruler: rising.ruler, zodiac: zodiac,
      houses: { longitude in houses.map { [$0.house(of: longitude)] } ?? solar.map { $0.house(of: longitude) } }, seed: seed,
      from: first, over: length, readOn: day, events: events, language: language)
  }

  /// What happens in the sky over a period, for any number of readings of it.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of it is outside the ephemeris.
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
    ruler: CelestialBody, zodiac: Zodiac, houses: @escaping (Double) -> [Int], seed: UInt64, from first: LocalDay,
    over length: Length,
    readOn day: LocalDay, events: [SkyEvent], language: Language
  ) throws(EphemerisError) {
    /// The house that holds a longitude; `nil` where there are two.
    func certain(_ houses: [Int]) -> Int? { houses.count == 1 ? houses[0] : nil }
    func told(_ houses: [Int]) -> String { language.counts.alternatives(houses.map { language.counts.house($0) }) }
    var teller = SkyDay(
      day: day, houses: { certain(houses($0)) },
      choice: PhraseChoice(language: language, seed: seed, day: first.number / length.days, seen: []))
    let weighed = events.compactMap { event in SignReading.weight(of: event, for: ruler).map { (event: event, weight: $0) } }
    let chosen = weighed.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.event.instant < $1.event.instant }
      .prefix(length.told).map(\.event).sorted { $0.instant < $1.instant }
    var paragraphs: [ReadingParagraph] = []
    for event in chosen {
      let place = try Self.place(of: event, in: zodiac)
      let at = UTC(event.instant)
      let when = teller.when(at)
      let places = houses(place.longitude)
      let sentences: [String?] = [
        language.book.filled(
          "period event", ("when", Language.opening(when)), ("event", language.lines.text(event)), ("house", told(places))),
        teller.meaning(of: event), certain(places).flatMap { teller.passage(of: place.body, in: $0) },
      ]
      var fact = teller.evidence(event)
      fact.longitude = place.longitude
      fact.house = certain(places)
      paragraphs.append(ReadingParagraph(text: sentences.compactMap(\.self).joined(separator: " "), evidence: [fact]))
    }
    if paragraphs.isEmpty {
      // The Sun may go on into another house within the span.
      var last: [Int] = []
      for offset in 0..<length.days {
        let noon = first.advanced(by: offset)
        let sun = try zodiac.longitude(of: .sun, in: Sky(at: TT(noon.noon)))
        let places = houses(sun)
        guard places != last else { continue }
        let sentences: [String?] = [
          language.book.filled(
            last.isEmpty ? "period quiet" : "period quiet then", ("house", told(places)),
            ("date", language.dates.day(noon.date, near: day.date))),
          certain(places).flatMap { teller.passage(of: .sun, in: $0) },
        ]
        paragraphs.append(
          ReadingParagraph(text: sentences.compactMap(\.self).joined(separator: " "), evidence: [teller.evidence(.sun, at: sun)]))
        last = places
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
