extension Raster {
  /// The face of a card by night.
  ///
  /// - Parameters:
  ///   - left: its left edge in points; kept to whole ones.
  ///   - top: its upper edge.
  ///   - height: how high it is; it is 7/12 as wide.
  ///   - isReversed: whether it lies upside down.
  public mutating func card(_ card: CardArt, left: Double, top: Double, height: Double, isReversed: Bool = false) {
    guard left.isFinite, top.isFinite, abs(left) < 1e6, abs(top) < 1e6, (1...Double(Self.longestSide)).contains(height) else {
      return
    }
    var painter = CardRaster(card, height: height, isReversed: isReversed)
    painter.paint(on: &self, left: Int(left), top: Int(top))
  }

  /// Lays a color on whatever a shape covers.
  mutating func cover(_ coverage: Coverage, left: Int, top: Int, opacity: Double, _ color: (_ x: Int, _ y: Int) -> Color) {
    for y in 0..<coverage.height {
      for x in 0..<coverage.width {
        let share = coverage.shares[y * coverage.width + x]
        if share > 0 { blend(color(x, y), x: left + x, y: top + y, share: Double(share) * opacity) }
      }
    }
  }
}

/// Paints the tags of a card’s drawing as points: the few elements, classes and attributes of which the deck is made.
private struct CardRaster {
  private enum Fill {
    case plain(Raster.Color)
    /// From the middle outwards.
    case light(x: Double, y: Double, across: Double, down: Double, Raster.Color, Raster.Color)
  }

  /// What an element inherits.
  private struct Paint {
    var fill: Fill?
    var stroke: Raster.Color?
    var color: Raster.Color?
    var pen = 3.0
    var opacity = 1.0
    var hasDots = false
    /// From units of the element to units of the card.
    var scale = 1.0
    var x = 0.0
    var y = 0.0
  }

  private let tags: DrawingTags
  private let suit: String
  private let isReversed: Bool
  /// Points for a unit of the card.
  private let scale: Double
  private let width: Int
  private let height: Int
  private var clip: Coverage?

  init(_ card: CardArt, height: Double, isReversed: Bool) {
    tags = DrawingTags(Array(card.svg(title: "", options: .standalone(.dark)).utf8))
    suit = card.suit.name
    self.isReversed = isReversed
    scale = height / CardArt.height
    self.height = Int(height.rounded(.up))
    width = Int((CardArt.width * scale).rounded(.up))
  }

  mutating func paint(on raster: inout Raster, left: Int, top: Int) {
    run(0..<tags.tags.count, Paint(), on: &raster, left, top)
  }

  /// Paints what stands between two tags.
  private mutating func run(_ range: Range<Int>, _ paint: Paint, on raster: inout Raster, _ left: Int, _ top: Int) {
    var index = range.lowerBound
    var inner = [paint]
    var clips = [clip]
    defer { clip = clips[0] }
    while index < range.upperBound {
      let tag = tags.tags[index]
      let isContainer = tag.isNamed("svg") || tag.isNamed("g")
      switch tag.kind {
      case .close where isContainer && inner.count > 1:
        inner.removeLast()
        clip = clips.removeLast()
      case .open where isContainer:
        inner.append(painted(tag, inner[inner.count - 1]))
        clips.append(clip)
        if let name = tag["clip-path"], let shape = tags.index(of: reference(name)), shape + 1 < tags.tags.count {
          clip = Coverage.filled(placed(lines(of: tags.tags[shape + 1]), paint), width: width, height: height)
        }
      case .open:
        // What is only shown by reference, and words.
        index = end(of: index)
      case .element where tag.isNamed("use"): use(tag, inner[inner.count - 1], on: &raster, left, top)
      // The ground of a drawing that stands alone is not the card.
      case .element where tag["class"].map { DrawingTags.isSame($0, "ground") } ?? false: break
      case .element: draw(tag, painted(tag, inner[inner.count - 1]), on: &raster, left, top)
      case .close: break
      }
      index += 1
    }
  }

  /// Where an element that is opened ends.
  private func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<tags.tags.count where tags.tags[index].name == tags.tags[start].name {
      switch tags.tags[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .element: break
      }
      if depth == 0 { return index }
    }
    return tags.tags.count - 1
  }

  private mutating func use(_ tag: DrawingTags.Tag, _ paint: Paint, on raster: inout Raster, _ left: Int, _ top: Int) {
    guard let name = tag["href"], let start = tags.index(of: Array(name.dropFirst())), tags.tags[start].kind == .open else {
      return
    }
    var own = painted(tag, paint)
    var (x, y) = (tag.number("x") ?? 0, tag.number("y") ?? 0)
    if let place = tag["transform"].flatMap({ DrawingTags.numbers(in: $0, of: "translate") }), place.count == 2 {
      (x, y) = (x + place[0], y + place[1])
    }
    own.x += x * own.scale
    own.y += y * own.scale
    // A glyph is as large as it is shown.
    if tags.tags[start].isNamed("symbol"), let size = tag.number("width") { own.scale *= size / Glyph.grid }
    let end = end(of: start)
    guard start < end else { return }
    run(start + (tags.tags[start].isNamed("symbol") ? 1 : 0)..<end, own, on: &raster, left, top)
  }

  // MARK: paint

  private func painted(_ tag: DrawingTags.Tag, _ inherited: Paint) -> Paint {
    var paint = inherited
    if let fill = tag["fill"] {
      if DrawingTags.isSame(fill, "none") {
        paint.fill = nil
      } else if DrawingTags.isSame(fill, "currentColor") {
        paint.fill = paint.color.map { .plain($0) }
      } else {
        paint.fill = light(reference(fill))
      }
    }
    if let stroke = tag["stroke"] { paint.stroke = DrawingTags.isSame(stroke, "none") ? nil : paint.color }
    for word in tag["class"].map({ DrawingTags.words($0) }) ?? [] { wear(word, &paint) }
    if let pen = tag.number("stroke-width") { paint.pen = pen }
    return paint
  }

  private func wear(_ word: [UInt8], _ paint: inout Paint) {
    for (name, pen) in [("bold" as StaticString, 13.0), ("mid", 7)] where DrawingTags.isSame(word, name) {
      paint.pen = pen
      return
    }
    for (name, share) in [("soft" as StaticString, 0.75), ("quiet", 0.5), ("faint", 0.3)] where DrawingTags.isSame(word, name) {
      paint.opacity *= share
      return
    }
    if DrawingTags.isSame(word, "dots") {
      paint.hasDots = true
      return
    }
    if word.starts(with: "in-".utf8) {
      if let color = color(Array(word.dropFirst(3))) { paint.fill = .plain(color) }
    } else if let color = color(word) {
      (paint.stroke, paint.color) = (color, color)
    }
  }

  /// The color of a class.
  private func color(_ name: [UInt8]) -> Raster.Color? {
    let own: [StaticString] = ["ink", "gold", "shade", "skin", "contour", "night", "day", "main", "deep", "ground", "window"]
    guard own.contains(where: { DrawingTags.isSame(name, $0) }) else { return nil }
    if DrawingTags.isSame(name, "main") { return token(suit) }
    if DrawingTags.isSame(name, "deep") { return token(suit + "-deep") }
    // Only the second color of a ground stands in a class of its own.
    if DrawingTags.isSame(name, "ground") || DrawingTags.isSame(name, "window") {
      return token(String(decoding: name, as: UTF8.self) + "-2")
    }
    return token(String(decoding: name, as: UTF8.self))
  }

  private func token(_ name: String) -> Raster.Color? {
    let wanted = Array(("card-" + name).utf8)
    for token in CardPalette.tokens where token.name.utf8.elementsEqual(wanted) {
      var value: UInt32 = 0
      for byte in token.dark.utf8.dropFirst() {
        let digit = byte >= UInt8(ascii: "a") ? byte &- UInt8(ascii: "a") &+ 10 : byte &- UInt8(ascii: "0")
        value = value &* 16 &+ UInt32(digit)
      }
      return Raster.Color(value)
    }
    return nil
  }

  /// `name` of `url(#name)`.
  private func reference(_ value: [UInt8]) -> [UInt8] { Array(value.dropFirst(5).dropLast()) }

  private func light(_ id: [UInt8]) -> Fill? {
    guard let start = tags.index(of: id), tags.tags[start].isNamed("radialGradient") else { return nil }
    let tag = tags.tags[start]
    let isOfCard = tag["gradientUnits"] == nil
    let radius = tag.number("r") ?? 0.5
    let (x, y) = (tag.number("cx") ?? 0.5, tag.number("cy") ?? 0.5)
    let name = isOfCard ? "ground" : "window"
    guard let middle = token(name), let edge = token(name + "-2") else { return nil }
    return isOfCard
      ? .light(
        x: x * CardArt.width, y: y * CardArt.height, across: radius * CardArt.width, down: radius * CardArt.height, middle, edge)
      : .light(x: x, y: y, across: radius, down: radius, middle, edge)
  }

  // MARK: shapes

  private func lines(of tag: DrawingTags.Tag) -> [[Point]] {
    if tag.isNamed("path") { return PathLines(String(decoding: tag["d"] ?? [], as: UTF8.self)).lines }
    let (x, y) = (tag.number("x") ?? 0, tag.number("y") ?? 0)
    if tag.isNamed("circle"), let radius = tag.number("r") {
      return [
        Self.arc(tag.number("cx") ?? 0, tag.number("cy") ?? 0, radius, from: 0, to: 360)
      ]
    }
    guard tag.isNamed("rect"), let across = tag.number("width"), let down = tag.number("height") else { return [] }
    let round = max(0, min(tag.number("rx") ?? 0, across / 2, down / 2))
    let corners = [
      (x + across - round, y + round, 0.0), (x + across - round, y + down - round, 90), (x + round, y + down - round, 180),
      (x + round, y + round, 270),
    ]
    var line = corners.flatMap { Self.arc($0.0, $0.1, round, from: $0.2, to: $0.2 + 90) }
    if let first = line.first { line.append(first) }
    return [line]
  }

  /// Clockwise from twelve o’clock.
  private static func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let count = end - start > 180 ? 72 : 18
    return (0...count).map { CardPainter.at(x, y, radius, start + (end - start) * Double($0) / Double(count)) }
  }

  /// From units of an element to points of the card as it lies.
  private func placed(_ lines: [[Point]], _ paint: Paint) -> [[Point]] {
    lines.map { line in
      line.map { point in
        let (x, y) = (paint.x + point.x * paint.scale, paint.y + point.y * paint.scale)
        return isReversed
          ? Point(x: (CardArt.width - x) * scale, y: (CardArt.height - y) * scale) : Point(x: x * scale, y: y * scale)
      }
    }
  }

  private mutating func draw(_ tag: DrawingTags.Tag, _ paint: Paint, on raster: inout Raster, _ left: Int, _ top: Int) {
    guard paint.fill != nil || paint.stroke != nil else { return }
    let lines = placed(lines(of: tag), paint)
    let unit = paint.scale * scale
    let pen = paint.stroke == nil ? 0 : paint.pen * unit
    // Only the part of the card that the shape may reach.
    let points = lines.flatMap { $0 }
    guard let left0 = points.map({ $0.x }).min(), let right0 = points.map({ $0.x }).max(), let top0 = points.map({ $0.y }).min(),
      let foot0 = points.map({ $0.y }).max()
    else { return }
    func bound(_ value: Double, _ most: Int) -> Int { Int(max(0, min(Double(most), value))) }
    let reach = pen / 2 + 2
    let (x, y) = (bound(left0 - reach, width), bound(top0 - reach, height))
    let (across, down) = (bound(right0 + reach + 1, width) - x, bound(foot0 + reach + 1, height) - y)
    guard across > 0, down > 0 else { return }
    let near = lines.map { $0.map { Point(x: $0.x - Double(x), y: $0.y - Double(y)) } }
    func lay(_ coverage: Coverage, _ color: (_ x: Int, _ y: Int) -> Raster.Color) {
      var coverage = coverage
      if let clip { coverage.clip(to: clip, left: x, top: y) }
      raster.cover(coverage, left: left + x, top: top + y, opacity: paint.opacity, color)
    }
    if let fill = paint.fill {
      lay(Coverage.filled(near, width: across, height: down)) { color(of: fill, $0 + x, $1 + y) }
    }
    if let stroke = paint.stroke {
      lay(Coverage.drawn(near, pen: pen, dots: paint.hasDots ? 15 * unit : nil, width: across, height: down)) { _, _ in stroke }
    }
  }

  private func color(of fill: Fill, _ x: Int, _ y: Int) -> Raster.Color {
    switch fill {
    case .plain(let color): return color
    case .light(let middleX, let middleY, let across, let down, let middle, let edge):
      let (px, py) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
      let dx = ((isReversed ? CardArt.width - px : px) - middleX) / across
      let dy = ((isReversed ? CardArt.height - py : py) - middleY) / down
      return middle.mixed(with: edge, Raster.distance(dx, dy))
    }
  }
}
