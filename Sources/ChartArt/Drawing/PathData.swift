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

  /// An arc of a circle or an upright ellipse. `sweep` is true clockwise, as on a screen.
  mutating func arc(radii: (x: Double, y: Double), isLarge: Bool = false, isClockwise: Bool, to point: Point) {
    command("A", radii.x, radii.y, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, point.x, point.y)
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
