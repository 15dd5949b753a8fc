// Written by Tools/stars/build.py; do not edit.

// Right ascension 18 to 21 hours.
extension FixedStar {
  /// Messier 8.
  public static let spiculum = FixedStar(
    139, "Spiculum", ["Lagoon Nebula"], "Messier 8", .sagittarius, flamsteed: nil, hipparcos: nil, .nebula, magnitude: 5.8,
    Astrometry(
      rightAscension: 270.921958333, declination: -24.380166667, epoch: 2000, motion: (0, 0),
      parallax: 0.75188, radialVelocity: 0))

  /// 10 Gamma2 Sagittarii; HIP 88635.
  public static let alnasl = FixedStar(
    140, "Alnasl", ["Nushaba"], "Gamma2 Sagittarii", .sagittarius, flamsteed: 10, hipparcos: 88635, .star, magnitude: 2.99,
    Astrometry(
      rightAscension: 271.452185729, declination: -30.423650162, epoch: 1991.25, motion: (-53.92, -180.9),
      parallax: 33.67, radialVelocity: 22))

  /// 13 Mu Sagittarii; HIP 89341.
  public static let polis = FixedStar(
    141, "Polis", [], "Mu Sagittarii", .sagittarius, flamsteed: 13, hipparcos: 89341, .star, magnitude: 3.86,
    Astrometry(
      rightAscension: 273.440869386, declination: -21.058830520, epoch: 1991.25, motion: (0.3, -0.48),
      parallax: 0.09, radialVelocity: -6))

  /// 19 Delta Sagittarii; HIP 89931.
  public static let kausMedia = FixedStar(
    142, "Kaus Media", ["Kaus Meridionalis", "Purva Ashadha"], "Delta Sagittarii", .sagittarius, flamsteed: 19,
    hipparcos: 89931, .star, magnitude: 2.7,
    Astrometry(
      rightAscension: 275.248423592, declination: -29.828039495, epoch: 1991.25, motion: (32.54, -25.57),
      parallax: 9.38, radialVelocity: -20))

  /// 20 Epsilon Sagittarii; HIP 90185.
  public static let kausAustralis = FixedStar(
    143, "Kaus Australis", [], "Epsilon Sagittarii", .sagittarius, flamsteed: 20, hipparcos: 90185, .star, magnitude: 1.85,
    Astrometry(
      rightAscension: 276.043109447, declination: -34.384314605, epoch: 1991.25, motion: (-39.42, -124.2),
      parallax: 22.76, radialVelocity: -15))

  /// 22 Lambda Sagittarii; HIP 90496.
  public static let kausBorealis = FixedStar(
    144, "Kaus Borealis", [], "Lambda Sagittarii", .sagittarius, flamsteed: 22, hipparcos: 90496, .star, magnitude: 2.81,
    Astrometry(
      rightAscension: 276.992790115, declination: -25.421247240, epoch: 1991.25, motion: (-44.76, -185.66),
      parallax: 41.72, radialVelocity: -43))

  /// Messier 22.
  public static let facies = FixedStar(
    145, "Facies", [], "Messier 22", .sagittarius, flamsteed: nil, hipparcos: nil, .globularCluster, magnitude: 5.1,
    Astrometry(
      rightAscension: 279.100833333, declination: -23.903416667, epoch: 2000, motion: (0, 0),
      parallax: 0.30303, radialVelocity: 0))

  /// 3 Alpha Lyrae; HIP 91262.
  public static let vega = FixedStar(
    146, "Vega", ["Wega", "Abhijit"], "Alpha Lyrae", .lyra, flamsteed: 3, hipparcos: 91262, .star, magnitude: 0.03,
    Astrometry(
      rightAscension: 279.234108248, declination: 38.782993262, epoch: 1991.25, motion: (200.94, 286.23),
      parallax: 130.23, radialVelocity: -14))

  /// 34 Sigma Sagittarii; HIP 92855.
  public static let nunki = FixedStar(
    147, "Nunki", ["Pelagus", "Uttara Ashadha"], "Sigma Sagittarii", .sagittarius, flamsteed: 34, hipparcos: 92855, .star,
    magnitude: 2.02,
    Astrometry(
      rightAscension: 283.816319359, declination: -26.296594249, epoch: 1991.25, motion: (15.14, -53.43),
      parallax: 14.32, radialVelocity: -11))

  /// 38 Zeta Sagittarii; HIP 93506.
  public static let ascella = FixedStar(
    148, "Ascella", [], "Zeta Sagittarii", .sagittarius, flamsteed: 38, hipparcos: 93506, .star, magnitude: 2.6,
    Astrometry(
      rightAscension: 285.653012410, declination: -29.880114609, epoch: 1991.25, motion: (10.79, 21.11),
      parallax: 36.98, radialVelocity: 22))

  /// 39 Omicron Sagittarii; HIP 93683.
  public static let manubrium = FixedStar(
    149, "Manubrium", [], "Omicron Sagittarii", .sagittarius, flamsteed: 39, hipparcos: 93683, .star, magnitude: 3.77,
    Astrometry(
      rightAscension: 286.170557601, declination: -21.741354439, epoch: 1991.25, motion: (76.35, -58.12),
      parallax: 22.96, radialVelocity: 25))

  /// 17 Zeta Aquilae; HIP 93747.
  public static let okab = FixedStar(
    150, "Okab", ["Deneb el Okab", "Deneb Aquilae"], "Zeta Aquilae", .aquila, flamsteed: 17, hipparcos: 93747, .star,
    magnitude: 2.99,
    Astrometry(
      rightAscension: 286.352551548, declination: 13.863709545, epoch: 1991.25, motion: (-7.25, -95.56),
      parallax: 39.28, radialVelocity: -25))

  /// Alpha Sagittarii; HIP 95347.
  public static let rukbat = FixedStar(
    151, "Rukbat", [], "Alpha Sagittarii", .sagittarius, flamsteed: nil, hipparcos: 95347, .star, magnitude: 3.97,
    Astrometry(
      rightAscension: 290.971464158, declination: -40.615646491, epoch: 1991.25, motion: (30.49, -119.21),
      parallax: 17.94, radialVelocity: -1))

  /// 6 Beta1 Cygni; HIP 95947.
  public static let albireo = FixedStar(
    152, "Albireo", [], "Beta1 Cygni", .cygnus, flamsteed: 6, hipparcos: 95947, .star, magnitude: 3.08,
    Astrometry(
      rightAscension: 292.680355209, declination: 27.959695023, epoch: 1991.25, motion: (-7.17, -6.15),
      parallax: 7.51, radialVelocity: -24))

  /// 53 Alpha Aquilae; HIP 97649.
  public static let altair = FixedStar(
    153, "Altair", ["Shravana"], "Alpha Aquilae", .aquila, flamsteed: 53, hipparcos: 97649, .star, magnitude: 0.77,
    Astrometry(
      rightAscension: 297.694508189, declination: 8.867384731, epoch: 1991.25, motion: (536.23, 385.29),
      parallax: 194.95, radialVelocity: -26))

  /// 58 Omega Sagittarii; HIP 98066.
  public static let terebellum = FixedStar(
    154, "Terebellum", [], "Omega Sagittarii", .sagittarius, flamsteed: 58, hipparcos: 98066, .star, magnitude: 4.7,
    Astrometry(
      rightAscension: 298.959270535, declination: -26.299685379, epoch: 1991.25, motion: (209.41, 62.39),
      parallax: 38.48, radialVelocity: -21))

  /// 6 Alpha2 Capricorni; HIP 100064.
  public static let algedi = FixedStar(
    155, "Algedi", ["Giedi Secunda", "Secunda Giedi", "Giedi"], "Alpha2 Capricorni", .capricornus, flamsteed: 6,
    hipparcos: 100064, .star, magnitude: 3.57,
    Astrometry(
      rightAscension: 304.513410500, declination: -12.544858785, epoch: 1991.25, motion: (62.63, 2.66),
      parallax: 30.82, radialVelocity: 0))

  /// 9 Beta1 Capricorni; HIP 100345.
  public static let dabih = FixedStar(
    156, "Dabih", [], "Beta1 Capricorni", .capricornus, flamsteed: 9, hipparcos: 100345, .star, magnitude: 3.08,
    Astrometry(
      rightAscension: 305.252692328, declination: -14.781401005, epoch: 1991.25, motion: (44.92, 7.38),
      parallax: 9.98, radialVelocity: -19))

  /// 37 Gamma Cygni; HIP 100453.
  public static let sadr = FixedStar(
    157, "Sadr", [], "Gamma Cygni", .cygnus, flamsteed: 37, hipparcos: 100453, .star, magnitude: 2.2,
    Astrometry(
      rightAscension: 305.557083370, declination: 40.256681368, epoch: 1991.25, motion: (2.39, -0.91),
      parallax: 1.78, radialVelocity: -8))

  /// Alpha Pavonis; HIP 100751.
  public static let peacock = FixedStar(
    158, "Peacock", [], "Alpha Pavonis", .pavo, flamsteed: nil, hipparcos: 100751, .star, magnitude: 1.94,
    Astrometry(
      rightAscension: 306.411873793, declination: -56.734880646, epoch: 1991.25, motion: (6.9, -86.02),
      parallax: 18.24, radialVelocity: 2))

  /// 10 Pi Capricorni; HIP 100881.
  public static let oculus = FixedStar(
    159, "Oculus", [], "Pi Capricorni", .capricornus, flamsteed: 10, hipparcos: 100881, .star, magnitude: 5.25,
    Astrometry(
      rightAscension: 306.830014897, declination: -18.211694094, epoch: 1991.25, motion: (11.89, -11.35),
      parallax: 5.98, radialVelocity: -13))

  /// 11 Rho Capricorni; HIP 101027.
  public static let bos = FixedStar(
    160, "Bos", [], "Rho Capricorni", .capricornus, flamsteed: 11, hipparcos: 101027, .star, magnitude: 4.78,
    Astrometry(
      rightAscension: 307.215098588, declination: -17.813668192, epoch: 1991.25, motion: (-14.98, -7.29),
      parallax: 33.04, radialVelocity: 18))

  /// 6 Beta Delphini; HIP 101769.
  public static let rotanev = FixedStar(
    161, "Rotanev", ["Dhanishta"], "Beta Delphini", .delphinus, flamsteed: 6, hipparcos: 101769, .star, magnitude: 3.63,
    Astrometry(
      rightAscension: 309.386958823, declination: 14.595205564, epoch: 1991.25, motion: (118.09, -48.06),
      parallax: 32.33, radialVelocity: -23))

  /// 9 Alpha Delphini; HIP 101958.
  public static let sualocin = FixedStar(
    162, "Sualocin", [], "Alpha Delphini", .delphinus, flamsteed: 9, hipparcos: 101958, .star, magnitude: 3.77,
    Astrometry(
      rightAscension: 309.909393979, declination: 15.912052673, epoch: 1991.25, motion: (53.82, 8.47),
      parallax: 12.85, radialVelocity: -3))

  /// 50 Alpha Cygni; HIP 102098.
  public static let deneb = FixedStar(
    163, "Deneb", ["Deneb Adige", "Arided"], "Alpha Cygni", .cygnus, flamsteed: 50, hipparcos: 102098, .star, magnitude: 1.25,
    Astrometry(
      rightAscension: 310.357972813, declination: 45.280334315, epoch: 1991.25, motion: (2.01, 1.85),
      parallax: 2.31, radialVelocity: -5))

  /// 2 Epsilon Aquarii; HIP 102618.
  public static let albali = FixedStar(
    164, "Albali", ["Al Bali"], "Epsilon Aquarii", .aquarius, flamsteed: 2, hipparcos: 102618, .star, magnitude: 3.77,
    Astrometry(
      rightAscension: 311.918885441, declination: -9.495689854, epoch: 1991.25, motion: (33.98, -34.77),
      parallax: 15.7, radialVelocity: -16))
}
