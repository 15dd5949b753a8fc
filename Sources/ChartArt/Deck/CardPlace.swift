import Ephemeris

/// Where a part of a card is set, and how: moved, enlarged, turned, mirrored.
struct CardPlace {
  var x: Double = 0
  var y: Double = 0
  var scale: Double = 1
  /// Degrees clockwise.
  var turn: Double = 0
  /// Whether left and right change places before the turn.
  var isMirrored = false

  /// The mirror image about the axis of the card.
  static let mirrored = CardPlace(x: 700, isMirrored: true)

  /// Where a point of the part comes to stand.
  @inline(never) func placed(_ x: Double, _ y: Double) -> Point {
    let (across, down) = (isMirrored ? -x * scale : x * scale, y * scale)
    guard turn != 0 else { return Point(x: self.x + across, y: self.y + down) }
    let (sine, cosine) = sineCosine(turn * radiansPerDegree)
    return Point(x: self.x + across * cosine - down * sine, y: self.y + across * sine + down * cosine)
  }
}

extension PathData {
  /// A path written as text, set at a place. The text holds the absolute commands `M L H V C A Z`, its numbers parted by spaces or
  /// minus signs; anything else in it is passed over.
  init(_ text: String, at place: CardPlace = CardPlace()) {
    self.init()
    add(text, at: place)
  }

  /// Adds a path written as text.
  @inline(never) mutating func add(_ text: String, at place: CardPlace = CardPlace()) {
    var reader = CardPathReader(place: place)
    for byte in text.utf8 { reader.take(byte, into: &self) }
    reader.end(into: &self)
  }

  /// A closed figure of straight lines.
  init(polygon points: [Point], isClosed: Bool = true) {
    self.init()
    add(polygon: points, isClosed: isClosed)
  }

  /// Adds a figure of straight lines.
  @inline(never) mutating func add(polygon points: [Point], isClosed: Bool = true) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point.inTenths) : line(to: point.inTenths) }
    if isClosed { close() }
  }
}

extension Point {
  /// On a card of 700 units a tenth is finer than any screen.
  var inTenths: Point { Point(x: x.inTenths, y: y.inTenths) }
}

extension Double {
  /// Rounded to tenths.
  var inTenths: Double { (self * 10).rounded(.toNearestOrEven) / 10 }
}

/// Reads path text byte by byte and writes every command where its place says.
private struct CardPathReader {
  let place: CardPlace
  private var name: UInt8 = 0
  private var numbers: [Double] = []
  private var pending = Pending()
  /// Where the pen stands in the text.
  private var pen = Point(x: 0, y: 0)

  /// The number that is being read.
  private struct Pending {
    var value: Double = 0
    var step: Double = 0
    var isNegative = false
    var isOpen = false
  }

  init(place: CardPlace) { self.place = place }

  mutating func take(_ byte: UInt8, into path: inout PathData) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Double(byte - UInt8(ascii: "0"))
      pending.isOpen = true
      if pending.step == 0 {
        pending.value = pending.value * 10 + digit
      } else {
        pending.value += digit * pending.step
        pending.step /= 10
      }
    case UInt8(ascii: "."):
      pending.isOpen = true
      pending.step = 0.1
    case UInt8(ascii: "-"):
      endNumber()
      pending.isNegative = true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      end(into: &path)
      name = byte
      if byte == UInt8(ascii: "Z") { path.close() }
    default: endNumber()
    }
  }

  mutating func end(into path: inout PathData) {
    endNumber()
    let n = numbers
    numbers.removeAll(keepingCapacity: true)
    switch (name, n.count) {
    case (UInt8(ascii: "M"), 2):
      pen = Point(x: n[0], y: n[1])
      path.move(to: placed(n[0], n[1]))
    case (UInt8(ascii: "L"), 2): line(to: n[0], n[1], in: &path)
    case (UInt8(ascii: "H"), 1): line(to: n[0], pen.y, in: &path)
    case (UInt8(ascii: "V"), 1): line(to: pen.x, n[0], in: &path)
    case (UInt8(ascii: "C"), 6):
      path.curve(placed(n[0], n[1]), placed(n[2], n[3]), to: placed(n[4], n[5]))
      pen = Point(x: n[4], y: n[5])
    case (UInt8(ascii: "A"), 7):
      path.arc(
        radii: ((n[0] * place.scale).inTenths, (n[1] * place.scale).inTenths),
        turn: n[0] == n[1] ? 0 : (place.isMirrored ? place.turn - n[2] : place.turn + n[2]).inTenths, isLarge: n[3] != 0,
        isClockwise: (n[4] != 0) != place.isMirrored, to: placed(n[5], n[6]))
      pen = Point(x: n[5], y: n[6])
    default: break
    }
    name = 0
  }

  private mutating func line(to x: Double, _ y: Double, in path: inout PathData) {
    pen = Point(x: x, y: y)
    path.line(to: placed(x, y))
  }

  private func placed(_ x: Double, _ y: Double) -> Point { place.placed(x, y).inTenths }

  private mutating func endNumber() {
    if pending.isOpen { numbers.append(pending.isNegative ? -pending.value : pending.value) }
    pending = Pending()
  }
}
