/// A third of the way of the trumps, from the Fool to the World.
public enum JourneyStage: String, Sendable, Hashable, CaseIterable {
  /// The Fool to the Chariot.
  case departure
  /// Strength to Temperance.
  case initiation
  /// The Devil to the World.
  case homecoming = "return"

  /// Where a place on the way, 0 … 21, lies.
  init(station: Double) { self = station <= 7 ? .departure : station <= 14 ? .initiation : .homecoming }
}

/// Which part of the way of the trumps a spread walks. Only trumps are counted: the rank of a card of a suit is no number of theirs.
public struct Journey: Sendable, Hashable {
  /// How much there is in it.
  public enum Strength: String, Sendable, Hashable, CaseIterable {
    /// Three trumps or more of one stage.
    case strong
    /// Two trumps.
    case moderate
    /// One.
    case minimal
  }

  /// How many trumps there are of each stage, in the order of ``JourneyStage``.
  public let counts: [Int]
  /// The stage with most of them; `nil` when two have as many.
  public let stage: JourneyStage?
  /// How much there is in it.
  public let strength: Strength

  /// `nil` without trumps.
  init?(_ cards: [DrawnCard]) {
    var counts = [0, 0, 0]
    var total = 0
    for drawn in cards {
      guard let number = drawn.card.majorNumber else { continue }
      counts[number <= 7 ? 0 : number <= 14 ? 1 : 2] += 1
      total += 1
    }
    guard total > 0 else { return nil }
    self.counts = counts
    let most = counts.max() ?? 0
    stage =
      counts.count { $0 == most } == 1 ? counts.firstIndex(of: most).map { JourneyStage.allCases[$0] } : nil
    strength = most >= 3 ? .strong : total >= 2 ? .moderate : .minimal
  }
}

extension TarotCard {
  /// How far along a way it stands, 0 … 21: a trump by its number, a card of a suit by its rank on the same scale, the ace 0 and the king 21.
  public var station: Double { rank.map { Double($0.rawValue - 1) * 21 / 13 } ?? Double(number) }
}
