import Ephemeris

/// Strength of position, in virupas (Brihat Parashara Hora Shastra ch. 27.1–6).
public struct SthanaBala: Sendable, Hashable {
  /// By nearness to the degree of exaltation.
  public let uchcha: Double
  /// By the owners of seven vargas.
  public let saptavargaja: Double
  /// By odd and even signs.
  public let ojhayugma: Double
  /// By the kind of house.
  public let kendradi: Double
  /// By the third of the sign.
  public let drekkana: Double

  /// The sum.
  public var total: Double { uchcha + saptavargaja + ojhayugma + kendradi + drekkana }

  init(of graha: Graha, in facts: StrengthFacts, _ policy: StrengthPolicy) {
    let longitude = facts.longitude(of: graha)
    uchcha = Self.uchcha(graha, at: longitude)
    saptavargaja = Self.saptavargaja(graha, at: longitude, policy.vargaScale) { facts.sign(of: $0) }
    ojhayugma = Self.ojhayugma(graha, at: longitude)
    kendradi = Self.kendradi(house: facts.sign(of: graha).house(from: ZodiacSign(longitude: facts.middles[0])))
    drekkana = Self.drekkana(graha, at: longitude, policy.drekkana)
  }

  /// Uchcha bala, 0 … 60: a third of the arc from the degree of debilitation (27.1).
  public static func uchcha(_ graha: Graha, at longitude: Double) -> Double {
    guard let exaltation = graha.exaltation else { return 0 }
    return (180 - abs(signedDegrees(longitude - exaltation))) / 3
  }

  /// The vargas of saptavargaja bala: rashi, hora, drekkana, saptamsha, navamsha, dvadashamsha, trimshamsha.
  public static let seven: [Varga] = [.rashi, .hora, .drekkana, .saptamsha, .navamsha, .dvadashamsha, .trimshamsha]

  /// Saptavargaja bala (27.2–4): for each of the ``seven`` vargas, by how the graha regards the owner of its sign there.
  ///
  /// Friendship is the compound one of the rashi chart in all seven. Moolatrikona counts in the rashi alone (Raman, article
  /// 30): it is a range of degrees, which a varga has not.
  ///
  /// - Parameters:
  ///   - graha: whose strength it is.
  ///   - longitude: where it stands, in sidereal degrees.
  ///   - scale: how many virupas each regard is worth.
  ///   - sign: where each graha stands in the rashi chart.
  public static func saptavargaja(
    _ graha: Graha, at longitude: Double, _ scale: StrengthPolicy.VargaScale, sign: (Graha) -> ZodiacSign
  ) -> Double {
    var sum = 0.0
    for varga in seven {
      let lord = varga.sign(ofSiderealLongitude: longitude).rashiLord
      if varga == .rashi, graha.moolatrikona?.contains(normalizedDegrees(longitude)) ?? false {
        sum += 45
      } else if lord == graha {
        sum += 30
      } else {
        sum += points(graha.compoundRegard(for: lord, house: sign(lord).house(from: sign(graha))), scale)
      }
    }
    return sum
  }

  private static func points(_ regard: CompoundRegard, _ scale: StrengthPolicy.VargaScale) -> Double {
    switch regard {
    case .greatFriend: scale == .parashara ? 20 : 22.5
    case .friend: 15
    case .neutral: scale == .parashara ? 10 : 7.5
    case .enemy: scale == .parashara ? 4 : 3.75
    case .greatEnemy: scale == .parashara ? 2 : 1.875
    }
  }

  /// Ojhayugmarasyamsha bala, 0, 15 or 30: 15 each in the rashi and in the navamsha, to Moon and Venus in even signs, to the
  /// others in odd ones (27.4½).
  public static func ojhayugma(_ graha: Graha, at longitude: Double) -> Double {
    let wantsEven = graha == .moon || graha == .venus
    var sum = 0.0
    for varga in [Varga.rashi, .navamsha] {
      // Aries is the first and an odd sign.
      let isEven = varga.sign(ofSiderealLongitude: longitude).rawValue % 2 == 1
      if isEven == wantsEven { sum += 15 }
    }
    return sum
  }

  /// Kendradi bala: 60 in a kendra (1, 4, 7, 10), 30 in a panaphara (2, 5, 8, 11), 15 in an apoklima, by whole-sign houses (27.5;
  /// Raman, ch. 3: by sign and not by house).
  public static func kendradi(house: Int) -> Double {
    switch house % 3 {
    case 1: 60
    case 2: 30
    default: 15
    }
  }

  /// Drekkana bala: 15 to a male (Sun, Mars, Jupiter) in the first third of a sign, and by policy to a female (Moon, Venus) and
  /// to a hermaphrodite (Mercury, Saturn) in the second or the last (27.6).
  public static func drekkana(_ graha: Graha, at longitude: Double, _ policy: StrengthPolicy.Drekkana) -> Double {
    let own: Double
    switch graha {
    case .sun, .mars, .jupiter: own = 0
    case .moon, .venus: own = policy == .femaleSecond ? 1 : 2
    case .mercury, .saturn: own = policy == .femaleSecond ? 2 : 1
    case .rahu, .ketu: return 0
    }
    return floored(ZodiacPosition(longitude: longitude).degreesInSign / 10) == own ? 15 : 0
  }
}
