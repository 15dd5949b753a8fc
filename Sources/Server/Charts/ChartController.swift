import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Store
import Wire

/// Birth charts: made, kept, found again, and compared with the moving sky.
struct ChartController: Sendable {
  let companion: Companion
  /// Remembers the chart of a visitor.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.generateChart) { request, context in
      let chart = try await generate(request, context)
      return .json(chart, capacity: chart.room)
    }
    routes.answer(.makeChart) { request, context in
      let chart = try await generate(request, context)
      var response = Response.json(chart, status: .created, capacity: chart.room)
      response.headers[.location] = chart.chartId.map { Route.chart.path($0) }
      return response
    }
    routes.answer(.chart) { request, context in
      try await chart(context.parameters.get("id") ?? "", request, context.caller.member)
    }
    routes.answer(.transits) { request, context in try await transits(request, context.caller.member) }
    for route in [Route.chartAspects, .chartAspectsEarlier] {
      routes.answer(route) { request, _ in try aspects(of: try await request.json(ChartRequest.self)) }
    }
    for route in [Route.currentAspects, .currentAspectsEarlier] {
      routes.answer(route) { request, context in try await aspects(request, context.caller.member) }
    }
    routes.answer(.charts) { request, context, member in try await list(request, context, member) }
    routes.answer(.chartHistory) { request, context, member in try await list(request, context, member) }
    routes.answer(.deleteChart) { _, context, member in
      try await companion.charts.delete(context.parameters.get("id") ?? "", of: member)
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
    routes.answer(.claimChart) { _, context, member in
      let (record, kept) = try await companion.charts.claim(context.parameters.get("id") ?? "", for: member)
      let drawn = try DrawnChart(kept)
      let parts = try ChartParts(drawn, kept, showsDrawings: false)
      return .json(Self.answer(drawn, record, kept, parts, exactTimes: false), capacity: 8192)
    }
  }

  // MARK: routes

  private func generate(_ request: Request, _ context: AppContext) async throws -> ChartAnswer {
    let member = context.caller.member
    let key = try request.idempotencyKey.map { member == nil ? ownKey($0, request, context) : $0 }
    let told = try await request.json(ToldBody<ChartRequest>.self)
    let body = told.body
    let (drawn, kept) = try await told.answered { try draw($0) }
    // What a system refuses is refused before anything is kept.
    let parts = try ChartParts(drawn, kept, showsDrawings: body.options?.svg ?? true)
    let record = try await companion.charts.keep(kept, idempotencyKey: key, for: member)
    return Self.answer(drawn, record, kept, parts, exactTimes: body.options?.exactTimes ?? false)
  }

  /// A visitor's idempotency key, bound to the visitor: to the network, to what the program calls itself, and to the sealed cookie of a
  /// browser that has made a chart. So nobody gets the chart of another one by using, or guessing, the same key.
  private func ownKey(_ key: String, _ request: Request, _ context: AppContext) -> String {
    let chart = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds)?.id ?? ""
    return companion.charts.visitorKey(key, marks: [context.network.key, request.headers[.userAgent] ?? "", chart])
  }

  private func chart(_ id: String, _ request: Request, _ member: Member?) async throws -> Response {
    let (record, kept) = try await companion.charts.find(id, for: member)
    let fields = try request.queryFields
    let drawn = try DrawnChart(kept)
    let parts = try ChartParts(drawn, kept, showsDrawings: fields["svg"] != "false")
    let answer = Self.answer(drawn, record, kept, parts, exactTimes: fields["exactTimes"] == "true")
    return .json(answer, capacity: answer.room)
  }

  private func transits(_ request: Request, _ member: Member?) async throws -> Response {
    let body = try await request.json(TransitRequest.self)
    let drawn = try await companion.charts.drawn(body, for: member)
    let moment = if let text = body.moment { try CivilText.instant(text, field: "moment") } else { companion.clock.now }
    return .json(try Self.answer(moment: moment, over: drawn, chartId: body.chartId), capacity: 8192)
  }

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let paging = try Paging(request)
    let page = try await companion.charts.page(of: member, after: paging.place, limit: paging.limit)
    let (listings, damaged) = page.read { try Self.listing($0) }
    return .json(ChartListAnswer(charts: listings, next: page.next?.text), capacity: 16_384)
      .leavingOut(damaged, of: "chart", context)
  }

  private static func listing(_ record: Record) throws -> ChartListing {
    let kept = try StoredBirth(payload: record.payload ?? "")
    let drawn = try DrawnChart(kept)
    return ChartListing(
      chartId: record.id, type: kept.chartType ?? "natal", name: kept.birthData.name, birth: drawn.birth.answer,
      three: BigThreeAnswer(drawn.chart), houseSystem: kept.houseSystem ?? HouseSystem.placidus.name,
      createdAt: ISO8601.string(UTC(microseconds: record.createdAt)),
      updatedAt: ISO8601.string(UTC(microseconds: record.updatedAt)), changeTag: "\(record.change)")
  }

  private func aspects(of body: ChartRequest) throws -> Response {
    let (drawn, _) = try draw(body)
    return .json(AspectAnswer.all(of: drawn.chart), capacity: 4096)
  }

  private func aspects(_ request: Request, _ member: Member?) async throws -> Response {
    let fields = try request.queryFields
    if let id = fields.first("chartId", "id") {
      return .json(
        AspectAnswer.all(of: try DrawnChart(try await companion.charts.find(id, for: member).birth).chart),
        capacity: 4096)
    }
    // A birth in an address would stand in logs and histories everywhere between; without a chart it is the sky of this moment.
    do {
      let sky = try NatalChart(
        moment: ChartMoment(utc: companion.clock.now), location: Self.anywhere,
        options: ChartOptions(bodies: CelestialBody.planets))
      return .json(sky.aspects.filter { $0.first.isBody && $0.second.isBody }.map { AspectAnswer($0) }, capacity: 4096)
    } catch {
      throw Problem(error, field: nil)
    }
  }

  // MARK: making

  /// The angles of a sky without a place are not shown, so any place will do.
  private static let anywhere = GeographicLocation(latitude: 0, longitude: 0)!

  private func draw(_ body: ChartRequest) throws -> (DrawnChart, StoredBirth) {
    let systems = try Choices.systems(body.systems, field: "systems")
    try Choices.shortText(body.chartType, limit: 64, field: "chartType")
    let houseSystem = try Choices.houseSystem(body.options?.houseSystem, field: "options.houseSystem")
    let ayanamsa = try Choices.named(body.options?.ayanamsa, usually: Ayanamsa.lahiri, field: "options.ayanamsa")
    let node = try Choices.named(body.options?.node, usually: NodePolicy.mean, field: "options.node")
    let orbs = try Choices.orbs(ChartPreferences(body.options), field: "options")
    let drawn = try DrawnChart(
      ReadBirth(BirthDetails(body.birthData), .told(at: companion.clock.now)),
      options: ChartOptions(houseSystem: houseSystem, orbs: orbs.policy()))
    let kept = StoredBirth(
      birthData: drawn.birth.data, chartType: body.chartType, houseSystem: houseSystem.name,
      systems: systems == [.western] ? nil : systems.map(\.rawValue), ayanamsa: ayanamsa == .lahiri ? nil : ayanamsa.rawValue,
      node: node == .mean ? nil : node.wireName, orbs: orbs)
    return (drawn, kept)
  }

  private static func answer(
    _ drawn: DrawnChart, _ record: StoredChartInfo, _ kept: StoredBirth, _ parts: ChartParts, exactTimes: Bool
  ) -> ChartAnswer {
    let created = UTC(microseconds: record.createdAt)
    let expires = record.expiresAt.map { UTC(microseconds: $0) }
    return ChartAnswer(
      id: record.id, type: kept.chartType ?? "natal", lifetime: (created, expires), birth: drawn.birth.answer, chart: drawn.chart,
      exactTimes: exactTimes ? drawn.chart.exactMoments.map { $0.map { UTC($0) } } : [], parts: parts, notices: drawn.noticesOfDay
    )
  }

  private static func answer(moment: UTC, over drawn: DrawnChart, chartId: String?) throws -> TransitAnswer {
    do {
      let comparison = try SkyComparison(of: ChartMoment(utc: moment), over: drawn.chart)
      return TransitAnswer(
        moment: moment, comparison: comparison, over: drawn.chart,
        chartId: chartId, birth: drawn.birth.answer, notices: drawn.noticesOfDay)
    } catch {
      throw Problem(error, field: "moment")
    }
  }
}
