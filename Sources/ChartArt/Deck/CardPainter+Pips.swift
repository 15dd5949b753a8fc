import Ephemeris

/// Two to ten: as many bodies on one orbit around a moon that has grown to as many tenths of full.
extension CardPainter {
  /// Draws the emblems of a number from two to ten.
  mutating func paintPips(_ number: Int) {
    let circle = PipCircle(suit: suit, count: number)
    paintOrbit(circle, wider: 0, "main soft", width: 4)
    paintOrbit(circle, wider: 16, "main quiet", width: 3)
    let lines = circle.isRadial ? circle.spokes : circle.chords
    var path = PathData()
    for line in lines { path.addLine(from: line.start.inTenths, to: line.end.inTenths) }
    if !lines.isEmpty { draw(path, "gold soft", width: 4.5) }
    let y = PipCircle.middle.y
    moon(350, y, 46, elongation: Double(number) * 18, width: 5)
    rays(350, y, from: 59, to: 75, number > 4 ? 2 * number : 4 * number, "gold")
    keepEmblem(circle.size, pen: 7, bold: 14)
    for (place, turn) in zip(circle.places, circle.turns) { repeated(place.x, place.y, turn: turn) }
  }

  /// The orbit, cut where an emblem stands.
  private mutating func paintOrbit(_ circle: PipCircle, wider: Double, _ paint: String, width: Double) {
    let (across, down) = (circle.across + wider, circle.down + wider)
    let isClear = (0...180).map { circle.isClear(circle.point(Double($0) * 2, wider: wider)) }
    var path = PathData()
    var start: Int?
    for step in 0...181 {
      let goesOn = step <= 180 && isClear[step]
      if goesOn, start == nil { start = step }
      if !goesOn, let first = start {
        start = nil
        let last = step - 1
        guard last - first > 2 else { continue }
        path.move(to: circle.point(Double(first) * 2, wider: wider).inTenths)
        // No arc ends where it begins.
        let middle = (first + last) / 2
        for end in [middle, last] {
          path.arc(
            radii: (across.inTenths, down.inTenths), isClockwise: true, to: circle.point(Double(end) * 2, wider: wider).inTenths)
        }
      }
    }
    if !path.isEmpty { draw(path, paint, width: width) }
  }
}

/// Where the emblems of a number stand, which way they point, and the lines between them.
struct PipCircle {
  static let middle = Point(x: 350, y: 545)

  let suit: CardSuit
  let count: Int
  /// The side of the box of an emblem.
  let size: Double
  /// Half the axes of the orbit.
  let across: Double
  let down: Double
  let places: [Point]
  let turns: [Double]
  /// Whether the emblems turn with the orbit: flames outward, for they give; points inward, for they decide.
  let isRadial: Bool

  init(suit: CardSuit, count number: Int) {
    let count = min(max(number, 2), 10)
    let isLong = suit == .wands || suit == .swords
    let isRadial = isLong && count > 3
    let standsBeside = isLong && count == 2
    let part: Double = suit == .pentacles ? 0.74 : suit == .cups ? 0.9 : 1
    let size = standsBeside ? 340 : PipCircle.sizes[count - 2] * part
    let (x, y) = (PipCircle.middle.x, PipCircle.middle.y)
    let across = isRadial ? min(204, 276 - size * 0.5) : count > 3 ? 200 : 186
    // Clear of the cartouche.
    let down = standsBeside ? 262 : min(count > 3 ? 322 : 262, y - 140 - size * 0.5)
    // Four stand as a square, not as a cross.
    let first: Double = count == 4 ? 45 : 0
    var places: [Point] = []
    var turns: [Double] = []
    for index in 0..<count {
      let angle = first + Double(index) * 360 / Double(count)
      places.append(CardPainter.at(x, y, across, angle, height: down))
      let lean: Double = count == 4 ? (index % 2 == 0 ? -10 : 10) : 0
      turns.append(isRadial ? angle + lean + (suit == .wands ? 0 : 180) : 0)
    }
    if count == 4 {
      places = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)].map { Point(x: x + $0.0 * 138, y: y + $0.1 * 222) }
    }
    // Tall emblems stand side by side, wide ones one above the other.
    if standsBeside { places = [Point(x: x - 172, y: y), Point(x: x + 172, y: y)] }
    self.suit = suit
    self.count = count
    self.size = size
    self.across = across
    self.down = down
    self.places = places
    self.turns = turns
    self.isRadial = isRadial
  }

  /// From two to ten; every emblem can be counted on a card 72 px wide.
  private static let sizes: [Double] = [330, 300, 250, 224, 200, 190, 178, 168, 162]

  /// What of an emblem's box lines keep clear of: half its width and half its height.
  private var room: (width: Double, height: Double) {
    switch suit {
    case .wands: (size * 0.27, size * 0.58)
    case .cups: (size * 0.40, size * 0.58)
    case .swords: (size * 0.36, size * 0.58)
    default: (size * 0.56, size * 0.56)
    }
  }

  func point(_ degrees: Double, wider: Double) -> Point {
    CardPainter.at(PipCircle.middle.x, PipCircle.middle.y, across + wider, degrees, height: down + wider)
  }

  /// Whether a line may pass: not through an emblem, nor through the moon in the middle.
  func isClear(_ point: Point) -> Bool {
    if point.distance(to: PipCircle.middle) < 86 { return false }
    for (place, turn) in zip(places, turns) {
      let (sine, cosine) = sineCosine(turn * radiansPerDegree)
      let (x, y) = (point.x - place.x, point.y - place.y)
      let (across, down) = ((x * cosine + y * sine) / room.width, (y * cosine - x * sine) / room.height)
      if across * across + down * down < 1 { return false }
    }
    return true
  }

  /// The sides of the star polygon {count/step}, so that the number is also an aspect, each cut where it must be.
  var chords: [(start: Point, end: Point)] {
    let step = [1, 1, 1, 2, 2, 3, 3, 4, 3][count - 2]
    var lines: [(start: Point, end: Point)] = []
    for index in 0..<count {
      let (start, end) = (places[index], places[(index + step) % count])
      var first: Int?
      for part in 0...301 {
        let goesOn = part <= 300 && isClear(start.toward(end, by: Double(part) / 300))
        if goesOn, first == nil { first = part }
        if !goesOn, let begun = first {
          first = nil
          guard part - begun > 7 else { continue }
          lines.append((start.toward(end, by: Double(begun) / 300), start.toward(end, by: Double(part - 1) / 300)))
        }
      }
    }
    return lines
  }

  /// A line from the moon to each emblem, where there is room for it.
  var spokes: [(start: Point, end: Point)] {
    var lines: [(start: Point, end: Point)] = []
    for place in places {
      let distance = place.distance(to: PipCircle.middle)
      let end = distance - room.height - 8
      guard end > 112 else { continue }
      lines.append(
        (PipCircle.middle.toward(place, by: 96 / distance), PipCircle.middle.toward(place, by: end / distance)))
    }
    return lines
  }
}
