import Ephemeris

/// How grahas look at one another.
public enum GrahaDrishti {
  /// The houses on which a graha looks in full, counted from its own with both ends: all look on the seventh, Mars besides on the
  /// fourth and eighth, Jupiter on the fifth and ninth, Saturn on the third and tenth (Brihat Parashara Hora Shastra ch. 26;
  /// Brihat Jataka 2.13). The nodes, on whose looks authors differ, look on none.
  public static func houses(of graha: Graha) -> [Int] {
    switch graha {
    case .sun, .moon, .mercury, .venus: [7]
    case .mars: [4, 7, 8]
    case .jupiter: [5, 7, 9]
    case .saturn: [3, 7, 10]
    case .rahu, .ketu: []
    }
  }

  /// Whether a graha in one sign looks in full on another sign.
  public static func looks(_ graha: Graha, from sign: ZodiacSign, on other: ZodiacSign) -> Bool {
    houses(of: graha).contains(other.house(from: sign))
  }

  /// How strongly a graha looks on a place, degree by degree: 0 … 60 virupas, with the special looks up to 90.
  ///
  /// Sripati's straight lines through 0 at 30°, 15 at 60°, 45 at 90°, 30 at 120°, 0 at 150°, 60 at 180° and 0 at 300° (so too
  /// Brihat Parashara Hora Shastra ch. 26.6–8); to which Mars adds 15 in its fourth and eighth sign, Jupiter 30 in its fifth
  /// and ninth, Saturn 45 in its third and tenth (B. V. Raman, Graha and Bhava Balas, articles 114–115). Parashara's own lines
  /// for these three (26.9–12) are transmitted in several ways; we follow Raman in every convention.
  ///
  /// - Parameters:
  ///   - graha: the graha that looks.
  ///   - longitude: of the graha that looks, in degrees.
  ///   - target: what it looks on, in degrees of the same zodiac.
  public static func virupas(of graha: Graha, at longitude: Double, on target: Double) -> Double {
    let arc = normalizedDegrees(target - longitude)
    let common: Double =
      switch arc {
      case ..<30: 0
      case ..<60: (arc - 30) / 2
      case ..<90: arc - 45
      case ..<120: 30 + (120 - arc) / 2
      case ..<150: 150 - arc
      case ..<180: (arc - 150) * 2
      case ..<300: (300 - arc) / 2
      default: 0
      }
    return common + special(graha, house: Int(arc / 30) + 1)
  }

  private static func special(_ graha: Graha, house: Int) -> Double {
    switch (graha, house) {
    case (.mars, 4), (.mars, 8): 15
    case (.jupiter, 5), (.jupiter, 9): 30
    case (.saturn, 3), (.saturn, 10): 45
    default: 0
    }
  }
}
