// Written by Tools/stars/build.py; do not edit.

// Right ascension 9 to 12 hours.
extension FixedStar {
  /// Beta Carinae; HIP 45238.
  public static let miaplacidus = FixedStar(
    67, "Miaplacidus", [], "Beta Carinae", .carina, flamsteed: nil, hipparcos: 45238, .star, magnitude: 1.68,
    Astrometry(
      rightAscension: 138.301003168, declination: -69.717472409, epoch: 1991.25, motion: (-156.47, 108.95),
      parallax: 28.82, radialVelocity: -5))

  /// Kappa Velorum; HIP 45941.
  public static let markeb = FixedStar(
    68, "Markeb", [], "Kappa Velorum", .vela, flamsteed: nil, hipparcos: 45941, .star, magnitude: 2.5,
    Astrometry(
      rightAscension: 140.528455029, declination: -55.010695134, epoch: 1991.25, motion: (-11.4, 11.52),
      parallax: 5.7, radialVelocity: 22))

  /// 30 Alpha Hydrae; HIP 46390.
  public static let alphard = FixedStar(
    69, "Alphard", ["Cor Hydrae"], "Alpha Hydrae", .hydra, flamsteed: 30, hipparcos: 46390, .star, magnitude: 1.98,
    Astrometry(
      rightAscension: 141.896882039, declination: -8.658683072, epoch: 1991.25, motion: (-15.23, 34.37),
      parallax: 18.09, radialVelocity: -4))

  /// 17 Epsilon Leonis; HIP 47908.
  public static let algenubi = FixedStar(
    70, "Algenubi", ["Ras Elased Australis", "Ras Elased"], "Epsilon Leonis", .leo, flamsteed: 17, hipparcos: 47908, .star,
    magnitude: 2.98,
    Astrometry(
      rightAscension: 146.462926555, declination: 23.774278173, epoch: 1991.25, motion: (-45.61, -9.21),
      parallax: 13.22, radialVelocity: 4))

  /// 30 Eta Leonis; HIP 49583.
  public static let alJabhah = FixedStar(
    71, "Al Jabhah", [], "Eta Leonis", .leo, flamsteed: 30, hipparcos: 49583, .star, magnitude: 3.52,
    Astrometry(
      rightAscension: 151.833139860, declination: 16.762665610, epoch: 1991.25, motion: (-2.8, -1.82),
      parallax: 2.57, radialVelocity: 3))

  /// 32 Alpha Leonis; HIP 49669.
  public static let regulus = FixedStar(
    72, "Regulus", ["Cor Leonis", "Magha"], "Alpha Leonis", .leo, flamsteed: 32, hipparcos: 49669, .star, magnitude: 1.35,
    Astrometry(
      rightAscension: 152.093580421, declination: 11.967195190, epoch: 1991.25, motion: (-248.73, 5.59),
      parallax: 41.13, radialVelocity: 6))

  /// 36 Zeta Leonis; HIP 50335.
  public static let adhafera = FixedStar(
    73, "Adhafera", [], "Zeta Leonis", .leo, flamsteed: 36, hipparcos: 50335, .star, magnitude: 3.44,
    Astrometry(
      rightAscension: 154.172517823, declination: 23.417328314, epoch: 1991.25, motion: (18.39, -6.84),
      parallax: 11.9, radialVelocity: -16))

  /// 41 Gamma1 Leonis; HIP 50583.
  public static let algieba = FixedStar(
    74, "Algieba", ["Al Jabbah"], "Gamma1 Leonis", .leo, flamsteed: 41, hipparcos: 50583, .star, magnitude: 2.3,
    Astrometry(
      rightAscension: 154.992341033, declination: 19.841860211, epoch: 1991.25, motion: (304.3, -154.28),
      parallax: 25.07, radialVelocity: -37))

  /// 7 Alpha Crateris; HIP 53740.
  public static let alkes = FixedStar(
    75, "Alkes", [], "Alpha Crateris", .crater, flamsteed: 7, hipparcos: 53740, .star, magnitude: 4.08,
    Astrometry(
      rightAscension: 164.944786974, declination: -18.299097304, epoch: 1991.25, motion: (-462.26, 129.49),
      parallax: 20.49, radialVelocity: 47))

  /// 48 Beta Ursae Majoris; HIP 53910.
  public static let merak = FixedStar(
    76, "Merak", [], "Beta Ursae Majoris", .ursaMajor, flamsteed: 48, hipparcos: 53910, .star, magnitude: 2.37,
    Astrometry(
      rightAscension: 165.459961420, declination: 56.382344688, epoch: 1991.25, motion: (81.43, 33.49),
      parallax: 40.9, radialVelocity: -12))

  /// 50 Alpha Ursae Majoris; HIP 54061.
  public static let dubhe = FixedStar(
    77, "Dubhe", [], "Alpha Ursae Majoris", .ursaMajor, flamsteed: 50, hipparcos: 54061, .star, magnitude: 1.79,
    Astrometry(
      rightAscension: 165.932653366, declination: 61.751119032, epoch: 1991.25, motion: (-134.11, -34.7),
      parallax: 26.54, radialVelocity: -9))

  /// 68 Delta Leonis; HIP 54872.
  public static let zosma = FixedStar(
    78, "Zosma", ["Duhr", "Purva Phalguni"], "Delta Leonis", .leo, flamsteed: 68, hipparcos: 54872, .star, magnitude: 2.56,
    Astrometry(
      rightAscension: 168.526717050, declination: 20.524033817, epoch: 1991.25, motion: (143.42, -129.88),
      parallax: 55.82, radialVelocity: -20))

  /// 70 Theta Leonis; HIP 54879.
  public static let chertan = FixedStar(
    79, "Chertan", ["Coxa"], "Theta Leonis", .leo, flamsteed: 70, hipparcos: 54879, .star, magnitude: 3.34,
    Astrometry(
      rightAscension: 168.560170663, declination: 15.429762837, epoch: 1991.25, motion: (-60.31, -79.1),
      parallax: 19.76, radialVelocity: 8))

  /// 12 Delta Crateris; HIP 55282.
  public static let labrum = FixedStar(
    80, "Labrum", [], "Delta Crateris", .crater, flamsteed: 12, hipparcos: 55282, .star, magnitude: 3.56,
    Astrometry(
      rightAscension: 169.835511558, declination: -14.779043811, epoch: 1991.25, motion: (-124.67, 207.59),
      parallax: 17.56, radialVelocity: -5))

  /// 94 Beta Leonis; HIP 57632.
  public static let denebola = FixedStar(
    81, "Denebola", ["Deneb Aleet", "Uttara Phalguni"], "Beta Leonis", .leo, flamsteed: 94, hipparcos: 57632, .star,
    magnitude: 2.14,
    Astrometry(
      rightAscension: 177.266159595, declination: 14.572336779, epoch: 1991.25, motion: (-497.68, -114.67),
      parallax: 90.91, radialVelocity: 0))

  /// 5 Beta Virginis; HIP 57757.
  public static let zavijava = FixedStar(
    82, "Zavijava", ["Alaraph"], "Beta Virginis", .virgo, flamsteed: 5, hipparcos: 57757, .star, magnitude: 3.61,
    Astrometry(
      rightAscension: 177.672025972, declination: 1.765377024, epoch: 1991.25, motion: (740.23, -270.43),
      parallax: 91.5, radialVelocity: 5))

  /// 64 Gamma Ursae Majoris; HIP 58001.
  public static let phecda = FixedStar(
    83, "Phecda", ["Phachd"], "Gamma Ursae Majoris", .ursaMajor, flamsteed: 64, hipparcos: 58001, .star, magnitude: 2.44,
    Astrometry(
      rightAscension: 178.457255119, declination: 53.694732970, epoch: 1991.25, motion: (107.68, 11.01),
      parallax: 39.21, radialVelocity: -13))
}
