public import Astrology
public import Ephemeris

/// The horoscope of a day for everybody with the Sun in a sign. The houses are counted from the sign; the sky is the day’s.
public struct SignReading: Codable, Sendable, Hashable {
  /// The day, `2026-11-21`.
  public let date: String
  /// The sign in lower case: its name on the API.
  public let sign: String
  /// A thought to carry; empty when none is written for the day.
  public let headline: String
  /// A paragraph for each thing that is told, with what it rests on.
  public let paragraphs: [ReadingParagraph]

  /// The whole as one text.
  public var text: String { paragraphs.map(\.text).joined(separator: " ") }

  /// Composes it.
  ///
  /// - Parameter sky: the sky around the day.
  /// - Throws: ``EphemerisError`` when noon of the day is outside the ephemeris.
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
    let leading = sky.events.filter { day.contains(UTC($0.instant)) }.compactMap { event in
      Self.weight(of: event, for: ruler).map { (event, $0) }
    }.max { $0.1 < $1.1 }?.0
    var paragraphs: [ReadingParagraph] = []
    func add(_ sentences: [String?], _ facts: [ReadingEvidence]) {
      let text = sentences.compactMap(\.self).joined(separator: " ")
      if !text.isEmpty { paragraphs.append(ReadingParagraph(text: text, evidence: facts)) }
    }
    let (book, names, counts) = (language.book, language.names, language.counts)
    add(
      [
        book.filled(
          "sign moon", ("sign", names.name(ZodiacSign(longitude: moon))), ("house", counts.house(solar.house(of: moon))),
          ("from", names.name(sign))),
        teller.passage(of: .moon, in: solar.house(of: moon)),
      ], [teller.evidence(.moon, at: moon)])
    if let leading {
      let told = book.filled(
        "sign event", ("event", language.lines.text(leading)), ("when", teller.when(UTC(leading.instant))))
      add([told, teller.meaning(of: leading)], [teller.evidence(leading)])
    }
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
    var headline: String?
    if case .aspect(let first, let kind, _) = leading?.kind {
      headline = teller.text("headline \(first.key) \(kind.nature.key)")
    }
    self.headline = headline ?? teller.text("headline quiet") ?? ""
    self.date = ClockFigures.iso(day.date)
    self.sign = sign.key
    self.paragraphs = paragraphs
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

extension ZodiacSign {
  /// The ruler in use since the discovery of the outer planets.
  var ruler: CelestialBody {
    [
      .mars, .venus, .mercury, .moon, .sun, .mercury, .venus, .pluto, .jupiter, .saturn, .uranus, .neptune,
    ][Int(rawValue)]
  }
}
