import Astrology
import Ephemeris

extension WheelPainter {
  /// One part of a label's column.
  struct Part {
    enum Content {
      case glyph(Glyph, pen: Double)
      case text(String)
    }

    let content: Content
    let size: Double
    let paint: String
    /// The box that the part fills, in user units.
    let width: Double
    let height: Double
    /// What centres a part for the eye: a degree sign weighs nothing.
    var shift = 0.0

    var isText: Bool { if case .text = content { true } else { false } }
  }

  /// A part and where its middle stands.
  struct PlacedPart {
    let part: Part
    let center: Point

    /// Where the middle of what is drawn stands.
    private var middle: Point { Point(x: center.x + part.shift, y: center.y) }
    /// Half of what figures fill to their corners; a glyph has none.
    private var corner: Point { part.isText ? Point(x: part.width / 2, y: part.height / 2) : Point(x: 0, y: 0) }
    /// Half of the ellipse that a glyph fills; figures are none.
    private var round: Point { part.isText ? Point(x: 0, y: 0) : Point(x: part.width / 2, y: part.height / 2) }

    /// Whether two parts keep so far apart, more than nothing: the boxes of figures and the ellipses of glyphs.
    func isClear(of other: PlacedPart, by margin: Double) -> Bool {
      let x = max(0, abs(middle.x - other.middle.x) - corner.x - other.corner.x) / (round.x + other.round.x + margin)
      let y = max(0, abs(middle.y - other.middle.y) - corner.y - other.corner.y) / (round.y + other.round.y + margin)
      return x * x + y * y >= 1
    }

    /// How near the part comes to a point.
    func distance(to point: Point) -> Double {
      let x = max(0, abs(middle.x - point.x) - corner.x)
      let y = max(0, abs(middle.y - point.y) - corner.y)
      let distance = (x * x + y * y).squareRoot()
      guard distance > 0 else { return 0 }
      return distance - (round.x * round.x * x * x + round.y * round.y * y * y).squareRoot() / distance
    }
  }

  /// The labels of the chart, and of the sky around it.
  mutating func paintLabels() {
    let band = band
    canvas.open(paint: isDouble ? "inner" : "")
    for (index, point) in figure.points.enumerated() {
      if let range = figure.range(of: index) {
        paintRange(range, of: index, labelAt: labels.positions[index])
      } else {
        paintLabel(
          of: point, at: labels.positions[index], in: band, paint: point.glyph == .sun ? "sun" : "body",
          isLower: lowered?[index] ?? false)
      }
    }
    canvas.close()
    guard isDouble else { return }
    for (point, place) in zip(figure.moving, movingPlaces) {
      paintLabel(of: point, at: place, in: layout.outerBand, paint: "moving", caption: "Now: ")
    }
  }

  /// Where the labels of the sky around the chart stand.
  var movingPlaces: [Double] {
    LabelSpread.positions(around: figure.moving.map { $0.longitude }, separation: layout.outerBand.separation)
  }

  /// The columns of the sky around the chart as they are drawn, for those who measure.
  var movingColumns: [[PlacedPart]] {
    zip(figure.moving, movingPlaces).map { point, place in
      column(parts(of: point, in: layout.outerBand), at: place, in: layout.outerBand, isLower: false)
    }
  }

  private mutating func paintLabel(
    of point: WheelFigure.Point, at place: Double, in band: WheelLayout.Band, paint: String, caption: String = "",
    isLower: Bool = false
  ) {
    let parts = parts(of: point, in: band)
    let leader = leader(from: point.longitude, to: place, in: band, isLower: isLower)
    let column = column(parts, at: place, in: band, isLower: isLower)
    let pin = dial.point(band.ring, point.longitude)
    let layout = layout
    paintPart(point, caption + Caption.point(point), paint: "label " + paint, isMoving: !caption.isEmpty, column) { canvas in
      canvas.path(leader, "lead", width: 1.15 * layout.line)
      canvas.circle(pin, layout.dot, "pin")
      WheelPainter.paint(column, canvas: &canvas)
    }
  }

  /// A label as a part of the wheel: with links its point leads somewhere, and its column can be hit.
  private mutating func paintPart(
    _ point: WheelFigure.Point, _ title: String, paint: String, isMoving: Bool, _ column: [PlacedPart],
    _ body: (inout Canvas) -> Void
  ) {
    guard canvas.hasLinks, let first = column.first, let last = column.last else {
      canvas.group(title, paint: paint, body)
      return
    }
    let width = (column.map { $0.part.width }.max() ?? first.part.width) + 5 * layout.line
    var area = PathData()
    area.move(to: first.center)
    area.line(to: Point(x: last.center.x + 0.1, y: last.center.y))
    let part = isMoving ? WheelPart.moving(point.glyph) : WheelPart.point(point.glyph)
    canvas.part(part.name, title, paint: paint) { canvas in
      canvas.path(area, "hit-line", width: width)
      body(&canvas)
    }
  }

  /// A point without an hour: an arc over its day, with the label in the middle.
  private mutating func paintRange(_ range: LongitudeRange, of index: Int, labelAt place: Double) {
    let band = band
    let point = figure.points[index]
    let middle = figure.labelLongitude(of: index)
    let (dial, layout) = (dial, layout)
    let leader = leader(from: middle, to: place, in: band, isLower: false)
    let column = rangeColumn(range, of: index)
    let caption = Caption.range(point.name, range) + (point.isRetrograde ? ", retrograde" : "")
    let paint = point.glyph == .sun ? "label sun" : "label body"
    paintPart(point, caption, paint: paint, isMoving: false, column) { canvas in
      canvas.path(leader, "lead", width: 1.15 * layout.line)
      canvas.circle(dial.point(band.ring, middle), layout.dot, "pin")
      canvas.path(dial.arc(band.ring, from: range.start, to: range.end), "span", width: 5.2 * layout.line)
      WheelPainter.paint(column, canvas: &canvas)
    }
  }

  /// The column of a point without an hour: degrees as far as its day has them, on a page in one line, since the second of two could be
  /// taken for a negative one. On a phone the Moon alone has them, and the others that of noon.
  private func rangeColumn(_ range: LongitudeRange, of index: Int) -> [PlacedPart] {
    let band = band
    let point = figure.points[index]
    let place = labels.positions[index]
    let start = ZodiacPosition(longitude: range.start)
    let end = ZodiacPosition(longitude: range.end)
    let isOneDegree = !figure.crossesDegrees(index)
    if layout.page?.tellsOnlyTheMoonsDay == true {
      return point.glyph == .moon && !isOneDegree
        ? line(from: start, to: end, of: point, at: place, in: band)
        : column(parts(of: point, in: band), at: place, in: band, isLower: false)
    }
    // A span in figures takes the place of the mark of going backwards, which the title and the table have.
    if isOnPage, !isOneDegree {
      let parts = [glyphPart(point.glyph, in: band), spanPart(from: start, to: end, in: band)]
      return column(parts, at: place, in: band, isLower: false)
    }
    var whole = [glyphPart(point.glyph, in: band), degreePart(start, in: band)]
    if band.sign > 0 { whole.append(signPart(start.sign, in: band)) }
    if !isOneDegree {
      let last = "–" + end.degree.description + (band.hasDegreeSign ? "°" : "")
      let size = band.minute > 0 ? band.minute : band.degree * 0.82
      whole.append(Part(content: .text(last), size: size, paint: "", width: size * 1.9, height: size * 0.8))
    }
    if band.sign > 0, start.sign != end.sign { whole.append(signPart(end.sign, in: band)) }
    if point.isRetrograde, band.retrograde > 0 { whole.append(retrogradePart(in: band)) }
    return column(whole, at: place, in: band, isLower: false)
  }

  /// A glyph with `28°–10°` in one line on its inner side: below it in the upper half of the wheel, above it in the lower one. Where
  /// degrees wear their sign, there is room for that of the zodiac, too, into which the day went.
  private func line(
    from start: ZodiacPosition, to end: ZodiacPosition, of point: WheelFigure.Point, at place: Double, in band: WheelLayout.Band
  ) -> [PlacedPart] {
    let degree = band.hasDegreeSign ? "°" : ""
    let text = start.degree.description + degree + "–" + end.degree.description + degree
    let glyph = glyphPart(point.glyph, in: band)
    let figures = Part(
      content: .text(text), size: band.degree, paint: "degree", width: band.degree * (band.hasDegreeSign ? 4.1 : 3.3),
      height: band.degree * 0.8)
    let sign: Part? =
      band.hasDegreeSign && start.sign != end.sign
      ? Part(
        content: .glyph(Glyph(end.sign), pen: 1.9), size: band.degree, paint: end.sign.element.name, width: band.degree * 0.84,
        height: band.degree * 0.76) : nil
    let width = figures.width + (sign.map { band.gap + $0.width } ?? 0)
    let height = glyph.height + band.gap + figures.height
    // The block of both lines takes along the radius what a part of its size does.
    let (sine, cosine) = sineCosine(dial.angle(of: place))
    let extent = Self.extent(across: width * cosine, down: height * sine)
    let middle = dial.point(band.leader - band.gap - extent / 2, place)
    let inward: Double = sine < 0 ? -1 : 1
    let lineAt = middle.y + inward * (height - figures.height) / 2
    var placed = [
      PlacedPart(
        part: glyph,
        center: Point(x: middle.x + cosine * (width - glyph.width) / 2, y: middle.y - inward * (height - glyph.height) / 2))
    ]
    if let sign { placed.append(PlacedPart(part: sign, center: Point(x: middle.x + (width - sign.width) / 2, y: lineAt))) }
    placed.append(PlacedPart(part: figures, center: Point(x: middle.x - (width - figures.width) / 2, y: lineAt)))
    return placed
  }

  /// Pointer at the true longitude, a short radial step, then a straight line to the head of the column. Because the order of
  /// labels is kept, leaders never cross.
  private func leader(from longitude: Double, to place: Double, in band: WheelLayout.Band, isLower: Bool) -> PathData {
    var leader = PathData()
    for (index, point) in leaderPoints(from: longitude, to: place, in: band, isLower: isLower).enumerated() {
      if index == 0 { leader.move(to: point) } else { leader.line(to: point) }
    }
    return leader
  }

  /// The corners of a leader. On a page it turns as evenly as it sinks, so that it stays above the heads of the columns however far the
  /// label stands, and ends as a line along the radius where the label stands on the lower one.
  func leaderPoints(from longitude: Double, to place: Double, in band: WheelLayout.Band, isLower: Bool) -> [Point] {
    var points = [dial.point(band.ring, longitude), dial.point(band.knee, longitude)]
    let turn = signedDegrees(place - longitude)
    let steps = isOnPage ? 1 + Int(turn.magnitude.clamped(to: 0, 180) / 4) : 1
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      points.append(
        step == steps
          ? dial.point(band.leader, place)
          : dial.point(band.knee + (band.leader - band.knee) * part, longitude + turn * part))
    }
    if isLower, let pair { points.append(dial.point(pair.lower, place)) }
    return points
  }

  /// The parts one after another along the radius, towards the centre.
  ///
  /// They are upright, so a column that runs across the page needs more pitch than one that runs down it. Each takes what its box
  /// measures in the direction of the radius.
  private func column(_ parts: [Part], at place: Double, in band: WheelLayout.Band, isLower: Bool) -> [PlacedPart] {
    let (sine, cosine) = sineCosine(dial.angle(of: place))
    var radius = (isLower ? pair?.lower ?? band.leader : band.leader) - band.gap
    var placed: [PlacedPart] = []
    for var part in parts {
      // Beside its neighbor in a line, a degree sign weighs what it measures.
      if isOnPage { part.shift *= abs(sine) }
      let extent = Self.extent(across: part.width * cosine, down: part.height * sine)
      placed.append(PlacedPart(part: part, center: dial.point(radius - extent / 2, place)))
      radius -= extent + band.gap
    }
    return placed
  }

  /// What a box measures along the radius: between the support of the box, exact for diamonds, and that of its ellipse.
  private static func extent(across: Double, down: Double) -> Double {
    0.45 * (across * across + down * down).squareRoot() + 0.55 * (abs(across) + abs(down))
  }

  /// The column of a point of the chart as it is drawn, for those who measure.
  func column(of index: Int) -> [PlacedPart] {
    if let range = figure.range(of: index) { return rangeColumn(range, of: index) }
    return column(
      parts(of: figure.points[index], in: band), at: labels.positions[index], in: band, isLower: lowered?[index] ?? false)
  }

  private static func paint(_ column: [PlacedPart], canvas: inout Canvas) {
    for placed in column {
      let part = placed.part
      let point = Point(x: placed.center.x + part.shift, y: placed.center.y)
      switch part.content {
      case .glyph(let glyph, let pen):
        canvas.glyph(glyph, at: point, size: part.size, pen: pen, part.paint, hasHalo: true)
      case .text(let text):
        canvas.text(text, at: point, size: part.size, part.paint)
      }
    }
  }

  private func parts(of point: WheelFigure.Point, in band: WheelLayout.Band) -> [Part] {
    let position = point.zodiac
    var parts = [glyphPart(point.glyph, in: band), degreePart(position, in: band)]
    if band.sign > 0 { parts.append(signPart(position.sign, in: band)) }
    if band.minute > 0 {
      parts.append(
        Part(
          content: .text(Caption.minutes(position)), size: band.minute, paint: "", width: band.minute * 1.5,
          height: band.minute * 0.8, shift: 1))
    }
    if point.isRetrograde, band.retrograde > 0 { parts.append(retrogradePart(in: band)) }
    return parts
  }

  private func retrogradePart(in band: WheelLayout.Band) -> Part {
    Part(
      content: .glyph(.retrograde, pen: layout.pen + 0.5), size: band.retrograde, paint: "retro",
      width: band.retrograde * 0.7, height: band.retrograde * 0.86)
  }

  private func glyphPart(_ glyph: Glyph, in band: WheelLayout.Band) -> Part {
    Part(
      content: .glyph(glyph, pen: layout.pen + 0.1), size: band.glyph, paint: "", width: band.glyph * 0.8,
      height: band.glyph * 0.84)
  }

  private func degreePart(_ position: ZodiacPosition, in band: WheelLayout.Band) -> Part {
    // Without a glyph of the sign beside it, the degree wears the colour of the sign's element; on a page it is ink.
    let isInk = isOnPage || band.sign > 0 || band.minute > 0
    let degree = position.degree.description
    let isLong = degree.utf8.count > 1
    // The wheels of a page have room for the widest face that a browser falls back on.
    let width =
      !isOnPage ? (isLong ? 1.62 : 1.05) : band.hasDegreeSign ? (isLong ? 1.86 : 1.17) : isLong ? 1.36 : 0.68
    return Part(
      content: .text(degree + (band.hasDegreeSign ? "°" : "")), size: band.degree,
      paint: isInk ? "degree" : position.sign.element.name + " tone", width: band.degree * width, height: band.degree * 0.8,
      shift: band.hasDegreeSign ? band.degree * 0.13 : 0)
  }

  /// From which degree to which a day went, as one part: `12–24°`.
  private func spanPart(from start: ZodiacPosition, to end: ZodiacPosition, in band: WheelLayout.Band) -> Part {
    let figures = start.degree.description + "–" + end.degree.description
    let width = 0.68 * Double(figures.utf8.count - "–".utf8.count) + (band.hasDegreeSign ? 0.88 : 0.58)
    return Part(
      content: .text(figures + (band.hasDegreeSign ? "°" : "")), size: band.degree, paint: "degree", width: band.degree * width,
      height: band.degree * 0.8)
  }

  private func signPart(_ sign: ZodiacSign, in band: WheelLayout.Band) -> Part {
    Part(
      content: .glyph(Glyph(sign), pen: 1.9), size: band.sign, paint: sign.element.name, width: band.sign * 0.84,
      height: band.sign * 0.76)
  }
}
