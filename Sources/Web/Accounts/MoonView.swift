import Astrology
import Ephemeris
import Readings

/// Tonight’s Moon at the side of a quiet page.
enum MoonView {
  static func values(_ sky: SkyTonight, _ language: Language) -> [String: Any] {
    [
      "drawing": MoonDrawing.svg(sky.elongation, language),
      "phase": language.names.name(sky.phase), "lit": Int(clamping: (sky.illumination * 100).rounded()),
      "sign": language.names.name(sky.sign(of: .moon)),
    ]
  }
}
