import Astrology
import ChartArt
import Foundation

/// The drawings as the first API sent them: SVG documents in base64.
enum WheelDrawing {
  /// The wheel of a chart.
  static func base64(_ chart: NatalChart) -> String {
    base64(ChartWheel.svg(WheelFigure(chart), options: .standalone(.light)))
  }

  /// The square of a sidereal chart.
  static func base64(_ chart: VedicChart) -> String { base64(RashiChart.svg(chart, options: .standalone(.light))) }

  private static func base64(_ document: String) -> String { Data(document.utf8).base64EncodedString() }
}
