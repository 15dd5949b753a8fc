public import Ephemeris

/// A body in a chart.
public struct Placement: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// Where it stands: apparent and geocentric, in degrees, astronomical units, and both per day.
  public let position: EclipticPosition
  /// House 1 … 12; `nil` when the birth time is not known.
  public let house: Int?

  public init(body: CelestialBody, position: EclipticPosition, house: Int?) {
    self.body = body
    self.position = position
    self.house = house
  }

  /// Sign, degree and minute.
  public var zodiac: ZodiacPosition { ZodiacPosition(longitude: position.longitude) }
}

/// An instant in the two scales that a chart needs: TT for the bodies, UT1 for the turning Earth.
public struct ChartMoment: Sendable, Hashable {
  /// Terrestrial time, for the bodies.
  public let tt: TT
  /// Universal time, for the horizon.
  public let ut1: UT1

  public init(tt: TT, ut1: UT1) {
    self.tt = tt
    self.ut1 = ut1
  }

  /// The moment of a UTC instant.
  public init(utc: UTC) { self.init(tt: TT(utc), ut1: UT1(utc)) }
}

/// What a chart is made with.
public struct ChartOptions: Sendable, Hashable {
  /// The bodies to place, in the order in which they are listed.
  public var bodies: [CelestialBody]
  /// The system of houses; ``Houses/system`` says which was used when it does not exist at a latitude.
  public var houseSystem: HouseSystem
  /// How wide aspects may be.
  public var orbs: OrbPolicy

  public init(
    bodies: [CelestialBody] = ChartOptions.defaultBodies, houseSystem: HouseSystem = .placidus, orbs: OrbPolicy = .classical
  ) {
    self.bodies = bodies
    self.houseSystem = houseSystem
    self.orbs = orbs
  }

  /// Sun to Pluto, Chiron, true node and mean apogee.
  public static let defaultBodies: [CelestialBody] = CelestialBody.planets + [.chiron, .trueNode, .meanApogee]
}

/// The arc of a body over a day whose hour is not known.
public struct LongitudeRange: Sendable, Hashable {
  /// Longitude at the start of the civil day, in degrees.
  public let start: Double
  /// Longitude at the end of the civil day, in degrees.
  public let end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The signs that the body stands in during the day: one, or two when it crosses over.
  public var signs: [ZodiacSign] {
    let first = ZodiacSign(longitude: start)
    let last = ZodiacSign(longitude: end)
    return first == last ? [first] : [first, last]
  }
}

/// The figure of the sky at a moment, seen from a place.
///
/// With an unknown birth time there is no place of the horizon: `angles`, `houses` and every `Placement.house` are `nil`, the bodies
/// stand where they were at local noon, and ``day`` says what of it holds at every hour of that day.
public struct NatalChart: Sendable, Hashable {
  /// When; with an unknown time, local noon.
  public let moment: ChartMoment
  /// Where; `nil` for a birth of which neither the hour nor the place is known.
  public let location: GeographicLocation?
  public internal(set) var placements: [Placement]
  public internal(set) var angles: Angles?
  public internal(set) var houses: Houses?
  /// Tightest first. With an unknown time those that hold at every hour of the day, as they were at noon; without aspects of the Moon.
  public let aspects: [Aspect]
  /// What is certain of the day of birth; only with an unknown time.
  public internal(set) var day: BirthDay?
  /// The zodiac in which signs, degrees and houses of this chart are told to people; see ``told(in:)``.
  public internal(set) var zodiac: Zodiac = .tropical
  /// Degrees from the equinox to the beginning of that zodiac at the moment of the chart, still to be taken from the longitudes.
  public internal(set) var zodiacOffset = 0.0
  /// Degrees that were taken from the longitudes already.
  var turn = 0.0

  /// What the reader must be told besides the numbers.
  public var warnings: [ChartWarning] { absences + (houses?.warning.map { [$0] } ?? []) }
  /// The bodies that were asked for and cannot be placed at that date.
  let absences: [ChartWarning]

  /// The placement of a body, when the chart has it.
  public func placement(of body: CelestialBody) -> Placement? { placements.first { $0.body == body } }
}

extension NatalChart {
  /// A chart for a known time and place. A body whose own years are fewer than the ephemeris's is left out outside of them, with a
  /// warning.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment is outside the span of the ephemeris.
  public init(moment: ChartMoment, location: GeographicLocation, options: ChartOptions = ChartOptions()) throws(EphemerisError) {
    Sky.readAhead(options.bodies, at: moment.tt)
    let sky = try Sky(at: moment.tt)
    let sphere = LocalSphere(
      armc: sky.siderealTime(at: moment.ut1).local(longitude: location.longitude), latitude: location.latitude,
      obliquity: sky.orientation.trueObliquity)
    let angles = sphere.angles
    let houses = Houses(system: options.houseSystem, sphere: sphere, angles: angles)
    var absences: [ChartWarning] = []
    let placements = try Placement.all(options.bodies, in: sky, houses: houses, absences: &absences)
    self.moment = moment
    self.location = location
    self.placements = placements
    self.angles = angles
    self.houses = houses
    self.aspects = withUnsafeTemporaryAllocation(of: AspectPoint.self, capacity: placements.count + 2) { points in
      for index in 0..<placements.count { points.initializeElement(at: index, to: AspectPoint(placements[index])) }
      points.initializeElement(
        at: placements.count, to: AspectPoint(.ascendant, longitude: angles.ascendant, speed: 0))
      points.initializeElement(
        at: placements.count + 1, to: AspectPoint(.midheaven, longitude: angles.midheaven, speed: 0))
      return AspectFinder(options.orbs).aspects(within: UnsafeBufferPointer(points))
    }
    self.day = nil
    self.absences = absences
  }

  /// A chart for a day whose hour is not known: bodies at local noon, no houses or angles, the Moon's range from `dayStart` to `dayEnd`.
  ///
  /// A body whose own years are fewer is left out outside of them, with a warning.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the day is outside the span of the ephemeris.
  public init(
    noon: ChartMoment, dayStart: ChartMoment, dayEnd: ChartMoment, location: GeographicLocation?,
    options: ChartOptions = ChartOptions()
  ) throws(EphemerisError) {
    var absences: [ChartWarning] = []
    let placements = try Placement.all(options.bodies, in: Sky(at: noon.tt), houses: nil, absences: &absences)
    self.moment = noon
    self.location = location
    self.placements = placements
    self.angles = nil
    self.houses = nil
    let day = try BirthDay(noon: noon.tt, start: dayStart.tt, end: dayEnd.tt, placements: placements)
    self.aspects = AspectFinder(options.orbs).aspects(within: placements.filter { $0.body != .moon }.map { AspectPoint($0) })
      .filter { day.spread(of: $0) != nil }
    self.day = day
    self.absences = absences
  }

  /// What the Moon did on the day of birth; only with an unknown time.
  public var moonRange: LongitudeRange? {
    day.flatMap { $0.arc(of: .moon) }.map { LongitudeRange(start: $0.start, end: $0.end) }
  }

  /// The sign that a point stands in; `nil` when the chart does not have it, and when the day has two and the hour is not known.
  public func sign(of point: ChartPoint) -> ZodiacSign? {
    guard let day else { return longitude(of: point).map { ZodiacSign(longitude: $0) } }
    guard case .body(let body) = point, placement(of: body) != nil else { return nil }
    return day.arc(of: body)?.sign
  }

  /// The signs that a body can have stood in: one, or with an unknown time those of its day; empty when the chart does not have it.
  public func signs(of body: CelestialBody) -> [ZodiacSign] {
    guard let placement = placement(of: body) else { return [] }
    guard let day else { return [placement.zodiac.sign] }
    return day.arc(of: body)?.signs ?? []
  }

  /// Where a point of the chart stands, in degrees; `nil` when the chart does not have it.
  public func longitude(of point: ChartPoint) -> Double? {
    switch point {
    case .body(let body): return placement(of: body)?.position.longitude
    case .ascendant: return angles?.ascendant
    case .midheaven: return angles?.midheaven
    }
  }

  /// What an aspect of this chart was exact before or will be exact after birth, in TT; see ``AspectTiming``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the search leaves the ephemeris.
  public func exactMoment(of aspect: Aspect) throws(EphemerisError) -> TT? {
    func end(_ point: ChartPoint) -> AspectTiming.End? {
      if case .body(let body) = point { return .moving(body) }
      return AspectTiming.End(point, stillIn: self)
    }
    guard let first = end(aspect.first), let second = end(aspect.second) else { return nil }
    // Where the two turn towards each other on the day itself, the hour decides which moment is meant.
    if let day, day.spread(of: aspect)?.isOnePassage != true { return nil }
    return try AspectTiming.exact(of: aspect, between: first, and: second, at: moment.tt)
  }
}

extension NatalChart {
  /// When each aspect of this chart was or will be exact, in the order of ``aspects``; `nil` where the bodies turn back before, or the
  /// ephemeris ends.
  public var exactMoments: [TT?] { aspects.map { try? exactMoment(of: $0) } }
}

extension Placement {
  /// Bodies in a sky, in houses when there are any; those that cannot be placed then go to `absences`.
  static func all(
    _ bodies: [CelestialBody], in sky: Sky, houses: Houses?, absences: inout [ChartWarning]
  ) throws(EphemerisError) -> [Placement] {
    let locator = houses.map { HouseLocator($0) }
    let placements = withUnsafeTemporaryAllocation(of: Bool.self, capacity: bodies.count) { isFound in
      isFound.initialize(repeating: false)
      return [Placement](unsafeUninitializedCapacity: bodies.count) { placements, count in
        bodies.withUnsafeBufferPointer { bodies in
          sky.eachPosition(of: bodies) { index, position in
            isFound[index] = true
            placements.initializeElement(
              at: index,
              to: Placement(body: bodies[index], position: position, house: locator?.house(of: position.longitude)))
          }
        }
        // Where one is missing, those after it move up.
        for index in 0..<bodies.count where isFound[index] {
          if count < index { placements.initializeElement(at: count, to: placements[index]) }
          count += 1
        }
      }
    }
    // Those that are missing say why.
    if placements.count < bodies.count { absences += self.absences(bodies, in: sky) }
    return placements
  }

  /// Why bodies cannot be placed in a sky, of those that cannot.
  static func absences(_ bodies: [CelestialBody], in sky: Sky) -> [ChartWarning] {
    var absences: [ChartWarning] = []
    for body in bodies {
      do { _ = try sky.position(of: body) } catch .outsideRange(let absent?, _, let supported) {
        absences.append(.bodyOutsideRange(absent, supported: supported))
      } catch {}
    }
    return absences
  }
}
