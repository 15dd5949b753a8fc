import Astrology
import ChartArt
import Foundation

/// The wheel as the first API sent it: an SVG document in base64.
enum WheelDrawing {
  static func base64(_ chart: NatalChart) -> String {
    Data(ChartWheel.svg(WheelFigure(chart), options: .standalone(.light)).utf8).base64EncodedString()
  }
}
