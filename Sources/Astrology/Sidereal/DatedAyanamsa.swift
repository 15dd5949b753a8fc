import Ephemeris

/// An ayanamsa fixed by its value on one date.
struct DatedAyanamsa {
  /// Degrees from the mean equinox of J2000 to the zero point.
  private let atJ2000: Double
  /// The pole of the ecliptic of the definition's date, along which the value is measured; axes of the ecliptic of J2000.
  private let pole: SIMD3<Double>

  /// The theory of precession that a modern definition presumes between its date and J2000.
  enum Precession {
    case newcomb, iau1976, iau2006

    /// General precession in longitude from a date to J2000, in degrees.
    func degrees(fromJulianDate date: Double) -> Double {
      switch self {
      case .newcomb:
        // Newcomb: 5025.64″ + 2.22″ T a tropical century, T from 1900.0 (Explanatory Supplement 1961, section 2B).
        func sum(_ julianDate: Double) -> Double {
          let t = (julianDate - 2415020.31352) / 36524.2198782
          return t * (5025.64 + 1.11 * t)
        }
        return (sum(JulianDate.j2000) - sum(date)) / 3600
      case .iau1976:
        // Lieske et al. (1977), Astronomy & Astrophysics 58, 1.
        let t = TT(julianDate: date).centuriesSinceJ2000
        return -t * (5029.0966 + t * (1.11113 - 0.000006 * t)) / 3600
      case .iau2006:
        return -EclipticOfDate.generalPrecession(centuries: TT(julianDate: date).centuriesSinceJ2000) / 3600
      }
    }
  }

  /// A date of antiquity, with what IAU 2006 precession, good for a thousand years, cannot give: the precession from it to J2000
  /// and the ecliptic on which that is measured, by Vondrák, Capitaine & Wallace (2011), Astronomy & Astrophysics 534, A22.
  struct Antiquity {
    /// Longitude of the equinox of that date on its own ecliptic less that of J2000's, in degrees.
    let precession: Double
    /// The pole of that ecliptic: its x and y on the ecliptic of J2000.
    let poleX: Double
    let poleY: Double

    // Julian dates of the publications. Those in UT were taken to TT by 5,000 to 12,000 s; an hour more or less is 0.006″.

    /// 1684532.5 UT.
    static let babylon = Antiquity(precession: 29.2003099, poleX: -0.0000040, poleY: -0.0048509)
    /// 1673941 UT.
    static let etaPiscium = Antiquity(precession: 29.6016949, poleX: 0.0000020, poleY: -0.0049187)
    /// 1674484 UT.
    static let hipparchos = Antiquity(precession: 29.5811181, poleX: 0.0000017, poleY: -0.0049152)
    /// 1927135.8747793 UT.
    static let sassanian = Antiquity(precession: 19.9929593, poleX: -0.0000955, poleY: -0.0033018)
    /// 1903396.8128654 UT.
    static let suryaSiddhanta = Antiquity(precession: 20.8950588, poleX: -0.0000904, poleY: -0.0034529)
    /// 1903396.7895321 UT.
    static let aryabhata = Antiquity(precession: 20.8950597, poleX: -0.0000904, poleY: -0.0034529)
    /// 1911797.740782065 UT.
    static let aryabhata522 = Antiquity(precession: 20.575847, poleX: -0.0000923, poleY: -0.0033994)
    /// 1721057.5 UT.
    static let yearZero = Antiquity(precession: 27.8157528, poleX: -0.0000234, poleY: -0.0046171)
    /// 1775845.5 UT.
    static let vettiusValens = Antiquity(precession: 25.7378094, poleX: -0.0000487, poleY: -0.0042667)
    /// 1825235.2458513 TT.
    static let vernal285 = Antiquity(precession: 23.8634812, poleX: -0.0000677, poleY: -0.0039513)
    /// 1827424.7522557 TT.
    static let vernal291 = Antiquity(precession: 23.780365, poleX: -0.0000684, poleY: -0.0039373)
  }

  /// `value` degrees at a Julian date (TT).
  init(_ value: Double, julianDate: Double, _ precession: Precession) {
    atJ2000 = value + precession.degrees(fromJulianDate: julianDate)
    pole = SIMD3(0, 0, 1)
  }

  /// `value` degrees at a date of antiquity.
  init(_ value: Double, _ date: Antiquity) {
    atJ2000 = value + date.precession
    pole = SIMD3(date.poleX, date.poleY, (1 - date.poleX * date.poleX - date.poleY * date.poleY).squareRoot())
  }

  /// Degrees from the equinox of a date, in the axes of the ecliptic of J2000, to the zero point.
  func value(equinox v: SIMD3<Double>) -> Double {
    // The turn from the equinox of J2000, which is (1, 0, 0), to that of date about the definition's pole.
    let turn = pole.z * v.y - pole.y * v.z
    let share = v.x - pole.x * (pole.x * v.x + pole.y * v.y + pole.z * v.z)
    return atJ2000 - arctangent(turn, share) * (180 / Double.pi)
  }
}
