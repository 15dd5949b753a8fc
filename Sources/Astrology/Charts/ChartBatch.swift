public import Ephemeris

/// Charts of many moments and places, for statistics and research: columns of places, with angles and houses, worked out side by side.
///
/// ```swift
/// let batch = try ChartBatch(births)
/// let suns = batch.sky.longitudes(of: 0)
/// let rising = batch.angles[7].ascendant
/// ```
///
/// Every number has the bits that a ``NatalChart`` gives; ``chart(at:)`` is that chart. Rows are in order of time; ``SkyBatch/origins`` of
/// ``sky`` say which birth each is. It keeps a kilobyte of each chart; millions are worked out part by part instead:
///
/// ```swift
/// let order = ChartBatch.order(of: births)
/// for part in 0..<order.partCount {
///   let batch = try ChartBatch(births, part: part, of: order)
/// }
/// ```
public struct ChartBatch: Sendable {
  /// A moment and a place.
  public struct Birth: Sendable, Hashable {
    /// When.
    public let moment: ChartMoment
    /// Where.
    public let location: GeographicLocation

    public init(moment: ChartMoment, location: GeographicLocation) {
      self.moment = moment
      self.location = location
    }
  }

  /// What the charts are made with.
  public let options: ChartOptions
  /// Where the bodies of the options stand; rows in order of time, with the index of each birth.
  public let sky: SkyBatch
  /// The births, a row each.
  public let births: [Birth]
  /// Ascendant, Midheaven and Vertex, a row for each birth.
  public let angles: [Angles]
  /// Cusps, a row for each birth.
  public let houses: [Houses]

  /// Works charts out.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment is outside the span of the ephemeris.
  public init(_ births: [Birth], options: ChartOptions = ChartOptions()) throws(EphemerisError) {
    try self.init(births, options: options, part: 0, of: Self.order(of: births, partSize: births.count))
  }

  /// Works out the charts of one part of a plan that was made from the same births. A part that is none has no rows.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment of the part is outside the span of the ephemeris.
  public init(
    _ births: [Birth], options: ChartOptions = ChartOptions(), part: Int, of order: TimeOrder
  ) throws(EphemerisError) {
    self.options = options
    let rows = order.rows(ofPart: part).filter { $0 < births.count }
    let births = rows.map { births[$0] }
    self.births = births
    let sky = try SkyBatch(of: options.bodies, inOrder: births.map { $0.moment.tt }, origins: rows)
    self.sky = sky
    let times = sky.siderealTimes(at: births.map { $0.moment.ut1 })
    let count = births.count
    var angles: [Angles] = []
    angles.reserveCapacity(count)
    houses = [Houses](unsafeUninitializedCapacity: count) { houses, initialized in
      initialized = count
      for first in stride(from: 0, to: count, by: 4) {
        // The last one stands in for those that are missing to a full four.
        func four(_ number: (Int) -> Double) -> SIMD4<Double> {
          SIMD4(
            number(first), number(min(first + 1, count - 1)), number(min(first + 2, count - 1)), number(min(first + 3, count - 1))
          )
        }
        LocalSphere.four(
          armc: four { SiderealTime.local(greenwich: times[$0], longitude: births[$0].location.longitude) },
          latitude: four { births[$0].location.latitude }, obliquity: four { sky.orientations[$0].trueObliquity }
        ) { lane, sphere, found in
          guard first + lane < count else { return }
          angles.append(found)
          houses.initializeElement(at: first + lane, to: Houses(system: options.houseSystem, sphere: sphere, angles: found))
        }
      }
    }
    self.angles = angles
  }

  /// The order of births in time, cut into parts that fit into the processor's cache.
  ///
  /// - Parameter partSize: the most charts in a part.
  public static func order(of births: [Birth], partSize: Int = 1024) -> TimeOrder {
    TimeOrder(of: births.map { $0.moment.tt }, partSize: partSize)
  }

  /// The bodies of a row with their houses, in the order of the options; without those that cannot be placed then. Empty for a row that is
  /// none.
  public func placements(at row: Int) -> [Placement] {
    guard births.indices.contains(row) else { return [] }
    let locator = HouseLocator(houses[row])
    var placements: [Placement] = []
    placements.reserveCapacity(options.bodies.count)
    for index in options.bodies.indices {
      guard let position = sky.position(of: index, at: row) else { continue }
      placements.append(
        Placement(body: options.bodies[index], position: position, house: locator.house(of: position.longitude)))
    }
    return placements
  }

  /// The houses, 1 … 12, in which one of the bodies stands, by its index: a row for each birth, 0 where it cannot be placed. Empty for an
  /// index that is none.
  public func houses(of body: Int) -> [Int] {
    zip(sky.longitudes(of: body), houses).map { longitude, houses in longitude.isFinite ? houses.house(of: longitude) : 0 }
  }

  /// The aspects of a row, tightest first. Empty for a row that is none.
  public func aspects(at row: Int) -> [Aspect] {
    guard births.indices.contains(row) else { return [] }
    return withUnsafeTemporaryAllocation(of: AspectPoint.self, capacity: options.bodies.count + 2) { points in
      var count = 0
      for index in options.bodies.indices {
        guard let position = sky.position(of: index, at: row) else { continue }
        points.initializeElement(
          at: count,
          to: AspectPoint(.body(options.bodies[index]), longitude: position.longitude, speed: position.longitudeSpeed))
        count += 1
      }
      points.initializeElement(at: count, to: AspectPoint(.ascendant, longitude: angles[row].ascendant, speed: 0))
      points.initializeElement(at: count + 1, to: AspectPoint(.midheaven, longitude: angles[row].midheaven, speed: 0))
      return AspectFinder(options.orbs).aspects(within: UnsafeBufferPointer(rebasing: points[0..<count + 2]))
    }
  }

  /// The whole chart of a row; `nil` for a row that is none.
  public func chart(at row: Int) -> NatalChart? {
    guard births.indices.contains(row) else { return nil }
    let placements = placements(at: row)
    let absences =
      placements.count < options.bodies.count
      ? (try? Sky(at: births[row].moment.tt)).map { Placement.absences(options.bodies, in: $0) } ?? [] : []
    return NatalChart(
      births[row], placements: placements, angles: angles[row], houses: houses[row], aspects: aspects(at: row), absences: absences
    )
  }
}

extension NatalChart {
  fileprivate init(
    _ birth: ChartBatch.Birth, placements: [Placement], angles: Angles, houses: Houses, aspects: [Aspect],
    absences: [ChartWarning]
  ) {
    moment = birth.moment
    location = birth.location
    self.placements = placements
    self.angles = angles
    self.houses = houses
    self.aspects = aspects
    day = nil
    self.absences = absences
  }
}
