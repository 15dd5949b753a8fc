import ChartArt
import Ephemeris
import Tarot

/// Where the cards of a spread lie, as a small drawing to choose it by and as the table itself.
///
/// Both are measured in units of their own; a card is 7 wide to 12 high.
struct SpreadLayout: Sendable {
  /// The place of a card: its middle.
  struct Seat: Sendable {
    let x, y: Double
    /// Whether it lies across the one beneath it.
    var isAcross = false
  }

  let kind: Spread.Kind
  /// The size of the table.
  let width, height: Double
  /// The width of a card.
  let card: Double
  /// How wide the table may become, in rem.
  let mostRem: Int
  let seats: [Seat]
  /// What is drawn beneath the cards, in units of the table.
  let ground: String
  /// What tells it from another layout of the same kind.
  var suffix = ""
  /// What lies beneath the cards of the small drawing, in the same units; without it, what lies beneath those of the table.
  var orb: String?

  /// The layouts of the spreads that have a name.
  static let named: [SpreadLayout] = [single, three, five, decision, relationship, celtic]

  /// The layout of a kind with so many cards; a relationship has two, and a spread of one’s own one for each number.
  static func of(_ kind: Spread.Kind, cards: Int = 0) -> SpreadLayout {
    if kind == .relationship, cards > 3 { return relationshipOfFive }
    if kind == .custom { return own[min(max(cards, 1), own.count) - 1] }
    return named.first { $0.kind == kind } ?? three
  }

  /// What the style sheet calls it.
  var name: String { kind.rawValue + suffix }

  private static let single = SpreadLayout(
    kind: .single, width: 360, height: 450, card: 224, mostRem: 19, seats: [Seat(x: 180, y: 200)],
    ground: #"<circle class="ring" cx="180" cy="200" r="176"/>"#, orb: ring(x: 180, y: 200, radius: 300))

  private static let three = SpreadLayout(
    kind: .threeCard, width: 700, height: 400, card: 190, mostRem: 36,
    seats: [Seat(x: 105, y: 170), Seat(x: 350, y: 170), Seat(x: 595, y: 170)],
    ground: #"<path class="ring" d="M0 170H700"/>"#, orb: #"<path d="M-40 170H740"/>"#)

  private static let five = SpreadLayout(
    kind: .fiveCard, width: 700, height: 1066, card: 166, mostRem: 32,
    seats: [
      Seat(x: 350, y: 506), Seat(x: 106, y: 506), Seat(x: 350, y: 860), Seat(x: 594, y: 506), Seat(x: 350, y: 152),
    ], ground: dial(x: 350, y: 506, radius: 262), orb: ring(x: 350, y: 506, radius: 300))

  private static let decision = SpreadLayout(
    kind: .decision, width: 700, height: 1066, card: 166, mostRem: 32,
    seats: [
      Seat(x: 350, y: 860), Seat(x: 106, y: 330), Seat(x: 594, y: 330), Seat(x: 350, y: 506), Seat(x: 350, y: 152),
    ], ground: #"<path class="ring" d="M350 860 106 330M350 860 594 330M350 860V152"/>"#)

  private static let relationship = SpreadLayout(
    kind: .relationship, width: 700, height: 640, card: 186, mostRem: 34,
    seats: [Seat(x: 112, y: 166), Seat(x: 588, y: 166), Seat(x: 350, y: 420)],
    ground: #"<circle class="ring" cx="245" cy="270" r="232"/><circle class="ring" cx="455" cy="270" r="232"/>"#)

  /// What moves between the two, and where it leads, lie beneath what is between them.
  private static let relationshipOfFive = SpreadLayout(
    kind: .relationship, width: 700, height: 1066, card: 166, mostRem: 32,
    seats: [
      Seat(x: 106, y: 152), Seat(x: 594, y: 152), Seat(x: 350, y: 396), Seat(x: 106, y: 640), Seat(x: 350, y: 860),
    ],
    ground:
      #"<circle class="ring" cx="245" cy="270" r="232"/><circle class="ring" cx="455" cy="270" r="232"/><path class="ring" d="M350 396V860"/>"#,
    suffix: "-more")

  private static let celtic = SpreadLayout(
    kind: .celtic, width: 700, height: 1076, card: 128, mostRem: 34,
    seats: [
      Seat(x: 250, y: 520), Seat(x: 250, y: 532, isAcross: true), Seat(x: 66, y: 520), Seat(x: 434, y: 520),
      Seat(x: 250, y: 263), Seat(x: 250, y: 777), Seat(x: 612, y: 912), Seat(x: 612, y: 653), Seat(x: 612, y: 394),
      Seat(x: 612, y: 135),
    ],
    ground: dial(x: 250, y: 520, radius: 226) + #"<path class="tk" d="M612 4V1040M600 4H624M600 1040H624"/>"#,
    orb: ring(x: 250, y: 520, radius: 226) + #"<path d="M612 -20V1068"/>"#)

  /// The layouts of spreads of one’s own, from one card to fifteen: in rows, as one lays them on a table, read from left to right.
  private static let own: [SpreadLayout] = Spread.ownPositions.map { rows(of: $0) }

  private static func rows(of count: Int) -> SpreadLayout {
    let columns = count <= 3 ? count : count == 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : 5
    let card = columns <= 3 ? 186.0 : columns == 4 ? 146 : 116
    // A card, and what it is called beneath it.
    let (step, row) = (700 / Double(columns), card * 12 / 7 + 84)
    let rows = (count + columns - 1) / columns
    let seats = (0..<count).map { index in
      let (line, place) = index.quotientAndRemainder(dividingBy: columns)
      // The last row stands in the middle.
      let inRow = min(columns, count - line * columns)
      let left = 350 - step * Double(inRow - 1) / 2
      return Seat(x: left + step * Double(place), y: card * 6 / 7 + 8 + row * Double(line))
    }
    let lines = (0..<rows).map { "M0 \(SVG.number(card * 6 / 7 + 8 + row * Double($0)))H700" }.joined()
    return SpreadLayout(
      kind: .custom, width: 700, height: row * Double(rows), card: card, mostRem: 36, seats: seats,
      ground: "<path class=\"ring\" d=\"\(lines)\"/>", suffix: "-\(count)")
  }

  /// A bare ring.
  private static func ring(x: Double, y: Double, radius: Double) -> String {
    "<circle cx=\"\(SVG.number(x))\" cy=\"\(SVG.number(y))\" r=\"\(SVG.number(radius))\"/>"
  }

  /// Two rings with 72 divisions.
  private static func dial(x: Double, y: Double, radius: Double) -> String {
    var svg = ""
    for ring in [radius, radius + 14] {
      svg += "<circle class=\"ring\" cx=\"\(SVG.number(x))\" cy=\"\(SVG.number(y))\" r=\"\(SVG.number(ring))\"/>"
    }
    for index in 0..<72 {
      let (sine, cosine) = sineCosine(Double(index) * 5 * radiansPerDegree)
      let isLong = index % 6 == 0
      let end = radius + (isLong ? 14 : 8)
      svg +=
        "<path class=\"\(isLong ? "tick-5" : "tick")\" d=\"M\(SVG.number(x + radius * sine)) \(SVG.number(y - radius * cosine))"
        + "L\(SVG.number(x + end * sine)) \(SVG.number(y - end * cosine))\"/>"
    }
    return svg
  }

  /// The whole drawing beneath the cards.
  var groundDrawing: String {
    "<svg class=\"cross-ground\" viewBox=\"0 0 \(SVG.number(width)) \(SVG.number(height))\" aria-hidden=\"true\">\(ground)</svg>"
  }

  /// The small drawing to choose the spread by: the same seats within 120 × 150.
  var tile: String {
    let scale = min(112 / width, 146 / height, 26 / card)
    let (left, top) = (60 - width * scale / 2, 75 - height * scale / 2)
    let (wide, high) = (card * scale, card * scale * 12 / 7)
    func number(_ value: Double) -> String { SVG.number(value) }
    let cards = seats.map { seat in
      let (x, y) = (left + seat.x * scale, top + seat.y * scale)
      let turn = seat.isAcross ? " transform=\"rotate(90 \(number(x)) \(number(y)))\"" : ""
      return
        "<rect x=\"\(number(x - wide / 2))\" y=\"\(number(y - high / 2))\" width=\"\(number(wide))\" height=\"\(number(high))\" "
        + "rx=\"\(number(wide / 8))\"\(turn)/>"
    }
    let place = "translate(\(number(left)) \(number(top))) scale(\(SVG.number(scale * 1_000))e-3)"
    return Self.tile("<g class=\"orb\" transform=\"\(place)\">\(orb ?? ground)</g>" + cards.joined())
  }

  /// The small drawing of a spread of one’s own: a card, and room for more.
  static let ownTile = tile(
    ##"<path class="orb" d="M4 75H116"/><rect x="47" y="52.7" width="26" height="44.6" rx="3.2"/><path class="more" d="M60 68v14M53 75h14"/>"##
      + ##"<rect class="more" x="12" y="52.7" width="26" height="44.6" rx="3.2"/><rect class="more" x="82" y="52.7" width="26" height="44.6" rx="3.2"/>"##
  )

  private static func tile(_ drawing: String) -> String {
    "<svg class=\"layout\" viewBox=\"0 0 120 150\" aria-hidden=\"true\">\(drawing)</svg>"
  }

  /// The rules by which the seats find their places: a page has no inline style.
  static let css: String = (named + [relationshipOfFive] + own).map(\.rules).joined()

  private var rules: String {
    let root = ".table-\(name)"
    func percent(_ value: Double, of whole: Double) -> String { SVG.number(value / whole * 100) + "%" }
    var css =
      "\(root){aspect-ratio:\(SVG.number(width))/\(SVG.number(height));max-inline-size:\(mostRem)rem}\n"
      + "\(root) li{inline-size:\(percent(card, of: width))}\n"
    for (index, seat) in seats.enumerated() {
      let turn = seat.isAcross ? ";rotate:90deg;z-index:1" : ""
      css += "\(root) .p\(index + 1){inset:\(percent(seat.y, of: height)) auto auto \(percent(seat.x, of: width))\(turn)}\n"
    }
    return css
  }
}
