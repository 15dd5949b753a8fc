// Written by Tools/stars/build.py; do not edit.

// Right ascension 15 to 18 hours.
extension FixedStar {
  /// 20 Sigma Librae; HIP 73714.
  public static let brachium = FixedStar(
    114, "Brachium", ["Zubenalgubi", "Zuben Algubi"], "Sigma Librae", .libra, flamsteed: 20, hipparcos: 73714, .star,
    magnitude: 3.29,
    Astrometry(
      rightAscension: 226.017758265, declination: -25.281855948, epoch: 1991.25, motion: (-71.16, -43.34),
      parallax: 11.31, radialVelocity: -4))

  /// 24 Iota1 Librae; HIP 74392.
  public static let iota1Librae = FixedStar(
    115, "Iota1 Librae", ["Vishakha"], "Iota1 Librae", .libra, flamsteed: 24, hipparcos: 74392, .star, magnitude: 4.54,
    Astrometry(
      rightAscension: 228.055467503, declination: -19.791631195, epoch: 1991.25, motion: (-35.4, -32.79),
      parallax: 8.59, radialVelocity: -12))

  /// 49 Delta Bootis; HIP 74666.
  public static let princeps = FixedStar(
    116, "Princeps", [], "Delta Bootis", .bootes, flamsteed: 49, hipparcos: 74666, .star, magnitude: 3.47,
    Astrometry(
      rightAscension: 228.875432497, declination: 33.315102468, epoch: 1991.25, motion: (84.74, -111.58),
      parallax: 26.78, radialVelocity: -12))

  /// 27 Beta Librae; HIP 74785.
  public static let zubeneschamali = FixedStar(
    117, "Zubeneschamali", ["Zuben Eschamali", "North Scale", "Kiffa Borealis"], "Beta Librae", .libra, flamsteed: 27,
    hipparcos: 74785, .star, magnitude: 2.61,
    Astrometry(
      rightAscension: 229.251965916, declination: -9.382866649, epoch: 1991.25, motion: (-98.1, -19.65),
      parallax: 17.62, radialVelocity: -35))

  /// 13 Gamma Ursae Minoris; HIP 75097.
  public static let pherkad = FixedStar(
    118, "Pherkad", ["Pherkad Major"], "Gamma Ursae Minoris", .ursaMinor, flamsteed: 13, hipparcos: 75097, .star,
    magnitude: 3.05,
    Astrometry(
      rightAscension: 230.182288385, declination: 71.833973038, epoch: 1991.25, motion: (-17.73, 17.9),
      parallax: 6.7, radialVelocity: -4))

  /// 5 Alpha Coronae Borealis; HIP 76267.
  public static let alphecca = FixedStar(
    119, "Alphecca", ["Alphekka", "Gemma", "Elpheia"], "Alpha Coronae Borealis", .coronaBorealis, flamsteed: 5,
    hipparcos: 76267, .star, magnitude: 2.23,
    Astrometry(
      rightAscension: 233.671622758, declination: 26.714910506, epoch: 1991.25, motion: (120.27, -89.58),
      parallax: 43.46, radialVelocity: 2))

  /// 38 Gamma Librae; HIP 76333.
  public static let zubenelhakrabi = FixedStar(
    120, "Zubenelhakrabi", ["Zuben Elakrab"], "Gamma Librae", .libra, flamsteed: 38, hipparcos: 76333, .star, magnitude: 3.91,
    Astrometry(
      rightAscension: 233.881414113, declination: -14.789553622, epoch: 1991.25, motion: (65.34, 7.45),
      parallax: 19.99, radialVelocity: -28))

  /// 24 Alpha Serpentis; HIP 77070.
  public static let unukalhai = FixedStar(
    121, "Unukalhai", ["Unuk"], "Alpha Serpentis", .serpens, flamsteed: 24, hipparcos: 77070, .star, magnitude: 2.65,
    Astrometry(
      rightAscension: 236.066648954, declination: 6.425519774, epoch: 1991.25, motion: (133.84, 44.81),
      parallax: 44.1, radialVelocity: 3))

  /// 7 Delta Scorpii; HIP 78401.
  public static let dschubba = FixedStar(
    122, "Dschubba", ["Isidis", "Anuradha"], "Delta Scorpii", .scorpius, flamsteed: 7, hipparcos: 78401, .star, magnitude: 2.32,
    Astrometry(
      rightAscension: 240.083382228, declination: -22.621620365, epoch: 1991.25, motion: (-10.21, -35.41),
      parallax: 6.64, radialVelocity: -7))

  /// 8 Beta1 Scorpii; HIP 78820.
  public static let acrab = FixedStar(
    123, "Acrab", ["Graffias"], "Beta1 Scorpii", .scorpius, flamsteed: 8, hipparcos: 78820, .star, magnitude: 2.5,
    Astrometry(
      rightAscension: 241.359313361, declination: -19.805394352, epoch: 1991.25, motion: (-5.2, -24.04),
      parallax: 8.07, radialVelocity: -1))

  /// 1 Delta Ophiuchi; HIP 79593.
  public static let yedPrior = FixedStar(
    124, "Yed Prior", ["Yed"], "Delta Ophiuchi", .ophiuchus, flamsteed: 1, hipparcos: 79593, .star, magnitude: 2.74,
    Astrometry(
      rightAscension: 243.586526321, declination: -3.693975651, epoch: 1991.25, motion: (-47.54, -142.73),
      parallax: 19.06, radialVelocity: -20))

  /// 20 Sigma Scorpii; HIP 80112.
  public static let alniyat = FixedStar(
    125, "Alniyat", [], "Sigma Scorpii", .scorpius, flamsteed: 20, hipparcos: 80112, .star, magnitude: 2.89,
    Astrometry(
      rightAscension: 245.297177373, declination: -25.592752507, epoch: 1991.25, motion: (-10.6, -16.28),
      parallax: 4.68, radialVelocity: 3))

  /// 21 Alpha Scorpii; HIP 80763.
  public static let antares = FixedStar(
    126, "Antares", ["Jyeshtha", "Cor Scorpii"], "Alpha Scorpii", .scorpius, flamsteed: 21, hipparcos: 80763, .star,
    magnitude: 0.96,
    Astrometry(
      rightAscension: 247.351948291, declination: -26.431945982, epoch: 1991.25, motion: (-12.11, -23.3),
      parallax: 5.89, radialVelocity: -3))

  /// 13 Zeta Ophiuchi; HIP 81377.
  public static let han = FixedStar(
    127, "Han", [], "Zeta Ophiuchi", .ophiuchus, flamsteed: 13, hipparcos: 81377, .star, magnitude: 2.56,
    Astrometry(
      rightAscension: 249.289708330, declination: -10.567151773, epoch: 1991.25, motion: (15.26, 24.79),
      parallax: 8.91, radialVelocity: -15))

  /// 35 Eta Ophiuchi; HIP 84012.
  public static let sabik = FixedStar(
    128, "Sabik", [], "Eta Ophiuchi", .ophiuchus, flamsteed: 35, hipparcos: 84012, .star, magnitude: 2.43,
    Astrometry(
      rightAscension: 257.594427382, declination: -15.725147681, epoch: 1991.25, motion: (40.13, 99.17),
      parallax: 36.91, radialVelocity: -1))

  /// 64 Alpha1 Herculis; HIP 84345.
  public static let rasalgethi = FixedStar(
    129, "Rasalgethi", ["Ras Algethi"], "Alpha1 Herculis", .hercules, flamsteed: 64, hipparcos: 84345, .star, magnitude: 3.31,
    Astrometry(
      rightAscension: 258.661927464, declination: 14.390252940, epoch: 1991.25, motion: (-7.32, 36.07),
      parallax: 9.07, radialVelocity: -33))

  /// 23 Beta Draconis; HIP 85670.
  public static let rastaban = FixedStar(
    130, "Rastaban", ["Alwaid"], "Beta Draconis", .draco, flamsteed: 23, hipparcos: 85670, .star, magnitude: 2.79,
    Astrometry(
      rightAscension: 262.608236891, declination: 52.301358861, epoch: 1991.25, motion: (-15.89, 12.28),
      parallax: 8.58, radialVelocity: -20))

  /// 34 Upsilon Scorpii; HIP 85696.
  public static let lesath = FixedStar(
    131, "Lesath", [], "Upsilon Scorpii", .scorpius, flamsteed: 34, hipparcos: 85696, .star, magnitude: 2.69,
    Astrometry(
      rightAscension: 262.690995253, declination: -37.295740340, epoch: 1991.25, motion: (-2.37, -30.09),
      parallax: 5.66, radialVelocity: 8))

  /// 35 Lambda Scorpii; HIP 85927.
  public static let shaula = FixedStar(
    132, "Shaula", ["Mula"], "Lambda Scorpii", .scorpius, flamsteed: 35, hipparcos: 85927, .star, magnitude: 1.63,
    Astrometry(
      rightAscension: 263.402193182, declination: -37.103748686, epoch: 1991.25, motion: (-8.53, -30.8),
      parallax: 5.71, radialVelocity: -3))

  /// 55 Alpha Ophiuchi; HIP 86032.
  public static let rasalhague = FixedStar(
    133, "Rasalhague", ["Ras Alhague"], "Alpha Ophiuchi", .ophiuchus, flamsteed: 55, hipparcos: 86032, .star, magnitude: 2.08,
    Astrometry(
      rightAscension: 263.733353615, declination: 12.560575929, epoch: 1991.25, motion: (108.07, -221.57),
      parallax: 67.13, radialVelocity: 13))

  /// Messier 6.
  public static let aculeus = FixedStar(
    134, "Aculeus", ["Butterfly Cluster"], "Messier 6", .scorpius, flamsteed: nil, hipparcos: nil, .openCluster, magnitude: 4.2,
    Astrometry(
      rightAscension: 265.086458333, declination: -32.254166667, epoch: 2000, motion: (0, 0),
      parallax: 2.173913, radialVelocity: 0))

  /// Sagittarius A*.
  public static let galacticCentre = FixedStar(
    135, "Galactic Centre", ["Galactic Center", "Sgr A*"], "Sagittarius A*", .sagittarius, flamsteed: nil, hipparcos: nil,
    .galacticCentre, magnitude: nil,
    Astrometry(
      rightAscension: 266.416816625, declination: -29.007824972, epoch: 2000, motion: (-3.151, -5.547),
      parallax: 0.12228, radialVelocity: 0))

  /// Messier 7.
  public static let acumen = FixedStar(
    136, "Acumen", ["Ptolemy's Cluster"], "Messier 7", .scorpius, flamsteed: nil, hipparcos: nil, .openCluster, magnitude: 3.3,
    Astrometry(
      rightAscension: 268.463250000, declination: -34.792833333, epoch: 2000, motion: (0, 0),
      parallax: 3.571429, radialVelocity: 0))

  /// 33 Gamma Draconis; HIP 87833.
  public static let eltanin = FixedStar(
    137, "Eltanin", ["Etamin", "Ettanin"], "Gamma Draconis", .draco, flamsteed: 33, hipparcos: 87833, .star, magnitude: 2.23,
    Astrometry(
      rightAscension: 269.151574279, declination: 51.488951009, epoch: 1991.25, motion: (-8.48, -22.79),
      parallax: 21.14, radialVelocity: -28))

  /// 64 Nu Ophiuchi; HIP 88048.
  public static let sinistra = FixedStar(
    138, "Sinistra", [], "Nu Ophiuchi", .ophiuchus, flamsteed: 64, hipparcos: 88048, .star, magnitude: 3.34,
    Astrometry(
      rightAscension: 269.756656351, declination: -9.773349671, epoch: 1991.25, motion: (-9.48, -116.69),
      parallax: 21.64, radialVelocity: 13))
}
