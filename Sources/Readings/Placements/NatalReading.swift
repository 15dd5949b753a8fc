public import Astrology
public import Ephemeris

/// What the parts of a birth chart say, each in a paragraph: placements in signs, and angles between two points.
public enum NatalReading {
  /// A body in a sign, 60–90 words; `nil` for bodies without texts (nodes, Chiron, the apogee, asteroids).
  public static func placement(_ body: CelestialBody, in sign: ZodiacSign, language: Language) -> String? {
    language.book["natal \(body.key) \(sign.key)"].first?.text
  }

  /// The Ascendant in a sign, 60–90 words.
  public static func ascendant(in sign: ZodiacSign, language: Language) -> String? {
    language.book["natal ascendant \(sign.key)"].first?.text
  }

  /// The Midheaven in a sign, 60–90 words.
  public static func midheaven(in sign: ZodiacSign, language: Language) -> String? {
    language.book["natal midheaven \(sign.key)"].first?.text
  }

  /// Two points in one of the five angles of Ptolemy, 50–80 words; `nil` for minor angles and points without texts.
  public static func aspect(_ aspect: Aspect, language: Language) -> String? {
    let nature = aspect.kind.nature
    guard nature != .minor else { return nil }
    let (one, other) = (aspect.first.key, aspect.second.key)
    return
      (language.book["aspect \(one) \(other) \(nature.key)"].first ?? language.book["aspect \(other) \(one) \(nature.key)"].first)?
      .text
  }

  /// A body in a house, three to five sentences: what it does there, what it is good for and what it trips over.
  public static func house(_ body: CelestialBody, in house: Int, language: Language) -> String? {
    language.houses.told(body, in: house).map { ([$0.summary] + $0.strengths + $0.challenges).joined(separator: " ") }
  }
}
