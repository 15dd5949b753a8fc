/// A way to divide the sky of a place into twelve houses.
///
/// Definitions follow R. W. Holden, *The Elements of House Division* (1977), unless a case names another source; the letters in
/// parentheses are the codes in common use, which ``init(name:)`` understands too. The files of this folder hold one family each.
public enum HouseSystem: UInt8, Sendable, Hashable, CaseIterable {
  /// (P) Trisected semi-arcs of every degree itself. Undefined beyond the polar circles.
  case placidus
  /// (K) Ascendants of the thirds of the Midheaven's semi-arc. Undefined beyond the polar circles.
  case koch
  /// (O) The four quadrants of the ecliptic, each cut in three.
  case porphyry
  /// (W) Whole signs, the first holding the Ascendant.
  case wholeSign
  /// (E, also A) Thirty degrees each from the Ascendant.
  case equal
  /// (R) The equator in twelve, from the meridian, through the north and south points of the horizon.
  case regiomontanus
  /// (C) The prime vertical in twelve, through the north and south points of the horizon.
  case campanus
  /// (D) Thirty degrees each, the tenth house opening at the Midheaven.
  case equalFromMidheaven
  /// (V) Thirty degrees each, the Ascendant in the middle of the first house (J. Vehlow).
  case vehlow
  /// (B) The semi-arcs of the Ascendant, trisected, through the celestial poles.
  case alcabitius
  /// (T) Pole heights whose tangents are thirds of that of the latitude (W. Polich and A. Nelson Page, 1961).
  case topocentric
  /// (M) The equator in twelve, from the meridian, through the poles of the ecliptic. Without the place's latitude.
  case morinus
  /// (X) The equator in twelve, from the meridian, through the celestial poles; also Zariel's or axial rotation.
  case meridian
  /// (H) The horizon in twelve, from the meridian, through zenith and nadir; also azimuthal.
  case horizon
  /// (U) The circle through Ascendant and zenith in twelve, through the celestial poles (B. Krusiński, 1995; M. Pisa, G.
  /// Goelzer).
  case krusinski
  /// (S) Porphyry's cusps as the middles of the houses (Śrīpati, 11th century).
  case sripati
  /// (F) The equator in twelve, from the Ascendant's right ascension, through the celestial poles (C. E. O. Carter's
  /// poli-equatorial).
  case carter
  /// (Y) The Ascendant's parallel of declination in twelve, through the north and south points of the horizon (L. Knegt, WvA).
  case apc
  /// (L) Quadrants of the ecliptic whose house sizes follow a sine, by a difference (W. D. Pullen, 1994).
  case pullenSinusoidalDelta
  /// (Q) Quadrants of the ecliptic whose house sizes follow a sine, by a ratio (W. D. Pullen, 2016).
  case pullenSinusoidalRatio
  /// (J) The zenith's declination in three, by parallels on the prime vertical (J. J. G. Savard's first system).
  case savard

  /// The name, as the command and the API accept and print it: `Placidus`, `WholeSign`, ….
  public var name: String {
    switch self {
    case .placidus: "Placidus"
    case .koch: "Koch"
    case .porphyry: "Porphyry"
    case .wholeSign: "WholeSign"
    case .equal: "Equal"
    case .regiomontanus: "Regiomontanus"
    case .campanus: "Campanus"
    case .equalFromMidheaven: "EqualFromMidheaven"
    case .vehlow: "Vehlow"
    case .alcabitius: "Alcabitius"
    case .topocentric: "Topocentric"
    case .morinus: "Morinus"
    case .meridian: "Meridian"
    case .horizon: "Horizon"
    case .krusinski: "Krusinski"
    case .sripati: "Sripati"
    case .carter: "Carter"
    case .apc: "APC"
    case .pullenSinusoidalDelta: "PullenSD"
    case .pullenSinusoidalRatio: "PullenSR"
    case .savard: "SavardA"
    }
  }

  /// The capital letter, in ASCII, by which astrological programs know the system.
  public var code: UInt8 {
    switch self {
    case .placidus: UInt8(ascii: "P")
    case .koch: UInt8(ascii: "K")
    case .porphyry: UInt8(ascii: "O")
    case .wholeSign: UInt8(ascii: "W")
    case .equal: UInt8(ascii: "E")
    case .regiomontanus: UInt8(ascii: "R")
    case .campanus: UInt8(ascii: "C")
    case .equalFromMidheaven: UInt8(ascii: "D")
    case .vehlow: UInt8(ascii: "V")
    case .alcabitius: UInt8(ascii: "B")
    case .topocentric: UInt8(ascii: "T")
    case .morinus: UInt8(ascii: "M")
    case .meridian: UInt8(ascii: "X")
    case .horizon: UInt8(ascii: "H")
    case .krusinski: UInt8(ascii: "U")
    case .sripati: UInt8(ascii: "S")
    case .carter: UInt8(ascii: "F")
    case .apc: UInt8(ascii: "Y")
    case .pullenSinusoidalDelta: UInt8(ascii: "L")
    case .pullenSinusoidalRatio: UInt8(ascii: "Q")
    case .savard: UInt8(ascii: "J")
    }
  }

  /// The system of a ``name`` or of a ``code`` letter; `nil` when there is none.
  ///
  /// The case of letters does not count, nor do spaces, hyphens and underscores: `whole sign` is `WholeSign`.
  public init?(name: String) {
    let wanted = foldedName(name)
    if wanted.count == 1 {
      // The letter A is a second code of the equal houses.
      let letter = wanted[0] == UInt8(ascii: "a") ? UInt8(ascii: "e") : wanted[0]
      for system in HouseSystem.allCases where system.code | 0x20 == letter {
        self = system
        return
      }
      return nil
    }
    for system in HouseSystem.allCases where foldedName(system.name) == wanted {
      self = system
      return
    }
    return nil
  }

  /// Whether the system has no cusps beyond the polar circles, where part of the ecliptic neither rises nor sets.
  public var needsRisingEcliptic: Bool { self == .placidus || self == .koch }
}

/// The bytes of a name with ASCII capitals made small and separators left out.
func foldedName(_ name: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    default: bytes.append(byte)
    }
  }
  return bytes
}
