import Astrology

extension WheelPainter {
  /// The zodiac: twelve tinted sectors with a glyph each, and the marks of degrees. Both are drawn once and turned, and so is what a pointer
  /// finds of a sign.
  mutating func paintZodiac() {
    define("sector") { $0.drawSector() }
    define("scale") { $0.drawScale() }
    if canvas.hasLinks { defineArea() }
    for sign in ZodiacSign.allCases {
      let place = dial.point((layout.rim + layout.zodiac) / 2 - layout.line, 30 * Double(sign.rawValue) + standing(of: sign))
      let layout = layout
      let sector = turned("sector", to: sign)
      let area = canvas.hasLinks ? turned("area", to: sign, paint: "hit") : nil
      canvas.part(WheelPart.sign(sign).name, sign.name, paint: sign.element.name) { canvas in
        canvas.draw(sector)
        if let area { canvas.draw(area) }
        canvas.glyph(Glyph(sign), at: place, size: layout.signGlyph, pen: layout.pen, "")
      }
    }
    canvas.open(paint: "scale")
    for sign in ZodiacSign.allCases { canvas.draw(turned("scale", to: sign)) }
    canvas.close()
    let scale = layout.line
    if layout.hasRimFigures { canvas.circle(center, layout.rim + 4.5, "hair", width: 0.7) }
    canvas.circle(center, layout.rim, "rim", width: isOnPage ? 0.75 : 1.2 * scale)
    canvas.circle(center, layout.zodiac, "rim", width: isOnPage ? 0.75 : 1.1 * scale)
  }

  /// Holds a drawing back, to be used under a name. Rules of the page do not reach into what is used elsewhere, so such a drawing
  /// is painted with the current colour of its user and nothing else.
  private mutating func define(_ name: String, _ body: (inout WheelPainter) -> Void) {
    let id = canvas.id(name)
    canvas.draw { svg in
      svg.open("defs")
      svg.open("g", .text("id", id), .text("stroke", "currentColor"))
    }
    body(&self)
    canvas.draw { svg in
      svg.close("g")
      svg.close("defs")
    }
  }

  /// Holds the shape of Aries back without a paint: it has that of its user.
  private mutating func defineArea() {
    let (id, area) = (canvas.id("area"), dial.sector(layout.rim, layout.zodiac, from: 0, to: 30))
    canvas.draw { svg in
      svg.open("defs")
      svg.element("path", .text("id", id), .path(area))
      svg.close("defs")
    }
  }

  /// Uses a drawing made for Aries in another sign.
  private func turned(_ name: String, to sign: ZodiacSign, paint: String = "") -> (inout SVGWriter) -> Void {
    let reference = "#" + canvas.id(name)
    let (degrees, middle) = (-30 * Double(sign.rawValue), center)
    return { svg in
      svg.element("use", .paint(paint), .text("href", reference), .turn("transform", by: degrees, around: middle))
    }
  }

  /// The tint of a sign and the arc that edges it.
  private mutating func drawSector() {
    let sector = dial.sector(layout.rim, layout.zodiac, from: 0, to: 30)
    // A hairline on a page, where the tint of the sector is enough.
    let width = isOnPage ? 1.1 : 3.2 * layout.line
    let edge = dial.arc(layout.rim - (isOnPage ? 0.55 : 2.2 * layout.line), from: 0.25, to: 29.75)
    canvas.draw { svg in
      svg.element(
        "path", .path(sector), .text("fill", "currentColor"), .number("fill-opacity", 0.13), .text("stroke", "none"))
      svg.element("path", .path(edge), .number("stroke-width", width), .number("stroke-opacity", 0.85))
    }
  }

  /// The border of a sign and the marks of its degrees.
  private mutating func drawScale() {
    let line = layout.line
    canvas.line(dial.point(layout.zodiac, 0), dial.point(layout.rim, 0), "", width: 1.1 * line)
    var ones = PathData()
    var fives = PathData()
    var tens = PathData()
    for degree in 0..<30 {
      let length = degree % 10 == 0 ? layout.tickTen : degree % 5 == 0 ? layout.tickFive : layout.tick
      guard length > 0 else { continue }
      let start = dial.point(layout.zodiac, Double(degree))
      let end = dial.point(layout.zodiac - length, Double(degree))
      if degree % 10 == 0 {
        tens.addLine(from: start, to: end)
      } else if degree % 5 == 0 {
        fives.addLine(from: start, to: end)
      } else {
        ones.addLine(from: start, to: end)
      }
    }
    if layout.hasRimFigures {
      for degree in [10.0, 20.0] {
        fives.addLine(from: dial.point(layout.rim - 10, degree), to: dial.point(layout.rim - 4, degree))
      }
    }
    canvas.draw { svg in
      if !ones.isEmpty {
        svg.element("path", .path(ones), .number("stroke-width", 0.8 * line), .number("stroke-opacity", 0.55))
      }
      svg.element("path", .path(fives), .number("stroke-width", 0.9 * line), .number("stroke-opacity", 0.8))
      svg.element("path", .path(tens), .number("stroke-width", 1.3 * line))
    }
  }

  /// Where in its 30° a sign's glyph stands: in the middle, unless an axis runs there.
  private func standing(of sign: ZodiacSign) -> Double {
    for axis in frame.axes where ZodiacSign(longitude: axis.longitude) == sign {
      let degree = ZodiacPosition(longitude: axis.longitude).degreesInSign
      if abs(degree - 15) < layout.signClearance {
        return degree <= 15 ? degree + layout.signClearance : degree - layout.signClearance
      }
    }
    return 15
  }
}
