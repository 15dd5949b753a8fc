// Written by Tools/stars/build.py; do not edit.

// Right ascension 3 to 6 hours.
extension FixedStar {
  /// 92 Alpha Ceti; HIP 14135.
  public static let menkar = FixedStar(
    22, "Menkar", [], "Alpha Ceti", .cetus, flamsteed: 92, hipparcos: 14135, .star, magnitude: 2.53,
    Astrometry(
      rightAscension: 45.569913172, declination: 4.089925555, epoch: 1991.25, motion: (-10.41, -76.85),
      parallax: 13.09, radialVelocity: -26))

  /// 26 Beta Persei; HIP 14576.
  public static let algol = FixedStar(
    23, "Algol", ["Caput Algol", "Gorgonea"], "Beta Persei", .perseus, flamsteed: 26, hipparcos: 14576, .star, magnitude: 2.12,
    Astrometry(
      rightAscension: 47.042208933, declination: 40.955650705, epoch: 1991.25, motion: (2.99, -1.66),
      parallax: 36.27, radialVelocity: 4))

  /// 33 Alpha Persei; HIP 15863.
  public static let mirfak = FixedStar(
    24, "Mirfak", [], "Alpha Persei", .perseus, flamsteed: 33, hipparcos: 15863, .star, magnitude: 1.79,
    Astrometry(
      rightAscension: 51.080619171, declination: 49.861243047, epoch: 1991.25, motion: (23.75, -26.23),
      parallax: 6.44, radialVelocity: -2))

  /// 17 Tauri; HIP 17499.
  public static let electra = FixedStar(
    25, "Electra", [], "17 Tauri", .taurus, flamsteed: 17, hipparcos: 17499, .star, magnitude: 3.7,
    Astrometry(
      rightAscension: 56.218848179, declination: 24.113448401, epoch: 1991.25, motion: (20.84, -46.06),
      parallax: 8.06, radialVelocity: 12))

  /// 19 Tauri; HIP 17531.
  public static let taygeta = FixedStar(
    26, "Taygeta", [], "19 Tauri", .taurus, flamsteed: 19, hipparcos: 17531, .star, magnitude: 4.3,
    Astrometry(
      rightAscension: 56.302009032, declination: 24.467379064, epoch: 1991.25, motion: (21.24, -40.56),
      parallax: 7.97, radialVelocity: 6))

  /// 20 Tauri; HIP 17573.
  public static let maia = FixedStar(
    27, "Maia", [], "20 Tauri", .taurus, flamsteed: 20, hipparcos: 17573, .star, magnitude: 3.87,
    Astrometry(
      rightAscension: 56.456638108, declination: 24.367857968, epoch: 1991.25, motion: (20.95, -45.98),
      parallax: 8.51, radialVelocity: 8))

  /// 23 Tauri; HIP 17608.
  public static let merope = FixedStar(
    28, "Merope", [], "23 Tauri", .taurus, flamsteed: 23, hipparcos: 17608, .star, magnitude: 4.18,
    Astrometry(
      rightAscension: 56.581501483, declination: 23.948461995, epoch: 1991.25, motion: (21.13, -43.65),
      parallax: 8.58, radialVelocity: 6))

  /// 25 Eta Tauri; HIP 17702.
  public static let alcyone = FixedStar(
    29, "Alcyone", ["Pleiades", "M45", "Krittika"], "Eta Tauri", .taurus, flamsteed: 25, hipparcos: 17702, .star,
    magnitude: 2.87,
    Astrometry(
      rightAscension: 56.871100806, declination: 24.105241794, epoch: 1991.25, motion: (19.34, -43.67),
      parallax: 8.09, radialVelocity: 10))

  /// 27 Tauri; HIP 17847.
  public static let atlas = FixedStar(
    30, "Atlas", [], "27 Tauri", .taurus, flamsteed: 27, hipparcos: 17847, .star, magnitude: 3.63,
    Astrometry(
      rightAscension: 57.290546993, declination: 24.053524126, epoch: 1991.25, motion: (17.7, -44.18),
      parallax: 8.53, radialVelocity: 9))

  /// 28 Tauri; HIP 17851.
  public static let pleione = FixedStar(
    31, "Pleione", [], "28 Tauri", .taurus, flamsteed: 28, hipparcos: 17851, .star, magnitude: 5.09,
    Astrometry(
      rightAscension: 57.296684162, declination: 24.136825560, epoch: 1991.25, motion: (18.07, -47.2),
      parallax: 8.54, radialVelocity: 4))

  /// 54 Gamma Tauri; HIP 20205.
  public static let primaHyadum = FixedStar(
    32, "Prima Hyadum", ["First Hyad"], "Gamma Tauri", .taurus, flamsteed: 54, hipparcos: 20205, .star, magnitude: 3.65,
    Astrometry(
      rightAscension: 64.948057967, declination: 15.627700097, epoch: 1991.25, motion: (115.46, -23.42),
      parallax: 20.19, radialVelocity: 39))

  /// 74 Epsilon Tauri; HIP 20889.
  public static let ain = FixedStar(
    33, "Ain", ["Oculus Borealis"], "Epsilon Tauri", .taurus, flamsteed: 74, hipparcos: 20889, .star, magnitude: 3.53,
    Astrometry(
      rightAscension: 67.153888469, declination: 19.180521029, epoch: 1991.25, motion: (106.19, -37.84),
      parallax: 22.24, radialVelocity: 39))

  /// 87 Alpha Tauri; HIP 21421.
  public static let aldebaran = FixedStar(
    34, "Aldebaran", ["Aldebaram", "Palilicium", "Rohini"], "Alpha Tauri", .taurus, flamsteed: 87, hipparcos: 21421, .star,
    magnitude: 0.85,
    Astrometry(
      rightAscension: 68.980001941, declination: 16.509761581, epoch: 1991.25, motion: (63.45, -188.94),
      parallax: 48.94, radialVelocity: 54))

  /// 19 Beta Orionis; HIP 24436.
  public static let rigel = FixedStar(
    35, "Rigel", [], "Beta Orionis", .orion, flamsteed: 19, hipparcos: 24436, .star, magnitude: 0.12,
    Astrometry(
      rightAscension: 78.634463854, declination: -8.201639584, epoch: 1991.25, motion: (1.31, 0.5),
      parallax: 3.78, radialVelocity: 21))

  /// 13 Alpha Aurigae; HIP 24608.
  public static let capella = FixedStar(
    36, "Capella", ["Alhajoth", "Hircus"], "Alpha Aurigae", .auriga, flamsteed: 13, hipparcos: 24608, .star, magnitude: 0.08,
    Astrometry(
      rightAscension: 79.172064659, declination: 45.999029048, epoch: 1991.25, motion: (75.25, -426.89),
      parallax: 76.2, radialVelocity: 30))

  /// 24 Gamma Orionis; HIP 25336.
  public static let bellatrix = FixedStar(
    37, "Bellatrix", [], "Gamma Orionis", .orion, flamsteed: 24, hipparcos: 25336, .star, magnitude: 1.64,
    Astrometry(
      rightAscension: 81.282783393, declination: 6.349734571, epoch: 1991.25, motion: (-8.11, -12.88),
      parallax: 12.92, radialVelocity: 18))

  /// 112 Beta Tauri; HIP 25428.
  public static let elnath = FixedStar(
    38, "Elnath", ["El Nath", "Alnath"], "Beta Tauri", .taurus, flamsteed: 112, hipparcos: 25428, .star, magnitude: 1.65,
    Astrometry(
      rightAscension: 81.572908319, declination: 28.607873622, epoch: 1991.25, motion: (22.76, -173.58),
      parallax: 24.36, radialVelocity: 9))

  /// 34 Delta Orionis; HIP 25930.
  public static let mintaka = FixedStar(
    39, "Mintaka", [], "Delta Orionis", .orion, flamsteed: 34, hipparcos: 25930, .star, magnitude: 2.23,
    Astrometry(
      rightAscension: 83.001665505, declination: -0.299093434, epoch: 1991.25, motion: (0.64, -0.69),
      parallax: 4.71, radialVelocity: 16))

  /// 39 Lambda Orionis; HIP 26207.
  public static let meissa = FixedStar(
    40, "Meissa", ["Mrigashira", "Heka"], "Lambda Orionis", .orion, flamsteed: 39, hipparcos: 26207, .star, magnitude: 3.39,
    Astrometry(
      rightAscension: 83.784490865, declination: 9.934163024, epoch: 1991.25, motion: (-0.34, -2.94),
      parallax: 2.97, radialVelocity: 34))

  /// Messier 42.
  public static let orionNebula = FixedStar(
    41, "Orion Nebula", ["Ensis"], "Messier 42", .orion, flamsteed: nil, hipparcos: nil, .nebula, magnitude: 4,
    Astrometry(
      rightAscension: 83.818666667, declination: -5.389666667, epoch: 2000, motion: (0, 0),
      parallax: 2.415459, radialVelocity: 0))

  /// 46 Epsilon Orionis; HIP 26311.
  public static let alnilam = FixedStar(
    42, "Alnilam", [], "Epsilon Orionis", .orion, flamsteed: 46, hipparcos: 26311, .star, magnitude: 1.7,
    Astrometry(
      rightAscension: 84.053385436, declination: -1.201917241, epoch: 1991.25, motion: (1.44, -0.78),
      parallax: 1.65, radialVelocity: 26))

  /// 123 Zeta Tauri; HIP 26451.
  public static let tianguan = FixedStar(
    43, "Tianguan", ["Al Hecka"], "Zeta Tauri", .taurus, flamsteed: 123, hipparcos: 26451, .star, magnitude: 3,
    Astrometry(
      rightAscension: 84.411184624, declination: 21.142592893, epoch: 1991.25, motion: (1.78, -20.07),
      parallax: 7.33, radialVelocity: 20))

  /// Alpha Columbae; HIP 26634.
  public static let phact = FixedStar(
    44, "Phact", [], "Alpha Columbae", .columba, flamsteed: nil, hipparcos: 26634, .star, magnitude: 2.64,
    Astrometry(
      rightAscension: 84.912249663, declination: -34.074049393, epoch: 1991.25, motion: (1.58, -24.82),
      parallax: 12.48, radialVelocity: 35))

  /// 50 Zeta Orionis; HIP 26727.
  public static let alnitak = FixedStar(
    45, "Alnitak", [], "Zeta Orionis", .orion, flamsteed: 50, hipparcos: 26727, .star, magnitude: 1.91,
    Astrometry(
      rightAscension: 85.189686674, declination: -1.942578517, epoch: 1991.25, motion: (3.19, 2.03),
      parallax: 4.43, radialVelocity: 18))

  /// 58 Alpha Orionis; HIP 27989.
  public static let betelgeuse = FixedStar(
    46, "Betelgeuse", ["Ardra"], "Alpha Orionis", .orion, flamsteed: 58, hipparcos: 27989, .star, magnitude: 0.5,
    Astrometry(
      rightAscension: 88.792871490, declination: 7.407036532, epoch: 1991.25, motion: (27.54, 11.3),
      parallax: 6.55, radialVelocity: 21))

  /// 34 Beta Aurigae; HIP 28360.
  public static let menkalinan = FixedStar(
    47, "Menkalinan", [], "Beta Aurigae", .auriga, flamsteed: 34, hipparcos: 28360, .star, magnitude: 1.9,
    Astrometry(
      rightAscension: 89.882372693, declination: 44.947434881, epoch: 1991.25, motion: (-56.44, -0.95),
      parallax: 40.21, radialVelocity: -18))
}
