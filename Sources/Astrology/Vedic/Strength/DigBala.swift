/// Strength of direction.
public enum DigBala {
  /// The house at whose middle a graha is strongest: Mercury and Jupiter in the east (1), Sun and Mars in the south (10),
  /// Saturn in the west (7), Moon and Venus in the north (4); `nil` for the nodes.
  public static func house(of graha: Graha) -> Int? {
    switch graha {
    case .mercury, .jupiter: 1
    case .sun, .mars: 10
    case .saturn: 7
    case .moon, .venus: 4
    case .rahu, .ketu: nil
    }
  }

  /// Dig bala in virupas, 0 … 60: a third of the arc from the place of no strength, which is opposite (Brihat Parashara Hora
  /// Shastra ch. 27.7½).
  ///
  /// The places are the true horizon and meridian (Raman, ch. 4: the middle of the bhava), not the sign of a house.
  public static func virupas(_ graha: Graha, in facts: StrengthFacts) -> Double {
    guard let house = house(of: graha) else { return 0 }
    return (180 - abs(signedDegrees(facts.longitude(of: graha) - facts.middles[house - 1]))) / 3
  }
}
