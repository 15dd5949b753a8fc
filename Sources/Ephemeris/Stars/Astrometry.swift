/// Where something beyond the solar system stands and how it moves, as a catalogue has it: ICRS, seen from the barycentre.
public struct Astrometry: Sendable, Hashable {
  /// Right ascension in degrees, ICRS.
  public let rightAscension: Double
  /// Declination in degrees, ICRS.
  public let declination: Double
  /// The Julian year (TT) for which the position holds: 1991.25 in the Hipparcos catalogue.
  public let epoch: Double
  /// Milliarcseconds a year eastwards, on the great circle (μα cos δ).
  public let motionEast: Double
  /// Milliarcseconds a year northwards.
  public let motionNorth: Double
  /// Milliarcseconds; greater than zero.
  public let parallax: Double
  /// Kilometres a second away from us; zero also where nobody has measured it.
  public let radialVelocity: Double

  /// What a catalogue says, or `nil` when the declination is none, the parallax is not greater than zero, or a number is not finite.
  public init?(
    rightAscension: Double, declination: Double, epoch: Double, motionEast: Double, motionNorth: Double, parallax: Double,
    radialVelocity: Double = 0
  ) {
    guard (rightAscension + epoch + motionEast + motionNorth + parallax + radialVelocity).isFinite, parallax > 0,
      (-90...90).contains(declination)
    else { return nil }
    self.init(
      rightAscension: rightAscension, declination: declination, epoch: epoch, motion: (motionEast, motionNorth),
      parallax: parallax, radialVelocity: radialVelocity)
  }

  @inline(__always) init(
    rightAscension: Double, declination: Double, epoch: Double, motion: (east: Double, north: Double), parallax: Double,
    radialVelocity: Double
  ) {
    self.rightAscension = rightAscension
    self.declination = declination
    self.epoch = epoch
    motionEast = motion.east
    motionNorth = motion.north
    self.parallax = parallax
    self.radialVelocity = radialVelocity
  }

  /// Distance in astronomical units.
  public var distance: Double { 1 / (parallax * Self.radiansPerMilliarcsecond) }

  /// The place in space at an instant in units of the distance at the epoch, and its change in a day: ICRS axes.
  ///
  /// Uniform motion along a straight line, as the catalogue's quantities are defined (ESA 1997, The Hipparcos and Tycho Catalogues,
  /// vol. 1, section 1.5.5): the radial velocity brings the change of perspective. The light-time, which changes by minutes in a
  /// year, is left out: 0.06 mas for the swiftest star of the table.
  func place(at instant: TT) -> (position: SIMD3<Double>, velocity: SIMD3<Double>) {
    let (sa, ca) = sineCosine(rightAscension * radiansPerDegree)
    let (sd, cd) = sineCosine(declination * radiansPerDegree)
    let perDay = Self.radiansPerMilliarcsecond / 365.25
    // A day at one kilometre a second: 86400 / 149597870.7 au.
    let receding = radialVelocity * 5.775483273639937e-4 * (parallax * Self.radiansPerMilliarcsecond)
    let towards = SIMD3(cd * ca, cd * sa, sd)
    let velocity =
      SIMD3(-sa, ca, 0) * (motionEast * perDay) + SIMD3(-sd * ca, -sd * sa, cd) * (motionNorth * perDay) + towards * receding
    let days = instant.daysSinceJ2000 - (epoch - 2000) * 365.25
    return (towards + velocity * days, velocity)
  }

  static var radiansPerMilliarcsecond: Double { radiansPerArcsecond / 1000 }
}
