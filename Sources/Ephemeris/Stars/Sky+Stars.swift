extension Sky {
  /// The apparent geocentric place of a star, with the speeds of its coordinates.
  ///
  /// Space motion with its perspective, annual parallax, deflection by the Sun, annual aberration, precession and nutation, as for
  /// bodies. Within 0.0003″ of ERFA for the same catalogue entry in 1800–2200 and 0.006″ in 1600–2600; the entry itself is the greater
  /// doubt: see <doc:FixedStars>.
  public func position(of star: FixedStar) -> EclipticPosition { position(of: star.astrometry) }

  /// The apparent geocentric place of anything beyond the solar system.
  public func position(of astrometry: Astrometry) -> EclipticPosition {
    position(of: astrometry, from: BarycentricEarth(in: self))
  }

  /// The apparent geocentric places of stars, in their order.
  public func positions(of stars: [FixedStar]) -> [EclipticPosition] {
    let earth = BarycentricEarth(in: self)
    var positions: [EclipticPosition] = []
    positions.reserveCapacity(stars.count)
    for star in stars { positions.append(position(of: star.astrometry, from: earth)) }
    return positions
  }

  /// The direction of something beyond the solar system from its barycentre, without aberration: a unit vector along the axes of the
  /// mean ecliptic and equinox of date.
  public func barycentricDirection(of astrometry: Astrometry) -> SIMD3<Double> {
    let place = ofDate(Orientation.fromICRS(astrometry.place(at: instant).position))
    return place * (1 / dot(place, place).squareRoot())
  }

  private func position(of astrometry: Astrometry, from earth: BarycentricEarth) -> EclipticPosition {
    let place = astrometry.place(at: instant)
    let parallax = 1 / astrometry.distance
    let line = ofDate(Orientation.fromICRS(place.position)) - earth.position * parallax
    let lineRate = ofDate(Orientation.fromICRS(place.velocity)) - earth.velocity * parallax
    let length = dot(line, line).squareRoot()
    let direction = line * (1 / length)
    let lengthRate = dot(direction, lineRate)
    let directionRate = (lineRate - direction * lengthRate) * (1 / length)
    let (towards, turning) = (Vector<OneLane>(direction), Vector<OneLane>(directionRate))
    return view.seen(
      SightLine(direction: towards, rate: turning, position: towards, velocity: turning),
      through: earth.aberration, distance: OneLane(length * astrometry.distance),
      distanceSpeed: OneLane(lengthRate * astrometry.distance))[0]
  }
}
