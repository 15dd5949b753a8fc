import Astrology
import Ephemeris

/// What a moving body says to a point of a birth chart, in one sentence of 8 to 22 words: by the moving body, the point, and the
/// nature of the angle. How long it lasts is part of every text: hours for the Moon, years for Pluto.
enum ContactTexts {
  /// The texts of a moving body; only the ten from Sun to Pluto speak.
  static func told(_ moving: CelestialBody, to point: ChartPoint) -> Told? {
    switch moving {
    case .sun: sun[point]
    case .moon: moon[point]
    case .mercury: mercury[point]
    case .venus: venus[point]
    case .mars: mars[point]
    case .jupiter: jupiter[point]
    case .saturn: saturn[point]
    case .uranus: uranus[point]
    case .neptune: neptune[point]
    case .pluto: pluto[point]
    default: nil
    }
  }

  /// Every authored text, for the tests of tone and length.
  static var all: [String] {
    [sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto].flatMap { $0.values.flatMap(\.all) }
  }
}
