public import Astrology

extension ChartWheel {
  /// A short line as the web draws an aspect, for the key beside a wheel; hidden from screen readers, so set the name next to it.
  public static func sample(of kind: AspectKind, options: DrawingOptions) -> String {
    var canvas = Canvas(
      width: 32, height: 8, paint: "art-wheel", stylesheet: stylesheet, title: nil, options: options)
    let width = kind == .conjunction ? 2.6 : 1.8
    canvas.draw { svg in
      svg.element(
        "path", .paint("web " + kind.nature.paint), .text("d", "M2 4L30 4"), .number("stroke-width", width),
        kind.dash.isEmpty ? .paint("") : .numbers("stroke-dasharray", kind.dash))
    }
    return canvas.finished()
  }
}
