public import Astrology

/// A sidereal chart in the South Indian form: twelve cells around a square, the rashis always in the same places, Mesha second in the upper
/// row and the others clockwise after it. The cell of the lagna has a stroke across its corner.
public enum RashiChart {
  /// Draws a chart.
  ///
  /// Each graha stands in its rashi with its whole degree; those that move backwards, the nodes aside, wear a mark.
  ///
  /// - Parameters:
  ///   - chart: the chart.
  ///   - arcs: of a birth whose hour is not known, the sidereal arcs that the grahas went through on its day, in the order of
  ///     ``/Astrology/Graha``; empty when the hour is known. Each graha then stands in every rashi that it was in, with the degrees of it.
  ///   - title: what the picture is called. The description that follows it names every rashi that is not empty.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    _ chart: VedicChart, arcs: [DayArc] = [], title: String = "Rashi chart", options: DrawingOptions
  ) -> String {
    let cells = ZodiacSign.allCases.map { labels(in: $0, of: chart, arcs) }
    var canvas = Canvas(
      width: side, height: side, paint: "art-rashi", style: style, title: title, description: description(of: cells),
      options: options)
    canvas.path(grid, "line", width: 1)
    for sign in ZodiacSign.allCases {
      let corner = corner(of: sign)
      canvas.text(sign.rashiName, at: Point(x: corner.x + cell / 2, y: corner.y + cell - 12), size: 11, "sign")
      if chart.lagnaSign == sign {
        canvas.line(Point(x: corner.x, y: corner.y + mark), Point(x: corner.x + mark, y: corner.y), "lagna", width: 1.5)
      }
      paint(cells[Int(sign.rawValue)], at: corner, on: &canvas)
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
      // The degrees of a whole day are longer than one.
      let size: Double = columns == 1 ? 14 : label.text.unicodeScalars.count > 8 ? 9 : 12
      canvas.text(label.text, at: Point(x: x, y: y), size: size, label.paint)
    }
  }

  /// What stands in a rashi, the lagna first: `As 12°`, `Sa 24° ℞`, `Mo 3°–15°`.
  private static func labels(
    in sign: ZodiacSign, of chart: VedicChart, _ arcs: [DayArc]
  ) -> [(text: String, paint: String)] {
    var labels: [(text: String, paint: String)] = []
    if let lagna = chart.lagna, chart.lagnaSign == sign {
      labels.append(("As " + ZodiacPosition(longitude: lagna).degree.description + "°", "rising"))
    }
    for place in chart.places {
      var isRetrograde = place.isRetrograde
      var degrees = ""
      if arcs.count == chart.places.count {
        let arc = arcs[Int(place.graha.rawValue)]
        guard let span = span(of: arc, in: sign) else { continue }
        isRetrograde = arc.isRetrograde == true
        degrees = span
      } else {
        guard place.sign == sign else { continue }
        degrees = ZodiacPosition(longitude: place.longitude).degree.description + "°"
      }
      let isMarked = isRetrograde && place.graha.body != nil
      labels.append(
        (place.graha.abbreviation + " " + degrees + (isMarked ? " ℞" : ""), place.graha == .sun ? "sun" : "graha"))
    }
    return labels
  }

  /// The whole degrees of a sign that an arc goes through, `3°–15°` or `8°`; `nil` when it does not touch the sign.
  private static func span(of arc: DayArc, in sign: ZodiacSign) -> String? {
    guard arc.signs.contains(sign) else { return nil }
    let (low, high) = (ZodiacPosition(longitude: arc.low), ZodiacPosition(longitude: arc.high))
    let first = low.sign == sign ? low.degree : 0
    let last = high.sign == sign ? high.degree : 29
    return first == last ? first.description + "°" : first.description + "°–" + last.description + "°"
  }

  /// `Mithuna: As 23°. Makara: Su 1°, Ve 3° ℞.`
  private static func description(of cells: [[(text: String, paint: String)]]) -> String {
    var words = ""
    for sign in ZodiacSign.allCases {
      var names = ""
      for label in cells[Int(sign.rawValue)] { names += (names.isEmpty ? "" : ", ") + label.text }
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

  static let style = ThemedStyle(stylesheet, isKept: true)
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
