/// The face of the Moon, in parts of its radius from the middle of the disc, north up and east (Mare Crisium) on the right.
///
/// Drawn by eye after the near side; positions are good to a few hundredths of the radius.
enum MoonFeatures {
  /// A dark plain as an ellipse, turned clockwise by `tilt` degrees.
  struct Sea {
    let x, y, across, down, tilt: Double
  }

  /// A ring, or a bright spot.
  struct Spot {
    let x, y, radius: Double
  }

  static let seas: [Sea] = [
    Sea(x: -0.34, y: -0.38, across: 0.30, down: 0.24, tilt: -20), Sea(x: -0.14, y: -0.46, across: 0.16, down: 0.12, tilt: 0),
    Sea(x: 0.22, y: -0.32, across: 0.19, down: 0.17, tilt: 10), Sea(x: 0.34, y: -0.08, across: 0.20, down: 0.16, tilt: 25),
    Sea(x: 0.62, y: -0.22, across: 0.10, down: 0.13, tilt: 0), Sea(x: 0.56, y: 0.10, across: 0.12, down: 0.17, tilt: -20),
    Sea(x: 0.38, y: 0.18, across: 0.10, down: 0.09, tilt: 0), Sea(x: -0.60, y: -0.14, across: 0.24, down: 0.40, tilt: 8),
    Sea(x: -0.40, y: 0.04, across: 0.22, down: 0.18, tilt: 0), Sea(x: -0.34, y: 0.28, across: 0.14, down: 0.12, tilt: 0),
    Sea(x: -0.14, y: 0.24, across: 0.18, down: 0.14, tilt: -15), Sea(x: -0.02, y: -0.66, across: 0.34, down: 0.06, tilt: -4),
  ]

  static let craters: [Spot] = [
    Spot(x: -0.08, y: 0.66, radius: 0.06), Spot(x: 0.20, y: 0.70, radius: 0.05), Spot(x: 0.34, y: 0.62, radius: 0.04),
    Spot(x: 0.06, y: 0.52, radius: 0.05), Spot(x: 0.02, y: 0.78, radius: 0.06), Spot(x: 0.22, y: 0.46, radius: 0.04),
    Spot(x: 0.46, y: 0.52, radius: 0.05), Spot(x: 0.14, y: 0.34, radius: 0.045), Spot(x: -0.24, y: 0.66, radius: 0.04),
    Spot(x: -0.44, y: 0.58, radius: 0.04), Spot(x: 0.60, y: 0.40, radius: 0.04), Spot(x: 0.70, y: -0.52, radius: 0.04),
    Spot(x: 0.44, y: -0.62, radius: 0.05),
  ]

  static let rays: [Spot] = [
    Spot(x: -0.08, y: 0.66, radius: 0.032), Spot(x: -0.26, y: -0.10, radius: 0.022), Spot(x: -0.52, y: -0.32, radius: 0.018),
    Spot(x: -0.16, y: -0.20, radius: 0.012), Spot(x: 0.50, y: -0.44, radius: 0.014), Spot(x: 0.12, y: 0.48, radius: 0.012),
    Spot(x: 0.28, y: 0.58, radius: 0.016), Spot(x: -0.36, y: 0.52, radius: 0.012), Spot(x: 0.44, y: 0.36, radius: 0.011),
  ]
}
