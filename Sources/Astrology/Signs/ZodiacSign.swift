public import Ephemeris

/// A twelfth of the zodiac, 30° each from the equinox.
public enum ZodiacSign: UInt8, Sendable, Hashable, CaseIterable {
  case aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces

  /// The sign that holds an ecliptic longitude in degrees; any finite value is folded into 0 ..< 360.
  public init(longitude: Double) {
    let index = Int(normalizedDegrees(longitude) / 30)
    self = ZodiacSign(rawValue: UInt8(min(index, 11)))!
  }

  /// The English name.
  public var name: String {
    switch self {
    case .aries: "Aries"
    case .taurus: "Taurus"
    case .gemini: "Gemini"
    case .cancer: "Cancer"
    case .leo: "Leo"
    case .virgo: "Virgo"
    case .libra: "Libra"
    case .scorpio: "Scorpio"
    case .sagittarius: "Sagittarius"
    case .capricorn: "Capricorn"
    case .aquarius: "Aquarius"
    case .pisces: "Pisces"
    }
  }

  /// Fire, earth, air, water in turn from Aries.
  public var element: Element { Element(rawValue: rawValue % 4)! }
  /// Cardinal, fixed, mutable in turn from Aries.
  public var modality: Modality { Modality(rawValue: rawValue % 3)! }
}

/// The four elements, in the order in which signs take turns.
public enum Element: UInt8, Sendable, Hashable, CaseIterable {
  case fire, earth, air, water

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .fire: "fire"
    case .earth: "earth"
    case .air: "air"
    case .water: "water"
    }
  }
}

/// The three modalities, in the order in which signs take turns.
public enum Modality: UInt8, Sendable, Hashable, CaseIterable {
  case cardinal, fixed, mutable

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .cardinal: "cardinal"
    case .fixed: "fixed"
    case .mutable: "mutable"
    }
  }
}

/// A longitude as astrologers read it: sign, degree, minute, second, cut off and never rounded up into the next sign.
public struct ZodiacPosition: Sendable, Hashable {
  /// Ecliptic longitude in degrees, 0 ..< 360.
  public let longitude: Double

  /// Any finite longitude in degrees; folded into 0 ..< 360.
  public init(longitude: Double) { self.longitude = normalizedDegrees(longitude) }

  /// The sign.
  public var sign: ZodiacSign { ZodiacSign(longitude: longitude) }
  /// Degrees within the sign, 0 ..< 30, with fraction.
  public var degreesInSign: Double { longitude - 30 * Double(sign.rawValue) }
  /// Whole degrees within the sign, 0 … 29.
  public var degree: Int { totalSeconds / 3600 }
  /// Whole minutes of the degree, 0 … 59.
  public var minute: Int { totalSeconds / 60 % 60 }
  /// Whole seconds of the minute, 0 … 59.
  public var second: Int { totalSeconds % 60 }

  // A billionth of a degree is added so that 10° held as 9.99999999999 still reads 10°00′00″.
  private var totalSeconds: Int { min(Int((degreesInSign + 1e-9) * 3600), 107_999) }
}

/// Folds an angle in degrees into 0 ..< 360.
@inlinable public func normalizedDegrees(_ angle: Double) -> Double {
  let folded = angle - 360 * floored(angle * (1 / 360))
  return folded < 360 ? max(0, folded) : 0
}

/// Folds a difference of angles in degrees into −180 ..< 180.
@inlinable public func signedDegrees(_ angle: Double) -> Double {
  angle - 360 * floored((angle + 180) * (1 / 360))
}

extension ZodiacSign {
  /// The sign `count` signs later, backwards for a negative count.
  func advanced(by count: Int) -> ZodiacSign {
    let index = (Int(rawValue) + count) % 12
    return ZodiacSign(rawValue: UInt8(index < 0 ? index + 12 : index))!
  }
}
