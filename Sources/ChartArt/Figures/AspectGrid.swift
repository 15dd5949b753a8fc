import Astrology

/// The triangle of aspects: every point meets every other in one cell.
public enum AspectGrid {
  /// Draws the grid of a figure's contacts.
  ///
  /// The points stand on the slope, one per row; a cell holds the aspect of its column with its row, shaded when it is within one
  /// degree. Contacts with the moving sky have no place in it.
  ///
  /// - Parameters:
  ///   - figure: whose contacts are drawn.
  ///   - title: what the picture is called.
  ///   - includesAngles: whether Ascendant and Midheaven follow the points, when the figure has them.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    _ figure: WheelFigure, title: String = "Aspects", includesAngles: Bool = false, options: DrawingOptions
  ) -> String {
    var rows: [(end: WheelFigure.End, glyph: Glyph)] = figure.points.enumerated().map { (.point($0.offset), $0.element.glyph) }
    if includesAngles, figure.angles != nil { rows += [(.ascendant, .ascendant), (.midheaven, .midheaven)] }
    let side = cell * Double(max(rows.count, 1)) + 2 * edge
    var canvas = Canvas(
      width: side, height: side, paint: "art-grid",
      style: ThemedStyle(stylesheet), title: title, description: description(of: figure, rows: rows.map { $0.end }),
      options: options)
    canvas.path(lines(rows: rows.count), "line", width: 1)
    for contact in figure.contacts {
      guard let first = rows.firstIndex(where: { $0.end == contact.first }),
        let second = rows.firstIndex(where: { $0.end == contact.second }), first != second
      else { continue }
      let corner = Point(x: edge + cell * Double(min(first, second)), y: edge + cell * Double(max(first, second)))
      canvas.group(Caption.contact(contact, in: figure, orbs: .cut), paint: contact.kind.nature.paint) { canvas in
        if contact.orb <= 1 {
          canvas.draw { svg in
            svg.element(
              "rect", .paint("tight"), .number("x", corner.x + 0.5), .number("y", corner.y + 0.5), .number("width", cell - 1),
              .number("height", cell - 1))
          }
        }
        canvas.glyph(
          Glyph(contact.kind), at: Point(x: corner.x + cell / 2, y: corner.y + cell / 2), size: 17, pen: 1.8, "")
      }
    }
    for (index, row) in rows.enumerated() {
      let place = edge + cell * (Double(index) + 0.5)
      canvas.group(figure.name(of: row.end), paint: row.glyph == .sun ? "sun" : "head") { canvas in
        canvas.glyph(row.glyph, at: Point(x: place, y: place), size: 20, pen: 1.7, "")
      }
    }
    return canvas.finished()
  }

  /// The side of a cell.
  private static let cell: Double = 32
  /// Half a line, so that those at the edge are drawn whole.
  private static let edge: Double = 0.5

  /// The edges of all cells, each drawn once.
  private static func lines(rows: Int) -> PathData {
    var path = PathData()
    guard rows > 1 else { return path }
    let corner = { (column: Int, row: Int) in Point(x: edge + cell * Double(column), y: edge + cell * Double(row)) }
    for row in 1..<rows {
      path.addLine(from: corner(0, row), to: corner(row, row))
      path.addLine(from: corner(row, row), to: corner(row, rows))
    }
    path.addLine(from: corner(0, 1), to: corner(0, rows))
    path.addLine(from: corner(0, rows), to: corner(rows - 1, rows))
    return path
  }

  /// The contacts in words, as the figure lists them.
  private static func description(of figure: WheelFigure, rows: [WheelFigure.End]) -> String {
    var words = ""
    for contact in figure.contacts where rows.contains(contact.first) && rows.contains(contact.second) {
      words += (words.isEmpty ? "" : "; ") + Caption.contact(contact, in: figure, orbs: .cut)
    }
    return words.isEmpty ? "No aspects." : words + "."
  }

  /// The paint of the grid, over the tokens of the page.
  public static let stylesheet = """
    .art-grid .line{stroke:var(--line-2)}
    .art-grid .tight{fill:var(--accent);fill-opacity:.13;stroke:none}
    .art-grid .head{color:var(--text)}
    .art-grid .sun{color:var(--accent-ink)}
    .art-grid .flow{color:var(--secondary)}
    .art-grid .strain{color:var(--friction)}
    .art-grid .union{color:var(--text)}
    .art-grid .minor{color:var(--quiet)}

    """
}
