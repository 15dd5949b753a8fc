import EphemerisKernel

extension Sky {
  /// The apparent geocentric place of a body.
  ///
  /// - Throws: ``EphemerisError/outsideRange(body:julianDate:supported:)`` for Chiron before 1600 and after June 2483.
  public func position(of body: CelestialBody) throws(EphemerisError) -> EclipticPosition {
    switch body {
    case .sun: return view.seen(Self.sunState)
    case .moon: return moon.place(orientation.tilt)[0]
    case .meanNode: return LunarOrbit.meanNode(at: centuries, orientation.tilt)[0]
    case .meanApogee: return LunarOrbit.meanApogee(at: centuries, orientation.tilt)[0]
    case .trueNode: return LunarOrbit(view).node[0]
    case .osculatingApogee: return LunarOrbit(view).apogee[0]
    case .ceres, .pallas, .juno, .vesta: return view.seen(try asteroid(body))
    case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron:
      return view.seen(try heliocentric(body))
    }
  }

  /// The apparent geocentric places of bodies, in their order; `nil` for one that cannot be placed at this instant.
  ///
  /// The same numbers as ``position(of:)-(CelestialBody)`` gives, in less time: bodies are worked out side by side.
  public func positions(ofBodies bodies: [CelestialBody]) -> [EclipticPosition?] {
    [EclipticPosition?](unsafeUninitializedCapacity: bodies.count) { places, count in
      places.initialize(repeating: nil)
      count = bodies.count
      bodies.withUnsafeBufferPointer { bodies in eachPosition(of: bodies) { places[$0] = $1 } }
    }
  }

  /// Calls back with the index and the place of each body that can be placed at this instant, in no order: what
  /// ``positions(ofBodies:)`` gives, without an allocation.
  public func eachPosition(of bodies: UnsafeBufferPointer<CelestialBody>, _ found: (Int, EclipticPosition) -> Void) {
    var states = SideBySide(view)
    var orbit: LunarOrbit<OneLane>?
    for index in 0..<bodies.count {
      let body = bodies[index]
      switch body {
      case .moon: found(index, moon.place(orientation.tilt)[0])
      case .meanNode: found(index, LunarOrbit.meanNode(at: centuries, orientation.tilt)[0])
      case .meanApogee: found(index, LunarOrbit.meanApogee(at: centuries, orientation.tilt)[0])
      case .trueNode, .osculatingApogee:
        let known = orbit ?? LunarOrbit(view)
        orbit = known
        found(index, body == .trueNode ? known.node[0] : known.apogee[0])
      case .sun: states.add(Self.sunState, index, found)
      case .ceres, .pallas, .juno, .vesta: if let state = try? asteroid(body) { states.add(state, index, found) }
      case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron:
        guard let (series, ellipse) = try? series(body) else { continue }
        if let ellipse {
          states.add(series, ellipse, index, found)
        } else {
          states.add(HeliocentricState(position: series.value, velocity: series.rate), index, found)
        }
      }
    }
    states.end(found)
  }

  /// Lets the processor fetch what the kernel holds of bodies at an instant while it is busy otherwise: worth a tenth of a chart for
  /// instants that are far from one another. It changes no result, and an instant outside of the ephemeris is no harm.
  public static func readAhead(_ bodies: [CelestialBody], at instant: TT) {
    guard supportedJulianDates.contains(instant.julianDate) else { return }
    let days = instant.daysSinceJ2000
    let tier = tier(days)
    ChebyshevSeries(Int32(ephemeris_series_moon) + tier).readAhead(at: days)
    ChebyshevSeries(Int32(ephemeris_series_earth_moon) + tier).readAhead(at: days)
    for body in bodies {
      guard let source = OrbitSource(body) else { continue }
      ChebyshevSeries(source.series + (body == .chiron ? 0 : tier)).readAhead(at: days)
    }
  }

  private var centuries: OneLane { OneLane(instant.centuriesSinceJ2000) }

  /// The Sun as seen from itself.
  static var sunState: HeliocentricState<OneLane> {
    let zero = Vector(OneLane(0), OneLane(0), OneLane(0))
    return HeliocentricState(position: zero, velocity: zero)
  }

  private func asteroid(_ body: CelestialBody) throws(EphemerisError) -> HeliocentricState<OneLane> {
    var state = try heliocentric(body)
    let pull = HeliocentricState.mercuryPull(at: OneLane(instant.daysSinceJ2000))
    state.position = state.position + pull.position
    state.velocity = state.velocity + pull.velocity
    return state
  }

  /// Mean ecliptic of J2000.
  private func heliocentric(_ body: CelestialBody) throws(EphemerisError) -> HeliocentricState<OneLane> {
    let (series, ellipse) = try series(body)
    guard let ellipse else { return HeliocentricState(position: series.value, velocity: series.rate) }
    let reference = ReferenceEllipse<OneLane>(ellipse).state(middle: series.middle, offset: series.offset)
    return HeliocentricState(position: series.value + reference.position, velocity: series.rate + reference.velocity)
  }

  /// What the kernel holds of a body that goes round the Sun, and the ellipse that is to be added.
  // One copy for all bodies, not one inlined into each: the instruction cache decides how fast a chart is.
  @inline(never) private func series(
    _ body: CelestialBody
  ) throws(EphemerisError) -> (series: SeriesValue<OneLane>, ellipse: Int32?) {
    // Never one of the others: they are told apart before.
    let source = OrbitSource(body) ?? .earthMoon
    if body == .chiron {
      let span = ChebyshevSeries(source.series).span
      guard span.contains(instant.daysSinceJ2000) else {
        throw .outsideRange(
          body: .chiron, julianDate: instant.julianDate,
          supported: (span.lowerBound + JulianDate.j2000)...(span.upperBound + JulianDate.j2000))
      }
    }
    let instants = Instants(days: OneLane(instant.daysSinceJ2000))
    return (instants.series(source.series, isTiered: body != .chiron), source.ellipse)
  }

  /// The place of the Moon alone, for searches that need nothing else: the same numbers for half the work.
  static func moon(at instant: TT) throws(EphemerisError) -> EclipticPosition {
    try check(instant)
    let instants = Instants(days: OneLane(instant.daysSinceJ2000))
    return LunarState(instants.series(Int32(ephemeris_series_moon))).place(instants.tilt)[0]
  }
}

extension LunarState {
  /// The Moon's series are apparent already; what is left is to carry them to the true equinox.
  @inline(__always) func place(_ tilt: Tilt<L>) -> Place<L> {
    Place(
      longitude: (longitude * degreesPerRadian + tilt.nutationInLongitude).foldedDegrees,
      latitude: latitude * degreesPerRadian, distance: distance,
      longitudeSpeed: longitudeRate * degreesPerRadian + tilt.nutationRate,
      latitudeSpeed: latitudeRate * degreesPerRadian, distanceSpeed: distanceRate)
  }
}

extension Viewpoint<OneLane> {
  /// Where a body is seen that stands there in the mean ecliptic of J2000.
  @inline(never) func seen(_ state: HeliocentricState<OneLane>) -> EclipticPosition {
    apparent(HeliocentricState(position: ofDate(state.position), velocity: ofDate(state.velocity)))[0]
  }
}
