/// Strength of time, in virupas (Brihat Parashara Hora Shastra ch. 27.8–20).
public struct KalaBala: Sendable, Hashable {
  /// By day or night.
  public let nathonnatha: Double
  /// By the light of the Moon.
  public let paksha: Double
  /// By the third of the day or night.
  public let tribhaga: Double
  /// Of the lord of the year.
  public let abda: Double
  /// Of the lord of the month.
  public let masa: Double
  /// Of the lord of the day.
  public let vara: Double
  /// Of the lord of the hour.
  public let hora: Double
  /// By the distance from the equator; see ``AyanaBala``.
  public let ayana: Double
  /// Won or lost in war; see ``YuddhaBala``.
  public internal(set) var yuddha: Double

  /// The sum.
  public var total: Double { untilHora + ayana + yuddha }

  /// What counts in a war: all but the last two.
  var untilHora: Double { nathonnatha + paksha + tribhaga + abda + masa + vara + hora }

  /// Without war.
  init(of graha: Graha, in facts: StrengthFacts, _ policy: StrengthPolicy) {
    let doubles = policy.luminaries == .doubled
    nathonnatha = Self.nathonnatha(graha, sunHourAngle: facts.sunHourAngle)
    let light = Self.paksha(graha, in: facts, policy.nature)
    paksha = doubles && graha == .moon ? 2 * light : light
    tribhaga = Self.tribhaga(graha, isDay: facts.day.isDay, third: facts.day.third)
    abda = graha == facts.day.yearLord ? 15 : 0
    masa = graha == facts.day.monthLord ? 30 : 0
    vara = graha == facts.day.vara.lord ? 45 : 0
    hora = graha == facts.day.horaLord(policy.hora) ? 60 : 0
    let course = AyanaBala.virupas(graha, in: facts, policy.ayana)
    ayana = doubles && graha == .sun ? 2 * course : course
    yuddha = 0
  }

  /// Nathonnatha bala, 0 … 60: Moon, Mars and Saturn are strongest at midnight, Sun, Jupiter and Venus at noon, in between in
  /// proportion to the hour angle; Mercury always (27.8–9; noon is that of the sundial: Raman, article 48).
  public static func nathonnatha(_ graha: Graha, sunHourAngle: Double) -> Double {
    let fromNoon = abs(signedDegrees(sunHourAngle)) / 3
    switch graha {
    case .sun, .jupiter, .venus: return 60 - fromNoon
    case .moon, .mars, .saturn: return fromNoon
    case .mercury: return 60
    case .rahu, .ketu: return 0
    }
  }

  /// Paksha bala, 0 … 60: a third of the Moon's distance from the Sun to benefics, the rest of 60 to malefics (27.10–11).
  ///
  /// The Moon's own is always that of its light: as a malefic it would lose all of it at the instant of being full.
  public static func paksha(_ graha: Graha, in facts: StrengthFacts, _ nature: NaturePolicy) -> Double {
    let light = abs(signedDegrees(facts.longitude(of: .moon) - facts.longitude(of: .sun))) / 3
    return graha == .moon || nature.nature(of: graha, among: facts.longitudes) == .benefic ? light : 60 - light
  }

  /// Tribhaga bala: 60 to Mercury, Sun and Saturn in the thirds of the day, to Moon, Venus and Mars in those of the night, and to
  /// Jupiter always (27.12).
  public static func tribhaga(_ graha: Graha, isDay: Bool, third: Int) -> Double {
    let lords: [Graha] = isDay ? [.mercury, .sun, .saturn] : [.moon, .venus, .mars]
    return graha == .jupiter || graha == lords[min(2, max(0, third))] ? 60 : 0
  }
}
