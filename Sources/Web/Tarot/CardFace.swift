import ChartArt

/// A card as it lies on a page of the card journal, without words of its own: its name stands beside it.
package struct CardFace: Sendable, Hashable {
  /// Which card, 0 … 77; `nil` for a card that none of ours is.
  package var number: Int?
  package var name: String
  package var isReversed: Bool

  /// A card.
  package init(number: Int?, name: String, isReversed: Bool) {
    self.number = number
    self.name = name
    self.isReversed = isReversed
  }

  /// The drawing.
  ///
  /// - Parameter prefix: what tells it from the other drawings of the page.
  func html(prefix: String) -> String {
    let options = DrawingOptions.page(prefix: prefix)
    let art =
      number.flatMap { CardArt(number: $0) }.map { $0.svg(title: "", options: options) }
      ?? CardArt.back(title: "", options: options)
    return "<span class=\"tc\(isReversed ? " tc-rev" : "")\">\(art)</span>"
  }
}
