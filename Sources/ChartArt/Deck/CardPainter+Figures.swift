/// The people of the deck: bells with plain faces, so that anyone may be any of them.
extension CardPainter {
  /// A bell: every person wears one.
  @inline(never) mutating func robe(
    _ x: Double, from top: Double, to base: Double, width: Double, lean: Double = 0, _ paint: String, pen: Double? = nil
  ) {
    let height = base - top
    let (half, shoulder, waist) = (width * 0.5, width * 0.3, width * 0.27)
    var path = PathData()
    path.move(to: Point(x: x + lean, y: top).inTenths)
    path.curve(
      Point(x: x + lean + shoulder, y: top).inTenths, Point(x: x + waist, y: top + height * 0.42).inTenths,
      to: Point(x: x + half, y: base).inTenths)
    path.line(to: Point(x: x - half, y: base).inTenths)
    path.curve(
      Point(x: x - waist, y: top + height * 0.42).inTenths, Point(x: x + lean - shoulder, y: top).inTenths,
      to: Point(x: x + lean, y: top).inTenths)
    path.close()
    draw(path, paint, width: pen)
  }

  /// A plain disc, a small moon.
  @inline(never) mutating func face(_ x: Double, _ y: Double, _ radius: Double) {
    disc(x, y, radius, "in-skin contour", width: 6)
  }

  /// An arm, with a contour that parts it from what it crosses.
  @inline(never) mutating func limb(_ text: String, width: Double = 13) {
    draw(text, "contour", width: width + 9)
    draw(text, "skin", width: width)
  }

  /// An arm and its mirror image.
  @inline(never) mutating func limbs(_ text: String, width: Double = 13) {
    pair(text, "contour", width: width + 9)
    pair(text, "skin", width: width)
  }

  /// A crown of three points over a face.
  @inline(never) mutating func crown(_ x: Double, _ y: Double) {
    draw(
      "M-68-30L-78-104L-36-70L0-122L36-70L78-104L68-30Z", "in-main main mid", at: CardPlace(x: x, y: y))
    for (across, up) in [(-78.0, 110.0), (0.0, 128.0), (78.0, 110.0)] { disc(x + across, y - up, 11, "in-ink") }
  }

  /// The figure eight that lies down: what has no end.
  @inline(never) mutating func lemniscate(_ x: Double, _ y: Double, _ width: Double, _ paint: String, pen: Double? = nil) {
    draw(
      "M0 0C30-48 100-48 100 0C100 48 30 48 0 0C-30-48-100-48-100 0C-100 48-30 48 0 0Z", paint, width: pen,
      at: CardPlace(x: x, y: y, scale: width / 200))
  }
}
