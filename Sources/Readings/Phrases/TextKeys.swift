public import Astrology
import Ephemeris

// What is spoken of, by its name in the keys of texts. These names are no words for people: a translator leaves them as they are.

extension CelestialBody {
  private static let keys = allCases.map { $0.name.lowercased() }
  /// The name in the keys of texts: `moon`.
  var key: String { Self.keys[Int(rawValue)] }
}

extension ChartPoint {
  /// The name in the keys of texts and of glyphs: `moon`, `ascendant`.
  public var key: String {
    switch self {
    case .body(let body): body.key
    case .ascendant: "ascendant"
    case .midheaven: "midheaven"
    }
  }
}

extension AspectNature {
  /// The name in the keys of texts.
  var key: String {
    switch self {
    case .union: "union"
    case .flow: "flow"
    case .strain: "strain"
    case .minor: "minor"
    }
  }
}

extension AspectKind {
  /// The name in the keys of texts: that of the API.
  var key: String { name }
}

extension ZodiacSign {
  private static let keys = allCases.map { $0.name.lowercased() }
  /// The name in the keys of texts: `aries`.
  var key: String { Self.keys[Int(rawValue)] }
}

extension Element {
  /// The name in the keys of texts: that of the API.
  var key: String { name }
}

extension Modality {
  /// The name in the keys of texts: that of the API.
  var key: String { name }
}

extension Graha {
  /// The name in the keys of texts: `sun`, `rahu`.
  var key: String { body?.key ?? (self == .rahu ? "rahu" : "ketu") }
}

extension MoonPhase {
  /// The name in the keys of texts, on the API and in what is kept: `waxing crescent`.
  var key: String {
    switch self {
    case .new: "new"
    case .waxingCrescent: "waxing crescent"
    case .firstQuarter: "first quarter"
    case .waxingGibbous: "waxing gibbous"
    case .full: "full"
    case .waningGibbous: "waning gibbous"
    case .lastQuarter: "last quarter"
    case .waningCrescent: "waning crescent"
    }
  }
}
