public import Astrology

/// A sidereal chart in the South Indian form: twelve cells around a square, the rashis always in the same places, Mesha second in the upper
/// row and the others clockwise after it. The cell of the lagna has a stroke across its corner.
public enum RashiChart {
  /// Draws a chart.
  ///
  /// Each graha stands in its rashi with its whole degree; those that move backwards, the nodes aside, wear a mark.
  ///
  /// - Parameters:
  ///   - title: what the picture is called. The description that follows it names every rashi that is not empty.
  public static func svg(_ chart: VedicChart, title: String = "Rashi chart", options: DrawingOptions) -> String {
    var canvas = Canvas(
      width: side, height: side, paint: "art-rashi", stylesheet: stylesheet, title: title, description: description(of: chart),
      options: options)
    canvas.path(grid, "line", width: 1)
    for sign in ZodiacSign.allCases {
      let corner = corner(of: sign)
      canvas.text(sign.rashiName, at: Point(x: corner.x + cell / 2, y: corner.y + cell - 12), size: 11, "sign")
      if chart.lagnaSign == sign {
        canvas.line(Point(x: corner.x, y: corner.y + mark), Point(x: corner.x + mark, y: corner.y), "lagna", width: 1.5)
      }
      paint(labels(in: sign, of: chart), at: corner, on: &canvas)
    }
    return canvas.finished()
  }

  /// The labels of a cell in up to two columns of five.
  private static func paint(_ labels: [(text: String, paint: String)], at corner: Point, on canvas: inout Canvas) {
    let columns: Double = labels.count > 5 ? 2 : 1
    for (index, label) in labels.enumerated() {
      let column = Double(index / 5)
      let row = Double(index % 5)
      let rows = Double(min(labels.count, 5))
      let x = corner.x + cell * (2 * column + 1) / (2 * columns)
      let y = corner.y + (cell - 20) / 2 + 17 * (row - (rows - 1) / 2)
      canvas.text(label.text, at: Point(x: x, y: y), size: columns == 1 ? 14 : 12, label.paint)
    }
  }

  /// What stands in a rashi, the lagna first: `As 12°`, `Sa 24° ℞`.
  private static func labels(in sign: ZodiacSign, of chart: VedicChart) -> [(text: String, paint: String)] {
    var labels: [(text: String, paint: String)] = []
    if let lagna = chart.lagna, chart.lagnaSign == sign {
      labels.append(("As " + ZodiacPosition(longitude: lagna).degree.description + "°", "rising"))
    }
    for place in chart.places where place.sign == sign {
      let isMarked = place.isRetrograde && place.graha.body != nil
      let degree = ZodiacPosition(longitude: place.longitude).degree.description
      labels.append(
        (place.graha.abbreviation + " " + degree + "°" + (isMarked ? " ℞" : ""), place.graha == .sun ? "sun" : "graha"))
    }
    return labels
  }

  /// `Mithuna: As 23°. Makara: Su 1°, Ve 3° ℞.`
  private static func description(of chart: VedicChart) -> String {
    var words = ""
    for sign in ZodiacSign.allCases {
      var names = ""
      for label in labels(in: sign, of: chart) { names += (names.isEmpty ? "" : ", ") + label.text }
      if !names.isEmpty { words += (words.isEmpty ? "" : " ") + sign.rashiName + ": " + names + "." }
    }
    return words
  }

  /// The upper left corner of a rashi’s cell.
  private static func corner(of sign: ZodiacSign) -> Point {
    // Column and row, Mesha first.
    let places: [(Double, Double)] = [
      (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0),
    ]
    let place = places[Int(sign.rawValue)]
    return Point(x: edge + cell * place.0, y: edge + cell * place.1)
  }

  /// The lines between the cells, each drawn once.
  private static var grid: PathData {
    var path = PathData()
    let steps = (0...4).map { edge + cell * Double($0) }
    for step in [0, 1, 3, 4] {
      path.addLine(from: Point(x: steps[0], y: steps[step]), to: Point(x: steps[4], y: steps[step]))
      path.addLine(from: Point(x: steps[step], y: steps[0]), to: Point(x: steps[step], y: steps[4]))
    }
    // Between the second and the third cell, outside of the middle.
    for (start, end) in [(0, 1), (3, 4)] {
      path.addLine(from: Point(x: steps[2], y: steps[start]), to: Point(x: steps[2], y: steps[end]))
      path.addLine(from: Point(x: steps[start], y: steps[2]), to: Point(x: steps[end], y: steps[2]))
    }
    return path
  }

  /// The side of a cell.
  private static let cell: Double = 110
  /// Half a line, so that those at the edge are drawn whole.
  private static let edge: Double = 0.5
  /// How far the stroke of the lagna reaches along the edges of its cell.
  private static let mark: Double = 22
  /// The side of the drawing.
  private static let side: Double = 4 * cell + 2 * edge

  /// The paint of the chart, over the tokens of the page.
  public static let stylesheet = """
    .art-rashi .line{stroke:var(--line-3)}
    .art-rashi .lagna{stroke:var(--accent-line)}
    .art-rashi .sign{fill:var(--text-2)}
    .art-rashi .graha{fill:var(--text)}
    .art-rashi .rising{fill:var(--secondary)}
    .art-rashi .sun{fill:var(--accent-ink)}

    """
}

extension Graha {
  /// The two letters under which it stands in charts.
  fileprivate var abbreviation: String {
    switch self {
    case .sun: "Su"
    case .moon: "Mo"
    case .mars: "Ma"
    case .mercury: "Me"
    case .jupiter: "Ju"
    case .venus: "Ve"
    case .saturn: "Sa"
    case .rahu: "Ra"
    case .ketu: "Ke"
    }
  }
}
