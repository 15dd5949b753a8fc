import Astrology
import ChartArt
import Foundation
import Readings

/// The drawings as the first API sent them: SVG documents in base64.
enum WheelDrawing {
  /// The wheel of a chart.
  static func base64(_ chart: NatalChart) -> String {
    Data(ChartWheel.bytes(WheelFigure(chart), options: .standalone(.light))).base64EncodedString()
  }

  /// The square of a sidereal chart; of a birth without its hour, of its whole day.
  static func base64(_ birth: VedicBirth) -> String {
    base64(
      RashiChart.svg(birth.chart, arcs: Graha.allCases.compactMap { birth.arc(of: $0) }, options: .standalone(.light)))
  }

  private static func base64(_ document: String) -> String { Data(document.utf8).base64EncodedString() }
}
