/// The Moon's shadow about a place: the Sun and the Moon as they stand there, in units of the fundamental plane (equatorial radii).
struct LocalShadow: ShadowPass {
  let sky: Sky
  let siderealTime: SiderealTime
  let location: GeographicLocation
  let axis: ShadowAxis
  /// From the place to the axis, across it.
  let offset: SIMD3<Double>
  let offsetRate: SIMD3<Double>
  /// The radii of the cones in the plane of the place (L₁ and L₂); `umbra` is negative where the eclipse can be total.
  let penumbra: Double
  let umbra: Double

  init(at instant: TT, from location: GeographicLocation) throws(EphemerisError) {
    sky = try Sky(at: instant)
    self.location = location
    siderealTime = sky.siderealTime(at: UT1(instant))
    axis = try ShadowAxis(in: sky)
    let surface = location.geocentric
    let (across, up) = (surface.across / 6378.137, surface.up / 6378.137)
    let (s, c) = sineCosine(siderealTime.local(longitude: location.longitude) * radiansPerDegree)
    let place = SIMD3(across * c, across * s, up)
    let placeRate = SIMD3(-across * s, across * c, 0) * SiderealTime.rate
    let k = axis.towardsSun
    let height = dot(place, k)
    let heightRate = dot(placeRate, k) + dot(place, axis.towardsSunRate)
    offset = axis.offset - (place - k * height)
    offsetRate = axis.offsetRate - (placeRate - k * heightRate - axis.towardsSunRate * height)
    penumbra = axis.penumbra - height * axis.penumbraSlope
    umbra = axis.umbra - height * axis.umbraSlope
  }

  /// Of the place from the axis (m).
  var distance: Double { dot(offset, offset).squareRoot() }
  /// Radii a day.
  var speed: Double { dot(offsetRate, offsetRate).squareRoot() }
  /// How deep the place is in the penumbra, and in the umbra or its prolongation; negative outside.
  var depth: Double { penumbra - distance }
  var centralDepth: Double { abs(umbra) - distance }

  /// The Moon's radius in radii of the Sun.
  var ratio: Double { (penumbra - umbra) / (penumbra + umbra) }

  /// The common area of two circles over that of the Sun's.
  var obscuration: Double {
    let moon = ratio
    let apart = 2 * distance / (penumbra + umbra)
    guard apart < 1 + moon else { return 0 }
    guard apart > abs(1 - moon) else { return min(1, moon * moon) }
    let atSun = arccosine((apart * apart + 1 - moon * moon) / (2 * apart))
    let atMoon = arccosine((apart * apart + moon * moon - 1) / (2 * apart * moon))
    let (sunSine, sunCosine) = sineCosine(atSun)
    let (moonSine, moonCosine) = sineCosine(atMoon)
    return (atSun - sunSine * sunCosine + moon * moon * (atMoon - moonSine * moonCosine)) / .pi
  }

  /// - Parameters:
  ///   - isUp: whether the Sun is above the horizon.
  ///   - isInnerTouch: at the second and third contact; a total eclipse begins and ends on the side away from the Moon's centre.
  func sight(isUp: Bool, isInnerTouch: Bool = false) throws(EphemerisError) -> SolarEclipseSight {
    let sun = sky.topocentric(try sky.position(of: .sun), from: location, siderealTime: siderealTime)
    let touch = isInnerTouch && umbra < 0 ? -offset : offset
    let angle = arctangent(dot(touch, axis.east), dot(touch, axis.north)) * degreesPerRadian
    let (s, c) = sineCosine(siderealTime.local(longitude: location.longitude) * radiansPerDegree)
    let (sp, cp) = sineCosine(location.latitude * radiansPerDegree)
    let zenith = SIMD3(cp * c, cp * s, sp)
    let vertical = arctangent(dot(zenith, axis.east), dot(zenith, axis.north)) * degreesPerRadian
    return SolarEclipseSight(
      instant: sky.instant, sun: sky.horizontal(sun, from: location, siderealTime: siderealTime), isAboveHorizon: isUp,
      positionAngle: folded(angle), vertexAngle: folded(angle - vertical),
      magnitude: isInnerTouch || centralDepth >= 0 ? ratio : max(0, depth / (penumbra + umbra)), obscuration: obscuration)
  }
}
