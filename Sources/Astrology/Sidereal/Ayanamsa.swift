public import Ephemeris

/// How far the zero point of a sidereal zodiac lies from the vernal equinox: one of the published definitions.
///
/// A definition either fixes the ayanamsa's value on one date, and precession carries it to every other, or it fixes the
/// longitude of a star, a pole or a centre, which is then computed. The raw value is a stable identifier.
public enum Ayanamsa: String, Sendable, Hashable, CaseIterable {
  /// Government of India, 23°15′00.658″ on 1956 March 21, true equinox (Indian Astronomical Ephemeris 1989, p. 556). The default
  /// everywhere.
  case lahiri
  /// The Calendar Reform Committee's first statement of it: 23°15′00″ on 1956 March 21 (Report of 1955).
  case lahiriCommittee
  /// N. C. Lahiri's own Panchanga Darpan of 1940: 22°26′45.5″ in 1900.
  case lahiri1940
  /// Lahiri's equinox of coincidence of 285 CE (D. Senthilathiban, Study of KP Ayanamsa, 2019).
  case lahiriVernal285
  /// The synetic vernal point at 335°57′28.64″ in 1950.0 (C. Fagan & D. Bradley).
  case faganBradley
  /// R. DeLuce, Constellational Astrology (1963): zero in the year of Christ's birth.
  case deLuce
  /// B. V. Raman, Hindu Predictive Astrology (1938): 21°00′52″ in 1900.
  case raman
  /// Usha & Shashi, Hindu Astrological Calculations (1978).
  case ushaShashi
  /// K. S. Krishnamurti, Reader I: 22°21′50″ in 1900.
  case krishnamurti
  /// Krishnamurti's with zero at the equinox of 291 CE (D. Senthilathiban 2019).
  case krishnamurtiVernal291
  /// Djwhal Khul, the Age of Aquarius beginning in 2117 (P. Robbins).
  case djwhalKhul
  /// Sri Yukteshwar, The Holy Science (1894): 21°04′56″ in 1900.
  case yukteshwar
  /// J. N. Bhasin: 21°21′56″ in 1900.
  case bhasin
  /// F. X. Kugler, from Babylonian star positions: −5°40′ in −100.
  case babylonianKugler1
  /// F. X. Kugler: −4°16′ in −100.
  case babylonianKugler2
  /// F. X. Kugler: −3°25′ in −100.
  case babylonianKugler3
  /// P. Huber (1958), Centaurus 5, 192: −4°28′ in −100.
  case babylonianHuber
  /// R. Mercier: eta Piscium at the beginning of the Babylonian zodiac, −129.
  case babylonianEtaPiscium
  /// Aldebaran at 15° Taurus in −100.
  case babylonianAldebaran
  /// J. P. Britton (2010), Archive for History of Exact Sciences 64, 617: −3.2° in the year 0.
  case babylonianBritton
  /// Hipparchus' zodiac after R. Mercier: −9°20′ in −127.
  case hipparchos
  /// Sassanian tables after R. Mercier: zero on 564 March 18.
  case sassanian
  /// Surya Siddhanta: the true Sun at the equinox on 499 March 21, 7:30:31.57 UT.
  case suryaSiddhanta
  /// Surya Siddhanta: its mean Sun.
  case suryaSiddhantaMeanSun
  /// Aryabhata: the equinox of 499 March 21, 6:56:55.57 UT.
  case aryabhata
  /// Aryabhata: his mean Sun.
  case aryabhataMeanSun
  /// Aryabhata's zero year taken as 522.
  case aryabhata522
  /// Surya Siddhanta: Revati (zeta Piscium) at polar longitude 359°50′ in 499.
  case suryaSiddhantaRevati
  /// Surya Siddhanta: Citra (Spica) at polar longitude 180° in 499.
  case suryaSiddhantaCitra
  /// The tropical zodiac of J2000 held fast.
  case j2000
  /// The tropical zodiac of 1900 January 0.5 held fast.
  case j1900
  /// The tropical zodiac of B1950 held fast.
  case b1950
  /// R. Mardyks: 30° at the galactic alignment of 1998.
  case skydram
  /// N. Fiorenza: 25° on 2000 January 1.
  case fiorenza
  /// Vettius Valens' Moon: −2.9422° in 150 CE (J. H. Holden).
  case vettiusValens
  /// Citra (Spica) at 180°, at every moment.
  case trueCitra
  /// Revati (zeta Piscium) at 359°50′, at every moment.
  case trueRevati
  /// Pushya (delta Cancri) at 106° (P. V. R. Narasimha Rao).
  case truePushya
  /// Mula (lambda Scorpii) at 240° (K. Chandra Hari).
  case trueMula
  /// delta Cancri at 103.49264° (S. Sheoran, 2017).
  case sheoran
  /// The galactic centre (Sagittarius A*) at 0° Sagittarius (D. Koch).
  case galacticCentreSagittarius
  /// The galactic centre dividing Scorpio to Aquarius by the golden section (R. Gil Brand).
  case galacticCentreGilBrand
  /// The galactic centre at 0° Capricorn (D. Cochrane).
  case galacticCentreCapricorn
  /// The galactic centre carried along its hour circle to the middle of Mula (E. Wilhelm).
  case galacticCentreMula
  /// The galactic equator, with the pole of Liu, Zhu & Zhang (2011), Astronomy & Astrophysics 526, A16, meets the ecliptic at 0°
  /// Sagittarius.
  case galacticEquator
  /// That galactic equator in the middle of Mula.
  case galacticEquatorMula

  /// Which equinox the value is counted from.
  public enum Equinox: UInt8, Sendable, Hashable, CaseIterable {
    /// The mean equinox of date: precession only. For longitudes that leave nutation out; taken from ours, which do not, it
    /// leaves Δψ (up to 18″) in the result, as several almanacs do.
    case mean
    /// The true equinox of date: with nutation in longitude, as our positions have it.
    case `true`
  }

  /// Where a star, pole or centre that anchors an ayanamsa is taken to stand.
  public enum AnchorPlace: UInt8, Sendable, Hashable, CaseIterable {
    /// As it is seen from the Earth, with annual aberration (±20″), parallax and the bend of light at the Sun: the planets are
    /// seen so too.
    case apparent
    /// As it is seen from the Sun: without the yearly swing.
    case barycentric
  }

  /// The ayanamsa at the instant of a sky, in degrees, −180 ..< 180.
  ///
  /// With the true equinox, `apparent longitude − value` is the sidereal longitude, and nutation drops out of it. Of an ayanamsa with a
  /// dated definition the value grows by about 50.3″ a year; an anchored one follows its star, so it also feels the star's own motion
  /// and, where it is taken as it is seen, the yearly aberration.
  ///
  /// - Parameters:
  ///   - sky: the instant. Asking several ayanamsas of one sky works its precession and nutation out once.
  ///   - equinox: ``Equinox/true`` with nutation (±17″), for longitudes of the true equinox such as ours; ``Equinox/mean`` without, as
  ///     tables of ayanamsas are printed.
  ///   - anchor: how the star, pole or centre of an anchored ayanamsa is seen; a dated one has none and takes no notice.
  /// - Returns: degrees by which the sidereal zodiac begins east of the equinox, −180 ..< 180; below 0 before the two coincided, which is
  ///   in the third to sixth century for the usual ones.
  /// - Throws: ``/Ephemeris/EphemerisError/outsideRange(body:julianDate:supported:)`` when an anchor cannot be reckoned at that instant.
  public func value(
    in sky: Sky, equinox: Equinox = .true, anchor: AnchorPlace = .apparent
  ) throws(EphemerisError) -> Double {
    let mean: Double =
      switch definition {
      case .dated(let definition): definition.value(equinox: EclipticOfDate(at: sky.instant).equinox)
      case .anchored(let definition): definition.value(in: sky, anchor)
      }
    return signedDegrees(equinox == .true ? mean + sky.orientation.nutationInLongitude : mean)
  }

  /// The ayanamsa at an instant, in degrees; see ``value(in:equinox:anchor:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outsideRange(body:julianDate:supported:)`` before 1550 and after 2649.
  public func value(
    at instant: TT, equinox: Equinox = .true, anchor: AnchorPlace = .apparent
  ) throws(EphemerisError) -> Double {
    try value(in: Sky(at: instant), equinox: equinox, anchor: anchor)
  }
}
