/// The strength of a house, in virupas (Brihat Parashara Hora Shastra ch. 27.26–29; Raman, ch. 9).
public struct BhavaBala: Sendable, Hashable {
  /// 1 … 12.
  public let house: Int
  /// The lord of the sign that holds the middle of the house.
  public let lord: Graha
  /// The lord's own six-fold strength.
  public let adhipati: Double
  /// Of direction, 0 … 60.
  public let dig: Double
  /// By the looks that the middle of the house receives; may be negative.
  public let drishti: Double

  /// The sum of the three, in virupas.
  public var virupas: Double { adhipati + dig + drishti }
  /// The sum of the three, in rupas.
  public var rupas: Double { virupas / 60 }

  /// Bhava dig bala, 0 … 60: ten for each house from the one where a sign of this kind has none; people have none in the
  /// seventh, cattle in the fourth, scorpions in the first, what lives in water in the tenth.
  ///
  /// - Parameters:
  ///   - house: its number, 1 … 12.
  ///   - longitude: the middle of the house, in sidereal degrees.
  public static func dig(house: Int, middle longitude: Double) -> Double {
    let none =
      switch VashyaKind(siderealLongitude: longitude) {
      case .manava: 7
      case .chatushpada, .vanachara: 4
      case .jalachara: 10
      case .keeta: 1
      }
    let steps = abs(house - none)
    return 10 * Double(min(steps, 12 - steps))
  }
}

extension Shadbala {
  /// The strengths of the twelve houses, in order, with Sripati's middles. Mercury and Jupiter look on a house with their whole
  /// strength in every school, the others with a quarter.
  public var houses: [BhavaBala] {
    facts.middles.indices.map { index in
      let middle = facts.middles[index]
      let lord = ZodiacSign(longitude: middle).rashiLord
      var drishti = 0.0
      for graha in Graha.seven {
        let look = GrahaDrishti.virupas(of: graha, at: facts.longitude(of: graha), on: middle)
        let share: Double = graha == .mercury || graha == .jupiter ? 1 : 0.25
        let sign: Double = policy.nature.nature(of: graha, among: facts.longitudes) == .benefic ? 1 : -1
        drishti += look * share * sign
      }
      return BhavaBala(
        house: index + 1, lord: lord, adhipati: strength(of: lord)?.virupas ?? 0,
        dig: BhavaBala.dig(house: index + 1, middle: middle),
        drishti: drishti)
    }
  }
}
