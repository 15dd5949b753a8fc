import Astrology

extension WheelPainter {
  /// A contact with both ends found.
  private struct Chord {
    let contact: WheelFigure.Contact
    let start: Double
    let end: Double

    /// Its ends in the order in which the shorter way along the rim meets them.
    var arc: (start: Double, end: Double) { normalizedDegrees(end - start) < 180 ? (start, end) : (end, start) }
    /// Whether there is something to draw: the arc of a conjunction may be a point.
    var isDrawn: Bool { contact.kind != .conjunction || normalizedDegrees(arc.end - arc.start) > 0.01 }
  }

  /// The web of aspects: chords between true longitudes. Colour says the nature, the dash which aspect, the weight how tight.
  mutating func paintWeb() {
    let radius = hub.inner
    canvas.circle(center, radius, "hub", width: layout.line)
    let chords = chords()
    for chord in chords { paint(chord) }
    if layout.webGlyph > 0 { name(chords) }
    paintEnds()
  }

  /// What the web shows, loosest first. Around a chart only the major contacts within 3° are drawn.
  private func chords() -> [Chord] {
    var found: [Chord] = []
    for contact in figure.contacts {
      guard let start = figure.longitude(of: contact.first), let end = figure.longitude(of: contact.second),
        figure.isInWeb(contact.first), figure.isInWeb(contact.second)
      else { continue }
      if isDouble, !contact.kind.isMajor || contact.orb > 3 { continue }
      let chord = Chord(contact: contact, start: start, end: end)
      if chord.isDrawn { found.append(chord) }
    }
    let order = found.indices.sorted { first, second in
      (found[first].contact.closeness, first) < (found[second].contact.closeness, second)
    }
    return order.map { found[$0] }
  }

  /// The kinds of the lines that the web shows.
  var drawnKinds: [AspectKind] { chords().map { $0.contact.kind } }

  private mutating func paint(_ chord: Chord) {
    let contact = chord.contact
    let scale = layout.line
    let tight = max(0, min(1, contact.closeness))
    let attributes: (path: PathData, width: Double, opacity: Double)
    if contact.kind == .conjunction {
      // A chord of two degrees cannot be seen: a conjunction is an arc along the rim.
      let (start, end) = chord.arc
      attributes = (dial.arc(hub.inner - 4 * scale, from: start, to: end), 1.2 + 2.2 * tight, 0.45 + 0.5 * tight)
    } else {
      var line = PathData()
      line.move(to: dial.point(hub.inner - 1, chord.start))
      line.line(to: dial.point(hub.inner - 1, chord.end))
      attributes = (line, 0.8 + 2.2 * tight * tight.squareRoot(), 0.3 + 0.68 * tight)
    }
    let dash = (isOnPage ? contact.kind.pageDash : contact.kind.dash).map { $0 * scale }
    let title = Caption.contact(contact, in: figure, orbs: orbs)
    func begin(_ svg: inout SVGWriter) {
      svg.begin("path")
      svg.paint(contact.kind.nature.webPaint)
      svg.attribute(attributes.path)
      svg.attribute("stroke-width", attributes.width * scale)
      svg.attribute("stroke-opacity", attributes.opacity)
      if !dash.isEmpty { svg.attribute("stroke-dasharray", dash) }
    }
    if canvas.hasLinks {
      let width = layout.page?.contactHit ?? 11 * scale
      let spot = spot(of: chord)
      canvas.part(WheelPart.contact(contact, in: figure).name, title, paint: "contact") { canvas in
        canvas.path(attributes.path, "hit-line", width: width)
        if let spot { canvas.circle(spot.center, spot.radius, "hit") }
        canvas.draw { svg in
          begin(&svg)
          svg.endElement()
        }
      }
      return
    }
    canvas.draw { svg in
      begin(&svg)
      svg.endStart()
      svg.title(title)
      svg.close("path")
    }
  }

  /// Where a finger finds a conjunction whose arc is too short for it: a disc that begins at the rim, where the numbers of the houses end,
  /// and holds the middle of the arc.
  private func spot(of chord: Chord) -> (center: Point, radius: Double)? {
    guard chord.contact.kind == .conjunction, let page = layout.page, page.shortestHit > 0 else { return nil }
    let (start, end) = chord.arc
    let width = dial.point(hub.inner, start).distance(to: dial.point(hub.inner, end))
    guard width < page.shortestHit else { return nil }
    let radius = page.shortestHit / 2
    return (dial.point(hub.inner - radius, start + normalizedDegrees(end - start) / 2), radius)
  }

  /// The tight aspects carry their glyph on the line, tightest first, at the first of seven places that is clear of the others.
  private mutating func name(_ chords: [Chord]) {
    var taken: [Point] = []
    let size = layout.webGlyph
    for chord in chords.reversed() where chord.contact.kind != .conjunction && chord.contact.closeness >= 0.52 {
      let start = dial.point(hub.inner, chord.start)
      let end = dial.point(hub.inner, chord.end)
      let places = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73].map { start.toward(end, by: $0) }
      guard let place = places.first(where: { place in taken.allSatisfy { $0.distance(to: place) > size * 1.5 } }) else {
        continue
      }
      taken.append(place)
      let kind = chord.contact.kind
      let title = Caption.contact(chord.contact, in: figure, orbs: orbs)
      canvas.group(title, paint: kind.nature.paint + (canvas.hasLinks ? " mark" : "")) { canvas in
        canvas.draw { svg in
          svg.begin("circle")
          svg.paint("clear")
          svg.attribute("cx", place.x)
          svg.attribute("cy", place.y)
          svg.attribute("r", size * 0.63)
          svg.attribute("stroke", "none")
          svg.endElement()
        }
        canvas.glyph(Glyph(kind), at: place, size: size, pen: 2, "")
      }
    }
  }

  /// A dot under every point, solid for the chart and hollow for the sky around it.
  private mutating func paintEnds() {
    for index in figure.points.indices where !figure.isWide(index) {
      canvas.circle(dial.point(hub.inner, figure.labelLongitude(of: index)), layout.dot, "body pin")
    }
    for point in figure.moving {
      canvas.circle(
        dial.point(hub.inner, point.longitude), layout.dot * 1.25, "moving open", width: 1.5 * layout.line)
    }
  }
}

extension AspectNature {
  /// The class of a line of the web.
  var webPaint: String {
    switch self {
    case .union: "web union"
    case .flow: "web flow"
    case .strain: "web strain"
    case .minor: "web minor"
    }
  }

  /// The class of its paint.
  var paint: String {
    switch self {
    case .union: "union"
    case .flow: "flow"
    case .strain: "strain"
    case .minor: "minor"
    }
  }
}

extension AspectKind {
  /// Dash and gap of its line on the large wheel; empty for a solid line.
  var dash: [Double] {
    switch self {
    case .conjunction, .square, .trine, .opposition: []
    case .sextile: [7, 4]
    case .quincunx, .semisextile: [1.2, 4]
    case .semisquare, .sesquiquadrate: [3, 4]
    case .quintile, .biquintile: [7, 3, 1.2, 3]
    }
  }

  /// Dash and gap of its line on the wheels of a page: no two natures share one, so that colour is never alone. Empty for a solid line.
  var pageDash: [Double] {
    switch self {
    case .conjunction, .trine: []
    case .opposition: [17, 3.5]
    case .sextile: [9, 5]
    case .square: [4, 3.5]
    case .quincunx, .semisextile: [1.2, 4]
    case .semisquare, .sesquiquadrate: [4, 3.5, 1.2, 3.5]
    case .quintile, .biquintile: [9, 3.5, 1.2, 3.5]
    }
  }
}
