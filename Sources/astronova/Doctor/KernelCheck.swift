import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// Whether the numbers of the ephemeris arrived whole: known places of the ten bodies and of the asteroids, in each of the three tiers of
/// the kernel.
enum KernelCheck {
  /// Apparent longitudes in degrees, Sun to Pluto and Ceres to Vesta, reduced from JPL DE440 and sb441-n16 with jplephem and pyerfa.
  private static let known: [(julianDate: Double, longitudes: [Double])] = [
    (
      2287320.8901,
      [
        54.674314276, 299.383278789, 29.459161707, 70.540812521, 4.896373201, 65.065539866, 310.108712527, 179.440454303,
        36.788473400, 328.033716972, 300.207333830, 326.261391334, 257.775440802, 301.433164534,
      ]
    ),
    (
      2440262.74786,
      [
        321.327885293, 234.462539160, 300.248702204, 7.463426655, 232.836041601, 185.380493616, 20.953138835, 183.522719639,
        238.612172883, 174.597043484, 284.592503684, 266.086114595, 270.673339790, 32.502018971,
      ]
    ),
    (
      2567487.15323,
      [
        79.464365544, 81.330500072, 83.460003781, 118.553595349, 283.483194678, 316.545426386, 335.175552676, 242.233233142,
        282.642502541, 6.749958722, 126.558224308, 37.045912872, 217.825466519, 58.794845374,
      ]
    ),
  ]

  /// What the engine promises for its widest span, in arcseconds.
  private static let tolerance = 0.1

  static var finding: Finding {
    var worst = 0.0
    for (julianDate, longitudes) in known {
      for (body, longitude) in zip(CelestialBody.planets + CelestialBody.asteroids, longitudes) {
        guard let position = try? Sky(at: TT(julianDate: julianDate)).position(of: body) else {
          return damaged("a place is missing")
        }
        worst = max(worst, abs(signedDegrees(position.longitude - longitude)) * 3600)
      }
    }
    guard worst <= tolerance else { return damaged("known places are off by up to \(shown(worst))″") }
    return .well(
      "kernel", "42 known places agree with JPL, the worst within \(shown(worst))″; years \(YearSpan.text())")
  }

  private static func damaged(_ state: String) -> Finding {
    .ill("kernel", state, remedy: "the executable is damaged; build or copy it again")
  }

  private static func shown(_ arcseconds: Double) -> String {
    var text = ByteText(capacity: 16)
    text.number(arcseconds, decimals: 4)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
