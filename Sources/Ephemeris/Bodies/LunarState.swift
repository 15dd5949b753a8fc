import EphemerisKernel

/// The Moon as seen from the Earth's centre, mean ecliptic and equinox of date, in radians, au and days.
struct LunarState: Sendable, Hashable {
  let longitude: Double
  let latitude: Double
  let distance: Double
  let longitudeRate: Double
  let latitudeRate: Double
  let distanceRate: Double

  @inline(__always) init(at days: Double, tier: Int32) {
    let series = ChebyshevSeries(Int32(ephemeris_series_moon) + tier).evaluate(at: days)
    let reference = LunarReference.state(middle: series.middle, offset: series.offset)
    longitude = reference.value.x + series.value.x
    latitude = reference.value.y + series.value.y
    distance = reference.value.z + series.value.z
    longitudeRate = reference.rate.x + series.rate.x
    latitudeRate = reference.rate.y + series.rate.y
    distanceRate = reference.rate.z + series.rate.z
  }

  /// Where the Moon stood when the light left it, from where the Earth stood then, along the axes of date; its velocity is the one in space,
  /// without the turning of those axes.
  ///
  /// The distance that light travelled runs from the Moon of then to the Earth of now, and the Earth moves up to 38 km meanwhile; the
  /// direction needs no such care, since aberration undoes the same shift.
  @inline(__always) func geometric(
    frameRotation: SIMD3<Double>, earthVelocity: SIMD3<Double>, earthAcceleration: SIMD3<Double>
  ) -> (position: SIMD3<Double>, velocity: SIMD3<Double>) {
    let (sl, cl) = sineCosine(longitude)
    let (sb, cb) = sineCosine(latitude)
    let radial = SIMD3(cb * cl, cb * sl, sb)
    let eastward = SIMD3(-sl, cl, 0)
    let northward = SIMD3(-sb * cl, -sb * sl, cb)
    let radialRate = eastward * (cb * longitudeRate) + northward * latitudeRate + cross(frameRotation, radial)
    let delay = distance / Dynamics.lightSpeed
    let stretch = 1 + dot(radial, earthVelocity) / Dynamics.lightSpeed
    let length = distance * stretch
    let lengthRate = distanceRate * stretch + delay * (dot(radialRate, earthVelocity) + dot(radial, earthAcceleration))
    // The rates so far are per day of arrival; the days of departure are shorter while the Moon recedes.
    return (radial * length, (radial * lengthRate + radialRate * length) * (1 + distanceRate / Dynamics.lightSpeed))
  }
}
