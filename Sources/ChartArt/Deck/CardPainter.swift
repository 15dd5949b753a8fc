import Ephemeris

/// A card in progress: the few shapes of which the whole deck is made.
///
/// A paint is a list of classes: `gold`, `main`, `ink` and their kin draw with the pen, `in-gold` and its kin fill, `bold` and `mid`
/// choose the pen, which is fine otherwise.
///
/// The shapes are never inlined: a card is a hundred of them, each with its own numbers, and their bodies at every place would double the
/// size of the module and the time to compile it.
struct CardPainter {
  let suit: CardSuit
  private(set) var canvas: Canvas

  /// The classes of the root. A part that is used again wears them, too: what a `use` shows, stands outside of its root, and the rules of the
  /// style sheet would not find it.
  var paint: String { "art-card " + suit.name }

  /// The axis of every card.
  static let axis: Double = 350

  init(suit: CardSuit, title: String?, options: DrawingOptions) {
    self.suit = suit
    let rules = CardStylesheet.rules(of: [suit])
    canvas = Canvas(
      width: CardArt.width, height: CardArt.height, paint: "art-card " + suit.name, style: ThemedStyle(rules),
      title: title, options: options)
  }

  consuming func finished() -> String { canvas.finished() }

  /// Writes with the canvas beneath.
  mutating func write(_ body: (inout Canvas) -> Void) { body(&canvas) }

  // MARK: - lines and discs

  /// A path written as text.
  @inline(never) mutating func draw(_ text: String, _ paint: String, width: Double? = nil, at place: CardPlace = CardPlace()) {
    canvas.path(PathData(text, at: place), paint, width: width)
  }

  /// A path written as text together with its mirror image about the axis.
  @inline(never) mutating func pair(_ text: String, _ paint: String, width: Double? = nil) {
    var path = PathData(text)
    path.add(text, at: .mirrored)
    canvas.path(path, paint, width: width)
  }

  @inline(never) mutating func draw(_ path: PathData, _ paint: String, width: Double? = nil) {
    canvas.path(path, paint, width: width)
  }

  @inline(never) mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ paint: String, width: Double? = nil) {
    canvas.circle(Point(x: x, y: y).inTenths, radius, paint, width: width)
  }

  /// A disc on either side of the axis.
  @inline(never) mutating func discs(_ offset: Double, _ y: Double, _ radius: Double, _ paint: String, width: Double? = nil) {
    disc(CardPainter.axis - offset, y, radius, paint, width: width)
    disc(CardPainter.axis + offset, y, radius, paint, width: width)
  }

  /// Small stars, far away.
  @inline(never) mutating func dust(_ stars: [(Double, Double, Double)]) {
    for (x, y, radius) in stars { disc(x, y, radius, "in-ink soft") }
  }

  /// A straight-sided figure.
  @inline(never) mutating func polygon(_ points: [Point], _ paint: String, width: Double? = nil) {
    canvas.path(PathData(polygon: points), paint, width: width)
  }

  // MARK: - light

  /// The point at a distance and a direction, clockwise from twelve o'clock, from another.
  static func at(_ x: Double, _ y: Double, _ radius: Double, _ degrees: Double, height: Double? = nil) -> Point {
    let (sine, cosine) = sineCosine(degrees * radiansPerDegree)
    return Point(x: x + radius * sine, y: y - (height ?? radius) * cosine)
  }

  /// The direction from one point to another, clockwise from twelve o'clock.
  static func heading(from start: Point, to end: Point) -> Double {
    arctangent(end.x - start.x, start.y - end.y) / radiansPerDegree
  }

  /// Straight rays, every second one as long as `other` when that is given; none goes beyond the sides of the window.
  @inline(never) mutating func rays(
    _ x: Double, _ y: Double, from inner: Double, to outer: Double, _ count: Int, _ paint: String, other: Double? = nil,
    turn: Double = 0, sweep: Double = 360, width: Double? = nil
  ) {
    var path = PathData()
    for index in 0..<max(count, 0) {
      let angle = turn + Double(index) * sweep / Double(count)
      let length = index % 2 == 1 ? other ?? outer : outer
      let end = min(length, CardPainter.room(from: x, toward: angle))
      guard end > inner else { continue }
      path.addLine(
        from: CardPainter.at(x, y, inner, angle).inTenths, to: CardPainter.at(x, y, end, angle).inTenths)
    }
    canvas.path(path, paint, width: width)
  }

  /// How far it is to the side of the window in a direction.
  private static func room(from x: Double, toward degrees: Double) -> Double {
    let (sine, _) = sineCosine(degrees * radiansPerDegree)
    guard abs(sine) > 0.001 else { return .infinity }
    return (sine > 0 ? 642 - x : x - 58) / abs(sine)
  }

  /// Rays that end at the window's edge.
  mutating func raysToEdge(_ x: Double, _ y: Double, from inner: Double, _ count: Int, turn: Double = 0, _ paint: String) {
    var path = PathData()
    for index in 0..<max(count, 0) {
      let angle = turn + Double(index) * 360 / Double(count)
      let cosine = cosine(angle * radiansPerDegree)
      let aside = CardPainter.room(from: x, toward: angle)
      let upright = abs(cosine) > 0.001 ? (cosine > 0 ? y - 60 : 1016 - y) / abs(cosine) : .infinity
      path.addLine(
        from: CardPainter.at(x, y, inner, angle).inTenths, to: CardPainter.at(x, y, min(aside, upright), angle).inTenths)
    }
    canvas.path(path, paint)
  }

  /// A straight-sided star; `depth` is the inner radius as a part of the outer one.
  @inline(never) mutating func star(
    _ x: Double, _ y: Double, _ radius: Double, depth: Double, points: Int, turn: Double = 0, _ paint: String,
    width: Double? = nil
  ) {
    polygon(CardPainter.starPoints(x, y, radius, depth: depth, points: points, turn: turn), paint, width: width)
  }

  static func starPoints(
    _ x: Double, _ y: Double, _ radius: Double, depth: Double, points: Int, turn: Double = 0
  ) -> [Point] {
    var corners: [Point] = []
    for index in 0..<max(2 * points, 0) {
      corners.append(at(x, y, index % 2 == 0 ? radius : radius * depth, turn + Double(index) * 180 / Double(points)))
    }
    return corners
  }

  /// The small star of the deck: four points, hollow sides.
  @inline(never) mutating func spark(_ x: Double, _ y: Double, _ radius: Double, _ paint: String) {
    sparks([(x, y, radius)], paint)
  }

  @inline(never) mutating func sparks(_ places: [(Double, Double, Double)], _ paint: String) {
    var path = PathData()
    for (x, y, radius) in places {
      path.add(
        """
        M0-100C5.6-14 14-5.6 100 0C14 5.6 5.6 14 0 100C-5.6 14-14 5.6-100 0C-14-5.6-5.6-14 0-100Z
        """, at: CardPlace(x: x, y: y, scale: radius / 100))
    }
    canvas.path(path, paint)
  }

  /// A crescent with its horns up; `thick` is the depth of its body as a part of the diameter.
  @inline(never) mutating func crescent(
    _ x: Double, _ y: Double, _ radius: Double, thick: Double = 0.34, turn: Double = 0, _ paint: String, width: Double? = nil
  ) {
    let inner = radius * 1.02
    let raised = radius * 2 * thick
    guard raised > 0 else { return }
    // Where the two circles meet.
    let height = (radius * radius - inner * inner + raised * raised) / (2 * raised)
    let half = max(radius * radius - height * height, 0).squareRoot()
    let place = CardPlace(x: x, y: y, turn: turn)
    let left = place.placed(-half, -height).inTenths
    var path = PathData()
    path.move(to: left)
    path.arc(radius: radius.inTenths, isLarge: true, isClockwise: false, to: place.placed(half, -height).inTenths)
    path.arc(radius: inner.inTenths, isLarge: false, isClockwise: true, to: left)
    path.close()
    canvas.path(path, paint, width: width)
  }

  /// The Moon at an elongation, a true phase: 0 new, 180 full.
  @inline(never) mutating func moon(
    _ x: Double, _ y: Double, _ radius: Double, elongation: Double, rim: String = "gold", width: Double? = nil
  ) {
    disc(x, y, radius, "in-shade " + rim, width: width)
    if elongation == 180 {
      disc(x, y, radius, "in-gold")
    } else if elongation > 0, elongation < 360 {
      canvas.path(MoonDisc.lit(Point(x: x, y: y), radius, elongation), "in-gold")
    }
  }

  /// Waves along a level.
  @inline(never) mutating func wave(
    from start: Double, to end: Double, at y: Double, height: Double, _ count: Int, _ paint: String, startsDown: Bool = false,
    width: Double? = nil
  ) {
    guard count > 0 else { return }
    let step = (end - start) / Double(count)
    var path = PathData()
    path.move(to: Point(x: start, y: y).inTenths)
    for index in 0..<count {
      let swing = (index % 2 == 0) == startsDown ? height : -height
      let left = start + step * Double(index)
      path.curve(
        Point(x: left + step / 3, y: y + swing * 4 / 3).inTenths, Point(x: left + step * 2 / 3, y: y + swing * 4 / 3).inTenths,
        to: Point(x: left + step, y: y).inTenths)
    }
    canvas.path(path, paint, width: width)
  }

  /// A glyph with a pen given in units of the card.
  @inline(never) mutating func mark(_ glyph: Glyph, _ x: Double, _ y: Double, _ size: Double, _ paint: String, pen: Double) {
    canvas.glyph(glyph, at: Point(x: x, y: y).inTenths, size: size, pen: pen * Glyph.grid / size, paint)
  }
}
