/// Strength by the looks received.
public enum DrikBala {
  /// Drik bala in virupas, which may be negative: what benefics look for less what malefics look against, a quarter of each, or
  /// by policy the whole of what Mercury and Jupiter look, which then always helps (Brihat Parashara Hora Shastra ch. 27.19;
  /// Raman, article 120).
  public static func virupas(_ graha: Graha, in facts: StrengthFacts, _ policy: StrengthPolicy) -> Double {
    var sum = 0.0
    for other in Graha.seven where other != graha {
      let look = GrahaDrishti.virupas(of: other, at: facts.longitude(of: other), on: facts.longitude(of: graha))
      if policy.drik == .wholeOfMercuryAndJupiter, other == .mercury || other == .jupiter {
        sum += look
      } else {
        sum += policy.nature.nature(of: other, among: facts.longitudes) == .benefic ? look / 4 : -look / 4
      }
    }
    return sum
  }
}
