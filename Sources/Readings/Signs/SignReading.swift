public import Astrology
public import Ephemeris

/// The horoscope of a day for everybody with the Sun in a sign. The houses are counted from the sign; the sky is the day’s.
public struct SignReading: Codable, Sendable, Hashable {
  /// The day, `2026-11-21`.
  public let date: String
  /// The sign in lower case: its name on the API.
  public let sign: String
  /// The thought of the day.
  public let headline: String
  /// How that weighs.
  public let mood: ThreadMood
  /// What to do with it.
  public let advice: DailyReading.Advice
  /// Color and number of the day, from where the Moon walks as seen from the sign, each with its reason.
  public let correspondences: [DailyReading.Correspondence]
  /// A paragraph for each thing that is told, with what it rests on.
  public let paragraphs: [ReadingParagraph]

  /// The whole as one text.
  public var text: String { paragraphs.map(\.text).joined(separator: " ") }

  /// Composes it.
  ///
  /// - Parameters:
  ///   - sign: whose day it is.
  ///   - day: the day.
  ///   - sky: the sky around the day.
  ///   - language: in which it is written.
  /// - Throws: ``/Ephemeris/EphemerisError`` when noon of the day is outside the ephemeris.
  public init(
    sign: ZodiacSign, day: LocalDay, sky: ReadingSky, language: Language
  ) throws(EphemerisError) {
    let solar = SolarHouses(sign: sign)
    let noon = try Sky(at: TT(day.noon))
    // The signs begin a thirteenth apart in every list, so that no two read the same variant of a text on the same day.
    var teller = SkyDay(
      day: day, houses: { solar.house(of: $0) },
      choice: PhraseChoice(language: language, seed: UInt64(sign.rawValue) &* 0x9e37_79b9_7f4a_7c15, day: day.number, seen: []))
    let moon = try noon.position(of: .moon).longitude
    let sun = try noon.position(of: .sun).longitude
    let ruler = sign.ruler
    let rulerPlace = try noon.position(of: ruler).longitude
    let leading = Self.leading(sky.events, on: day, ruler: ruler)
    var paragraphs: [ReadingParagraph] = []
    func add(_ sentences: [String?], _ facts: [ReadingEvidence]) {
      let text = sentences.compactMap(\.self).joined(separator: " ")
      if !text.isEmpty { paragraphs.append(ReadingParagraph(text: text, evidence: facts)) }
    }
    let (book, names, counts) = (language.book, language.names, language.counts)
    let thread = SignThread(sign, leading: leading, moon: moon, day: day, language: language)
    let told = thread.telling
    let fact = leading.map { teller.evidence($0) } ?? teller.evidence(.moon, at: moon)
    add([told.summary], [fact])
    add([told.day], [fact])
    // The summary has named what leads.
    add([told.sky, leading.flatMap { teller.meaning(of: $0) }], [fact])
    add(
      [
        book.filled(
          "sign moon", ("sign", names.name(ZodiacSign(longitude: moon))), ("house", counts.house(solar.house(of: moon))),
          ("from", names.name(sign))),
        teller.passage(of: .moon, in: solar.house(of: moon)),
      ], [teller.evidence(.moon, at: moon)])
    if ruler != .moon {
      let house = solar.house(of: rulerPlace)
      add(
        [
          book.filled(
            "sign ruler", ("ruler", Language.opening(names.phrase(ruler))), ("sign", names.name(sign)),
            ("place", names.name(ZodiacSign(longitude: rulerPlace))), ("house", counts.house(house))),
          teller.passage(of: ruler, in: house),
        ], [teller.evidence(ruler, at: rulerPlace)])
    } else {
      let house = solar.house(of: sun)
      add(
        [book.filled("sign sun", ("house", counts.house(house))), teller.passage(of: .sun, in: house)],
        [teller.evidence(.sun, at: sun)])
    }
    correspondences = Self.correspondences(sign, moon: moon, house: solar.house(of: moon), language)
    headline = told.headline
    mood = told.chosen.thread.mood
    advice = told.advice(language)
    self.date = ClockFigures.iso(day.date)
    self.sign = sign.key
    self.paragraphs = paragraphs
  }

  /// What leads the day: the weightiest of its events, or of the meetings a day before and two days after it when the day has none of its
  /// own but the Moon’s. A change of sign, a turn and a phase are told as news of their own day.
  private static func leading(_ events: [SkyEvent], on day: LocalDay, ruler: CelestialBody) -> SkyEvent? {
    let (start, noon, end) = (day.start.daysSinceJ2000 - 1, day.noon.daysSinceJ2000, day.end.daysSinceJ2000 + 2)
    let weighed = events.compactMap { event -> (event: SkyEvent, weight: Double)? in
      let at = UTC(event.instant).daysSinceJ2000
      guard at >= start, at < end, let weight = weight(of: event, for: ruler) else { return nil }
      if day.contains(UTC(event.instant)) { return (event, weight) }
      // Of the Moon only what is today.
      guard case .aspect = event.kind, !event.isOfMoon else { return nil }
      return (event, weight / (2 + abs(at - noon)))
    }
    return weighed.max { $0.weight < $1.weight }?.event
  }

  /// Houses have colors in W. Lilly, *Christian Astrology* (1647), chapter VII; planets have squares in H. C. Agrippa, *De occulta philosophia*
  /// (1533), II.22.
  private static func correspondences(
    _ sign: ZodiacSign, moon: Double, house: Int, _ language: Language
  ) -> [DailyReading.Correspondence] {
    let (book, names) = (language.book, language.names)
    let place = ZodiacSign(longitude: moon)
    let ruler = place.domicileRuler.body
    let squares: [CelestialBody: Int] = [.saturn: 3, .jupiter: 4, .mars: 5, .sun: 6, .venus: 7, .mercury: 8, .moon: 9]
    let color = book.text("sign house-color \(house)")
    let number = squares[ruler].map { "\($0)" } ?? ""
    return [
      .init(
        kind: "color", value: color,
        reason: book.filled(
          "sign color", ("house", language.counts.house(house)), ("sign", names.name(sign)), ("color", color))),
      .init(
        kind: "number", value: number,
        reason: book.filled(
          "sign number", ("place", names.name(place)), ("ruler", names.phrase(ruler)), ("number", number))),
    ]
  }

  /// How much an event counts for a sign; its ruler’s own count more.
  static func weight(of event: SkyEvent, for ruler: CelestialBody) -> Double? {
    switch event.kind {
    case .station(let body, _, _): body == ruler ? 9 : 6
    case .phase(let phase, _): phase == .new || phase == .full ? 7 : 3
    case .ingress(let body, _, _): body == .moon ? nil : body == ruler ? 8 : 4
    case .aspect(let first, _, let second):
      first == .moon || second == .moon
        ? (first == ruler || second == ruler ? 2 : 1) : (first == ruler || second == ruler ? 6 : 3.5)
    }
  }
}

extension SkyEvent {
  /// Whether it is one of the Moon’s many, and no phase.
  fileprivate var isOfMoon: Bool {
    switch kind {
    case .ingress(let body, _, _): body == .moon
    case .aspect(let first, _, let second): first == .moon || second == .moon
    case .station, .phase: false
    }
  }
}

extension ZodiacSign {
  /// The ruler in use since the discovery of the outer planets.
  var ruler: CelestialBody {
    [
      .mars, .venus, .mercury, .moon, .sun, .mercury, .venus, .pluto, .jupiter, .saturn, .uranus, .neptune,
    ][Int(rawValue)]
  }
}
