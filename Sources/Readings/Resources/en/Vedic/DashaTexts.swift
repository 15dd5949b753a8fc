import Astrology

/// What is told of the periods of a life.
enum DashaTexts {
  /// The voice of a lord.
  static func voice(of lord: Graha) -> DashaVoice {
    switch lord {
    case .sun: sun
    case .moon: moon
    case .mars: mars
    case .mercury: mercury
    case .jupiter: jupiter
    case .venus: venus
    case .saturn: saturn
    case .rahu: rahu
    case .ketu: ketu
    }
  }

  /// The antardasha of the mahadasha’s own lord.
  static let opening = "It is the opening chapter, and it speaks with nobody’s accent but its own."

  /// How two lords stand to each other in the birth chart, by the house of the second from the first.
  static func relation(house: Int) -> String {
    switch house {
    case 1: "The two stand in one sign of your chart, so their errands tend to become one errand."
    case 7: "They stand across from each other, so what one wants is usually held by somebody at the other end."
    case 5, 9: "They stand in trine, and each finds the other’s work half done in the morning."
    case 4, 10: "They stand at right angles, so progress comes from changing the plan rather than pushing it."
    case 3, 11: "They stand two signs apart, near enough to lend each other tools."
    case 2, 12: "They are neighbors who keep different hours, and the wall between them wants some courtesy."
    default: "They stand where neither sees the other, so small repairs come before large plans."
    }
  }

  /// When no area of life changes much from one period to the next.
  static let sameWeight = "The weight stays much where it is; what changes is the voice."

  /// Every authored sentence, for the tests of tone.
  static var all: [String] {
    Graha.allCases.flatMap { voice(of: $0).all } + [opening, sameWeight] + [1, 7, 5, 4, 3, 2, 6].map { relation(house: $0) }
  }
}
