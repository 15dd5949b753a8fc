import Astrology
import Ephemeris

/// Whether a touch rubs or helps.
public enum TouchNature: String, Sendable, Hashable, CaseIterable {
  /// It helps.
  case soft
  /// It rubs.
  case hard

  /// The nature of an angle between a moving body and a point of a birth chart.
  ///
  /// Squares and oppositions rub, trines and sextiles help. A conjunction is of the nature of the two that meet (Ptolemy, *Tetrabiblos*
  /// I.5, on benefics and malefics; for the outer ones R. Hand, *Planets in Transit*, 1976): it rubs when either of them presses, unless
  /// Venus or Jupiter is the one that comes.
  init(of body: CelestialBody, _ aspect: AspectKind?, to point: ChartPoint?) {
    switch aspect?.nature {
    case .flow: self = .soft
    case .strain: self = .hard
    case .union, .minor, nil:
      if body == .venus || body == .jupiter {
        self = .soft
      } else if Self.presses(body) {
        self = .hard
      } else if case .body(let other)? = point, Self.presses(other) {
        self = .hard
      } else {
        self = .soft
      }
    }
  }

  private static func presses(_ body: CelestialBody) -> Bool {
    switch body {
    case .mars, .saturn, .uranus, .pluto, .chiron: true
    default: false
    }
  }
}
