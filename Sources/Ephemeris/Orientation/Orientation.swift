/// How the Earth's axis and the ecliptic stand at an instant: precession and obliquity (IAU 2006), nutation (IAU 2000A as adjusted to it).
public struct Orientation: Sendable, Hashable {
  /// Mean obliquity of the ecliptic of date in degrees (Capitaine, Wallace & Chapront 2003, eq. 37).
  public var meanObliquity: Double { tilt.meanObliquity.value }
  /// Nutation in longitude, Δψ, in degrees.
  public var nutationInLongitude: Double { tilt.nutationInLongitude.value }
  /// Nutation in obliquity, Δε, in degrees.
  public var nutationInObliquity: Double { tilt.nutationInObliquity.value }
  /// Degrees a day by which the zero point of longitude moves: general precession and the change of Δψ.
  var equinoxRate: Double { tilt.equinoxRate.value }
  /// The change of Δψ alone, degrees a day: all that is missing from a rate referred to the mean equinox of date.
  var nutationRate: Double { tilt.nutationRate.value }

  /// True obliquity of the ecliptic of date, in degrees.
  public var trueObliquity: Double { meanObliquity + nutationInObliquity }

  let tilt: Tilt<OneLane>

  /// The rotation from the mean ecliptic and equinox of J2000 to those of date, by the Fukushima–Williams angles of IAU 2006 precession
  /// with frame bias (Capitaine & Wallace 2006, eq. 22; Hilton et al. 2006, table 1).
  ///
  /// - Parameter t: Julian centuries since J2000.
  @inline(__always) static func eclipticOfDate<L: Lanes>(at t: L) -> Rotation<L> {
    let gammaTail = 0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.0000000260))
    let gamma = -0.052928 + t * (10.556378 + t * gammaTail)
    let phiTail = 0.0511268 + t * (0.00053289 + t * (-0.000000440 + t * -0.0000000176))
    let phi = 84381.412819 + t * (-46.811016 + t * phiTail)
    let psiTail = 1.5584175 + t * (-0.00018522 + t * (-0.000026452 + t * -0.0000000148))
    let psi = -0.041775 + t * (5038.481484 + t * psiTail)
    // ICRS to ecliptic of date is R3(−ψ) R1(φ) R3(γ); the stored frame is the same product at J2000, taken back first.
    let fromICRS = Rotation(
      psi: psi * radiansPerArcsecond, phi: phi * radiansPerArcsecond, gamma: gamma * radiansPerArcsecond)
    return Rotation(
      x: fromICRS(Vector(toICRS.x)), y: fromICRS(Vector(toICRS.y)), z: fromICRS(Vector(toICRS.z)))
  }

  /// From the mean ecliptic of J2000 to ICRS, column by column: the inverse of the product above at J2000.
  @inline(__always) static var toICRS: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (
      SIMD3(0.9999999999999941, -7.078368960971556e-08, 8.056213977613186e-08),
      SIMD3(3.289700407741965e-08, 0.9174821299149585, 0.397776999444048),
      SIMD3(-1.0207044725484357e-07, -0.39777699944404304, 0.9174821299149556)
    )
  }

  /// A direction of ICRS, from the axes of the mean ecliptic of J2000.
  @inline(__always) static func fromICRS(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(dot(toICRS.x, v), dot(toICRS.y, v), dot(toICRS.z, v))
  }
}

@inline(__always) func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

@inline(__always) func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
