import EphemerisKernel

/// The places of bodies at many instants, for statistics and calendars: a column for each number, worked out four instants at a time.
///
/// ```swift
/// let batch = try SkyBatch(of: [.sun, .moon], at: instants)
/// let angle = batch.longitudes(of: 1)[0] - batch.longitudes(of: 0)[0]
/// ```
///
/// Every number has the bits that ``Sky/position(of:)-(CelestialBody)`` gives. Instants may come in any order; the columns are in order of
/// time, since those which lie near to one another share what is read of the kernel. It keeps 48 bytes of each body and instant; millions
/// are worked out part by part instead, see ``TimeOrder``.
public struct SkyBatch: Sendable {
  /// The bodies, in the order in which they were asked for.
  public let bodies: [CelestialBody]
  /// The instants in order of time, a row each.
  public let instants: [TT]
  /// For each row, the index of its instant as they were given.
  public let origins: [Int]
  /// How the Earth's axis stands at each of the instants, for sidereal time and houses.
  public let orientations: [Orientation]

  /// Six columns for each body, as ``EclipticPosition`` lists them; a row for each instant.
  private let columns: [Double]

  /// Works the places out.
  ///
  /// What cannot be placed at an instant, Chiron before 1600 and after June 2483, has numbers that are none there.
  ///
  /// - Throws: ``EphemerisError`` when an instant is outside the span of the ephemeris.
  public init(of bodies: [CelestialBody], at instants: [TT]) throws(EphemerisError) {
    let order = TimeOrder(of: instants, partSize: instants.count)
    try self.init(of: bodies, at: instants, part: 0, of: order)
  }

  /// Works the places of one part out, of a plan that was made from the same instants.
  ///
  /// ```swift
  /// let order = TimeOrder(of: instants)
  /// for part in 0..<order.partCount {
  ///   let batch = try SkyBatch(of: [.sun, .moon], at: instants, part: part, of: order)
  /// }
  /// ```
  ///
  /// A part that is none has no rows, and rows that are no index of the instants are left out.
  ///
  /// - Throws: ``EphemerisError`` when an instant of the part is outside the span of the ephemeris.
  public init(
    of bodies: [CelestialBody], at instants: [TT], part: Int, of order: TimeOrder
  ) throws(EphemerisError) {
    let rows = order.rows(ofPart: part).filter { $0 < instants.count }
    try self.init(of: bodies, inOrder: rows.map { instants[$0] }, origins: rows)
  }

  /// Works places out whose rows stay as they are given: best in order of time.
  ///
  /// - Parameter origins: what ``origins`` is to say of each row, one for each; which row it is, when nothing is said.
  /// - Throws: ``EphemerisError`` when an instant is outside the span of the ephemeris.
  public init(of bodies: [CelestialBody], inOrder instants: [TT], origins: [Int]? = nil) throws(EphemerisError) {
    for instant in instants { try Sky.check(instant) }
    let count = instants.count
    self.bodies = bodies
    self.instants = instants
    self.origins = origins?.count == count ? origins ?? [] : Array(instants.indices)
    var orientations: [Orientation] = []
    orientations.reserveCapacity(count)
    columns = [Double](unsafeUninitializedCapacity: bodies.count * 6 * count) { columns, initialized in
      initialized = bodies.count * 6 * count
      UnpackedSegments.withRoom { kernel in
        var first = 0
        while first < count {
          // The last instant stands in for those that are missing to a full block.
          let last = count - 1
          let block = SkyBlock(at: FourLanes(each: { instants[min(first + $0, last)].daysSinceJ2000 }), from: kernel)
          let lanes = min(4, count - first)
          for lane in 0..<lanes { orientations.append(Orientation(tilt: block.tilt.lane(lane))) }
          for index in 0..<bodies.count {
            let place = block.place(of: bodies[index])
            var start = index * 6 * count + first
            @inline(__always) func write(_ number: FourLanes) {
              for lane in 0..<lanes { columns.initializeElement(at: start + lane, to: number[lane]) }
              start += count
            }
            write(place.longitude)
            write(place.latitude)
            write(place.distance)
            write(place.longitudeSpeed)
            write(place.latitudeSpeed)
            write(place.distanceSpeed)
          }
          first += 4
        }
      }
    }
    self.orientations = orientations
  }

  /// The ecliptic longitudes of one of ``bodies``, by its index, in degrees. Empty for an index that is none.
  public func longitudes(of body: Int) -> ArraySlice<Double> { column(0, of: body) }

  /// How fast those longitudes grow, in degrees a day.
  public func longitudeSpeeds(of body: Int) -> ArraySlice<Double> { column(3, of: body) }

  /// The place of one of ``bodies``, by its index, in a row; `nil` for an index that is none, and for a body that
  /// cannot be placed then.
  public func position(of body: Int, at row: Int) -> EclipticPosition? {
    guard bodies.indices.contains(body), instants.indices.contains(row) else { return nil }
    func number(_ column: Int) -> Double { columns[(body * 6 + column) * instants.count + row] }
    guard number(0).isFinite else { return nil }
    return EclipticPosition(
      longitude: number(0), latitude: number(1), distance: number(2), longitudeSpeed: number(3), latitudeSpeed: number(4),
      distanceSpeed: number(5))
  }

  private func column(_ column: Int, of body: Int) -> ArraySlice<Double> {
    guard bodies.indices.contains(body) else { return columns[0..<0] }
    let start = (body * 6 + column) * instants.count
    return columns[start..<start + instants.count]
  }
}

/// The skies of four instants.
private struct SkyBlock {
  let kernel: UnpackedSegments
  let instants: Instants<FourLanes>
  let tilt: Tilt<FourLanes>
  let moon: LunarState<FourLanes>
  let view: Viewpoint<FourLanes>

  init(at days: FourLanes, from kernel: UnpackedSegments) {
    self.kernel = kernel
    instants = Instants(days: days)
    tilt = Tilt(at: instants, nutation: kernel.series(Int32(ephemeris_series_nutation), at: days))
    moon = LunarState(kernel.series(Int32(ephemeris_series_moon), at: days))
    view = Viewpoint(
      at: instants, tilt: tilt, moon: moon, earthMoon: kernel.series(OrbitSource.earthMoon.series, at: days))
  }

  func place(of body: CelestialBody) -> Place<FourLanes> {
    switch body {
    case .sun:
      let zero = Vector(FourLanes(0), FourLanes(0), FourLanes(0))
      return seen(zero, zero)
    case .moon: return moon.place(tilt)
    case .meanNode: return LunarOrbit.meanNode(at: instants.centuries, tilt)
    case .meanApogee: return LunarOrbit.meanApogee(at: instants.centuries, tilt)
    case .trueNode: return LunarOrbit(view).node
    case .osculatingApogee: return LunarOrbit(view).apogee
    case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .ceres, .pallas, .juno, .vesta:
      return goingRound(body)
    }
  }

  @inline(never) private func goingRound(_ body: CelestialBody) -> Place<FourLanes> {
    let source = OrbitSource(body) ?? .earthMoon
    let series = kernel.series(source.series, at: instants.days, isTiered: body != .chiron)
    var (position, velocity) = (series.value, series.rate)
    if let ellipse = source.ellipse {
      let reference = ReferenceEllipse<FourLanes>(ellipse).state(middle: series.middle, offset: series.offset)
      position = position + reference.position
      velocity = velocity + reference.velocity
    }
    switch body {
    case .ceres, .pallas, .juno, .vesta:
      let pull = HeliocentricState.mercuryPull(at: instants.days)
      position = position + pull.position
      velocity = velocity + pull.velocity
    case .chiron:
      let span = ChebyshevSeries(source.series).span
      let none = FourLanes(each: { span.contains(instants.days[$0]) ? 0 : .nan })
      position.x = position.x + none
    default: break
    }
    return seen(position, velocity)
  }

  @inline(never) private func seen(_ position: Vector<FourLanes>, _ velocity: Vector<FourLanes>) -> Place<FourLanes> {
    var place = view.apparent(HeliocentricState(position: view.ofDate(position), velocity: view.ofDate(velocity)))
    // What is no number stays none: folding would make a zero of it.
    place.longitude = place.longitude + (place.distance - place.distance)
    return place
  }
}
