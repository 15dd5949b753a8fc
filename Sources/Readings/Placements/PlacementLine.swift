public import Astrology

/// One line each for Sun, Moon and Ascendant in their signs.
public enum PlacementLine {
  /// The Sun in a sign.
  public static func sun(in sign: ZodiacSign, language: Language) -> String { language.placements.sun(in: sign) }
  /// The Moon in a sign.
  public static func moon(in sign: ZodiacSign, language: Language) -> String { language.placements.moon(in: sign) }
  /// A sign on the Ascendant.
  public static func rising(_ sign: ZodiacSign, language: Language) -> String { language.placements.rising(sign) }
}
