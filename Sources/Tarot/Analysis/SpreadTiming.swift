/// How soon a card works.
public enum CardTiming: String, Sendable, Hashable, CaseIterable {
  case sooner, developing
  case longerArc = "longer-arc"
}

extension TarotCard {
  /// How soon it works: wands and swords sooner than cups, cups than pentacles; low numbers sooner than high ones and courts. Of the trumps
  /// those from the Devil on take their time.
  public var timing: CardTiming {
    guard let suit, let rank else { return number >= 15 ? .longerArc : .developing }
    let pace =
      switch suit {
      case .wands, .swords: 1
      case .cups: 0
      case .pentacles: -1
      }
    let score = pace + (rank.rawValue <= 4 ? 1 : rank.rawValue >= 10 ? -1 : 0)
    return score >= 1 ? .sooner : score <= -1 ? .longerArc : .developing
  }
}

/// How soon what a spread shows works out.
public struct SpreadTiming: Sendable, Hashable {
  /// Which way it leans.
  public enum Tilt: String, Sendable, Hashable, CaseIterable {
    case nearTerm = "near-term-tilt"
    case developing = "developing-arc"
    case longerArc = "longer-arc-tilt"
  }

  /// The positions it is read from: those that look ahead where there are two or more of them, otherwise all.
  public let positions: [Int]
  /// Which way it leans: to one side when two cards or more, and 55 % of them, do.
  public let tilt: Tilt

  init(_ draw: TarotDraw) {
    let ahead = draw.cards.indices.filter { draw.spread.positions[$0].role?.looksAhead ?? false }
    let positions = ahead.count >= 2 ? ahead : Array(draw.cards.indices)
    let needed = max(2, 0.55 * Double(positions.count))
    let sooner = positions.count { draw.cards[$0].card.timing == .sooner }
    let later = positions.count { draw.cards[$0].card.timing == .longerArc }
    self.positions = positions
    tilt = Double(sooner) >= needed ? .nearTerm : Double(later) >= needed ? .longerArc : .developing
  }
}
