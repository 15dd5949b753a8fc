public import Astrology

/// One line each for Sun, Moon and Ascendant in their signs.
public enum PlacementLine {
  /// The Sun in a sign.
  public static func sun(in sign: ZodiacSign) -> String { PlacementTexts.sun[Int(sign.rawValue)] }
  /// The Moon in a sign.
  public static func moon(in sign: ZodiacSign) -> String { PlacementTexts.moon[Int(sign.rawValue)] }
  /// A sign on the Ascendant.
  public static func rising(_ sign: ZodiacSign) -> String { PlacementTexts.rising[Int(sign.rawValue)] }
}
