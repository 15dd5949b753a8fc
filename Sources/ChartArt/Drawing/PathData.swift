/// The path of an SVG shape, in absolute commands.
struct PathData {
  private var written = ByteBuilder(capacity: 64)

  var isEmpty: Bool { written.isEmpty }
  var bytes: [UInt8] { written.bytes }
  /// How many bytes the path is long.
  var count: Int { written.count }

  mutating func move(to point: Point) { command(UInt8(ascii: "M"), point.x, point.y) }
  mutating func line(to point: Point) { command(UInt8(ascii: "L"), point.x, point.y) }

  /// A line on its own.
  mutating func addLine(from start: Point, to end: Point) {
    move(to: start)
    line(to: end)
  }

  /// An arc of a circle or an ellipse, which stands upright unless it is turned. `sweep` is true clockwise, as on a screen.
  mutating func arc(
    radii: (x: Double, y: Double), turn: Double = 0, isLarge: Bool = false, isClockwise: Bool, to point: Point
  ) {
    command(UInt8(ascii: "A"), radii.x, radii.y)
    more(turn)
    more(isLarge ? 1 : 0)
    more(isClockwise ? 1 : 0)
    more(point)
  }

  /// A curve with two points that pull it.
  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    command(UInt8(ascii: "C"), first.x, first.y)
    more(second)
    more(point)
  }

  /// An arc of a circle.
  mutating func arc(radius: Double, isLarge: Bool = false, isClockwise: Bool, to point: Point) {
    arc(radii: (radius, radius), isLarge: isLarge, isClockwise: isClockwise, to: point)
  }

  /// A curve that leaves `start`, where the path stands, level and comes to `end` level.
  mutating func ease(from start: Point, to end: Point) {
    let middle = (start.x + end.x) / 2
    command(UInt8(ascii: "C"), middle, start.y)
    more(Point(x: middle, y: end.y))
    more(end)
  }

  mutating func close() { written.append(UInt8(ascii: "Z")) }

  /// Reads the bytes of the path.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { written.withBytes(body) }

  /// The same path with every number to a tenth.
  var bytesInTenths: [UInt8] {
    let bytes = bytes
    var short: [UInt8] = []
    short.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || Self.isDigit(first) else {
        short.append(first)
        index += 1
        continue
      }
      if first == UInt8(ascii: "-") { index += 1 }
      var hundredths: Int64 = 0
      var isFraction = false
      // What the next figure of the fraction counts.
      var weight: Int64 = 10
      while index < bytes.count {
        if Self.isDigit(bytes[index]) {
          let figure = Int64(bytes[index] - UInt8(ascii: "0"))
          hundredths = isFraction ? hundredths &+ weight &* figure : hundredths &* 10 &+ 100 &* figure
          if isFraction { weight /= 10 }
        } else if bytes[index] == UInt8(ascii: "."), !isFraction {
          isFraction = true
        } else {
          break
        }
        index += 1
      }
      let tenths = (hundredths &+ 5) / 10
      let isNegative = first == UInt8(ascii: "-") && tenths > 0
      // What was parted by a minus sign that is no more.
      if !isNegative, let last = short.last, Self.isDigit(last) { short.append(UInt8(ascii: " ")) }
      short.appendDecimal(Double(isNegative ? -tenths : tenths) / 10)
    }
    return short
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }

  private mutating func command(_ name: UInt8, _ first: Double, _ second: Double) {
    written.write(upTo: 2 + 2 * ByteCursor.numberSize) { cursor in
      cursor.put(name)
      cursor.put(first)
      cursor.putNext(second)
    }
  }

  private mutating func more(_ number: Double) {
    written.write(upTo: 1 + ByteCursor.numberSize) { $0.putNext(number) }
  }

  private mutating func more(_ point: Point) {
    written.write(upTo: 2 + 2 * ByteCursor.numberSize) { cursor in
      cursor.putNext(point.x)
      cursor.putNext(point.y)
    }
  }
}

extension ByteCursor {
  /// A number behind another one; a minus sign is a separator of its own.
  fileprivate mutating func putNext(_ number: Double) {
    let hundredths = number.hundredths
    if hundredths >= 0 { put(UInt8(ascii: " ")) }
    put(hundredths: hundredths)
  }
}
