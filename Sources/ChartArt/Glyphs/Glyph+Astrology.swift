public import Astrology
public import Ephemeris

extension Glyph {
  /// The symbol of a body. Mean and true node share one, and so do the two apogees.
  public init(_ body: CelestialBody) {
    switch body {
    case .sun: self = .sun
    case .moon: self = .moon
    case .mercury: self = .mercury
    case .venus: self = .venus
    case .mars: self = .mars
    case .jupiter: self = .jupiter
    case .saturn: self = .saturn
    case .uranus: self = .uranus
    case .neptune: self = .neptune
    case .pluto: self = .pluto
    case .chiron: self = .chiron
    case .meanNode, .trueNode: self = .northNode
    case .meanApogee, .osculatingApogee: self = .lilith
    case .ceres: self = .ceres
    case .pallas: self = .pallas
    case .juno: self = .juno
    case .vesta: self = .vesta
    }
  }

  /// The symbol of a sign.
  public init(_ sign: ZodiacSign) {
    switch sign {
    case .aries: self = .aries
    case .taurus: self = .taurus
    case .gemini: self = .gemini
    case .cancer: self = .cancer
    case .leo: self = .leo
    case .virgo: self = .virgo
    case .libra: self = .libra
    case .scorpio: self = .scorpio
    case .sagittarius: self = .sagittarius
    case .capricorn: self = .capricorn
    case .aquarius: self = .aquarius
    case .pisces: self = .pisces
    }
  }

  /// The symbol of an aspect.
  public init(_ aspect: AspectKind) {
    switch aspect {
    case .conjunction: self = .conjunction
    case .sextile: self = .sextile
    case .square: self = .square
    case .trine: self = .trine
    case .opposition: self = .opposition
    case .semisextile: self = .semisextile
    case .semisquare: self = .semisquare
    case .quintile: self = .quintile
    case .sesquiquadrate: self = .sesquiquadrate
    case .biquintile: self = .biquintile
    case .quincunx: self = .quincunx
    }
  }

  /// The symbol of an element.
  public init(_ element: Element) {
    switch element {
    case .fire: self = .fire
    case .earth: self = .earth
    case .air: self = .air
    case .water: self = .water
    }
  }

  /// The symbol of a modality.
  public init(_ modality: Modality) {
    switch modality {
    case .cardinal: self = .cardinal
    case .fixed: self = .fixed
    case .mutable: self = .mutable
    }
  }

  /// The nearest of the eight phases to an elongation of the Moon from the Sun in degrees; any finite value is folded.
  public init(moonElongation elongation: Double) {
    let step = Int((normalizedDegrees(elongation) / 45).rounded(.toNearestOrEven)) % 8
    self = Glyph(rawValue: Glyph.newMoon.rawValue + UInt8(step)) ?? .newMoon
  }
}
