import Ephemeris

/// The sixteen divisional charts of Parashara (Brihat Parashara Hora Shastra ch. 6): the raw value is the number of parts of a
/// sign.
public enum Varga: UInt8, Sendable, Hashable, CaseIterable {
  case rashi = 1
  case hora = 2
  case drekkana = 3
  case chaturthamsha = 4
  case saptamsha = 7
  case navamsha = 9
  case dashamsha = 10
  case dvadashamsha = 12
  case shodashamsha = 16
  case vimshamsha = 20
  case chaturvimshamsha = 24
  case saptavimshamsha = 27
  case trimshamsha = 30
  case khavedamsha = 40
  case akshavedamsha = 45
  case shashtyamsha = 60

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .rashi: "Rashi"
    case .hora: "Hora"
    case .drekkana: "Drekkana"
    case .chaturthamsha: "Chaturthamsha"
    case .saptamsha: "Saptamsha"
    case .navamsha: "Navamsha"
    case .dashamsha: "Dashamsha"
    case .dvadashamsha: "Dvadashamsha"
    case .shodashamsha: "Shodashamsha"
    case .vimshamsha: "Vimshamsha"
    case .chaturvimshamsha: "Chaturvimshamsha"
    case .saptavimshamsha: "Saptavimshamsha"
    case .trimshamsha: "Trimshamsha"
    case .khavedamsha: "Khavedamsha"
    case .akshavedamsha: "Akshavedamsha"
    case .shashtyamsha: "Shashtyamsha"
    }
  }

  /// The sign that a sidereal longitude in degrees has in this chart.
  public func sign(ofSiderealLongitude longitude: Double) -> ZodiacSign {
    let place = ZodiacPosition(longitude: longitude)
    let sign = place.sign
    let parts = Double(rawValue)
    let part = Int(min(floored(place.degreesInSign * parts / 30), parts - 1))
    // Aries is the first and an odd sign.
    let isOdd = sign.rawValue % 2 == 0
    switch self {
    case .rashi: return sign
    case .hora: return (part == 0) == isOdd ? .leo : .cancer
    case .drekkana: return sign.advanced(by: 4 * part)
    case .chaturthamsha: return sign.advanced(by: 3 * part)
    case .saptamsha: return sign.advanced(by: part + (isOdd ? 0 : 6))
    case .navamsha: return sign.advanced(by: part + [0, 8, 4][Int(sign.modality.rawValue)])
    case .dashamsha: return sign.advanced(by: part + (isOdd ? 0 : 8))
    case .dvadashamsha, .shashtyamsha: return sign.advanced(by: part)
    case .shodashamsha, .akshavedamsha: return Self.start(of: sign, .aries, .leo, .sagittarius).advanced(by: part)
    case .vimshamsha: return Self.start(of: sign, .aries, .sagittarius, .leo).advanced(by: part)
    case .chaturvimshamsha: return (isOdd ? ZodiacSign.leo : .cancer).advanced(by: part)
    case .saptavimshamsha:
      let start: ZodiacSign =
        switch sign.element {
        case .fire: .aries
        case .earth: .cancer
        case .air: .libra
        case .water: .capricorn
        }
      return start.advanced(by: part)
    case .trimshamsha: return Self.trimshamsha(place.degreesInSign, isOdd: isOdd)
    case .khavedamsha: return (isOdd ? ZodiacSign.aries : .libra).advanced(by: part)
    }
  }

  /// The longitude, 0 ..< 360, that a sidereal longitude has in this chart, both in degrees.
  ///
  /// The part is stretched over the whole sign: what of it is passed, as a share of thirty degrees. So the rashi has its own degrees, and
  /// the navamsha nine times as many. The parts of the Trimshamsha are unequal, and each is stretched by its own length.
  public func longitude(ofSiderealLongitude longitude: Double) -> Double {
    let degrees = ZodiacPosition(longitude: longitude).degreesInSign
    let share: Double
    if self == .trimshamsha {
      let isOdd = ZodiacSign(longitude: longitude).rawValue % 2 == 0
      let bounds: [Double] = isOdd ? [0, 5, 10, 18, 25, 30] : [0, 5, 12, 20, 25, 30]
      let index = max(0, bounds.lastIndex { $0 <= degrees && $0 < 30 } ?? 0)
      share = (degrees - bounds[index]) / (bounds[index + 1] - bounds[index])
    } else {
      let parts = degrees * Double(rawValue) / 30
      share = parts - min(floored(parts), Double(rawValue) - 1)
    }
    let sign = sign(ofSiderealLongitude: longitude)
    // The end of a sign belongs to the next one.
    return 30 * Double(sign.rawValue) + min(30 * share, 30 - 1e-9)
  }

  private static func start(of sign: ZodiacSign, _ movable: ZodiacSign, _ fixed: ZodiacSign, _ dual: ZodiacSign) -> ZodiacSign {
    switch sign.modality {
    case .cardinal: movable
    case .fixed: fixed
    case .mutable: dual
    }
  }

  /// Unequal parts: 5°, 5°, 8°, 7°, 5° of Mars, Saturn, Jupiter, Mercury, Venus in odd signs, the reverse in even ones; each in
  /// that planet's sign of the same kind.
  private static func trimshamsha(_ degrees: Double, isOdd: Bool) -> ZodiacSign {
    if isOdd {
      return degrees < 5 ? .aries : degrees < 10 ? .aquarius : degrees < 18 ? .sagittarius : degrees < 25 ? .gemini : .libra
    }
    return degrees < 5 ? .taurus : degrees < 12 ? .virgo : degrees < 20 ? .pisces : degrees < 25 ? .capricorn : .scorpio
  }
}
