import Ephemeris

/// A twenty-seventh of the sidereal zodiac, 13°20′: a mansion of the Moon.
public enum Nakshatra: UInt8, Sendable, Hashable, CaseIterable {
  case ashwini, bharani, krittika, rohini, mrigashira, ardra, punarvasu, pushya, ashlesha
  case magha, purvaPhalguni, uttaraPhalguni, hasta, chitra, swati, vishakha, anuradha, jyeshtha
  case mula, purvaAshadha, uttaraAshadha, shravana, dhanishta, shatabhisha, purvaBhadrapada, uttaraBhadrapada, revati

  /// The nakshatra that holds a sidereal longitude in degrees; any finite value is folded into 0 ..< 360.
  public init(siderealLongitude: Double) { self = NakshatraPosition(siderealLongitude: siderealLongitude).nakshatra }

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .ashwini: "Ashwini"
    case .bharani: "Bharani"
    case .krittika: "Krittika"
    case .rohini: "Rohini"
    case .mrigashira: "Mrigashira"
    case .ardra: "Ardra"
    case .punarvasu: "Punarvasu"
    case .pushya: "Pushya"
    case .ashlesha: "Ashlesha"
    case .magha: "Magha"
    case .purvaPhalguni: "Purva Phalguni"
    case .uttaraPhalguni: "Uttara Phalguni"
    case .hasta: "Hasta"
    case .chitra: "Chitra"
    case .swati: "Swati"
    case .vishakha: "Vishakha"
    case .anuradha: "Anuradha"
    case .jyeshtha: "Jyeshtha"
    case .mula: "Mula"
    case .purvaAshadha: "Purva Ashadha"
    case .uttaraAshadha: "Uttara Ashadha"
    case .shravana: "Shravana"
    case .dhanishta: "Dhanishta"
    case .shatabhisha: "Shatabhisha"
    case .purvaBhadrapada: "Purva Bhadrapada"
    case .uttaraBhadrapada: "Uttara Bhadrapada"
    case .revati: "Revati"
    }
  }

  /// 1 … 27 from Ashwini.
  public var number: Int { Int(rawValue) + 1 }

  /// The ruler in the Vimshottari order, three times through the circle (Brihat Parashara Hora Shastra ch. 46).
  public var lord: Graha { DashaSystem.vimshottari.lords[Int(rawValue) % 9] }

  /// The sidereal longitude at which it begins, in degrees.
  public var start: Double { Double(rawValue) * 40 / 3 }
}

/// A sidereal longitude among the nakshatras.
public struct NakshatraPosition: Sendable, Hashable {
  /// The nakshatra.
  public let nakshatra: Nakshatra
  /// How much of it is passed, 0 ..< 1.
  public let fraction: Double

  /// Any finite sidereal longitude in degrees; folded into 0 ..< 360.
  public init(siderealLongitude: Double) {
    let passed = normalizedDegrees(siderealLongitude) * 27 / 360
    let whole = min(floored(passed), 26)
    nakshatra = Nakshatra(rawValue: UInt8(whole))!
    fraction = max(0, passed - whole)
  }

  /// The quarter, 1 … 4, 3°20′ each.
  public var pada: Int { min(Int(fraction * 4), 3) + 1 }
}
