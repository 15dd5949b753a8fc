import Astrology
import Ephemeris

extension WheelPainter {
  /// One part of a label's column.
  private struct Part {
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
  }

  /// The labels of the chart, and of the sky around it.
  mutating func paintLabels() {
    let band = band
    canvas.open(paint: isDouble ? "inner" : "")
    for (index, point) in figure.points.enumerated() {
      if let range = figure.range(of: index) {
        paintRange(range, of: index, labelAt: labels.positions[index])
      } else {
        paintLabel(of: point, at: labels.positions[index], in: band, paint: point.glyph == .sun ? "sun" : "body")
      }
    }
    canvas.close()
    guard isDouble else { return }
    let outer = layout.outerBand
    let places = LabelSpread.positions(around: figure.moving.map { $0.longitude }, separation: outer.separation)
    for (point, place) in zip(figure.moving, places) {
      paintLabel(of: point, at: place, in: outer, paint: "moving", caption: "Now: ")
    }
  }

  private mutating func paintLabel(
    of point: WheelFigure.Point, at place: Double, in band: WheelLayout.Band, paint: String, caption: String = ""
  ) {
    let parts = parts(of: point, in: band)
    let (dial, layout) = (dial, layout)
    canvas.group(caption + Caption.point(point), paint: "label " + paint) { canvas in
      WheelPainter.paintLeader(from: point.longitude, to: place, in: band, dial: dial, layout: layout, canvas: &canvas)
      WheelPainter.paintColumn(parts, at: place, in: band, dial: dial, canvas: &canvas)
    }
  }

  /// A point without an hour: an arc over its day, with the label in the middle, and degrees as far as the day has them.
  private mutating func paintRange(_ range: LongitudeRange, of index: Int, labelAt place: Double) {
    let band = band
    let point = figure.points[index]
    let middle = figure.labelLongitude(of: index)
    let start = ZodiacPosition(longitude: range.start)
    let end = ZodiacPosition(longitude: range.end)
    var parts = [glyphPart(point.glyph, in: band), degreePart(start, in: band)]
    if band.sign > 0 { parts.append(signPart(start.sign, in: band)) }
    if start.sign != end.sign || start.degree != end.degree {
      let last = "–" + end.degree.description + "°"
      let size = band.minute > 0 ? band.minute : band.degree * 0.82
      parts.append(Part(content: .text(last), size: size, paint: "", width: size * 1.9, height: size * 0.8))
    }
    if band.sign > 0, start.sign != end.sign { parts.append(signPart(end.sign, in: band)) }
    if point.isRetrograde, band.retrograde > 0 { parts.append(retrogradePart(in: band)) }
    let (dial, layout) = (dial, layout)
    let caption = Caption.range(point.name, range) + (point.isRetrograde ? ", retrograde" : "")
    canvas.group(caption, paint: point.glyph == .sun ? "label sun" : "label body") { canvas in
      WheelPainter.paintLeader(from: middle, to: place, in: band, dial: dial, layout: layout, canvas: &canvas)
      canvas.path(dial.arc(band.ring, from: range.start, to: range.end), "span", width: 5.2 * layout.line)
      WheelPainter.paintColumn(parts, at: place, in: band, dial: dial, canvas: &canvas)
    }
  }

  /// Pointer at the true longitude, a short radial step, then a straight line to the head of the column. Because the order of
  /// labels is kept, leaders never cross.
  private static func paintLeader(
    from longitude: Double, to place: Double, in band: WheelLayout.Band, dial: Dial, layout: WheelLayout,
    canvas: inout Canvas
  ) {
    var leader = PathData()
    leader.move(to: dial.point(band.ring, longitude))
    leader.line(to: dial.point(band.knee, longitude))
    leader.line(to: dial.point(band.leader, place))
    canvas.path(leader, "lead", width: 1.15 * layout.line)
    canvas.circle(dial.point(band.ring, longitude), layout.dot, "pin")
  }

  /// The parts one after another along the radius, towards the centre.
  ///
  /// They are upright, so a column that runs across the page needs more pitch than one that runs down it. Each takes what its box
  /// measures in the direction of the radius: between the support of the box, exact for diamonds, and that of its ellipse.
  private static func paintColumn(
    _ parts: [Part], at place: Double, in band: WheelLayout.Band, dial: Dial, canvas: inout Canvas
  ) {
    let (sine, cosine) = sineCosine(dial.angle(of: place))
    var radius = band.leader - band.gap
    for part in parts {
      let across = part.width * cosine
      let down = part.height * sine
      let extent = 0.45 * (across * across + down * down).squareRoot() + 0.55 * (abs(across) + abs(down))
      var point = dial.point(radius - extent / 2, place)
      radius -= extent + band.gap
      point.x += part.shift
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
    // Without a glyph of the sign beside it, the degree wears the colour of the sign's element.
    Part(
      content: .text(position.degree.description + "°"), size: band.degree,
      paint: band.sign > 0 || band.minute > 0 ? "degree" : position.sign.element.name + " tone",
      width: band.degree * (position.degree > 9 ? 1.62 : 1.05), height: band.degree * 0.8, shift: band.degree * 0.13)
  }

  private func signPart(_ sign: ZodiacSign, in band: WheelLayout.Band) -> Part {
    Part(
      content: .glyph(Glyph(sign), pen: 1.9), size: band.sign, paint: sign.element.name, width: band.sign * 0.84,
      height: band.sign * 0.76)
  }
}
