/// War of two grahas less than a degree apart. Sun, Moon and nodes fight none.
public struct YuddhaBala: Sendable, Hashable {
  /// Who wins.
  public let victor: Graha
  /// Who loses.
  public let loser: Graha
  /// What the victor wins and the loser loses, in virupas; not negative.
  public let virupas: Double

  /// The diameters of the discs in arcseconds, as the tradition has them (Raman, article 77).
  static func disc(_ graha: Graha) -> Double {
    switch graha {
    case .mars: 9.4
    case .mercury: 6.6
    case .jupiter: 190.4
    case .venus: 16.6
    case .saturn: 158
    case .sun, .moon, .rahu, .ketu: 0
    }
  }

  /// All wars of a chart. Three in one degree make three, each told from the strengths before any of them.
  ///
  /// - Parameter strengths: of the seven in the order of ``Graha/seven``, without war.
  static func all(in facts: StrengthFacts, _ strengths: [GrahaStrength], _ policy: StrengthPolicy.War) -> [YuddhaBala] {
    var wars: [YuddhaBala] = []
    for (index, one) in Graha.five.enumerated() {
      for other in Graha.five.dropFirst(index + 1) {
        let apart = signedDegrees(facts.longitude(of: other) - facts.longitude(of: one))
        guard abs(apart) < 1 else { continue }
        let a = strengths[Int(one.rawValue)]
        let b = strengths[Int(other.rawValue)]
        let wins: Bool
        let amount: Double
        switch policy {
        case .lesserLongitude:
          wins = apart >= 0
          let gap = (a.sthana.total + a.dig + a.kala.untilHora) - (b.sthana.total + b.dig + b.kala.untilHora)
          amount = abs(gap) / abs(disc(one) - disc(other))
        case .northern:
          wins = facts.latitudes[Int(one.rawValue)] >= facts.latitudes[Int(other.rawValue)]
          amount = abs(a.virupas - b.virupas)
        }
        wars.append(YuddhaBala(victor: wins ? one : other, loser: wins ? other : one, virupas: amount))
      }
    }
    return wars
  }
}
