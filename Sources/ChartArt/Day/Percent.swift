/// Lengths in percent of a drawing that is as wide as its place.
enum Percent {
  /// A value brought into 0 … 100; what is no number is 0.
  static func clamped(_ value: Double) -> Double { value.clamped(to: 0, 100) }

  /// `71%`.
  static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.appendDecimal(value)
    return String(decoding: bytes, as: UTF8.self) + "%"
  }
}

extension SVGWriter.Attribute {
  /// A length in percent.
  static func percent(_ name: StaticString, _ value: Double) -> Self { .text(name, Percent.text(value)) }
  /// What a drawing is to a screen reader: a picture, or nothing.
  static func naming(_ label: String) -> Self { label.isEmpty ? .text("aria-hidden", "true") : .text("role", "img") }
  /// What a screen reader says of a picture.
  static func labelled(_ label: String) -> Self { label.isEmpty ? .paint("") : .text("aria-label", label) }
}

extension SVGWriter {
  /// A horizontal line between two places in percent.
  mutating func percentLine(_ paint: String, from start: Double, to end: Double, y: Double) {
    element("line", .paint(paint), .percent("x1", start), .percent("x2", end), .number("y1", y), .number("y2", y))
  }

  /// A curve that is stretched to the width of the drawing: an area down to the base, and the line above it.
  ///
  /// - Parameters:
  ///   - points: in order of x, in a box of `width` × `height`.
  ///   - floor: where the area ends below.
  mutating func stretchedCurve(_ points: [Point], width: Double, height: Double, floor: Double) {
    guard let first = points.first, let last = points.last else { return }
    open(
      "svg", .text("width", "100%"), .number("height", height), .numbers("viewBox", [0, 0, width, height]),
      .text("preserveAspectRatio", "none"))
    var line = PathData()
    line.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) { line.ease(from: from, to: to) }
    var area = line
    area.line(to: Point(x: last.x, y: floor))
    area.line(to: Point(x: first.x, y: floor))
    area.close()
    element("path", .paint("area"), .path(area))
    element("path", .paint("line"), .path(line))
    close("svg")
  }
}
