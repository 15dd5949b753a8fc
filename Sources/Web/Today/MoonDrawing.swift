import ChartArt
import Ephemeris
import Readings

/// The Moon of a moment as a drawing, with its name in the language of the page.
enum MoonDrawing {
  /// - Parameters:
  ///   - elongation: degrees from the Sun, 0 … 360.
  ///   - tilt: degrees by which its north leans to the right of straight up.
  static func svg(_ elongation: Double, tilt: Double = 0, _ language: Language) -> String {
    MoonDisc.svg(
      phaseAngle: elongation, detail: .dial, tilt: tilt, title: words(elongation, language), options: .page(prefix: "moon"))
  }

  /// `The Moon, waxing gibbous, 86 percent lit`.
  private static func words(_ elongation: Double, _ language: Language) -> String {
    let percent = Int(
      clamping: (MoonDisc.illuminatedFraction(phaseAngle: elongation) * 100).rounded(.toNearestOrEven))
    let phase =
      switch Glyph(moonElongation: elongation) {
      case .newMoon: "new"
      case .waxingCrescent: "waxing-crescent"
      case .firstQuarter: "first-quarter"
      case .waxingGibbous: "waxing-gibbous"
      case .fullMoon: "full"
      case .waningGibbous: "waning-gibbous"
      case .lastQuarter: "last-quarter"
      default: "waning-crescent"
      }
    return language.page("moon-drawing \(phase)", ("percent", "\(percent)"))
  }
}
