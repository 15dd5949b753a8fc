/// A drawing in progress: its frame, its glyphs and what is written so far.
struct Canvas {
  private(set) var svg: SVGWriter
  private let options: DrawingOptions
  /// By what each glyph is referred to, once it is used.
  private var references = [String?](repeating: nil, count: Glyph.allCases.count)

  /// Opens a drawing.
  ///
  /// - Parameters:
  ///   - paint: the class of the root, and of the rules in `style`.
  ///   - title: what it is; `nil` for a drawing that only repeats the words beside it, which is then hidden from screen readers.
  ///   - description: what it shows, in words.
  init(
    width: Double, height: Double, paint: String, style: ThemedStyle, title: String?, description: String = "",
    options: DrawingOptions
  ) {
    self.options = options
    svg = SVGWriter(capacity: 40_960, hasTenths: options.hasTenths)
    var box = [UInt8]("0 0 ".utf8)
    box.appendDecimal(width)
    box.append(UInt8(ascii: " "))
    box.appendDecimal(height)
    let titleID = options.prefix + "-title"
    let descriptionID = options.prefix + "-desc"
    let labels = description.isEmpty ? titleID : titleID + " " + descriptionID
    let standsAlone = options.theme != nil
    svg.open(
      "svg", .text("xmlns", "http://www.w3.org/2000/svg"), .paint(paint),
      .text("viewBox", String(decoding: box, as: UTF8.self)), .optional("width", standsAlone ? width : nil),
      .optional("height", standsAlone ? height : nil), .text("fill", "none"), .text("text-anchor", "middle"),
      title == nil ? .text("aria-hidden", "true") : .text("role", options.anchors == nil ? "img" : "group"),
      title == nil ? .paint("") : .text("aria-labelledby", labels))
    if let title {
      svg.text(title, in: "title", .text("id", titleID))
      if !description.isEmpty { svg.text(description, in: "desc", .text("id", descriptionID)) }
    }
    if let theme = options.theme {
      svg.style(style.resolved(in: theme))
      svg.element("rect", .paint("ground"), .number("width", width), .number("height", height))
    }
  }

  /// Closes the drawing and hands it out.
  consuming func finished() -> String { String(decoding: finishedBytes(), as: UTF8.self) }

  /// Closes the drawing and hands it out as bytes.
  consuming func finishedBytes() -> [UInt8] {
    if case .embedded = options.glyphs, references.contains(where: { $0 != nil }) {
      svg.open("defs")
      for glyph in Glyph.allCases where references[Int(glyph.rawValue)] != nil { svg.symbol(glyph, id: id(glyph.id)) }
      svg.close("defs")
    }
    svg.close("svg")
    svg.newline()
    return svg.finished()
  }

  /// An id of this drawing.
  func id(_ name: String) -> String { options.prefix + "-" + name }
  /// A reference to an id of this drawing, as `url(#…)`.
  func url(_ name: String) -> String { "url(#" + id(name) + ")" }

  /// Writes with the SVG writer.
  mutating func draw(_ body: (inout SVGWriter) -> Void) { body(&svg) }

  /// A group with a title.
  mutating func group(_ title: String?, paint: String = "", _ body: (inout Canvas) -> Void) {
    svg.begin("g")
    svg.paint(paint)
    svg.endStart()
    if let title { svg.title(title) }
    body(&self)
    svg.close("g")
  }

  /// Whether parts of the drawing lead somewhere.
  var hasLinks: Bool { options.anchors != nil }

  /// A part of a drawing: a group, or where parts lead somewhere a link to the anchor of its name.
  mutating func part(_ name: String, _ title: String, paint: String = "", _ body: (inout Canvas) -> Void) {
    guard let anchors = options.anchors else { return group(title, paint: paint, body) }
    // Its name is said once; the script of the page shows it to a pointer.
    svg.open(
      "a", .text("href", "#" + anchors + name), .paint(paint.isEmpty ? "part" : "part " + paint), .text("aria-label", title))
    body(&self)
    svg.close("a")
  }

  /// Starts a group that ``close()`` ends.
  mutating func open(paint: String) { svg.open("g", .paint(paint)) }
  /// Starts a group that is turned clockwise by `degrees` and that ``close()`` ends.
  mutating func openTurned(by degrees: Double, around center: Point) {
    svg.open("g", .turn("transform", by: degrees, around: center))
  }
  mutating func close() { svg.close("g") }

  /// A straight line.
  mutating func line(_ start: Point, _ end: Point, _ paint: String, width: Double? = nil) {
    svg.begin("line")
    svg.paint(paint)
    svg.place("x1", start.x)
    svg.place("y1", start.y)
    svg.place("x2", end.x)
    svg.place("y2", end.y)
    if let width { svg.attribute("stroke-width", width) }
    svg.endElement()
  }

  /// A circle.
  mutating func circle(_ center: Point, _ radius: Double, _ paint: String, width: Double? = nil) {
    svg.begin("circle")
    svg.paint(paint)
    svg.place("cx", center.x)
    svg.place("cy", center.y)
    svg.place("r", radius)
    if let width { svg.attribute("stroke-width", width) }
    svg.endElement()
  }

  /// A path.
  mutating func path(_ data: PathData, _ paint: String, width: Double? = nil) {
    svg.begin("path")
    svg.paint(paint)
    svg.attribute(data)
    if let width { svg.attribute("stroke-width", width) }
    svg.endElement()
  }

  /// Figures or words, centred on a point in both directions.
  mutating func text(_ content: String, at point: Point, size: Double, _ paint: String) {
    // Figures are 0.71 of the size tall: half of that below the point centres them.
    svg.begin("text")
    svg.paint(paint)
    svg.place("x", point.x)
    svg.place("y", point.y + size * 0.355)
    svg.attribute("font-size", size)
    svg.endStart()
    svg.content(content)
    svg.close("text")
  }

  /// A glyph centred on a point, its pen given in units of the 24 × 24 grid; with a halo that keeps what passes behind it away.
  mutating func glyph(_ glyph: Glyph, at point: Point, size: Double, pen: Double, _ paint: String, hasHalo: Bool = false) {
    let reference = reference(to: glyph)
    // The halo stands 1.6 units beyond the pen on either side, whatever the size of the glyph.
    if hasHalo { use(reference, at: point, size: size, pen: pen + 3.2 * Glyph.grid / size, "halo") }
    use(reference, at: point, size: size, pen: pen, paint)
  }

  private mutating func reference(to glyph: Glyph) -> String {
    if let known = references[Int(glyph.rawValue)] { return known }
    let reference =
      switch options.glyphs {
      case .sprite(let address): address + "#" + glyph.id
      case .embedded: "#" + id(glyph.id)
      }
    references[Int(glyph.rawValue)] = reference
    return reference
  }

  private mutating func use(_ reference: String, at point: Point, size: Double, pen: Double, _ paint: String) {
    svg.begin("use")
    svg.paint(paint)
    svg.attribute("href", reference)
    svg.place("x", point.x - size / 2)
    svg.place("y", point.y - size / 2)
    svg.place("width", size)
    svg.place("height", size)
    svg.attribute("stroke-width", pen)
    svg.endElement()
  }
}
