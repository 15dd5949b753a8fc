import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Wire

/// When the sky meets a birth chart: transits, returns, progressions, directions.
struct TimingController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.transitSearch) { request, context in
      try await transits(try await request.json(TransitSearchRequest.self), context.caller.member)
    }
    routes.answer(.returns) { request, context in
      try await returns(try await request.json(ReturnRequest.self), context.caller.member)
    }
    routes.answer(.progressions) { request, context in
      try await progressions(try await request.json(ProgressionRequest.self), context.caller.member)
    }
    routes.answer(.directions) { request, context in
      try await directions(try await request.json(DirectionRequest.self), context.caller.member)
    }
  }

  private func transits(_ body: TransitSearchRequest, _ member: Member?) async throws -> Response {
    // A year of fifteen bodies over fifteen points is a few hundredths of a second of work, and some thousand lines.
    let span = try InstantSpan(from: body.from, to: body.to, now: companion.clock.wholeSecond, usually: 30, atMost: 366)
    let bodies = body.bodies == nil ? CelestialBody.planets : try Choices.bodies(body.bodies, field: "bodies")
    let asked = try await companion.asked(body, for: member)
    return try .computed(field: "from", capacity: 65_536) { () throws(EphemerisError) in
      let search = try TransitSearch(of: bodies, from: TT(span.start), to: TT(span.end))
      let transits = try body.ranked == true ? search.rankedTransits(to: asked.chart) : search.transits(to: asked.chart)
      return ChartFinding(asked.answer, try TransitListAnswer(from: span.start, to: span.end, transits, in: asked.chart.zodiac))
    }
  }

  /// The most returns that one request is answered with, each with a chart.
  private static let mostReturns = 24

  private func returns(_ request: ReturnRequest, _ member: Member?) async throws -> Response {
    let body = try Choices.body(request.body, usually: .sun, field: "body")
    let count = try Choices.number(
      request.count?.value, usually: request.to == nil ? 1 : Self.mostReturns, within: 1...Self.mostReturns, field: "count")
    let place = try GeographicLocation.optional(
      latitude: request.latitude, longitude: request.longitude, latitudeField: "latitude", longitudeField: "longitude")
    let start = try InstantSpan.moment(request.from, field: "from", now: companion.clock.wholeSecond)
    let end: UTC? =
      if request.to == nil { nil } else {
        try InstantSpan(from: request.from, to: request.to, now: start, usually: 0, atMost: 36_600).end
      }
    let asked = try await companion.asked(request, for: member)
    try asked.requireTime("Returns")
    let longitude = try Self.longitude(of: body, in: asked)
    let here = place ?? asked.drawn.birth.moment.location
    let options = asked.drawn.options
    return try .computed(field: "from", capacity: 16_384) { () throws(EphemerisError) in
      let found = try Self.returns(of: body, to: longitude, from: TT(start), to: end.map { TT($0) }, count: count)
      let charts = try found.map { (passage) throws(EphemerisError) in
        try passage.chart(at: here, options: options).told(like: asked.chart)
      }
      return ChartFinding(
        asked.answer,
        ReturnsAnswer(
          body, longitude: longitude, from: start, to: end, found, at: here, charts: charts,
          after: asked.chart.zodiacOffset),
        notices: ReturnsAnswer.notices(of: charts))
    }
  }

  /// Where a body was at birth, whether the chart lists it or not.
  private static func longitude(of body: CelestialBody, in asked: AskedChart) throws -> Double {
    if let longitude = asked.chart.longitude(of: .body(body)) { return longitude }
    do {
      return try Sky(at: asked.chart.moment.tt).position(of: body).longitude
    } catch {
      throw Problem(error, field: "body")
    }
  }

  private static func returns(
    of body: CelestialBody, to longitude: Double, from start: TT, to end: TT?, count: Int
  ) throws(EphemerisError) -> [Return] {
    let found = try Returns.next(count, of: body, to: longitude, after: start)
    guard let end else { return found }
    return found.filter { $0.instant <= end }
  }

  private func progressions(_ body: ProgressionRequest, _ member: Member?) async throws -> Response {
    let policy = try Choices.named(body.angles, usually: ProgressedAngles.naibodInRightAscension, field: "angles")
    let instant = try InstantSpan.moment(body.at, field: "at", now: companion.clock.wholeSecond)
    let asked = try await companion.asked(body, for: member)
    var options = asked.drawn.options
    options.orbs = .progression
    return try .computed(field: "at") { () throws(EphemerisError) in
      let progressed = try ProgressedChart(of: asked.chart, to: TT(instant), angles: policy, options: options)
      return ChartFinding(
        asked.answer, try ProgressionsAnswer(progressed, angles: policy, in: asked.chart.zodiac),
        notices: ProgressionsAnswer.notices(of: progressed))
    }
  }

  private func directions(_ body: DirectionRequest, _ member: Member?) async throws -> Response {
    let key = try Choices.named(body.key, usually: DirectionKey.solarArc, field: "key")
    let instant = try InstantSpan.moment(body.at, field: "at", now: companion.clock.wholeSecond)
    let asked = try await companion.asked(body, for: member)
    return try .computed(field: "at") { () throws(EphemerisError) in
      let directed = try DirectedChart(of: asked.chart, to: TT(instant), key: key)
      return ChartFinding(asked.answer, DirectionsAnswer(directed, key: key, of: asked.chart))
    }
  }
}
