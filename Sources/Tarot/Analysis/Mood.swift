/// How bright a card or a spread is, in a word.
public enum MoodLabel: String, Sendable, Hashable, CaseIterable {
  case joy, hope, openness, uncertainty, tension, challenge, difficulty

  /// The word for a brightness of −1 … 1.
  public init(_ brightness: Double) {
    self =
      brightness >= 0.6
      ? .joy
      : brightness >= 0.3
        ? .hope
        : brightness >= 0.1
          ? .openness
          : brightness >= -0.1
            ? .uncertainty
            : brightness >= -0.3 ? .tension : brightness >= -0.6 ? .challenge : .difficulty
  }
}

/// The course that a spread takes from its first card to its last.
public enum StoryArc: String, Sendable, Hashable, CaseIterable {
  case struggleToResolution = "struggle-to-resolution"
  case resolutionToChallenge = "resolution-to-challenge"
  case disruptionAndRenewal = "disruption-and-renewal"
  case steadyGrowth = "steady-growth"
  case innerJourney = "inner-journey"
  case activeMomentum = "active-momentum"
  case tensionAndChoice = "tension-and-choice"
  case unfolding
}

extension DrawnCard {
  /// How bright it is as it lies, −1 … 1. Reversed, what is bright keeps three tenths of its light, and what is dark half of its weight.
  public var brightness: Double {
    let weight = card.valence.weight
    return isReversed ? weight * (weight > 0 ? 0.3 : 0.5) : weight
  }
}

/// How bright a spread is, and where it goes.
public struct Mood: Sendable, Hashable {
  /// The brightness of each card.
  public let brightness: [Double]
  /// Their mean, each position with its weight.
  public let mean: Double
  /// The word for the mean.
  public let label: MoodLabel
  /// The course from the first card to the last.
  public let arc: StoryArc

  init(_ draw: TarotDraw) {
    brightness = draw.cards.map { $0.brightness }
    var (sum, weights) = (0.0, 0.0)
    for (index, value) in brightness.enumerated() {
      let weight = draw.spread.weight(at: index)
      sum += weight * value
      weights += weight
    }
    // Rounding must not carry a mean out of what it is a mean of, and past the bounds of its word.
    let (least, most) = (brightness.min() ?? 0, brightness.max() ?? 0)
    mean = weights > 0 ? min(max(sum / weights, least), most) : 0
    label = MoodLabel(mean)
    arc = Self.arc(draw.cards.map { $0.card }, from: brightness.first ?? 0, to: brightness.last ?? 0)
  }

  private static func arc(_ cards: [TarotCard], from first: Double, to last: Double) -> StoryArc {
    if first < -0.2, last > 0.3 { return .struggleToResolution }
    if first > 0.3, last < -0.2 { return .resolutionToChallenge }
    if let fall = cards.firstIndex(where: { $0.parts.contains(.disruption) }),
      cards[(fall + 1)...].contains(where: { $0.parts.contains(.renewal) })
    {
      return .disruptionAndRenewal
    }
    let count = Double(cards.count)
    func share(_ isOne: (TarotCard) -> Bool) -> Double { Double(cards.count(where: isOne)) / count }
    if share({ $0.parts.contains(.growth) }) >= 0.4 { return .steadyGrowth }
    if share({ $0.valence == .introspection }) >= 0.3 { return .innerJourney }
    if share({ $0.valence == .action }) >= 0.3 { return .activeMomentum }
    return cards.contains { $0.parts.contains(.choice) } ? .tensionAndChoice : .unfolding
  }
}
