/// To which side the main figure of a picture turns, as the card lies upright before us.
public enum PictureFacing: Sendable, Hashable {
  case left, right
  /// Toward us.
  case front
  /// Their back to us.
  case away
}

extension TarotCard {
  /// What can be seen in its picture, in no order.
  public var motifs: [Motif] { PictureTable.motifs[number] }

  /// How many people its picture shows; angels count, carvings and crowds far off do not.
  public var people: Int { PictureTable.people[number] }

  /// To which side the main figure turns; `nil` when there is none, or several, or the picture does not decide it.
  public var facing: PictureFacing? {
    switch number {
    case 0, 9, 33, 56, 61: .left
    case 13, 47, 62, 75: .right
    case 1, 2, 3, 4, 5, 7, 11, 12, 14, 15, 19, 28, 30, 34, 44, 51, 57, 63, 65, 67, 72, 77: .front
    case 24, 31, 42, 43, 45, 55: .away
    default: nil
    }
  }
}

/// The pictures in the order of a new deck.
private enum PictureTable {
  static let people: [Int] = [
    1, 1, 1, 1, 1, 3, 3, 1, 1, 1, 0, 1, 1, 5, 1, 3, 2, 1, 0, 1, 6, 1,
    0, 1, 1, 4, 5, 6, 1, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3, 1, 1, 3, 1, 1,
    1, 4, 1, 1, 1, 1, 0, 1, 0, 1, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    3, 1, 2, 3, 1, 1, 1, 4, 1, 1, 1, 1,
  ]

  static let motifs: [[Motif]] = [
    [.sun, .edge, .walking, .lookingUp, .flowers, .dog, .mountain, .carried, .alone],
    [.heldUp, .flowers, .garden, .tool, .alone, .openHand],
    [.throne, .pillars, .moon, .scroll, .alone, .sea],
    [.throne, .crown, .star, .fruit, .garden, .river, .tree, .alone],
    [.throne, .crown, .armor, .mountain, .river, .alone],
    [.throne, .crown, .pillars, .crowd, .openHand],
    [.naked, .pair, .sun, .wings, .mountain, .tree, .snake, .openHand, .fruit, .fire],
    [.armor, .crown, .riding, .star, .river, .wall, .moon, .house],
    [.lion, .flowers, .mountain, .openHand, .wreath],
    [.mountain, .snow, .lantern, .star, .alone, .bowed, .night],
    [.snake, .wings, .lion, .clouds, .scroll, .blade],
    [.throne, .crown, .pillars, .balance, .blade],
    [.bound, .tree, .alone],
    [.armor, .riding, .horse, .sun, .river, .boat, .tower, .lying, .crown, .child, .crowd, .flowers],
    [.wings, .pouring, .balance, .pool, .road, .sun, .mountain, .flowers, .alone],
    [.naked, .pair, .bound, .night, .fire, .wings, .openHand],
    [.tower, .fire, .fall, .night, .crown, .pair, .clouds],
    [.naked, .star, .pouring, .pool, .bird, .tree, .alone],
    [.moon, .night, .dog, .road, .tower, .pool],
    [.sun, .naked, .child, .horse, .riding, .wall, .flowers],
    [.wings, .clouds, .snow, .mountain, .naked, .crowd, .child, .openHand, .sea],
    [.dancing, .naked, .wreath, .wings, .lion, .alone],
    [.offered, .tree, .river, .house, .clouds],
    [.edge, .wall, .heldUp, .sea, .alone, .flowers, .back],
    [.back, .edge, .sea, .boat, .alone],
    [.wreath, .flowers, .house, .bridge, .garden, .pair, .openHand, .wall],
    [.crowd, .field],
    [.wreath, .riding, .horse, .crowd],
    [.edge, .wall, .alone],
    [.river, .field, .house],
    [.wall, .wound, .alone],
    [.back, .bowed, .carried, .house, .field, .walking, .alone],
    [.heldUp, .lookingUp, .alone, .mountain],
    [.riding, .horse, .armor, .fire],
    [.throne, .lion, .flowers, .crown, .openHand],
    [.throne, .lion, .crown, .closedHand, .fire],
    [.offered, .pouring, .pool, .bird, .clouds],
    [.pair, .offered, .wreath, .snake, .wings, .lion, .house],
    [.crowd, .dancing, .fruit, .wreath, .garden],
    [.offered, .closedHand, .seat, .tree, .alone, .clouds],
    [.bowed, .leftBehind, .pouring, .river, .bridge, .house, .alone],
    [.child, .offered, .flowers, .house, .leaving, .pair],
    [.clouds, .back, .snake, .house, .alone, .openHand],
    [.moon, .night, .leaving, .walking, .leftBehind, .back, .river, .mountain, .alone],
    [.seat, .closedHand, .alone],
    [.pair, .child, .house, .river, .openHand, .crowd, .tree, .dancing],
    [.heldUp, .sea, .alone, .flowers],
    [.riding, .horse, .armor, .wings, .river, .heldUp],
    [.throne, .crown, .sea, .heldUp, .alone],
    [.throne, .crown, .sea, .boat, .alone],
    [.offered, .crown, .mountain, .blade, .clouds, .fire],
    [.covered, .moon, .sea, .seat, .blade, .alone, .closedHand],
    [.wound, .rain, .clouds],
    [.lying, .armor, .gate, .lantern],
    [.lookingBack, .leaving, .clouds, .sea, .leftBehind, .covered, .blade, .crowd],
    [.boat, .back, .bowed, .child, .sea, .crowd, .leaving],
    [.leaving, .lookingBack, .closedHand, .blade, .carried, .leftBehind],
    [.bound, .covered, .pool, .house, .alone, .wall],
    [.covered, .night, .alone, .wound, .seat],
    [.lying, .night, .wound, .mountain, .pool, .alone],
    [.blade, .clouds, .bird, .lookingBack, .edge, .alone],
    [.riding, .horse, .armor, .blade, .clouds, .bird],
    [.throne, .crown, .blade, .openHand, .bird, .clouds],
    [.throne, .crown, .blade, .moon, .bird, .tree],
    [.offered, .garden, .flowers, .gate, .road, .mountain, .clouds],
    [.dancing, .balance, .boat, .sea, .alone],
    [.tool, .pillars, .crowd, .scroll, .gate],
    [.closedHand, .crown, .seat, .house, .wall, .alone],
    [.snow, .lantern, .pair, .walking, .bowed, .wound, .gate, .night],
    [.balance, .offered, .openHand, .crowd, .tower],
    [.fruit, .field, .tool, .alone, .bowed],
    [.tool, .seat, .alone, .road, .house],
    [.garden, .fruit, .bird, .alone, .house],
    [.crowd, .dog, .child, .gate, .house, .tower, .seat, .fruit],
    [.heldUp, .field, .flowers, .mountain, .tree, .alone],
    [.riding, .horse, .armor, .field, .heldUp],
    [.throne, .garden, .flowers, .heldUp, .bowed, .mountain, .fruit],
    [.throne, .garden, .fruit, .crown, .house],
  ]
}
