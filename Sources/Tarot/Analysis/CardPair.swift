public import Astrology

/// How the elements of two cards take each other (Book T: “on dignities”).
public enum ElementalDignity: String, Sendable, Hashable, CaseIterable {
  /// The same element: each makes the other stronger.
  case amplified
  /// Fire and air, water and earth.
  case supportive
  /// Fire and water, air and earth.
  case tension
  /// Fire and earth, air and water.
  case neutral

  /// Of two elements, in either order.
  public init(_ one: Element, _ other: Element) {
    switch (one, other) {
    case (.fire, .fire), (.earth, .earth), (.air, .air), (.water, .water): self = .amplified
    case (.fire, .air), (.air, .fire), (.water, .earth), (.earth, .water): self = .supportive
    case (.fire, .water), (.water, .fire), (.air, .earth), (.earth, .air): self = .tension
    case (.fire, .earth), (.earth, .fire), (.air, .water), (.water, .air): self = .neutral
    }
  }
}

/// What the elements and the orientation of two cards make of them together. The raw value is the word of the contract.
public enum Alignment: String, Sendable, Hashable, CaseIterable {
  /// One element.
  case unified
  /// Elements that help each other, both cards upright or both reversed.
  case harmonious
  /// Elements that help each other, one of the cards reversed.
  case evolvingSupport = "evolving-support"
  /// Elements at odds, both upright or both reversed.
  case parallelTension = "parallel-tension"
  /// Elements at odds, one of the cards reversed.
  case dynamicShift = "dynamic-shift"
  /// Elements that have little to do with each other.
  case complex
}

/// Two cards of a spread beside each other.
public struct CardPair: Sendable, Hashable {
  /// The positions of the two, from zero.
  public let first, second: Int
  /// How their elements take each other.
  public let dignity: ElementalDignity
  /// The same, with how they lie.
  public let alignment: Alignment
  /// How much brighter the second is than the first, −2 … 2.
  public let lift: Double

  init(_ first: Int, _ second: Int, of cards: [DrawnCard]) {
    self.first = first
    self.second = second
    let (one, other) = (cards[first], cards[second])
    let isSame = one.isReversed == other.isReversed
    dignity = ElementalDignity(one.card.element, other.card.element)
    alignment =
      switch dignity {
      case .amplified: .unified
      case .supportive: isSame ? .harmonious : .evolvingSupport
      case .tension: isSame ? .parallelTension : .dynamicShift
      case .neutral: .complex
      }
    lift = other.brightness - one.brightness
  }
}
