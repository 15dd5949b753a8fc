import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import NIOCore
import Synchronization
import Wire

/// The sky of this moment and of others.
struct SkyController: Sendable {
  let clock: WallClock
  private let current = CurrentSky()

  init(clock: WallClock) { self.clock = clock }

  func mount(on routes: RouteMounter) {
    routes.answer(.currentSky) { request, _ in try currentSky(request) }
    routes.answer(.skyAt) { request, _ in try skyAt(request) }
    routes.answer(.positions) { request, _ in try positions(try request.queryFields) }
    routes.answer(.namedPositions) { request, _ in try positions(try request.queryFields) }
    routes.answer(.juneCurrentSky) { _, _ in try positions(FormFields("")) }
    routes.answer(.calculate) { request, _ in try calculate(try await request.json(CalculateRequest.self)) }
  }

  private func currentSky(_ request: Request) throws -> Response {
    let now = UTC(unixSeconds: Double(clock.wholeSeconds))
    guard let query = request.uri.query, !query.isEmpty else {
      return .json(bytes: try current.bytes(at: clock.wholeSeconds), cacheControl: "public, max-age=1")
    }
    let fields = try FormFields(query)
    return try Self.answer(at: now, location: try fields.location, fields, notices: [])
  }

  private func skyAt(_ request: Request) throws -> Response {
    let fields = try request.queryFields
    let location = try fields.location
    let (instant, notices) = try told(fields, location)
    return try Self.answer(at: instant, location: location, fields, notices: notices)
  }

  private func positions(_ fields: FormFields) throws -> Response {
    .json(JSONMap<PositionAnswer>(try snapshot(fields).placements), capacity: 4096)
  }

  /// The bodies that a query asks for, now or at its moment.
  private func snapshot(_ fields: FormFields) throws -> SkySnapshot {
    let location = try fields.location
    let instant = fields["date"] == nil ? UTC(unixSeconds: Double(clock.wholeSeconds)) : try told(fields, location).instant
    let zodiac = try Self.zodiac(fields)
    let names = fields["bodies"].map { $0.split(separator: ",").map(String.init) }
    return try SkySnapshot(
      at: instant, bodies: try Choices.bodies(names, field: "bodies"), location: location,
      houseSystem: try Self.houseSystem(fields.first("houseSystem", "house_system"), in: zodiac), zodiac: zodiac)
  }

  private func calculate(_ request: CalculateRequest) throws -> Response {
    let zodiac = try Choices.zodiac(
      system: request.system, ayanamsa: request.ayanamsa, systemField: "system", ayanamsaField: "ayanamsa")
    let location = try GeographicLocation.optional(
      latitude: request.latitude, longitude: request.longitude, latitudeField: "latitude", longitudeField: "longitude")
    let bodies = try Choices.bodies(request.bodies, field: "bodies")
    let houseSystem = try Self.houseSystem(request.houseSystem, in: zodiac)
    switch (request.date, request.julianDate) {
    case (let date?, nil):
      let (instant, _) = try Self.instant(
        date: date, time: request.time, zone: request.timezone, fold: request.fold, location: location, zoneField: "timezone")
      return try Self.ephemeris(at: instant, bodies: bodies, location: location, houseSystem: houseSystem, zodiac: zodiac)
    case (nil, let julianDate?):
      let tt = TT(julianDate: julianDate)
      do {
        _ = try Sky(at: tt)
      } catch {
        throw Problem(error, field: "julianDate")
      }
      return try Self.ephemeris(at: UTC(tt), bodies: bodies, location: location, houseSystem: houseSystem, zodiac: zodiac)
    case (nil, nil): throw Problem(.validation, "date or julianDate is required.", field: "date")
    case (_?, _?): throw Problem(.validation, "Send date or julianDate, not both.", field: "julianDate")
    }
  }

  // MARK: reading

  /// The instant of a query, and what was assumed of its clock.
  private func told(_ fields: FormFields, _ location: GeographicLocation?) throws -> (instant: UTC, notices: [ChartNotice]) {
    guard let date = fields["date"] else {
      throw Problem(.validation, "date is required: YYYY-MM-DD, with time=HH:MM and tz=Area/City as needed.", field: "date")
    }
    return try Self.instant(
      date: date, time: fields["time"], zone: fields.first("tz", "timezone"), fold: fields["fold"], location: location,
      zoneField: fields.nameOfFirst("tz", "timezone"))
  }

  private static func instant(
    date: String, time: String?, zone: String?, fold: String?, location: GeographicLocation?, zoneField: String
  ) throws -> (instant: UTC, notices: [ChartNotice]) {
    let day = try CivilText.date(date, field: "date")
    let clock = try CivilText.time(time ?? "12:00", on: day, field: "time")
    let clocks = try CivilText.zone(zone ?? "UTC", field: zoneField)
    let chosen = try Choices.fold(fold, field: "fold")
    let resolution = clocks.resolve(clock, longitude: location?.longitude)
    do {
      let instant = try resolution.time(of: clock, in: clocks, choosing: chosen ?? ClockChoice.unsaid).utc
      guard chosen == nil, resolution.instants.count > 1 else { return (instant, []) }
      let wasSkipped = if case .skipped = resolution { true } else { false }
      return (
        instant,
        [.clockAssumed(wasSkipped: wasSkipped, shown: ISO8601.local(clock), taken: ISO8601.string(instant))]
      )
    } catch {
      throw CompanionError.ambiguousClock(error, timeField: "time", foldField: "fold")
    }
  }

  private static func zodiac(_ fields: FormFields) throws -> Zodiac {
    try Choices.zodiac(
      system: fields["system"], ayanamsa: fields["ayanamsa"], systemField: "system", ayanamsaField: "ayanamsa")
  }

  /// A house system by name; when left out Placidus, and whole signs in a sidereal zodiac.
  private static func houseSystem(_ name: String?, in zodiac: Zodiac) throws -> HouseSystem {
    name == nil && zodiac != .tropical ? .wholeSign : try Choices.houseSystem(name, field: "houseSystem")
  }

  // MARK: answering

  private static func answer(
    at instant: UTC, location: GeographicLocation?, _ fields: FormFields, notices: [ChartNotice]
  ) throws -> Response {
    let zodiac = try zodiac(fields)
    let houseSystem = try houseSystem(fields.first("houseSystem", "house_system"), in: zodiac)
    if case .sidereal(let ayanamsa) = zodiac {
      let node = try Choices.named(fields["node"], usually: NodePolicy.mean, field: "node")
      return .json(
        try vedicSky(at: instant, location: location, houseSystem: houseSystem, ayanamsa, node, notices), capacity: 8192)
    }
    let snapshot = try SkySnapshot(at: instant, location: location, houseSystem: houseSystem)
    return .json(snapshot.answer(notices), capacity: 8192)
  }

  /// The nine grahas instead of the bodies.
  private static func vedicSky(
    at instant: UTC, location: GeographicLocation?, houseSystem: HouseSystem, _ ayanamsa: Ayanamsa, _ node: NodePolicy,
    _ notices: [ChartNotice]
  ) throws -> VedicSkyAnswer {
    let snapshot = try SkySnapshot(
      at: instant, bodies: Graha.allCases.map { $0.body ?? (node == .mean ? .meanNode : .trueNode) }, location: location,
      houseSystem: houseSystem, zodiac: .sidereal(ayanamsa))
    do {
      let chart = try VedicChart(
        of: Sky(at: TT(instant)), ascendant: snapshot.angles.map { $0.ascendant + snapshot.ayanamsaValue }, ayanamsa: ayanamsa,
        node: node)
      var positions = snapshot.placements.map(\.position)
      // The last of the nine, Ketu, is opposite Rahu in everything that has a side.
      positions[Int(Graha.ketu.rawValue)].longitude = chart.place(of: .ketu).longitude
      positions[Int(Graha.ketu.rawValue)].latitude.negate()
      return VedicSkyAnswer(
        instant: instant, chart: chart, positions: positions, angles: snapshot.angles, houses: snapshot.houses,
        notices: notices)
    } catch {
      throw Problem(error, field: nil)
    }
  }

  private static func ephemeris(
    at instant: UTC, bodies: [CelestialBody], location: GeographicLocation?, houseSystem: HouseSystem, zodiac: Zodiac
  ) throws -> Response {
    let snapshot = try SkySnapshot(at: instant, bodies: bodies, location: location, houseSystem: houseSystem, zodiac: zodiac)
    return .json(ephemeris(snapshot), capacity: 8192)
  }

  private static func ephemeris(_ snapshot: SkySnapshot) -> EphemerisAnswer {
    EphemerisAnswer(
      instant: snapshot.instant, julianDateTT: TT(snapshot.instant).julianDate, zodiac: snapshot.zodiac,
      ayanamsaValue: snapshot.ayanamsaValue, placements: snapshot.placements, angles: snapshot.angles, houses: snapshot.houses)
  }
}

/// The answer for the sky of the running second without a place, which everybody shares.
private final class CurrentSky: Sendable {
  private let kept = Mutex<(second: Int64, bytes: ByteBuffer)?>(nil)

  func bytes(at second: Int64) throws -> ByteBuffer {
    if let known = kept.withLock({ $0 }), known.second == second { return known.bytes }
    let snapshot = try SkySnapshot(at: UTC(unixSeconds: Double(second)))
    let bytes = ByteBuffer(bytes: snapshot.answer([]).jsonBytes(capacity: 8192))
    kept.withLock { $0 = (second, bytes) }
    return bytes
  }
}

extension SkySnapshot {
  fileprivate func answer(_ notices: [ChartNotice]) -> SkyAnswer {
    SkyAnswer(instant: instant, placements: placements, angles: angles, houses: houses, notices: notices)
  }
}
