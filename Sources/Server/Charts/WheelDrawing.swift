import Astrology
import ChartArt
import Readings

/// The drawings as the first API sent them, which calls for base64: SVG documents.
enum WheelDrawing {
  /// The wheel of a chart.
  static func bytes(_ chart: NatalChart) -> [UInt8] { ChartWheel.bytes(WheelFigure(chart), options: .standalone(.light)) }

  /// The square of a sidereal chart; of a birth without its hour, of its whole day.
  static func bytes(_ birth: VedicBirth) -> [UInt8] {
    let arcs = Graha.allCases.compactMap { birth.arc(of: $0) }
    return Array(RashiChart.svg(birth.chart, arcs: arcs, options: .standalone(.light)).utf8)
  }
}
