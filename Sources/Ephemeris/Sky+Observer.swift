/// Where something stands above or below the horizon, without refraction.
public struct HorizontalPosition: Sendable, Hashable {
  /// Degrees above the horizon, −90 … 90.
  public let altitude: Double
  /// Degrees from north through east, 0 ..< 360.
  public let azimuth: Double
}

extension Sky {
  /// The angle by which the Earth has turned at this instant, whose UT1 the caller knows.
  public func siderealTime(at ut1: UT1) -> SiderealTime { SiderealTime(at: ut1, tt: instant, orientation: orientation) }

  /// Right ascension and declination of an ecliptic position, by the true obliquity of date.
  public func equatorial(_ position: EclipticPosition) -> EquatorialPosition {
    let (se, ce) = sineCosine(orientation.trueObliquity * radiansPerDegree)
    let (sl, cl) = sineCosine(position.longitude * radiansPerDegree)
    let (sb, cb) = sineCosine(position.latitude * radiansPerDegree)
    let y = cb * sl * ce - sb * se
    return EquatorialPosition(
      rightAscension: folded(arctangent(y, cb * cl) * degreesPerRadian),
      declination: arcsine(cb * sl * se + sb * ce) * degreesPerRadian, distance: position.distance)
  }

  /// Altitude and azimuth as seen from a place, from the Earth's centre (see ``topocentric(_:from:siderealTime:)`` for the Moon).
  public func horizontal(
    _ position: EclipticPosition, from location: GeographicLocation, siderealTime: SiderealTime
  ) -> HorizontalPosition {
    let seen = equatorial(position)
    let hourAngle = siderealTime.local(longitude: location.longitude) - seen.rightAscension
    let (sh, ch) = sineCosine(hourAngle * radiansPerDegree)
    let (sd, cd) = sineCosine(seen.declination * radiansPerDegree)
    let (sp, cp) = sineCosine(location.latitude * radiansPerDegree)
    return HorizontalPosition(
      altitude: arcsine(sp * sd + cp * cd * ch) * degreesPerRadian,
      azimuth: folded(arctangent(-cd * sh, cp * sd - sp * cd * ch) * degreesPerRadian))
  }

  /// The place of a body as seen from the surface instead of the Earth's centre: parallax (up to 1° for the Moon) and diurnal aberration.
  ///
  /// WGS 84 ellipsoid; no refraction, no polar motion (≤ 0.6″ of the observer's place). Speeds include the observer's own.
  public func topocentric(
    _ position: EclipticPosition, from location: GeographicLocation, siderealTime: SiderealTime
  ) -> EclipticPosition {
    let au = 149_597_870.7
    let (st, ct) = sineCosine(siderealTime.local(longitude: location.longitude) * radiansPerDegree)
    let (se, ce) = sineCosine(orientation.trueObliquity * radiansPerDegree)
    let surface = location.geocentric
    let across = surface.across / au
    let up = surface.up / au
    let spin = SiderealTime.rate
    func ecliptic(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y * ce + v.z * se, v.z * ce - v.y * se) }
    let observer = ecliptic(SIMD3(across * ct, across * st, up))
    let observerRate = ecliptic(SIMD3(-across * st, across * ct, 0) * spin)

    let (sl, cl) = sineCosine(position.longitude * radiansPerDegree)
    let (sb, cb) = sineCosine(position.latitude * radiansPerDegree)
    let radial = SIMD3(cb * cl, cb * sl, sb)
    let rate =
      radial * position.distanceSpeed
      + SIMD3(-sl, cl, 0) * (position.distance * cb * position.longitudeSpeed * radiansPerDegree)
      + SIMD3(-sb * cl, -sb * sl, cb) * (position.distance * position.latitudeSpeed * radiansPerDegree)
    let line = radial * position.distance - observer
    let distance = dot(line, line).squareRoot()
    let lineRate = rate - observerRate
    let seen = line + observerRate * (distance / Dynamics.lightSpeed)
    // The aberration of the surface turns with the observer.
    let turning = ecliptic(SIMD3(-across * ct, -across * st, 0) * (spin * spin))
    let seenRate = lineRate + turning * (distance / Dynamics.lightSpeed)

    let inPlane2 = seen.x * seen.x + seen.y * seen.y
    let inPlane = inPlane2.squareRoot()
    return EclipticPosition(
      longitude: folded(arctangent(seen.y, seen.x) * degreesPerRadian), latitude: arctangent(seen.z, inPlane) * degreesPerRadian,
      distance: distance, longitudeSpeed: (seen.x * seenRate.y - seen.y * seenRate.x) / inPlane2 * degreesPerRadian,
      latitudeSpeed: (seenRate.z * inPlane2 - seen.z * (seen.x * seenRate.x + seen.y * seenRate.y))
        / (inPlane * (inPlane2 + seen.z * seen.z)) * degreesPerRadian,
      distanceSpeed: dot(line, lineRate) / distance)
  }
}
