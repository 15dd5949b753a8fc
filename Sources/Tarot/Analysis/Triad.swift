/// Three trumps that tell one story together.
public struct Triad: Sendable, Hashable {
  /// The identifier, as in the contract: `death-temperance-star`.
  public let id: String
  /// The numbers of the three trumps.
  public let numbers: [Int]

  init(_ id: String, _ numbers: [Int]) {
    self.id = id
    self.numbers = numbers
  }

  /// The ten of them.
  public static let all: [Triad] = [
    Triad("death-temperance-star", [13, 14, 17]), Triad("devil-tower-sun", [15, 16, 19]),
    Triad("hermit-hangedman-moon", [9, 12, 18]), Triad("magician-chariot-world", [1, 7, 21]),
    Triad("empress-lovers-hierophant", [3, 6, 5]), Triad("fool-magician-world", [0, 1, 21]),
    Triad("empress-emperor-hierophant", [3, 4, 5]), Triad("wheel-justice-hangedman", [10, 11, 12]),
    Triad("tower-star-moon", [16, 17, 18]), Triad("strength-hermit-wheel", [8, 9, 10]),
  ]
}

/// A triad of which all three lie in a spread, or two. Every two of every triad are found, whatever else lies there.
public struct TriadFinding: Sendable, Hashable {
  /// The triad.
  public let triad: Triad
  /// Where its trumps lie, from zero, in the order of the triad.
  public let positions: [Int]
  /// The trump that is missing; `nil` when all three are there.
  public let missing: TarotCard?

  /// Whether all three are there.
  public var isComplete: Bool { missing == nil }

  static func all(in cards: [DrawnCard]) -> [TriadFinding] {
    var places = [Int?](repeating: nil, count: TarotCard.majorCount)
    for (index, drawn) in cards.enumerated() {
      if let number = drawn.card.majorNumber { places[number] = index }
    }
    var found: [TriadFinding] = []
    for triad in Triad.all {
      let absent = triad.numbers.filter { places[$0] == nil }
      guard absent.count <= 1 else { continue }
      found.append(
        TriadFinding(
          triad: triad, positions: triad.numbers.compactMap { places[$0] },
          missing: absent.first.map { TarotCard(known: $0) }))
    }
    return found
  }
}
