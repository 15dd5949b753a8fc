// Written by Tools/stars/build.py; do not edit.

// Right ascension 6 to 9 hours.
extension FixedStar {
  /// 7 Eta Geminorum; HIP 29655.
  public static let propus = FixedStar(
    48, "Propus", ["Tejat Prior", "Praepes"], "Eta Geminorum", .gemini, flamsteed: 7, hipparcos: 29655, .star, magnitude: 3.28,
    Astrometry(
      rightAscension: 93.719569132, declination: 22.506823801, epoch: 1991.25, motion: (-62.46, -12.12),
      parallax: 8.48, radialVelocity: 19))

  /// 2 Beta Canis Majoris; HIP 30324.
  public static let mirzam = FixedStar(
    49, "Mirzam", ["Murzims", "Murzim"], "Beta Canis Majoris", .canisMajor, flamsteed: 2, hipparcos: 30324, .star,
    magnitude: 1.98,
    Astrometry(
      rightAscension: 95.674947222, declination: -17.955916813, epoch: 1991.25, motion: (-3.23, -0.78),
      parallax: 6.62, radialVelocity: 34))

  /// 13 Mu Geminorum; HIP 30343.
  public static let tejat = FixedStar(
    50, "Tejat", ["Dirah", "Tejat Posterior"], "Mu Geminorum", .gemini, flamsteed: 13, hipparcos: 30343, .star, magnitude: 2.88,
    Astrometry(
      rightAscension: 95.739963562, declination: 22.513850178, epoch: 1991.25, motion: (56.39, -110.03),
      parallax: 14.08, radialVelocity: 55))

  /// Alpha Carinae; HIP 30438.
  public static let canopus = FixedStar(
    51, "Canopus", ["Agastya", "Suhayl"], "Alpha Carinae", .carina, flamsteed: nil, hipparcos: 30438, .star, magnitude: -0.72,
    Astrometry(
      rightAscension: 95.987877897, declination: -52.695717868, epoch: 1991.25, motion: (19.93, 23.24),
      parallax: 10.55, radialVelocity: 21))

  /// 24 Gamma Geminorum; HIP 31681.
  public static let alhena = FixedStar(
    52, "Alhena", ["Almeisan", "Bright Foot of Gemini"], "Gamma Geminorum", .gemini, flamsteed: 24, hipparcos: 31681, .star,
    magnitude: 1.93,
    Astrometry(
      rightAscension: 99.427925443, declination: 16.399414012, epoch: 1991.25, motion: (13.81, -54.96),
      parallax: 29.84, radialVelocity: -13))

  /// 9 Alpha Canis Majoris; HIP 32349.
  public static let sirius = FixedStar(
    53, "Sirius", ["Canicula", "Lubdhaka"], "Alpha Canis Majoris", .canisMajor, flamsteed: 9, hipparcos: 32349, .star,
    magnitude: -1.46,
    Astrometry(
      rightAscension: 101.288541052, declination: -16.713143063, epoch: 1991.25, motion: (-546.01, -1223.07),
      parallax: 379.21, radialVelocity: -8))

  /// 21 Epsilon Canis Majoris; HIP 33579.
  public static let adhara = FixedStar(
    54, "Adhara", [], "Epsilon Canis Majoris", .canisMajor, flamsteed: 21, hipparcos: 33579, .star, magnitude: 1.5,
    Astrometry(
      rightAscension: 104.656444147, declination: -28.972089388, epoch: 1991.25, motion: (3.24, 1.33),
      parallax: 8.05, radialVelocity: 27))

  /// 25 Delta Canis Majoris; HIP 34444.
  public static let wezen = FixedStar(
    55, "Wezen", [], "Delta Canis Majoris", .canisMajor, flamsteed: 25, hipparcos: 34444, .star, magnitude: 1.84,
    Astrometry(
      rightAscension: 107.097858680, declination: -26.393207624, epoch: 1991.25, motion: (-3.12, 3.31),
      parallax: 2.03, radialVelocity: 34))

  /// 55 Delta Geminorum; HIP 35550.
  public static let wasat = FixedStar(
    56, "Wasat", [], "Delta Geminorum", .gemini, flamsteed: 55, hipparcos: 35550, .star, magnitude: 3.53,
    Astrometry(
      rightAscension: 110.030788753, declination: 21.982339834, epoch: 1991.25, motion: (-15.13, -9.79),
      parallax: 53.94, radialVelocity: 4))

  /// 66 Alpha Geminorum; HIP 36850.
  public static let castor = FixedStar(
    57, "Castor", ["Apollo"], "Alpha Geminorum", .gemini, flamsteed: 66, hipparcos: 36850, .star, magnitude: 1.59,
    Astrometry(
      rightAscension: 113.650019676, declination: 31.888635108, epoch: 1991.25, motion: (-191.45, -145.19),
      parallax: 64.12, radialVelocity: 6))

  /// 10 Alpha Canis Minoris; HIP 37279.
  public static let procyon = FixedStar(
    58, "Procyon", ["Elgomaisa"], "Alpha Canis Minoris", .canisMinor, flamsteed: 10, hipparcos: 37279, .star, magnitude: 0.38,
    Astrometry(
      rightAscension: 114.827242018, declination: 5.227507577, epoch: 1991.25, motion: (-714.59, -1036.8),
      parallax: 284.56, radialVelocity: -3))

  /// 78 Beta Geminorum; HIP 37826.
  public static let pollux = FixedStar(
    59, "Pollux", ["Hercules", "Punarvasu"], "Beta Geminorum", .gemini, flamsteed: 78, hipparcos: 37826, .star, magnitude: 1.14,
    Astrometry(
      rightAscension: 116.330682940, declination: 28.026310219, epoch: 1991.25, motion: (-626.55, -45.8),
      parallax: 96.54, radialVelocity: 3))

  /// Zeta Puppis; HIP 39429.
  public static let naos = FixedStar(
    60, "Naos", [], "Zeta Puppis", .puppis, flamsteed: nil, hipparcos: 39429, .star, magnitude: 2.25,
    Astrometry(
      rightAscension: 120.896125679, declination: -40.003188344, epoch: 1991.25, motion: (-29.71, 16.68),
      parallax: 3.01, radialVelocity: -24))

  /// Epsilon Carinae; HIP 41037.
  public static let avior = FixedStar(
    61, "Avior", [], "Epsilon Carinae", .carina, flamsteed: nil, hipparcos: 41037, .star, magnitude: 1.86,
    Astrometry(
      rightAscension: 125.628602488, declination: -59.509537809, epoch: 1991.25, motion: (-25.52, 22.06),
      parallax: 5.39, radialVelocity: 2))

  /// Messier 44.
  public static let praesepe = FixedStar(
    62, "Praesepe", ["Beehive Cluster", "Manger"], "Messier 44", .cancer, flamsteed: nil, hipparcos: nil, .openCluster,
    magnitude: 3.1,
    Astrometry(
      rightAscension: 130.092500000, declination: 19.672055556, epoch: 2000, motion: (0, 0),
      parallax: 5.347594, radialVelocity: 0))

  /// 43 Gamma Cancri; HIP 42806.
  public static let asellusBorealis = FixedStar(
    63, "Asellus Borealis", ["North Asellus"], "Gamma Cancri", .cancer, flamsteed: 43, hipparcos: 42806, .star, magnitude: 4.66,
    Astrometry(
      rightAscension: 130.821721173, declination: 21.468596179, epoch: 1991.25, motion: (-103.51, -39.48),
      parallax: 18, radialVelocity: 29))

  /// 47 Delta Cancri; HIP 42911.
  public static let asellusAustralis = FixedStar(
    64, "Asellus Australis", ["South Asellus", "Pushya"], "Delta Cancri", .cancer, flamsteed: 47, hipparcos: 42911, .star,
    magnitude: 3.94,
    Astrometry(
      rightAscension: 131.171291909, declination: 18.154863728, epoch: 1991.25, motion: (-17.67, -229.26),
      parallax: 24.98, radialVelocity: 17))

  /// 11 Epsilon Hydrae; HIP 43109.
  public static let ashlesha = FixedStar(
    65, "Ashlesha", [], "Epsilon Hydrae", .hydra, flamsteed: 11, hipparcos: 43109, .star, magnitude: 3.38,
    Astrometry(
      rightAscension: 131.694358900, declination: 6.418908030, epoch: 1991.25, motion: (-228.11, -43.82),
      parallax: 25.23, radialVelocity: 36))

  /// 65 Alpha Cancri; HIP 44066.
  public static let acubens = FixedStar(
    66, "Acubens", ["Sertan"], "Alpha Cancri", .cancer, flamsteed: 65, hipparcos: 44066, .star, magnitude: 4.25,
    Astrometry(
      rightAscension: 134.621653961, declination: 11.857772352, epoch: 1991.25, motion: (43.23, -29.63),
      parallax: 17.32, radialVelocity: -14))
}
