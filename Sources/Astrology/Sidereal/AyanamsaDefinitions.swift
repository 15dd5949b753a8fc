import Ephemeris

extension Ayanamsa {
  enum Definition {
    case dated(DatedAyanamsa)
    case anchored(AnchoredAyanamsa)
  }

  /// The numbers of the publications named at each case.
  var definition: Definition {
    let j1900 = 2415020.0
    let equinoxOf1956 = 2435553.5
    switch self {
    // The published value counts from the true equinox: the nutation of the day, 16.769″, is taken off.
    case .lahiri: return at(23.250182778 - 0.004658035, equinoxOf1956, .iau1976)
    case .lahiriCommittee: return at(23.25 - 0.00464207, equinoxOf1956, .newcomb)
    case .lahiri1940: return at(22.44597222, j1900, .newcomb)
    case .lahiriVernal285: return at(0, .vernal285)
    case .faganBradley: return at(24.042044444, 2433282.42346, .newcomb)
    case .deLuce: return at(0, .yearZero)
    case .raman: return at(360 - 338.98556, j1900, .newcomb)
    case .ushaShashi: return at(360 - 341.33904, j1900, .iau2006)
    case .krishnamurti: return at(360 - 337.636111, j1900, .newcomb)
    case .krishnamurtiVernal291: return at(0, .vernal291)
    case .djwhalKhul: return at(360 - 333.0369024, j1900, .iau2006)
    case .yukteshwar: return at(360 - 338.917778, j1900, .iau2006)
    case .bhasin: return at(360 - 338.634444, j1900, .iau2006)
    case .babylonianKugler1: return at(-5.66667, .babylon)
    case .babylonianKugler2: return at(-4.26667, .babylon)
    case .babylonianKugler3: return at(-3.41667, .babylon)
    case .babylonianHuber: return at(-4.46667, .babylon)
    case .babylonianEtaPiscium: return at(-5.079167, .etaPiscium)
    case .babylonianAldebaran: return at(-4.44138598, .babylon)
    case .babylonianBritton: return at(-3.2, .yearZero)
    case .hipparchos: return at(-9.33333, .hipparchos)
    case .sassanian: return at(0, .sassanian)
    case .suryaSiddhanta: return at(0, .suryaSiddhanta)
    case .suryaSiddhantaMeanSun: return at(-0.21463395, .suryaSiddhanta)
    case .suryaSiddhantaRevati: return at(-0.79167046, .suryaSiddhanta)
    case .suryaSiddhantaCitra: return at(2.11070444, .suryaSiddhanta)
    case .aryabhata: return at(0, .aryabhata)
    case .aryabhataMeanSun: return at(-0.23763238, .aryabhata)
    case .aryabhata522: return at(0, .aryabhata522)
    case .j2000: return at(0, JulianDate.j2000, .iau2006)
    case .j1900: return at(0, j1900, .iau2006)
    case .b1950: return at(0, 2433282.42345905, .iau2006)
    case .skydram: return at(30, 2451079.734892, .iau2006)
    case .fiorenza: return at(25, 2451544.5007, .iau2006)
    case .vettiusValens: return at(-2.9422, .vettiusValens)
    case .trueCitra: return star(.spica, 180)
    case .trueRevati: return star(.revati, 359 + 50.0 / 60)
    case .truePushya: return star(.asellusAustralis, 106)
    case .trueMula: return star(.shaula, 240)
    case .sheoran: return star(.asellusAustralis, 103.49264221625)
    case .galacticCentreSagittarius: return anchor(.centreOfTheAyanamsas, 240)
    // 0.381966… is the smaller part of the golden section.
    case .galacticCentreGilBrand: return anchor(.centreOfTheAyanamsas, 210 + 90 * 0.3819660113)
    case .galacticCentreCapricorn: return anchor(.centreOfTheAyanamsas, 270)
    case .galacticCentreMula:
      return .anchored(AnchoredAyanamsa(anchor: .centreOfTheAyanamsas, longitude: 246 + 40.0 / 60, followsHourCircle: true))
    // The node of the galactic equator is a quadrant from its pole.
    case .galacticEquator: return anchor(.galacticPole, 150, isSeen: false)
    case .galacticEquatorMula: return anchor(.galacticPole, 156 + 40.0 / 60, isSeen: false)
    }
  }

  private func at(_ value: Double, _ julianDate: Double, _ precession: DatedAyanamsa.Precession) -> Definition {
    .dated(DatedAyanamsa(value, julianDate: julianDate, precession))
  }

  private func at(_ value: Double, _ date: DatedAyanamsa.Antiquity) -> Definition { .dated(DatedAyanamsa(value, date)) }

  private func star(_ star: FixedStar, _ longitude: Double) -> Definition { anchor(star.astrometry, longitude) }

  private func anchor(_ astrometry: Astrometry, _ longitude: Double, isSeen: Bool = true) -> Definition {
    .anchored(AnchoredAyanamsa(anchor: astrometry, longitude: longitude, isSeen: isSeen))
  }
}
