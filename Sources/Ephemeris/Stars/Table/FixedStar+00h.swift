// Written by Tools/stars/build.py; do not edit.

// Right ascension 0 to 3 hours.
extension FixedStar {
  /// 21 Alpha Andromedae; HIP 677.
  public static let alpheratz = FixedStar(
    0, "Alpheratz", ["Sirrah", "Caput Andromedae"], "Alpha Andromedae", .andromeda, flamsteed: 21, hipparcos: 677, .star,
    magnitude: 2.06,
    Astrometry(
      rightAscension: 2.096533852, declination: 29.090828371, epoch: 1991.25, motion: (137.46, -163.44),
      parallax: 33.62, radialVelocity: -12))

  /// 11 Beta Cassiopeiae; HIP 746.
  public static let caph = FixedStar(
    1, "Caph", [], "Beta Cassiopeiae", .cassiopeia, flamsteed: 11, hipparcos: 746, .star, magnitude: 2.27,
    Astrometry(
      rightAscension: 2.292040304, declination: 59.150218059, epoch: 1991.25, motion: (523.5, -179.77),
      parallax: 59.58, radialVelocity: 12))

  /// 88 Gamma Pegasi; HIP 1067.
  public static let algenib = FixedStar(
    2, "Algenib", ["Uttara Bhadrapada"], "Gamma Pegasi", .pegasus, flamsteed: 88, hipparcos: 1067, .star, magnitude: 2.83,
    Astrometry(
      rightAscension: 3.308958475, declination: 15.183616100, epoch: 1991.25, motion: (1.98, -9.28),
      parallax: 8.33, radialVelocity: 4))

  /// Alpha Phoenicis; HIP 2081.
  public static let ankaa = FixedStar(
    3, "Ankaa", [], "Alpha Phoenicis", .phoenix, flamsteed: nil, hipparcos: 2081, .star, magnitude: 2.39,
    Astrometry(
      rightAscension: 6.570281600, declination: -42.305121195, epoch: 1991.25, motion: (233.05, -356.3),
      parallax: 38.5, radialVelocity: 75))

  /// 18 Alpha Cassiopeiae; HIP 3179.
  public static let schedar = FixedStar(
    4, "Schedar", ["Schedir", "Shedir"], "Alpha Cassiopeiae", .cassiopeia, flamsteed: 18, hipparcos: 3179, .star,
    magnitude: 2.23,
    Astrometry(
      rightAscension: 10.126613503, declination: 56.537409252, epoch: 1991.25, motion: (50.88, -32.13),
      parallax: 14.29, radialVelocity: -4))

  /// Messier 31.
  public static let andromedaGalaxy = FixedStar(
    5, "Andromeda Galaxy", ["Vertex"], "Messier 31", .andromeda, flamsteed: nil, hipparcos: nil, .galaxy, magnitude: 3.44,
    Astrometry(
      rightAscension: 10.684791667, declination: 41.269055556, epoch: 2000, motion: (0, 0),
      parallax: 0.001307, radialVelocity: 0))

  /// 16 Beta Ceti; HIP 3419.
  public static let diphda = FixedStar(
    6, "Diphda", ["Difda", "Deneb Kaitos"], "Beta Ceti", .cetus, flamsteed: 16, hipparcos: 3419, .star, magnitude: 2.04,
    Astrometry(
      rightAscension: 10.896784465, declination: -17.986684068, epoch: 1991.25, motion: (232.55, 31.99),
      parallax: 33.86, radialVelocity: 13))

  /// 43 Beta Andromedae; HIP 5447.
  public static let mirach = FixedStar(
    7, "Mirach", [], "Beta Andromedae", .andromeda, flamsteed: 43, hipparcos: 5447, .star, magnitude: 2.06,
    Astrometry(
      rightAscension: 17.432490228, declination: 35.620830361, epoch: 1991.25, motion: (175.9, -112.2),
      parallax: 16.52, radialVelocity: 3))

  /// 86 Zeta Piscium; HIP 5737.
  public static let revati = FixedStar(
    8, "Revati", [], "Zeta Piscium", .pisces, flamsteed: 86, hipparcos: 5737, .star, magnitude: 4.89,
    Astrometry(
      rightAscension: 18.432508418, declination: 7.575489378, epoch: 1991.25, motion: (145, -55.69),
      parallax: 18.76, radialVelocity: 9))

  /// 99 Eta Piscium; HIP 7097.
  public static let alpherg = FixedStar(
    9, "Alpherg", ["Al Pherg", "Kullat Nunu"], "Eta Piscium", .pisces, flamsteed: 99, hipparcos: 7097, .star, magnitude: 3.62,
    Astrometry(
      rightAscension: 22.870807674, declination: 15.345831011, epoch: 1991.25, motion: (27.14, -2.64),
      parallax: 9.33, radialVelocity: 15))

  /// Alpha Eridani; HIP 7588.
  public static let achernar = FixedStar(
    10, "Achernar", [], "Alpha Eridani", .eridanus, flamsteed: nil, hipparcos: 7588, .star, magnitude: 0.46,
    Astrometry(
      rightAscension: 24.428132080, declination: -57.236659848, epoch: 1991.25, motion: (87, -38.24),
      parallax: 23.39, radialVelocity: 16))

  /// 55 Zeta Ceti; HIP 8645.
  public static let batenKaitos = FixedStar(
    11, "Baten Kaitos", [], "Zeta Ceti", .cetus, flamsteed: 55, hipparcos: 8645, .star, magnitude: 3.73,
    Astrometry(
      rightAscension: 27.865044303, declination: -10.334945266, epoch: 1991.25, motion: (40.8, -37.25),
      parallax: 13.88, radialVelocity: 9))

  /// 2 Alpha Trianguli; HIP 8796.
  public static let mothallah = FixedStar(
    12, "Mothallah", ["Caput Trianguli"], "Alpha Trianguli", .triangulum, flamsteed: 2, hipparcos: 8796, .star, magnitude: 3.41,
    Astrometry(
      rightAscension: 28.270415994, declination: 29.579397137, epoch: 1991.25, motion: (10.82, -234.24),
      parallax: 51.5, radialVelocity: -13))

  /// 6 Beta Arietis; HIP 8903.
  public static let sheratan = FixedStar(
    13, "Sheratan", ["Sharatan", "Ashwini", "Ram's North Horn"], "Beta Arietis", .aries, flamsteed: 6, hipparcos: 8903, .star,
    magnitude: 2.64,
    Astrometry(
      rightAscension: 28.659789047, declination: 20.808299831, epoch: 1991.25, motion: (98.74, -110.41),
      parallax: 55.6, radialVelocity: -2))

  /// 113 Alpha Piscium; HIP 9487.
  public static let alrescha = FixedStar(
    14, "Alrescha", ["Al Rescha"], "Alpha Piscium", .pisces, flamsteed: 113, hipparcos: 9487, .star, magnitude: 3.94,
    Astrometry(
      rightAscension: 30.511669852, declination: 2.763761281, epoch: 1991.25, motion: (32.45, 0.04),
      parallax: 21.66, radialVelocity: 9))

  /// 57 Gamma1 Andromedae; HIP 9640.
  public static let almach = FixedStar(
    15, "Almach", ["Almak", "Alamak"], "Gamma1 Andromedae", .andromeda, flamsteed: 57, hipparcos: 9640, .star, magnitude: 2.16,
    Astrometry(
      rightAscension: 30.974662069, declination: 42.329848248, epoch: 1991.25, motion: (42.32, -49.3),
      parallax: 8.3, radialVelocity: -12))

  /// 13 Alpha Arietis; HIP 9884.
  public static let hamal = FixedStar(
    16, "Hamal", ["Ram's Following Horn"], "Alpha Arietis", .aries, flamsteed: 13, hipparcos: 9884, .star, magnitude: 2,
    Astrometry(
      rightAscension: 31.792857506, declination: 23.462777475, epoch: 1991.25, motion: (188.55, -148.08),
      parallax: 49.56, radialVelocity: -14))

  /// NGC 869.
  public static let capulus = FixedStar(
    17, "Capulus", ["Double Cluster", "Gyrus", "h Persei"], "NGC 869", .perseus, flamsteed: nil, hipparcos: nil, .openCluster,
    magnitude: 3.7,
    Astrometry(
      rightAscension: 34.744000000, declination: 57.117250000, epoch: 2000, motion: (0, 0),
      parallax: 0.42735, radialVelocity: 0))

  /// 68 Omicron Ceti; HIP 10826.
  public static let mira = FixedStar(
    18, "Mira", [], "Omicron Ceti", .cetus, flamsteed: 68, hipparcos: 10826, .star, magnitude: 3.04,
    Astrometry(
      rightAscension: 34.836611052, declination: -2.977060760, epoch: 1991.25, motion: (9.33, -237.36),
      parallax: 10.91, radialVelocity: 64))

  /// 1 Alpha Ursae Minoris; HIP 11767.
  public static let polaris = FixedStar(
    19, "Polaris", ["Pole Star", "Cynosura"], "Alpha Ursae Minoris", .ursaMinor, flamsteed: 1, hipparcos: 11767, .star,
    magnitude: 2.02,
    Astrometry(
      rightAscension: 37.946142995, declination: 89.264137779, epoch: 1991.25, motion: (44.48, -11.85),
      parallax: 7.54, radialVelocity: -17))

  /// 41 Arietis; HIP 13209.
  public static let bharani = FixedStar(
    20, "Bharani", [], "41 Arietis", .aries, flamsteed: 41, hipparcos: 13209, .star, magnitude: 3.63,
    Astrometry(
      rightAscension: 42.495789161, declination: 27.260790436, epoch: 1991.25, motion: (66.81, -116.52),
      parallax: 19.69, radialVelocity: 4))

  /// Theta1 Eridani; HIP 13847.
  public static let acamar = FixedStar(
    21, "Acamar", [], "Theta1 Eridani", .eridanus, flamsteed: nil, hipparcos: 13847, .star, magnitude: 2.91,
    Astrometry(
      rightAscension: 44.565482124, declination: -40.304734651, epoch: 1991.25, motion: (-52.89, 21.98),
      parallax: 20.23, radialVelocity: 12))
}
