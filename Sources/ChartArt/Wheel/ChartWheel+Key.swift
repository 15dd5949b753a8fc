public import Astrology

extension ChartWheel {
  /// A short line as the web draws an aspect, for the key beside a wheel; hidden from screen readers, so set the name next to it.
  public static func sample(of kind: AspectKind, options: DrawingOptions) -> String {
    var canvas = Canvas(
      width: 32, height: 8, paint: "art-wheel", style: style, title: nil, options: options)
    let width = kind == .conjunction ? 2.6 : 1.8
    let dash = kind.pageDash
    canvas.draw { svg in
      svg.element(
        "path", .paint("web " + kind.nature.paint), .text("d", "M2 4L30 4"), .number("stroke-width", width),
        dash.isEmpty ? .paint("") : .numbers("stroke-dasharray", dash))
    }
    return canvas.finished()
  }

  /// The kinds of lines in the middle of a figure's wheel, the major ones first: what its key has to name.
  public static func kinds(in figure: WheelFigure) -> [AspectKind] {
    let drawn = drawnKinds(in: figure)
    return AspectKind.major.filter { drawn.contains($0) } + AspectKind.allCases.filter { !$0.isMajor && drawn.contains($0) }
  }

  /// How many lines stand in the middle of a figure's wheel; the contacts of minor points have none.
  public static func lineCount(of figure: WheelFigure) -> Int { drawnKinds(in: figure).count }

  private static func drawnKinds(in figure: WheelFigure) -> [AspectKind] {
    WheelPainter(figure: figure, layout: .desk, title: "", options: .page(prefix: "key")).drawnKinds
  }
}
