/// Strength of motion, greatest in the middle of the retrograde arc.
public enum CheshtaBala {
  /// Cheshta kendra in degrees, 0 … 180: how far the shighrochcha is from the middle of mean and true place (Brihat Parashara
  /// Hora Shastra ch. 27.24–25; Sripati; Raman, articles 105–107).
  ///
  /// The shighrochcha of Mars, Jupiter and Saturn is the mean Sun; that of Mercury and Venus is their mean place as seen from
  /// the Sun, and the mean Sun is their mean place. `nil` for Sun, Moon and nodes.
  public static func kendra(_ graha: Graha, at longitude: Double, means: MeanLongitudes) -> Double? {
    let (mean, apex): (Double, Double)
    switch graha {
    case .mars: (mean, apex) = (means.mars, means.sun)
    case .jupiter: (mean, apex) = (means.jupiter, means.sun)
    case .saturn: (mean, apex) = (means.saturn, means.sun)
    case .mercury: (mean, apex) = (means.sun, means.mercury)
    case .venus: (mean, apex) = (means.sun, means.venus)
    case .sun, .moon, .rahu, .ketu: return nil
    }
    // The middle on the side where both places are: they may stand on either side of 0°.
    let middle = mean + signedDegrees(longitude - mean) / 2
    return abs(signedDegrees(apex - middle))
  }

  /// Cheshta kendra of the Sun, 90° added to its tropical longitude, and of the Moon, its distance from the Sun: for
  /// ``GrahaStrength/ishta`` (ch. 28.3–4).
  static func luminaryKendra(_ graha: Graha, in facts: StrengthFacts) -> Double? {
    switch graha {
    case .sun: abs(signedDegrees(facts.longitude(of: .sun) + facts.ayanamsa + 90))
    case .moon: abs(signedDegrees(facts.longitude(of: .moon) - facts.longitude(of: .sun)))
    default: nil
    }
  }

  /// Cheshta bala in virupas, 0 … 60: a third of the kendra; of Sun and Moon by policy (27.18).
  static func virupas(_ graha: Graha, in facts: StrengthFacts, kala: KalaBala, _ policy: StrengthPolicy) -> Double {
    if let kendra = kendra(graha, at: facts.longitude(of: graha), means: facts.means) { return kendra / 3 }
    guard policy.luminaries == .borrowed else { return 0 }
    switch graha {
    case .sun: return kala.ayana
    case .moon: return kala.paksha
    default: return 0
    }
  }
}
