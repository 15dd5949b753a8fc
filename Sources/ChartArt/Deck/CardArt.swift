/// The picture of a tarot card, 700 × 1200.
///
/// Every card is made of segments, arcs, discs, crescents and stars, with three pens and five colours. The window tells the kind of
/// card at any size: an arch for the major arcana, a pointed one for the court, a tablet for the pips.
public struct CardArt: Sendable, Hashable {
  /// The number of cards.
  public static let count = 78
  /// The width of a drawing.
  public static let width: Double = 700
  /// The height of a drawing.
  public static let height: Double = 1200

  /// Which card: the major arcana 0 to 21, then wands, cups, swords and pentacles, each ace to ten, page, knight, queen, king.
  public let number: Int

  /// The card of a number, `nil` when there is none.
  public init?(number: Int) {
    guard 0..<CardArt.count ~= number else { return nil }
    self.number = number
  }

  /// All cards in order.
  public static var all: [CardArt] { (0..<count).compactMap { CardArt(number: $0) } }

  /// What the card belongs to.
  public var suit: CardSuit {
    switch number {
    case 22..<36: .wands
    case 36..<50: .cups
    case 50..<64: .swords
    case 64..<78: .pentacles
    default: .majors
    }
  }

  /// The name that is written on the card: `The Star`, `Seven of Cups`.
  public var title: String {
    suit == .majors ? CardArt.majorTitles[number] : CardArt.rankTitles[rank] + " of " + CardArt.suitTitles[Int(suit.rawValue) - 1]
  }

  /// The place in the suit: 0 for the ace, 9 for the ten, 10 for the page, 13 for the king; the number of a major arcanum.
  var rank: Int { suit == .majors ? number : (number - 22) % 14 }

  private static let majorTitles = [
    "The Fool", "The Magician", "The High Priestess", "The Empress", "The Emperor", "The Hierophant", "The Lovers", "The Chariot",
    "Strength", "The Hermit", "Wheel of Fortune", "Justice", "The Hanged Man", "Death", "Temperance", "The Devil", "The Tower",
    "The Star", "The Moon", "The Sun", "Judgement", "The World",
  ]
  private static let rankTitles = [
    "Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Page", "Knight", "Queen", "King",
  ]
  private static let suitTitles = ["Wands", "Cups", "Swords", "Pentacles"]

  /// Draws the face of the card.
  ///
  /// - Parameters:
  ///   - title: overrides the words that a screen reader speaks; pass an empty string where the name stands beside the picture.
  ///   - options: how the drawing meets its surroundings. On a page it takes its paint from ``ChartStylesheet/deck``, and
  ///     `prefix` must differ from card to card.
  public func svg(title: String? = nil, options: DrawingOptions) -> String {
    let words = title ?? self.title
    var painter = CardPainter(suit: suit, title: words.isEmpty ? nil : words, options: options)
    paint(on: &painter)
    return painter.finished()
  }

  /// Draws the back, which is the same when it is turned upside down and so never betrays a reversed card.
  public static func back(title: String = "Card back", options: DrawingOptions) -> String {
    var painter = CardPainter(suit: .majors, title: title.isEmpty ? nil : title, options: options)
    painter.paintBack()
    return painter.finished()
  }

  private func paint(on painter: inout CardPainter) {
    let window: CardWindow = suit == .majors ? .arch : rank < 10 ? .tablet : .ogive
    painter.openFrame(window)
    switch (suit, rank) {
    case (.majors, _): painter.paintMajor(number)
    case (_, 0): painter.paintAce()
    case (_, 1...9): painter.paintPips(rank + 1)
    case (_, 10): painter.paintPage()
    case (_, 11): painter.paintKnight()
    case (_, 12): painter.paintQueen()
    default: painter.paintKing()
    }
    painter.closeFrame(window)
    switch (suit, rank) {
    case (.majors, _): painter.paintNumeral(number)
    case (_, 0...9): painter.paintNumeral(rank + 1)
    default: painter.paintRank(rank)
    }
    painter.letter(title, at: Point(x: 350, y: 1100), height: 43, pen: 6.2, mostWidth: 472)
  }
}
