import EphemerisKernel

/// How the Earth's axis and the ecliptic stand at an instant: precession and obliquity (IAU 2006), nutation (IAU 2000A as adjusted to it).
public struct Orientation: Sendable, Hashable {
  /// Mean obliquity of the ecliptic of date in degrees (Capitaine, Wallace & Chapront 2003, eq. 37).
  public let meanObliquity: Double
  /// Nutation in longitude, Δψ, in degrees.
  public let nutationInLongitude: Double
  /// Nutation in obliquity, Δε, in degrees.
  public let nutationInObliquity: Double
  /// Degrees a day by which the zero point of longitude moves: general precession and the change of Δψ.
  let equinoxRate: Double
  /// The change of Δψ alone, degrees a day: all that is missing from a rate referred to the mean equinox of date.
  let nutationRate: Double
  /// How the frame of the mean ecliptic and equinox of date itself turns, along its own axes, in radians a day: the ecliptic about the node
  /// on which it moves (π_A, Π_A), the equinox backwards along it (p_A).
  let frameRotation: SIMD3<Double>

  /// True obliquity of the ecliptic of date, in degrees.
  public var trueObliquity: Double { meanObliquity + nutationInObliquity }

  init(at instant: TT, tier: Int32) {
    let t = instant.centuriesSinceJ2000
    meanObliquity =
      (84381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.00200340 + t * (-0.000000576 + t * -0.0000000434))))) / 3600
    let nutation = ChebyshevSeries(Int32(ephemeris_series_nutation) + tier).evaluate(at: instant.daysSinceJ2000)
    nutationInLongitude = nutation.value.x * degreesPerRadian
    nutationInObliquity = nutation.value.y * degreesPerRadian
    // General precession in longitude: derivative of p_A (Capitaine et al. 2003, eq. 39).
    let precession = (5028.796195 + t * (2.2108696 + t * (0.00023892 + t * -0.000095428))) / (3600 * JulianDate.daysPerCentury)
    // π_A and Π_A of Capitaine et al. (2003), eq. 39; the node moves too slowly to count.
    let tilting = (46.998973 - 0.0669852 * t) / JulianDate.daysPerCentury * radiansPerArcsecond
    frameRotation = SIMD3(tilting * -0.9960008, tilting * 0.0893444, -precession * radiansPerDegree)
    nutationRate = nutation.rate.x * degreesPerRadian
    equinoxRate = precession + nutationRate
  }

  /// The rotation from the mean ecliptic and equinox of J2000 to those of date, by the Fukushima–Williams angles of IAU 2006 precession
  /// with frame bias (Capitaine & Wallace 2006, eq. 22; Hilton et al. 2006, table 1).
  @inline(__always) static func eclipticOfDate(at instant: TT) -> Rotation {
    let t = instant.centuriesSinceJ2000
    let gamma = -0.052928 + t * (10.556378 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.0000000260))))
    let phi = 84381.412819 + t * (-46.811016 + t * (0.0511268 + t * (0.00053289 + t * (-0.000000440 + t * -0.0000000176))))
    let psi = -0.041775 + t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 + t * (-0.000026452 + t * -0.0000000148))))
    // ICRS to ecliptic of date is R3(−ψ) R1(φ) R3(γ); the stored frame is the same product at J2000, taken back first.
    let fromICRS = Rotation(z: -psi * radiansPerArcsecond)
      .after(Rotation(x: phi * radiansPerArcsecond).after(Rotation(z: gamma * radiansPerArcsecond)))
    return fromICRS.after(toICRS)
  }

  /// From the mean ecliptic of J2000 to ICRS: the inverse of the product above at J2000.
  @inline(__always) static var toICRS: Rotation {
    Rotation(
      x: SIMD3(0.9999999999999941, -7.078368960971556e-08, 8.056213977613186e-08),
      y: SIMD3(3.289700407741965e-08, 0.9174821299149585, 0.397776999444048),
      z: SIMD3(-1.0207044725484357e-07, -0.39777699944404304, 0.9174821299149556))
  }
}

/// A rotation of coordinate axes.
struct Rotation: Sendable, Hashable {
  /// The columns of the matrix: where the old axes point in the new frame.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  @inline(__always) init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// R1: the axes turn by `angle` about x.
  @inline(__always) init(x angle: Double) {
    let (s, c) = sineCosine(angle)
    self.init(x: SIMD3(1, 0, 0), y: SIMD3(0, c, -s), z: SIMD3(0, s, c))
  }

  /// R3: the axes turn by `angle` about z.
  @inline(__always) init(z angle: Double) {
    let (s, c) = sineCosine(angle)
    self.init(x: SIMD3(c, -s, 0), y: SIMD3(s, c, 0), z: SIMD3(0, 0, 1))
  }

  /// The vector in the new frame.
  @inline(__always) func callAsFunction(_ v: SIMD3<Double>) -> SIMD3<Double> { v.x * x + v.y * y + v.z * z }

  /// The vector that this rotation turns into `v`.
  @inline(__always) func inverse(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(dot(x, v), dot(y, v), dot(z, v)) }

  /// First `other`, then this.
  @inline(__always) func after(_ other: Rotation) -> Rotation { Rotation(x: self(other.x), y: self(other.y), z: self(other.z)) }
}

@inline(__always) func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

@inline(__always) func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
