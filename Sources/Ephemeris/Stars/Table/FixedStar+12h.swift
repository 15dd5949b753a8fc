// Written by Tools/stars/build.py; do not edit.

// Right ascension 12 to 15 hours.
extension FixedStar {
  /// 1 Alpha Corvi; HIP 59199.
  public static let alchiba = FixedStar(
    84, "Alchiba", [], "Alpha Corvi", .corvus, flamsteed: 1, hipparcos: 59199, .star, magnitude: 4.02,
    Astrometry(
      rightAscension: 182.103135874, declination: -24.728779845, epoch: 1991.25, motion: (99.52, -39.19),
      parallax: 66.95, radialVelocity: 4))

  /// 69 Delta Ursae Majoris; HIP 59774.
  public static let megrez = FixedStar(
    85, "Megrez", [], "Delta Ursae Majoris", .ursaMajor, flamsteed: 69, hipparcos: 59774, .star, magnitude: 3.31,
    Astrometry(
      rightAscension: 183.856037618, declination: 57.032597704, epoch: 1991.25, motion: (104.11, 7.3),
      parallax: 40.51, radialVelocity: -13))

  /// 4 Gamma Corvi; HIP 59803.
  public static let gienah = FixedStar(
    86, "Gienah", ["Ala Corvi"], "Gamma Corvi", .corvus, flamsteed: 4, hipparcos: 59803, .star, magnitude: 2.59,
    Astrometry(
      rightAscension: 183.951949349, declination: -17.541983586, epoch: 1991.25, motion: (-158.61, 21.86),
      parallax: 21.23, radialVelocity: -4))

  /// 15 Eta Virginis; HIP 60129.
  public static let zaniah = FixedStar(
    87, "Zaniah", [], "Eta Virginis", .virgo, flamsteed: 15, hipparcos: 60129, .star, magnitude: 3.89,
    Astrometry(
      rightAscension: 184.976630920, declination: -0.666746970, epoch: 1991.25, motion: (-57.58, -25.19),
      parallax: 12.29, radialVelocity: 2))

  /// Alpha1 Crucis; HIP 60718.
  public static let acrux = FixedStar(
    88, "Acrux", [], "Alpha1 Crucis", .crux, flamsteed: nil, hipparcos: 60718, .star, magnitude: 0.76,
    Astrometry(
      rightAscension: 186.649755877, declination: -63.099056745, epoch: 1991.25, motion: (-35.83, -14.86),
      parallax: 10.13, radialVelocity: -11))

  /// 7 Delta Corvi; HIP 60965.
  public static let algorab = FixedStar(
    89, "Algorab", ["Hasta"], "Delta Corvi", .corvus, flamsteed: 7, hipparcos: 60965, .star, magnitude: 2.95,
    Astrometry(
      rightAscension: 187.466596808, declination: -16.515094047, epoch: 1991.25, motion: (-210.49, -138.74),
      parallax: 37.55, radialVelocity: 9))

  /// Messier 87.
  public static let virgoA = FixedStar(
    90, "Virgo A", ["Supergalactic Centre", "Supergalactic Center"], "Messier 87", .virgo, flamsteed: nil, hipparcos: nil,
    .galaxy, magnitude: 8.6,
    Astrometry(
      rightAscension: 187.705916667, declination: 12.391111111, epoch: 2000, motion: (0, 0),
      parallax: 6.1e-05, radialVelocity: 0))

  /// Gamma Crucis; HIP 61084.
  public static let gacrux = FixedStar(
    91, "Gacrux", [], "Gamma Crucis", .crux, flamsteed: nil, hipparcos: 61084, .star, magnitude: 1.63,
    Astrometry(
      rightAscension: 187.791372009, declination: -57.112569171, epoch: 1991.25, motion: (28.23, -265.08),
      parallax: 36.83, radialVelocity: 21))

  /// 9 Beta Corvi; HIP 61359.
  public static let kraz = FixedStar(
    92, "Kraz", [], "Beta Corvi", .corvus, flamsteed: 9, hipparcos: 61359, .star, magnitude: 2.65,
    Astrometry(
      rightAscension: 188.596808891, declination: -23.396622931, epoch: 1991.25, motion: (1.11, -56.56),
      parallax: 22.39, radialVelocity: -8))

  /// 29 Gamma Virginis; HIP 61941.
  public static let porrima = FixedStar(
    93, "Porrima", ["Caphir"], "Gamma Virginis", .virgo, flamsteed: 29, hipparcos: 61941, .star, magnitude: 2.91,
    Astrometry(
      rightAscension: 190.416675667, declination: -1.449521909, epoch: 1991.25, motion: (-614.76, 61.34),
      parallax: 85.58, radialVelocity: -20))

  /// Beta Crucis; HIP 62434.
  public static let mimosa = FixedStar(
    94, "Mimosa", ["Becrux"], "Beta Crucis", .crux, flamsteed: nil, hipparcos: 62434, .star, magnitude: 1.25,
    Astrometry(
      rightAscension: 191.930493503, declination: -59.688732668, epoch: 1991.25, motion: (-42.97, -16.18),
      parallax: 11.71, radialVelocity: 16))

  /// 77 Epsilon Ursae Majoris; HIP 62956.
  public static let alioth = FixedStar(
    95, "Alioth", [], "Epsilon Ursae Majoris", .ursaMajor, flamsteed: 77, hipparcos: 62956, .star, magnitude: 1.77,
    Astrometry(
      rightAscension: 193.506804051, declination: 55.959842986, epoch: 1991.25, motion: (111.91, -8.24),
      parallax: 39.51, radialVelocity: -9))

  /// 12 Alpha2 Canum Venaticorum; HIP 63125.
  public static let corCaroli = FixedStar(
    96, "Cor Caroli", [], "Alpha2 Canum Venaticorum", .canesVenatici, flamsteed: 12, hipparcos: 63125, .star, magnitude: 2.81,
    Astrometry(
      rightAscension: 194.007670829, declination: 38.318246012, epoch: 1991.25, motion: (-235.08, 53.54),
      parallax: 28.41, radialVelocity: -3))

  /// 47 Epsilon Virginis; HIP 63608.
  public static let vindemiatrix = FixedStar(
    97, "Vindemiatrix", ["Vindemiator"], "Epsilon Virginis", .virgo, flamsteed: 47, hipparcos: 63608, .star, magnitude: 2.83,
    Astrometry(
      rightAscension: 195.544835555, declination: 10.959101888, epoch: 1991.25, motion: (-273.8, 19.96),
      parallax: 29.76, radialVelocity: -14))

  /// 42 Alpha Comae Berenices; HIP 64241.
  public static let diadem = FixedStar(
    98, "Diadem", [], "Alpha Comae Berenices", .comaBerenices, flamsteed: 42, hipparcos: 64241, .star, magnitude: 4.47,
    Astrometry(
      rightAscension: 197.498125712, declination: 17.529111974, epoch: 1991.25, motion: (-433.13, 141.24),
      parallax: 56.1, radialVelocity: -18))

  /// 79 Zeta Ursae Majoris; HIP 65378.
  public static let mizar = FixedStar(
    99, "Mizar", [], "Zeta Ursae Majoris", .ursaMajor, flamsteed: 79, hipparcos: 65378, .star, magnitude: 2.06,
    Astrometry(
      rightAscension: 200.980915280, declination: 54.925415087, epoch: 1991.25, motion: (119.01, -25.97),
      parallax: 38.01, radialVelocity: -6))

  /// 67 Alpha Virginis; HIP 65474.
  public static let spica = FixedStar(
    100, "Spica", ["Chitra", "Arista", "Azimech"], "Alpha Virginis", .virgo, flamsteed: 67, hipparcos: 65474, .star,
    magnitude: 0.98,
    Astrometry(
      rightAscension: 201.298352284, declination: -11.161244939, epoch: 1991.25, motion: (-42.35, -30.67),
      parallax: 13.06, radialVelocity: 1))

  /// 80 Ursae Majoris; HIP 65477.
  public static let alcor = FixedStar(
    101, "Alcor", [], "80 Ursae Majoris", .ursaMajor, flamsteed: 80, hipparcos: 65477, .star, magnitude: 4.01,
    Astrometry(
      rightAscension: 201.305898396, declination: 54.987998649, epoch: 1991.25, motion: (120.21, -16.04),
      parallax: 39.91, radialVelocity: -9))

  /// Messier 51.
  public static let copula = FixedStar(
    102, "Copula", ["Whirlpool Galaxy"], "Messier 51", .canesVenatici, flamsteed: nil, hipparcos: nil, .galaxy, magnitude: 8.36,
    Astrometry(
      rightAscension: 202.469625000, declination: 47.195166667, epoch: 2000, motion: (0, 0),
      parallax: 0.000117, radialVelocity: 0))

  /// 85 Eta Ursae Majoris; HIP 67301.
  public static let alkaid = FixedStar(
    103, "Alkaid", ["Benetnash", "Benetnasch", "Cauda Ursae"], "Eta Ursae Majoris", .ursaMajor, flamsteed: 85, hipparcos: 67301,
    .star, magnitude: 1.86,
    Astrometry(
      rightAscension: 206.885609101, declination: 49.313302967, epoch: 1991.25, motion: (-121.17, -14.91),
      parallax: 31.38, radialVelocity: -11))

  /// Beta Centauri; HIP 68702.
  public static let hadar = FixedStar(
    104, "Hadar", ["Agena"], "Beta Centauri", .centaurus, flamsteed: nil, hipparcos: 68702, .star, magnitude: 0.61,
    Astrometry(
      rightAscension: 210.956019203, declination: -60.372978869, epoch: 1991.25, motion: (-33.27, -23.16),
      parallax: 8.32, radialVelocity: 6))

  /// 11 Alpha Draconis; HIP 68756.
  public static let thuban = FixedStar(
    105, "Thuban", [], "Alpha Draconis", .draco, flamsteed: 11, hipparcos: 68756, .star, magnitude: 3.65,
    Astrometry(
      rightAscension: 211.097608115, declination: 64.375808697, epoch: 1991.25, motion: (-56.34, 17.21),
      parallax: 10.76, radialVelocity: -13))

  /// 5 Theta Centauri; HIP 68933.
  public static let menkent = FixedStar(
    106, "Menkent", [], "Theta Centauri", .centaurus, flamsteed: 5, hipparcos: 68933, .star, magnitude: 2.06,
    Astrometry(
      rightAscension: 211.672185932, declination: -36.368695578, epoch: 1991.25, motion: (-520.53, -518.06),
      parallax: 55.45, radialVelocity: 1))

  /// 16 Alpha Bootis; HIP 69673.
  public static let arcturus = FixedStar(
    107, "Arcturus", ["Swati", "Alchameth"], "Alpha Bootis", .bootes, flamsteed: 16, hipparcos: 69673, .star, magnitude: -0.04,
    Astrometry(
      rightAscension: 213.918114077, declination: 19.187270460, epoch: 1991.25, motion: (-1093.39, -2000.06),
      parallax: 88.83, radialVelocity: -5))

  /// 100 Lambda Virginis; HIP 69974.
  public static let khambalia = FixedStar(
    108, "Khambalia", [], "Lambda Virginis", .virgo, flamsteed: 100, hipparcos: 69974, .star, magnitude: 4.52,
    Astrometry(
      rightAscension: 214.777507872, declination: -13.371166376, epoch: 1991.25, motion: (-15.91, 28.92),
      parallax: 17.49, radialVelocity: -11))

  /// 27 Gamma Bootis; HIP 71075.
  public static let seginus = FixedStar(
    109, "Seginus", [], "Gamma Bootis", .bootes, flamsteed: 27, hipparcos: 71075, .star, magnitude: 3.03,
    Astrometry(
      rightAscension: 218.019824228, declination: 38.307883784, epoch: 1991.25, motion: (-115.71, 151.16),
      parallax: 37.58, radialVelocity: -37))

  /// Alpha1 Centauri; HIP 71683.
  public static let rigilKentaurus = FixedStar(
    110, "Rigil Kentaurus", ["Rigil Kent", "Bungula", "Toliman"], "Alpha1 Centauri", .centaurus, flamsteed: nil,
    hipparcos: 71683, .star, magnitude: -0.29,
    Astrometry(
      rightAscension: 219.858922150, declination: -60.831631950, epoch: 2019.5, motion: (-3639.95, 700.4),
      parallax: 750.81, radialVelocity: -22.38))

  /// 36 Epsilon Bootis; HIP 72105.
  public static let izar = FixedStar(
    111, "Izar", ["Mirak", "Pulcherrima"], "Epsilon Bootis", .bootes, flamsteed: 36, hipparcos: 72105, .star, magnitude: 2.59,
    Astrometry(
      rightAscension: 221.246878484, declination: 27.074173762, epoch: 1991.25, motion: (-50.95, 21.07),
      parallax: 16.1, radialVelocity: -17))

  /// 7 Beta Ursae Minoris; HIP 72607.
  public static let kochab = FixedStar(
    112, "Kochab", ["Kochah"], "Beta Ursae Minoris", .ursaMinor, flamsteed: 7, hipparcos: 72607, .star, magnitude: 2.08,
    Astrometry(
      rightAscension: 222.676647799, declination: 74.155476179, epoch: 1991.25, motion: (-32.61, 11.42),
      parallax: 24.91, radialVelocity: 17))

  /// 9 Alpha2 Librae; HIP 72622.
  public static let zubenelgenubi = FixedStar(
    113, "Zubenelgenubi", ["Zuben Elgenubi", "South Scale", "Kiffa Australis"], "Alpha2 Librae", .libra, flamsteed: 9,
    hipparcos: 72622, .star, magnitude: 2.75,
    Astrometry(
      rightAscension: 222.719905162, declination: -16.041610274, epoch: 1991.25, motion: (-105.68, -68.4),
      parallax: 43.03, radialVelocity: -10))
}
