public import Astrology

/// How the bodies are spread over elements or modalities: columns of glyphs on a ground line, one glyph per body.
public enum BalanceFigure {
  /// What the columns stand for.
  public enum Division: UInt8, Sendable, Hashable {
    /// Fire, earth, air, water.
    case elements
    /// Cardinal, fixed, mutable.
    case modalities
  }

  /// One column, for a page that sets number and name below it in words; hidden from screen readers.
  ///
  /// - Parameters:
  ///   - glyphs: from the ground up.
  ///   - slots: how many places the column has; places left empty show as dots, so that columns beside it compare. Never fewer than
  ///     the glyphs.
  ///   - element: gives the column its colour; the colour of text without one.
  ///   - options: how the drawing meets its surroundings.
  public static func column(_ glyphs: [Glyph], slots: Int = 4, element: Element? = nil, options: DrawingOptions) -> String {
    let slots = max(slots, glyphs.count)
    var canvas = Canvas(
      width: width, height: height(slots: slots), paint: "art-balance", style: ThemedStyle(stylesheet), title: nil,
      options: options)
    canvas.group(nil, paint: paint(of: element)) { canvas in paint(glyphs, slots: slots, left: 0, on: &canvas) }
    return canvas.finished()
  }

  /// All columns with their numbers and names.
  public static func svg(
    _ balance: ChartBalance, by division: Division = .elements, title: String = "Balance", options: DrawingOptions
  ) -> String {
    let columns: [(glyphs: [Glyph], name: String, element: Element?)] =
      switch division {
      case .elements: Element.allCases.map { (balance.bodies(in: $0).map { Glyph($0) }, Glyph($0).title, $0) }
      case .modalities: Modality.allCases.map { (balance.bodies(in: $0).map { Glyph($0) }, Glyph($0).title, nil) }
      }
    let slots = columns.reduce(4) { max($0, $1.glyphs.count) }
    let ground = height(slots: slots)
    let pitch = 96.0
    var canvas = Canvas(
      width: pitch * Double(columns.count), height: ground + 54, paint: "art-balance", style: ThemedStyle(stylesheet),
      title: title,
      description: description(of: columns.map { ($0.name, $0.glyphs) }), options: options)
    for (index, column) in columns.enumerated() {
      let left = pitch * Double(index) + (pitch - width) / 2
      let middle = left + width / 2
      canvas.group(words(column.name, column.glyphs), paint: paint(of: column.element)) { canvas in
        paint(column.glyphs, slots: slots, left: left, on: &canvas)
        canvas.text(column.glyphs.count.description, at: Point(x: middle, y: ground + 20), size: 21, "count")
        canvas.text(column.name, at: Point(x: middle, y: ground + 43), size: 15, "")
      }
    }
    return canvas.finished()
  }

  private static let width: Double = 32
  private static let pitch: Double = 25

  private static func height(slots: Int) -> Double { pitch * Double(slots) + 6 }

  private static func paint(of element: Element?) -> String { element?.name ?? "plain" }

  private static func paint(_ glyphs: [Glyph], slots: Int, left: Double, on canvas: inout Canvas) {
    let ground = height(slots: slots) - 0.75
    for slot in 0..<slots {
      let place = Point(x: left + width / 2, y: ground - 13.25 - pitch * Double(slot))
      if slot < glyphs.count {
        canvas.glyph(glyphs[slot], at: place, size: 20, pen: 1.7, "")
      } else {
        canvas.circle(place, 1.5, "slot")
      }
    }
    canvas.line(Point(x: left + 4, y: ground), Point(x: left + 28, y: ground), "base", width: 1.5)
  }

  private static func description(of columns: [(name: String, glyphs: [Glyph])]) -> String {
    var text = ""
    for column in columns { text += (text.isEmpty ? "" : "; ") + words(column.name, column.glyphs) }
    return text + "."
  }

  /// `Fire 1: Mars`.
  private static func words(_ name: String, _ glyphs: [Glyph]) -> String {
    var text = name + " " + glyphs.count.description
    for (index, glyph) in glyphs.enumerated() { text += (index == 0 ? ": " : ", ") + glyph.title }
    return text
  }

  /// The paint of the columns, over the tokens of the page.
  public static let stylesheet = """
    .art-balance .base{stroke:currentColor}
    .art-balance .slot{fill:var(--line-3);fill-opacity:.5}
    .art-balance .plain{color:var(--text)}
    .art-balance .fire{color:var(--fire)}
    .art-balance .earth{color:var(--earth)}
    .art-balance .air{color:var(--air)}
    .art-balance .water{color:var(--water)}
    .art-balance text{fill:currentColor}
    .art-balance text.count{fill:var(--text);font-weight:600}

    """
}
