import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

/// The periods into which the tradition divides a life: profections, releasing, firdaria.
struct LifePeriodController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.profections) { request, context in
      try await profections(try await request.json(ProfectionRequest.self), context.caller.member)
    }
    routes.answer(.releasing) { request, context in
      try await releasing(try await request.json(ReleasingRequest.self), context.caller.member)
    }
    routes.answer(.firdaria) { request, context in
      try await firdaria(try await request.json(FirdariaRequest.self), context.caller.member)
    }
  }

  private func profections(_ body: ProfectionRequest, _ member: Member?) async throws -> Response {
    let count = try Choices.number(body.years?.value, usually: 1, within: 1...120, field: "years")
    let instant = try InstantSpan.moment(body.at, field: "at", now: companion.clock.wholeSecond)
    let asked = try await companion.asked(body, for: member)
    let point = try Self.point(body.point, in: asked)
    try asked.requireAfterBirth(instant, field: "at")
    return try .computed(field: "at") { () throws(EphemerisError) in
      ChartFinding(
        asked.answer,
        ProfectionsAnswer(
          at: TT(instant), from: point, try Profection.years(of: asked.chart, from: TT(instant), point: point, count: count)))
    }
  }

  /// The point that is profected: one that the chart has and whose degree is known.
  private static func point(_ name: String?, in asked: AskedChart) throws -> ChartPoint {
    let wanted = (name ?? ChartPoint.ascendant.name).lowercased()
    if let point = asked.chart.knownPoints.first(where: { $0.name.lowercased() == wanted }) {
      // The year begins when the Sun is back to the minute of birth.
      try asked.requireTime("Profections")
      return point
    }
    let unknown: [ChartPoint] = [.ascendant, .midheaven, .body(.moon)]
    if let point = unknown.first(where: { $0.name.lowercased() == wanted }) {
      try asked.requireTime("Profections of the \(point.name)")
    }
    let known = asked.chart.knownPoints.map(\.name)
    throw Problem(
      .validation, "point: the chart has no “\((name ?? wanted).prefix(32))”; use one of \(known.joined(separator: ", ")).",
      field: "point", allowed: known)
  }

  private func releasing(_ body: ReleasingRequest, _ member: Member?) async throws -> Response {
    let lot = try Choices.named(body.lot, usually: Lot.spirit, field: "lot")
    let levels = try Choices.number(body.levels?.value, usually: 2, within: 1...4, field: "levels")
    let instant = try InstantSpan.moment(body.at, field: "at", now: companion.clock.wholeSecond)
    let asked = try await companion.asked(body, for: member)
    try asked.requireTime("Releasing")
    try asked.requireAfterBirth(instant, field: "at")
    do {
      guard let releasing = try ZodiacalReleasing(from: lot, of: asked.chart.inItsZodiac) else {
        throw Problem(
          .validation, "lot: a body that the lot of \(lot.wireName) is calculated from is not in the chart.", field: "lot")
      }
      let periods = ReleasingPeriods(releasing, at: TT(instant), depth: levels)
      return .json(ChartFinding(asked.answer, ReleasingAnswer(lot, releasing, at: TT(instant), periods)), capacity: 16_384)
    } catch let error as EphemerisError {
      throw Problem(error, field: asked.dateField)
    }
  }

  private func firdaria(_ body: FirdariaRequest, _ member: Member?) async throws -> Response {
    let order = try Choices.named(body.order, usually: FirdariaOrder.nodesLast, field: "order")
    let instant = try InstantSpan.moment(body.at, field: "at", now: companion.clock.wholeSecond)
    let asked = try await companion.asked(body, for: member)
    try asked.requireTime("Firdaria")
    try asked.requireAfterBirth(instant, field: "at")
    return try .computed(field: asked.dateField) { () throws(EphemerisError) in
      try Firdaria(of: asked.chart, order: order).map { ChartFinding(asked.answer, FirdariaAnswer($0, at: TT(instant))) }
    }
  }
}
