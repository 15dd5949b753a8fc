/// How much of each point of a picture a shape covers, 0 … 1.
///
/// A filled shape is added up by signed areas: each edge leaves in every row what it covers there and what lies behind it. Its parts may
/// overlap when they run around alike.
struct Coverage {
  let width: Int
  let height: Int
  private(set) var shares: [Float]

  init(width: Int, height: Int) {
    self.width = max(0, min(width, Raster.longestSide))
    self.height = max(0, min(height, Raster.longestSide))
    shares = [Float](repeating: 0, count: self.width * self.height)
  }

  /// Everything that lies within closed lines.
  static func filled(_ lines: [[Point]], width: Int, height: Int) -> Coverage {
    var coverage = Coverage(width: width, height: height)
    for line in lines {
      guard var last = line.last else { continue }
      for point in line {
        coverage.addEdge(last, point)
        last = point
      }
    }
    coverage.sum()
    return coverage
  }

  /// Everything within half a pen of the lines; with `dots`, discs that far apart along them.
  static func drawn(_ lines: [[Point]], pen: Double, dots: Double? = nil, width: Int, height: Int) -> Coverage {
    var coverage = Coverage(width: width, height: height)
    guard pen > 0, pen.isFinite else { return coverage }
    for line in lines {
      var walked = 0.0
      for index in line.indices.dropFirst() {
        let (one, other) = (line[index - 1], line[index])
        guard let dots, dots > 0.5 else {
          coverage.addPen(one, other, pen)
          continue
        }
        let length = Raster.distance(other.x - one.x, other.y - one.y)
        guard length > 0, length.isFinite else { continue }
        while walked < length {
          let share = walked / length
          let dot = Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
          coverage.addPen(dot, dot, pen)
          walked += dots
        }
        walked -= length
      }
    }
    return coverage
  }

  private static func isUsable(_ point: Point) -> Bool { abs(point.x) < 1e6 && abs(point.y) < 1e6 }

  /// One edge: the area between it and the right end of every row that it passes.
  private mutating func addEdge(_ start: Point, _ end: Point) {
    // What is nearly flat covers nothing, and its slope would be no number.
    guard abs(start.y - end.y) > 1e-9, Self.isUsable(start), Self.isUsable(end) else { return }
    let sign: Double = start.y < end.y ? 1 : -1
    let (top, foot) = start.y < end.y ? (start, end) : (end, start)
    let slope = (foot.x - top.x) / (foot.y - top.y)
    let first = max(0, Int(max(0, min(top.y, Double(height)))))
    let last = Int(max(0, min(foot.y.rounded(.up), Double(height))))
    guard first < last else { return }
    for row in first..<last {
      let (upper, lower) = (max(top.y, Double(row)), min(foot.y, Double(row + 1)))
      guard lower > upper else { continue }
      addSlice(
        row, from: top.x + (upper - top.y) * slope, to: top.x + (lower - top.y) * slope, share: sign * (lower - upper))
    }
  }

  /// A slice of an edge within one row, kept within its ends.
  private mutating func addSlice(_ row: Int, from one: Double, to other: Double, share: Double) {
    let most = Double(width)
    let (left, right) = (max(0, min(most, min(one, other))), max(0, min(most, max(one, other))))
    let start = row * width
    let first = min(Int(left), width - 1)
    guard first >= 0, left < most else { return }
    let last = min(Int(right), width - 1)
    if first == last {
      add(start + first, share * (Double(first + 1) - (left + right) / 2), end: start + width)
      if first + 1 < width { add(start + first + 1, share * ((left + right) / 2 - Double(first)), end: start + width) }
      return
    }
    // The part of the slice in each point that it crosses, and what that leaves behind it.
    let each = share / (right - left)
    var x = left
    for column in first...last {
      let edge = min(right, Double(column + 1))
      let part = each * (edge - x)
      let middle = (x + edge) / 2 - Double(column)
      add(start + column, part * (1 - middle), end: start + width)
      add(start + column + 1, part * middle, end: start + width)
      x = edge
    }
  }

  private mutating func add(_ index: Int, _ share: Double, end: Int) { if index < end { shares[index] += Float(share) } }

  /// From what each edge leaves to what is covered.
  private mutating func sum() {
    for row in 0..<height {
      var total: Float = 0
      for index in row * width..<(row + 1) * width {
        total += shares[index]
        shares[index] = min(1, abs(total))
      }
    }
  }

  private mutating func addPen(_ one: Point, _ other: Point, _ pen: Double) {
    guard Self.isUsable(one), Self.isUsable(other) else { return }
    let reach = max(pen, 1) / 2 + 1
    let columns = (
      first: Int(max(0, min(Double(width), min(one.x, other.x) - reach))),
      last: Int(max(0, min(Double(width), max(one.x, other.x) + reach + 1)))
    )
    let rows = (
      first: Int(max(0, min(Double(height), min(one.y, other.y) - reach))),
      last: Int(max(0, min(Double(height), max(one.y, other.y) + reach + 1)))
    )
    guard columns.first < columns.last, rows.first < rows.last else { return }
    let (dx, dy) = (other.x - one.x, other.y - one.y)
    let square = dx * dx + dy * dy
    for y in rows.first..<rows.last {
      for x in columns.first..<columns.last {
        let (px, py) = (Double(x) + 0.5 - one.x, Double(y) + 0.5 - one.y)
        let along = square > 0 ? max(0, min(1, (px * dx + py * dy) / square)) : 0
        let away = Raster.distance(px - along * dx, py - along * dy)
        let share = Float(min(1, pen) * Raster.edge(max(pen, 1) / 2 - away))
        if share > shares[y * width + x] { shares[y * width + x] = share }
      }
    }
  }

  /// What a larger one covers, too, in which this one lies so far from its left and upper edge.
  mutating func clip(to other: Coverage, left: Int, top: Int) {
    guard left >= 0, top >= 0, left + width <= other.width, top + height <= other.height else { return }
    for y in 0..<height {
      for x in 0..<width { shares[y * width + x] *= other.shares[(y + top) * other.width + x + left] }
    }
  }
}
