import EphemerisKernel

/// The Moon as seen from the Earth's centre, mean ecliptic and equinox of date, in radians, au and days.
struct LunarState<L: Lanes>: Sendable, Hashable {
  let longitude: L
  let latitude: L
  let distance: L
  let longitudeRate: L
  let latitudeRate: L
  let distanceRate: L

  /// - Parameter series: what the kernel has for the Moon.
  @inline(__always) init(_ series: SeriesValue<L>) {
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
  ///
  /// - Parameters:
  ///   - velocity: of the centre of mass of Earth and Moon, au/day; `acceleration`: au/day².
  @inline(__always) func geometric(
    frameRotation: Vector<L>, velocity: Vector<L>, acceleration: Vector<L>
  ) -> (position: Vector<L>, velocity: Vector<L>) {
    let ((sl, cl), (sb, cb)) = L.sineCosines(longitude, latitude)
    let radial = Vector(cb * cl, cb * sl, sb)
    // Eastwards (−sin λ, cos λ, 0), northwards (−sin β cos λ, −sin β sin λ, cos β).
    let east = cb * longitudeRate
    let drift = sb * latitudeRate
    let turning = cross(frameRotation, radial)
    let radialRate = Vector(
      turning.x - sl * east - cl * drift, turning.y + cl * east - sl * drift, turning.z + cb * latitudeRate)
    // The Earth's own motion, to ten digits.
    let share = Dynamics.moonMassShare
    let earthVelocity = velocity - (radial * distanceRate + radialRate * distance) * share
    let earthAcceleration = acceleration + radial * (Dynamics.gmEarthMoon * share / (distance * distance))
    let delay = distance / Dynamics.lightSpeed
    let stretch = 1 + dot(radial, earthVelocity) / Dynamics.lightSpeed
    let length = distance * stretch
    let lengthRate = distanceRate * stretch + delay * (dot(radialRate, earthVelocity) + dot(radial, earthAcceleration))
    // The rates so far are per day of arrival; the days of departure are shorter while the Moon recedes.
    return (radial * length, (radial * lengthRate + radialRate * length) * (1 + distanceRate / Dynamics.lightSpeed))
  }
}
