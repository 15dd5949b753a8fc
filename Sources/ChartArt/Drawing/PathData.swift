/// The path of an SVG shape, in absolute commands.
struct PathData {
  private(set) var bytes: [UInt8] = []

  mutating func move(to point: Point) { command("M", point.x, point.y) }
  mutating func line(to point: Point) { command("L", point.x, point.y) }

  /// A line on its own.
  mutating func addLine(from start: Point, to end: Point) {
    move(to: start)
    line(to: end)
  }

  /// An arc of a circle or an ellipse, which stands upright unless it is turned. `sweep` is true clockwise, as on a screen.
  mutating func arc(
    radii: (x: Double, y: Double), turn: Double = 0, isLarge: Bool = false, isClockwise: Bool, to point: Point
  ) {
    command("A", radii.x, radii.y, turn, isLarge ? 1 : 0, isClockwise ? 1 : 0, point.x, point.y)
  }

  /// A curve with two points that pull it.
  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    command("C", first.x, first.y, second.x, second.y, point.x, point.y)
  }

  /// An arc of a circle.
  mutating func arc(radius: Double, isLarge: Bool = false, isClockwise: Bool, to point: Point) {
    arc(radii: (radius, radius), isLarge: isLarge, isClockwise: isClockwise, to: point)
  }

  /// A curve that leaves `start`, where the path stands, level and comes to `end` level.
  mutating func ease(from start: Point, to end: Point) {
    let middle = (start.x + end.x) / 2
    command("C", middle, start.y, middle, end.y, end.x, end.y)
  }

  mutating func close() { bytes.append(UInt8(ascii: "Z")) }

  private mutating func command(_ name: Unicode.Scalar, _ numbers: Double...) {
    bytes.append(UInt8(ascii: name))
    for (index, number) in numbers.enumerated() {
      // A minus sign is a separator of its own.
      if index > 0 && !number.isNegativeInHundredths { bytes.append(UInt8(ascii: " ")) }
      bytes.appendDecimal(number)
    }
  }
}
