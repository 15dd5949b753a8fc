import Astrology
import Ephemeris
import HTTPTypes
import Hummingbird
import Store
import Wire

/// Birth charts: made, kept, found again, and compared with the moving sky.
struct ChartController: Sendable {
  let keeper: ChartKeeper
  let clock: WallClock

  func mount(on desk: RouteDesk) {
    desk.answer(.generateChart) { request, _ in try await generate(request) }
    desk.answer(.chart) { request, context in try await chart(context.parameters.get("id") ?? "", request) }
    desk.answer(.transits) { request, _ in try await transits(request) }
    desk.answer(.chartAspects) { request, _ in try aspects(of: try await request.json(ChartRequest.self)) }
    desk.answer(.currentAspects) { request, _ in try await aspects(request) }
  }

  // MARK: routes

  private func generate(_ request: Request) async throws -> Response {
    let key = try Self.idempotencyKey(request)
    let body = try await request.json(ChartRequest.self)
    let (drawn, kept) = try Self.draw(body)
    let record = try await keeper.keep(kept, idempotencyKey: key)
    return .json(
      Self.answer(drawn, record, kept, wheel: body.options?.svg ?? true, exactTimes: body.options?.exactTimes ?? false),
      capacity: 16_384)
  }

  private func chart(_ id: String, _ request: Request) async throws -> Response {
    let (record, kept) = try await keeper.find(id)
    let fields = try request.queryFields
    return .json(
      Self.answer(
        try DrawnChart(kept), record, kept, wheel: fields["svg"] != "false", exactTimes: fields["exactTimes"] == "true"),
      capacity: 16_384)
  }

  private func transits(_ request: Request) async throws -> Response {
    let body = try await request.json(TransitRequest.self)
    let drawn = try await keeper.drawn(body)
    let moment = if let text = body.moment { try CivilText.instant(text, field: "moment") } else { clock.now }
    return .json(try Self.answer(moment: moment, over: drawn, chartId: body.chartId), capacity: 8192)
  }

  private func aspects(of body: ChartRequest) throws(Problem) -> Response {
    let (drawn, _) = try Self.draw(body)
    return .json(drawn.chart.aspects.map { AspectAnswer($0) }, capacity: 4096)
  }

  private func aspects(_ request: Request) async throws -> Response {
    let fields = try request.queryFields
    if let id = fields.first("chartId", "id") {
      return .json(try DrawnChart(try await keeper.find(id).birth).chart.aspects.map { AspectAnswer($0) }, capacity: 4096)
    }
    // A birth in an address would stand in logs and histories everywhere between; without a chart it is the sky of this moment.
    do {
      let sky = try NatalChart(
        moment: ChartMoment(utc: clock.now), location: Self.anywhere, options: ChartOptions(bodies: CelestialBody.planets))
      return .json(sky.aspects.filter { $0.first.isBody && $0.second.isBody }.map { AspectAnswer($0) }, capacity: 4096)
    } catch {
      throw Problem(error, field: nil)
    }
  }

  // MARK: making

  /// The angles of a sky without a place are not shown, so any place will do.
  private static let anywhere = GeographicLocation(latitude: 0, longitude: 0)!

  private static func draw(_ body: ChartRequest) throws(Problem) -> (DrawnChart, KeptBirth) {
    try Choices.requireWestern(body.systems, field: "systems")
    try Choices.shortText(body.chartType, limit: 64, field: "chartType")
    let houseSystem = try Choices.houseSystem(body.options?.houseSystem, field: "options.houseSystem")
    let drawn = try DrawnChart(ReadBirth(body.birthData), options: ChartOptions(houseSystem: houseSystem))
    return (drawn, KeptBirth(birthData: body.birthData, chartType: body.chartType, houseSystem: houseSystem.name))
  }

  private static func answer(
    _ drawn: DrawnChart, _ record: ChartRecord, _ kept: KeptBirth, wheel: Bool, exactTimes: Bool
  ) -> ChartAnswer {
    let created = UTC(unixSeconds: Double(record.createdAt) / 1e6)
    let expires = UTC(unixSeconds: Double(record.expiresAt) / 1e6)
    return ChartAnswer(
      id: record.id, type: kept.chartType ?? "natal", lifetime: (created, expires), birth: drawn.birth.answer, chart: drawn.chart,
      exactTimes: exactTimes ? drawn.chart.exactMoments.map { $0.map { UTC($0) } } : [],
      wheel: wheel ? WheelDrawing.base64(drawn.chart) : "")
  }

  private static func answer(moment: UTC, over drawn: DrawnChart, chartId: String?) throws(Problem) -> TransitAnswer {
    do {
      let comparison = try SkyComparison(of: ChartMoment(utc: moment), over: drawn.chart)
      return TransitAnswer(
        moment: moment, comparison: comparison,
        exactTimes: comparison.aspects.map { try? comparison.exactMoment(of: $0, in: drawn.chart).map { UTC($0) } },
        chartId: chartId, birth: drawn.birth.answer, chart: drawn.chart)
    } catch {
      throw Problem(error, field: "moment")
    }
  }

  private static func idempotencyKey(_ request: Request) throws(Problem) -> String? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw Problem(.validation, "Idempotency-Key must be 1 to 255 visible ASCII characters.", field: "Idempotency-Key")
    }
    return key
  }
}
