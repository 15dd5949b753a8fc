import Astrology
import ChartArt
import Ephemeris
import Readings

/// Tonight’s Moon at the side of a quiet page.
enum MoonView {
  static func values(_ sky: SkyTonight) -> [String: Any] {
    [
      "drawing": MoonDisc.svg(phaseAngle: sky.elongation, detail: .dial, options: .page(prefix: "moon")),
      "phase": sky.phase.name, "lit": Int(clamping: (sky.illumination * 100).rounded()), "sign": sky.sign(of: .moon).name,
    ]
  }
}
