// Written by Tools/stars/build.py; do not edit.

// Right ascension 21 to 24 hours.
extension FixedStar {
  /// 22 Eta Capricorni; HIP 104019.
  public static let armus = FixedStar(
    165, "Armus", [], "Eta Capricorni", .capricornus, flamsteed: 22, hipparcos: 104019, .star, magnitude: 4.84,
    Astrometry(
      rightAscension: 316.101352733, declination: -19.854931320, epoch: 1991.25, motion: (-37.62, -24.95),
      parallax: 20.2, radialVelocity: 24))

  /// 23 Theta Capricorni; HIP 104139.
  public static let dorsum = FixedStar(
    166, "Dorsum", [], "Theta Capricorni", .capricornus, flamsteed: 23, hipparcos: 104139, .star, magnitude: 4.07,
    Astrometry(
      rightAscension: 316.486580752, declination: -17.232710972, epoch: 1991.25, motion: (79.33, -62.01),
      parallax: 20.11, radialVelocity: -11))

  /// 5 Alpha Cephei; HIP 105199.
  public static let alderamin = FixedStar(
    167, "Alderamin", [], "Alpha Cephei", .cepheus, flamsteed: 5, hipparcos: 105199, .star, magnitude: 2.44,
    Astrometry(
      rightAscension: 319.644089952, declination: 62.585455154, epoch: 1991.25, motion: (150.55, 49.09),
      parallax: 66.5, radialVelocity: -10))

  /// 22 Beta Aquarii; HIP 106278.
  public static let sadalsuud = FixedStar(
    168, "Sadalsuud", [], "Beta Aquarii", .aquarius, flamsteed: 22, hipparcos: 106278, .star, magnitude: 2.91,
    Astrometry(
      rightAscension: 322.889669640, declination: -5.571155602, epoch: 1991.25, motion: (18.77, -8.21),
      parallax: 6.07, radialVelocity: 7))

  /// 39 Epsilon Capricorni; HIP 106723.
  public static let castra = FixedStar(
    169, "Castra", [], "Epsilon Capricorni", .capricornus, flamsteed: 39, hipparcos: 106723, .star, magnitude: 4.68,
    Astrometry(
      rightAscension: 324.270094856, declination: -19.466013557, epoch: 1991.25, motion: (12.79, 0.28),
      parallax: 3.09, radialVelocity: -24))

  /// 40 Gamma Capricorni; HIP 106985.
  public static let nashira = FixedStar(
    170, "Nashira", [], "Gamma Capricorni", .capricornus, flamsteed: 40, hipparcos: 106985, .star, magnitude: 3.68,
    Astrometry(
      rightAscension: 325.022259469, declination: -16.662252986, epoch: 1991.25, motion: (187.56, -22.45),
      parallax: 20.77, radialVelocity: -31))

  /// 8 Epsilon Pegasi; HIP 107315.
  public static let enif = FixedStar(
    171, "Enif", [], "Epsilon Pegasi", .pegasus, flamsteed: 8, hipparcos: 107315, .star, magnitude: 2.39,
    Astrometry(
      rightAscension: 326.046417500, declination: 9.875007584, epoch: 1991.25, motion: (26.92, 0.44),
      parallax: 4.73, radialVelocity: 5))

  /// 49 Delta Capricorni; HIP 107556.
  public static let denebAlgedi = FixedStar(
    172, "Deneb Algedi", ["Scheddi", "Cauda Capricorni"], "Delta Capricorni", .capricornus, flamsteed: 49, hipparcos: 107556,
    .star, magnitude: 2.87,
    Astrometry(
      rightAscension: 326.759522198, declination: -16.126565940, epoch: 1991.25, motion: (261.7, -296.7),
      parallax: 84.27, radialVelocity: -6))

  /// 17 Xi Cephei; HIP 108917.
  public static let kurhah = FixedStar(
    173, "Kurhah", ["Kurdah"], "Xi Cephei", .cepheus, flamsteed: 17, hipparcos: 108917, .star, magnitude: 4.29,
    Astrometry(
      rightAscension: 330.946506947, declination: 64.627754454, epoch: 1991.25, motion: (215.46, 91.06),
      parallax: 33.79, radialVelocity: -6))

  /// 34 Alpha Aquarii; HIP 109074.
  public static let sadalmelik = FixedStar(
    174, "Sadalmelik", ["Sadalmelek"], "Alpha Aquarii", .aquarius, flamsteed: 34, hipparcos: 109074, .star, magnitude: 2.96,
    Astrometry(
      rightAscension: 331.445938690, declination: -0.319826279, epoch: 1991.25, motion: (18.25, -9.39),
      parallax: 6.23, radialVelocity: 8))

  /// Alpha Gruis; HIP 109268.
  public static let alnair = FixedStar(
    175, "Alnair", [], "Alpha Gruis", .grus, flamsteed: nil, hipparcos: 109268, .star, magnitude: 1.74,
    Astrometry(
      rightAscension: 332.057818522, declination: -46.960615950, epoch: 1991.25, motion: (126.69, -147.47),
      parallax: 32.29, radialVelocity: 12))

  /// 48 Gamma Aquarii; HIP 110395.
  public static let sadachbia = FixedStar(
    176, "Sadachbia", [], "Gamma Aquarii", .aquarius, flamsteed: 48, hipparcos: 110395, .star, magnitude: 3.84,
    Astrometry(
      rightAscension: 335.413749332, declination: -1.387353067, epoch: 1991.25, motion: (129.53, 7.77),
      parallax: 19.92, radialVelocity: -15))

  /// 73 Lambda Aquarii; HIP 112961.
  public static let hydor = FixedStar(
    177, "Hydor", ["Shatabhisha"], "Lambda Aquarii", .aquarius, flamsteed: 73, hipparcos: 112961, .star, magnitude: 3.74,
    Astrometry(
      rightAscension: 343.153601629, declination: -7.579678657, epoch: 1991.25, motion: (17.02, 33.03),
      parallax: 8.47, radialVelocity: -9))

  /// 76 Delta Aquarii; HIP 113136.
  public static let skat = FixedStar(
    178, "Skat", ["Scheat Aquarii"], "Delta Aquarii", .aquarius, flamsteed: 76, hipparcos: 113136, .star, magnitude: 3.27,
    Astrometry(
      rightAscension: 343.662663921, declination: -15.820759503, epoch: 1991.25, motion: (-42.6, -27.89),
      parallax: 20.31, radialVelocity: 18))

  /// 24 Alpha Piscis Austrini; HIP 113368.
  public static let fomalhaut = FixedStar(
    179, "Fomalhaut", [], "Alpha Piscis Austrini", .piscisAustrinus, flamsteed: 24, hipparcos: 113368, .star, magnitude: 1.16,
    Astrometry(
      rightAscension: 344.411772990, declination: -29.621836803, epoch: 1991.25, motion: (328.95, -164.67),
      parallax: 129.81, radialVelocity: 7))

  /// 53 Beta Pegasi; HIP 113881.
  public static let scheat = FixedStar(
    180, "Scheat", [], "Beta Pegasi", .pegasus, flamsteed: 53, hipparcos: 113881, .star, magnitude: 2.42,
    Astrometry(
      rightAscension: 345.943055787, declination: 28.082454307, epoch: 1991.25, motion: (187.65, 136.93),
      parallax: 16.64, radialVelocity: 9))

  /// 54 Alpha Pegasi; HIP 113963.
  public static let markab = FixedStar(
    181, "Markab", ["Purva Bhadrapada"], "Alpha Pegasi", .pegasus, flamsteed: 54, hipparcos: 113963, .star, magnitude: 2.49,
    Astrometry(
      rightAscension: 346.190070561, declination: 15.205367531, epoch: 1991.25, motion: (60.4, -41.3),
      parallax: 24.46, radialVelocity: -4))
}
