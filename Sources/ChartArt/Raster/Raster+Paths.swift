import Ephemeris

extension Raster {
  /// A path of a ``Glyph`` or of the deck’s letters, drawn with a pen.
  ///
  /// - Parameters:
  ///   - path: absolute `M L H V C A Z`; what cannot be read ends it.
  ///   - left: where its 0 lies, from the left.
  ///   - top: where its 0 lies, from the top.
  ///   - scale: points for one unit of the path.
  ///   - pen: the width of the pen in points.
  public mutating func stroke(
    _ path: String, left: Double, top: Double, scale: Double, pen: Double, _ color: Color, opacity: Double = 1
  ) {
    for line in PathLines(path).lines {
      for index in line.indices.dropFirst() {
        let (one, other) = (line[index - 1], line[index])
        self.line(
          fromX: left + one.x * scale, y: top + one.y * scale, toX: left + other.x * scale, y: top + other.y * scale, pen: pen,
          color,
          opacity: opacity)
      }
    }
  }

  /// A glyph around a point.
  ///
  /// - Parameter size: the side of its box in points.
  public mutating func glyph(_ glyph: Glyph, x: Double, y: Double, size: Double, _ color: Color, opacity: Double = 1) {
    let scale = size / Glyph.grid
    for layer in glyph.layers {
      let pen = layer.paint == .thin ? 0.9 : Glyph.pen
      if layer.paint == .fill {
        // The fills of planets are small discs: the middle of the path, as wide as it is.
        let points = PathLines(layer.path).lines.flatMap { $0 }
        guard let left = points.map({ $0.x }).min(), let right = points.map({ $0.x }).max(), let top = points.map({ $0.y }).min(),
          let bottom = points.map({ $0.y }).max()
        else { continue }
        disc(
          x: x + ((left + right) / 2 - 12) * scale, y: y + ((top + bottom) / 2 - 12) * scale, radius: (right - left) / 2 * scale,
          color,
          opacity: opacity)
      } else {
        stroke(layer.path, left: x - size / 2, top: y - size / 2, scale: scale, pen: pen * scale, color, opacity: opacity)
      }
    }
  }

  /// A line in the deck’s capitals; small letters become capitals, and what the deck does not write is left out.
  ///
  /// - Parameters:
  ///   - left: where it begins; or its middle when it is centred.
  ///   - top: the upper end of the letters.
  ///   - size: the height of the letters in points.
  ///   - mostWidth: a longer line is made smaller.
  /// - Returns: how wide it is, in points.
  @discardableResult
  public mutating func letters(
    _ text: String, left: Double, top: Double, size: Double, mostWidth: Double, isCentred: Bool = false, _ color: Color
  ) -> Double {
    let (places, total) = Self.spelled(text)
    guard total > 0, size > 0, mostWidth > 0, size.isFinite, mostWidth.isFinite else { return 0 }
    let scale = min(size / 100, mostWidth / total)
    let start = isCentred ? left - total * scale / 2 : left
    for place in places {
      stroke(place.path, left: start + place.x * scale, top: top, scale: scale, pen: max(1.2, 7.5 * scale), color)
    }
    return total * scale
  }

  /// How wide a line is in the deck’s capitals for each point of their height.
  static func width(of text: String) -> Double { max(0, spelled(text).total / 100) }

  /// Whether the deck writes every letter of a text.
  static func writes(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || !CardLettering.letter(capital($0)).path.isEmpty }
  }

  private static func capital(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xDF : byte
  }

  /// The letters of a line and where each begins, in hundredths of their height.
  private static func spelled(_ text: String) -> (places: [(x: Double, path: String)], total: Double) {
    var places: [(x: Double, path: String)] = []
    var x = 0.0
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        x += 48
        continue
      }
      let letter = CardLettering.letter(capital(byte))
      guard !letter.path.isEmpty else { continue }
      places.append((x, letter.path))
      x += letter.width + 26
    }
    return (places, x - 26)
  }
}

/// A path as straight pieces.
struct PathLines {
  private(set) var lines: [[Point]] = []
  private var now = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  init(_ path: String) {
    let bytes = Array(path.utf8)
    var index = 0
    var command: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || byte == UInt8(ascii: ",") || byte == 0x0A {
        index += 1
        continue
      }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        command = byte
        index += 1
        if command == UInt8(ascii: "Z") {
          add(start)
          continue
        }
      }
      guard let count = Self.count(of: command) else { return }
      var numbers: [Double] = []
      while numbers.count < count {
        guard let number = Self.number(bytes, &index) else { return }
        numbers.append(number)
      }
      run(command, numbers)
    }
  }

  private static func count(of command: UInt8) -> Int? {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 2
    case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "A"): 7
    default: nil
    }
  }

  private mutating func run(_ command: UInt8, _ numbers: [Double]) {
    switch command {
    case UInt8(ascii: "M"):
      now = Point(x: numbers[0], y: numbers[1])
      start = now
      lines.append([now])
    case UInt8(ascii: "L"): add(Point(x: numbers[0], y: numbers[1]))
    case UInt8(ascii: "H"): add(Point(x: numbers[0], y: now.y))
    case UInt8(ascii: "V"): add(Point(x: now.x, y: numbers[0]))
    case UInt8(ascii: "C"):
      let from = now
      for step in 1...16 {
        let t = Double(step) / 16
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        add(
          Point(
            x: a * from.x + b * numbers[0] + c * numbers[2] + d * numbers[4],
            y: a * from.y + b * numbers[1] + c * numbers[3] + d * numbers[5]))
      }
    default: arc(numbers)
    }
  }

  private mutating func add(_ point: Point) {
    if lines.isEmpty { lines.append([now]) }
    lines[lines.count - 1].append(point)
    now = point
  }

  /// From the end points of an arc to its middle (SVG 1.1, appendix F.6.5), then along it.
  private mutating func arc(_ numbers: [Double]) {
    let end = Point(x: numbers[5], y: numbers[6])
    var (across, down) = (abs(numbers[0]), abs(numbers[1]))
    guard across > 0, down > 0, end != now else { return add(end) }
    let (s, c) = sineCosine(numbers[2] * .pi / 180)
    let (hx, hy) = ((now.x - end.x) / 2, (now.y - end.y) / 2)
    let (x, y) = (c * hx + s * hy, c * hy - s * hx)
    let stretch = x * x / (across * across) + y * y / (down * down)
    if stretch > 1 {
      across *= stretch.squareRoot()
      down *= stretch.squareRoot()
    }
    let square = across * across * y * y + down * down * x * x
    let root = square > 0 ? max(0, (across * across * down * down - square) / square).squareRoot() : 0
    let sign: Double = (numbers[3] != 0) == (numbers[4] != 0) ? -1 : 1
    let (mx, my) = (sign * root * across * y / down, -sign * root * down * x / across)
    let middle = Point(x: c * mx - s * my + (now.x + end.x) / 2, y: s * mx + c * my + (now.y + end.y) / 2)
    let first = arctangent((y - my) / down, (x - mx) / across)
    var sweep = arctangent((-y - my) / down, (-x - mx) / across) - first
    if numbers[4] != 0, sweep < 0 { sweep += 2 * .pi }
    if numbers[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    for step in 1...24 {
      let (py, px) = sineCosine(first + sweep * Double(step) / 24)
      add(
        step == 24
          ? end
          : Point(x: middle.x + c * across * px - s * down * py, y: middle.y + s * across * px + c * down * py))
    }
  }

  /// A decimal number without exponent.
  static func number(_ bytes: [UInt8], _ index: inout Int) -> Double? {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ",") || bytes[index] == 0x0A { index += 1 }
    var sign = 1.0
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      sign = -1
      index += 1
    }
    var value = 0.0
    var part = 0.0
    var isNumber = false
    while index < bytes.count {
      let byte = bytes[index]
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        isNumber = true
        if part == 0 {
          value = value * 10 + Double(byte - UInt8(ascii: "0"))
        } else {
          value += Double(byte - UInt8(ascii: "0")) * part
          part /= 10
        }
      } else if byte == UInt8(ascii: "."), part == 0 {
        part = 0.1
      } else {
        break
      }
      index += 1
    }
    return isNumber ? sign * value : nil
  }
}
