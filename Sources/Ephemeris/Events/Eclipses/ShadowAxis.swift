/// The axis of the Moon's shadow and the radii of its cones where they meet the plane through the Earth's centre; equatorial radii, true
/// equator and equinox of date.
///
/// Bessel's elements as vectors (Explanatory Supplement, 3rd ed., section 11.2): `towardsSun` has the right ascension a and the
/// declination d, `offset` is x and y along `east` and `north`.
struct ShadowAxis: ShadowPass {
  /// Equatorial radii of the Earth in an astronomical unit.
  static var radiiPerAstronomicalUnit: Double { 149_597_870.7 / 6378.137 }
  /// The Sun's radius: 959.63″ at one astronomical unit (Auwers), as in the almanacs.
  static var sunRadius: Double { 109.1222 }
  /// The Moon's mean radius, for the penumbra (IAU 1982).
  static var penumbralMoonRadius: Double { 0.2725076 }
  /// The Moon's radius in its valleys, for the umbra.
  static var umbralMoonRadius: Double { 0.2722810 }

  /// The direction of the axis, from the Moon to the Sun.
  let towardsSun: SIMD3<Double>
  let towardsSunRate: SIMD3<Double>
  /// From the Earth's centre to the nearest point of the axis.
  let offset: SIMD3<Double>
  let offsetRate: SIMD3<Double>
  let penumbra: Double
  /// Negative when the tip of the cone lies beyond the plane: the eclipse is total there.
  let umbra: Double
  let penumbraSlope: Double
  let umbraSlope: Double

  init(in sky: Sky) throws(EphemerisError) {
    let sun = sky.equatorialMotion(try sky.position(of: .sun))
    let moon = sky.equatorialMotion(try sky.position(of: .moon))
    let line = sun.place - moon.place
    let lineRate = sun.rate - moon.rate
    let gap = dot(line, line).squareRoot()
    let k = line * (1 / gap)
    let kRate = (lineRate - k * dot(k, lineRate)) * (1 / gap)
    let z = dot(moon.place, k)
    towardsSun = k
    towardsSunRate = kRate
    offset = moon.place - k * z
    offsetRate = moon.rate - k * (dot(moon.rate, k) + dot(moon.place, kRate)) - kRate * z
    let outerSine = (Self.sunRadius + Self.penumbralMoonRadius) / gap
    let innerSine = (Self.sunRadius - Self.umbralMoonRadius) / gap
    let outerCosine = (1 - outerSine * outerSine).squareRoot()
    let innerCosine = (1 - innerSine * innerSine).squareRoot()
    penumbraSlope = outerSine / outerCosine
    umbraSlope = innerSine / innerCosine
    penumbra = z * penumbraSlope + Self.penumbralMoonRadius / outerCosine
    umbra = z * umbraSlope - Self.umbralMoonRadius / innerCosine
  }

  /// East in the fundamental plane.
  var east: SIMD3<Double> {
    let planar = (towardsSun.x * towardsSun.x + towardsSun.y * towardsSun.y).squareRoot()
    return SIMD3(-towardsSun.y / planar, towardsSun.x / planar, 0)
  }

  /// North in the fundamental plane.
  var north: SIMD3<Double> { cross(towardsSun, east) }

  /// The distance of the axis from the Earth's centre, signed as ``SolarEclipse/gamma``.
  var gamma: Double {
    let distance = dot(offset, offset).squareRoot()
    return dot(offset, north) < 0 ? -distance : distance
  }

  /// The polar semi-axis ρ of the ellipse in which the Earth is seen along the axis; the other one is 1.
  private var polarSemiaxis: Double {
    let e2 = GeographicLocation.flattening * (2 - GeographicLocation.flattening)
    return (1 - e2 * (1 - towardsSun.z * towardsSun.z)).squareRoot()
  }

  /// The distance measured on an Earth drawn out to a sphere, Bessel's ρ₁: below 1 where the axis meets the ground. It is the axis that is
  /// moved so, not the cones around it: their edges are measured by ``gapToOutline``.
  var flattenedDistance: Double {
    let x = dot(offset, east)
    let y = dot(offset, north) / polarSemiaxis
    return (x * x + y * y).squareRoot()
  }

  /// From the outline of the ellipsoid to the axis, the shortest way, in the fundamental plane; negative inside.
  ///
  /// The nearest point of an ellipse of the semi-axes 1 and b is (x / (1 + λ), b²y / (b² + λ)) for the λ that lays it on the ellipse. The
  /// Earth's is all but a circle, so that Newton's method ends in three steps.
  var gapToOutline: Double {
    let x = dot(offset, east)
    let y = dot(offset, north)
    let b2 = polarSemiaxis * polarSemiaxis
    let (x2, y2) = (x * x, b2 * y * y)
    var lambda = (x * x + y * y).squareRoot() - 1
    for _ in 0..<4 {
      let (inverseX, inverseY) = (1 / (1 + lambda), 1 / (b2 + lambda))
      let (partX, partY) = (x2 * inverseX * inverseX, y2 * inverseY * inverseY)
      lambda += (partX + partY - 1) / (2 * (partX * inverseX + partY * inverseY))
    }
    let (slopeX, slopeY) = (x / (1 + lambda), y / (b2 + lambda))
    return lambda * (slopeX * slopeX + slopeY * slopeY).squareRoot()
  }
}

extension Sky {
  /// A position and its motion in space along the axes of the true equator and equinox of date, in equatorial radii of the Earth and days.
  func equatorialMotion(_ position: EclipticPosition) -> (place: SIMD3<Double>, rate: SIMD3<Double>) {
    let (se, ce) = sineCosine(orientation.trueObliquity * radiansPerDegree)
    let (sl, cl) = sineCosine(position.longitude * radiansPerDegree)
    let (sb, cb) = sineCosine(position.latitude * radiansPerDegree)
    let radial = SIMD3(cb * cl, cb * sl, sb)
    let rate =
      radial * position.distanceSpeed
      + SIMD3(-sl, cl, 0) * (position.distance * cb * position.longitudeSpeed * radiansPerDegree)
      + SIMD3(-sb * cl, -sb * sl, cb) * (position.distance * position.latitudeSpeed * radiansPerDegree)
    func equatorial(_ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(v.x, v.y * ce - v.z * se, v.y * se + v.z * ce) * ShadowAxis.radiiPerAstronomicalUnit
    }
    return (equatorial(radial * position.distance), equatorial(rate))
  }
}
