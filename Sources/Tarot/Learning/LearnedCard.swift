/// What is known of somebody’s knowledge of a card, after S. Leitner (So lernt man lernen, 1972): a card moves on by a box when it is known
/// and back to the first when it is not, and the later its box, the longer it rests.
public struct LearnedCard: Sendable, Hashable {
  /// The card.
  public let card: TarotCard
  /// In which box it lies, 1 … 6.
  public private(set) var box: Int
  /// The number of the day on which it is to be shown again.
  public private(set) var due: Int
  /// How often it was shown.
  public private(set) var shown: Int
  /// How often it was not known.
  public private(set) var missed: Int

  /// The boxes.
  public static let boxes = 1...6
  /// For how many days a card rests in each of them.
  public static let rests = [1, 2, 4, 8, 16, 35]

  /// A card as it was kept; what is out of bounds is brought within them.
  public init(_ card: TarotCard, box: Int = 1, due: Int, shown: Int = 0, missed: Int = 0) {
    self.card = card
    self.box = min(max(box, Self.boxes.lowerBound), Self.boxes.upperBound)
    self.due = due
    self.shown = max(shown, 0)
    self.missed = min(max(missed, 0), max(shown, 0))
  }

  /// Takes in how well it was known on a day.
  public mutating func take(_ recall: Recall, on day: Int) {
    switch recall {
    case .again:
      box = Self.boxes.lowerBound
      if missed < Int.max { missed += 1 }
    case .almost: break
    case .known: if shown > 0 || missed > 0 { box = min(box + 1, Self.boxes.upperBound) }
    }
    if shown < Int.max { shown += 1 }
    // The first box is for the same day once more when it was not known, and for the next otherwise.
    let rest = recall == .again ? 0 : Self.rests[box - 1]
    due = day.addingReportingOverflow(rest).partialValue
  }
}
