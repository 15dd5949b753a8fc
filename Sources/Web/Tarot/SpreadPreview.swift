package import ChartArt
package import Tarot

/// A spread as the picture beside a link to its page shows it.
package enum SpreadPreview {
  /// Where its cards lie; five of them in a spread of one’s own.
  package static func table(of kind: Spread.Kind) -> PreviewCard.Table {
    let layout = SpreadLayout.of(kind, cards: kind == .custom ? 5 : 0)
    return PreviewCard.Table(
      seats: layout.seats.map { PreviewCard.Table.Seat(x: $0.x, y: $0.y, isAcross: $0.isAcross) }, card: layout.card)
  }
}
