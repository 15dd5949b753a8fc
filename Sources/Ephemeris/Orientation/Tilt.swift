/// The numbers of an ``Orientation``, of one instant or of several.
struct Tilt<L: Lanes>: Sendable, Hashable {
  /// Degrees.
  let meanObliquity: L
  let nutationInLongitude: L
  let nutationInObliquity: L
  /// Degrees a day: general precession and the change of Δψ, and that change alone.
  let equinoxRate: L
  let nutationRate: L
  /// How the frame of the mean ecliptic and equinox of date itself turns, along its own axes, in radians a day: the ecliptic about the node
  /// on which it moves (π_A, Π_A), the equinox backwards along it (p_A).
  let frameRotation: Vector<L>
}

extension Tilt {
  /// - Parameter nutation: what the kernel has for nutation.
  @inline(__always) init(at instants: Instants<L>, nutation: SeriesValue<L>) {
    let t = instants.centuries
    let obliquityTail = 0.00200340 + t * (-0.000000576 + t * -0.0000000434)
    meanObliquity = (84381.406 + t * (-46.836769 + t * (-0.0001831 + t * obliquityTail))) / 3600
    nutationInLongitude = nutation.value.x * degreesPerRadian
    nutationInObliquity = nutation.value.y * degreesPerRadian
    // General precession in longitude: derivative of p_A (Capitaine et al. 2003, eq. 39).
    let precession =
      (5028.796195 + t * (2.2108696 + t * (0.00023892 + t * -0.000095428))) / (3600 * JulianDate.daysPerCentury)
    // π_A and Π_A of Capitaine et al. (2003), eq. 39; the node moves too slowly to count.
    let tilting = (46.998973 - 0.0669852 * t) * (radiansPerArcsecond / JulianDate.daysPerCentury)
    frameRotation = Vector(tilting * -0.9960008, tilting * 0.0893444, -(precession * radiansPerDegree))
    nutationRate = nutation.rate.x * degreesPerRadian
    equinoxRate = precession + nutationRate
  }
  /// That of one lane.
  func lane(_ lane: Int) -> Tilt<OneLane> {
    Tilt<OneLane>(
      meanObliquity: OneLane(meanObliquity[lane]), nutationInLongitude: OneLane(nutationInLongitude[lane]),
      nutationInObliquity: OneLane(nutationInObliquity[lane]), equinoxRate: OneLane(equinoxRate[lane]),
      nutationRate: OneLane(nutationRate[lane]), frameRotation: frameRotation.lane(lane))
  }
}
