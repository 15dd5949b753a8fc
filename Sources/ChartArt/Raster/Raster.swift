/// A picture made of points: what a drawing becomes for those who show no SVG, such as the previews of other programs.
///
/// Lines, rings and discs are laid on by their distance from each point, so that edges are soft over one point. Whatever lies outside, is
/// no number or has no size is left out; nothing here can fail.
public struct Raster: Sendable, Hashable {
  /// A color of the screen.
  public struct Color: Sendable, Hashable {
    /// The share of red, 0 … 255.
    public let red: UInt8
    /// The share of green, 0 … 255.
    public let green: UInt8
    /// The share of blue, 0 … 255.
    public let blue: UInt8

    /// - Parameter hex: `0xRRGGBB`.
    public init(_ hex: UInt32) {
      red = UInt8(truncatingIfNeeded: hex >> 16)
      green = UInt8(truncatingIfNeeded: hex >> 8)
      blue = UInt8(truncatingIfNeeded: hex)
    }

    /// A color between this and another.
    ///
    /// - Parameter share: 0 is this one, 1 the other.
    func mixed(with other: Color, _ share: Double) -> Color {
      Color(
        red: Self.mixed(red, other.red, share), green: Self.mixed(green, other.green, share),
        blue: Self.mixed(blue, other.blue, share))
    }

    private init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    static func mixed(_ one: UInt8, _ other: UInt8, _ share: Double) -> UInt8 {
      let share = share > 0 ? min(share, 1) : 0
      let (from, to) = (Double(one), Double(other))
      let level: Double = from + (to - from) * share + 0.5
      return UInt8(max(0, min(255, level)))
    }
  }

  /// The longest side of a picture.
  public static let longestSide = 4096

  /// Points across.
  public let width: Int
  /// Points down.
  public let height: Int
  /// Three bytes for each point, red, green, blue; row by row from the top left.
  public private(set) var bytes: [UInt8]

  /// A picture of one color. Sides are kept within 1 … ``longestSide``.
  public init(width: Int, height: Int, ground: Color) {
    self.width = max(1, min(Self.longestSide, width))
    self.height = max(1, min(Self.longestSide, height))
    bytes = []
    bytes.reserveCapacity(self.width * self.height * 3)
    let row = Self.row(of: ground, self.width)
    for _ in 0..<self.height { bytes += row }
  }

  /// The color of a point; `nil` outside.
  public func color(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let index = (y * width + x) * 3
    return Color(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]))
  }

  /// Lays a color on every point of a box by what a rule says of its middle: how much of it is covered, 0 … 1, and with which color.
  mutating func cover(
    left: Double, top: Double, right: Double, bottom: Double, _ rule: (_ x: Double, _ y: Double) -> (share: Double, color: Color)
  ) {
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return }
    let columns = (first: Self.bound(left, width), last: Self.bound(right + 1, width))
    let rows = (first: Self.bound(top, height), last: Self.bound(bottom + 1, height))
    guard columns.first < columns.last, rows.first < rows.last else { return }
    for y in rows.first..<rows.last {
      for x in columns.first..<columns.last {
        let (share, color) = rule(Double(x) + 0.5, Double(y) + 0.5)
        if share > 0 { blend(color, x: x, y: y, share: share) }
      }
    }
  }

  /// Mixes a color into a point; outside, into none.
  mutating func blend(_ color: Color, x: Int, y: Int, share: Double) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = (y * width + x) * 3
    bytes[index] = Color.mixed(bytes[index], color.red, share)
    bytes[index + 1] = Color.mixed(bytes[index + 1], color.green, share)
    bytes[index + 2] = Color.mixed(bytes[index + 2], color.blue, share)
  }

  private static func bound(_ value: Double, _ most: Int) -> Int { Int(max(0, min(Double(most), value))) }

  /// A ground that goes from one color at the top to another at the foot.
  public mutating func fade(from top: Color, to foot: Color) {
    bytes.removeAll(keepingCapacity: true)
    for y in 0..<height { bytes += Self.row(of: top.mixed(with: foot, (Double(y) + 0.5) / Double(height)), width) }
  }

  private static func row(of color: Color, _ width: Int) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(width * 3)
    for _ in 0..<width {
      row.append(color.red)
      row.append(color.green)
      row.append(color.blue)
    }
    return row
  }

  /// A disc.
  public mutating func disc(x: Double, y: Double, radius: Double, _ color: Color, opacity: Double = 1) {
    guard radius > 0 else { return }
    cover(left: x - radius - 1, top: y - radius - 1, right: x + radius + 1, bottom: y + radius + 1) { px, py in
      (opacity * Self.edge(radius - Self.distance(px - x, py - y)), color)
    }
  }

  /// A circle drawn with a pen.
  public mutating func ring(x: Double, y: Double, radius: Double, pen: Double, _ color: Color, opacity: Double = 1) {
    guard radius > 0, pen > 0 else { return }
    let reach = radius + pen / 2 + 1
    cover(left: x - reach, top: y - reach, right: x + reach, bottom: y + reach) { px, py in
      (opacity * min(1, pen) * Self.edge(max(pen, 1) / 2 - abs(Self.distance(px - x, py - y) - radius)), color)
    }
  }

  /// A plate with round corners around a point, with a rim drawn by a pen.
  public mutating func plate(
    x: Double, y: Double, width: Double, height: Double, round: Double, pen: Double, _ color: Color, rim: Color
  ) {
    guard width > 0, height > 0, pen > 0, round >= 0 else { return }
    let (across, down) = (width / 2 + pen, height / 2 + pen)
    cover(left: x - across - 1, top: y - down - 1, right: x + across + 1, bottom: y + down + 1) { px, py in
      let (dx, dy) = (abs(px - x) - width / 2 + round, abs(py - y) - height / 2 + round)
      // How far outside the edge; less than nothing within.
      let away = Self.distance(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - round
      let onRim = Self.edge(pen / 2 - abs(away))
      return (max(Self.edge(-away), onRim), color.mixed(with: rim, onRim))
    }
  }

  /// A straight line with round ends.
  public mutating func line(
    fromX x0: Double, y y0: Double, toX x1: Double, y y1: Double, pen: Double, _ color: Color, opacity: Double = 1
  ) {
    guard pen > 0 else { return }
    let reach = max(pen, 1) / 2 + 1
    let (dx, dy) = (x1 - x0, y1 - y0)
    let length2 = dx * dx + dy * dy
    cover(left: min(x0, x1) - reach, top: min(y0, y1) - reach, right: max(x0, x1) + reach, bottom: max(y0, y1) + reach) {
      px, py in
      let along = length2 > 0 ? max(0, min(1, ((px - x0) * dx + (py - y0) * dy) / length2)) : 0
      let away = Self.distance(px - x0 - along * dx, py - y0 - along * dy)
      return (opacity * min(1, pen) * Self.edge(max(pen, 1) / 2 - away), color)
    }
  }

  static func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  /// How much of a point is covered whose middle lies so far within an edge.
  static func edge(_ depth: Double) -> Double { max(0, min(1, depth + 0.5)) }
}
