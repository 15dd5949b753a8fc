import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

/// Two birth charts together: laid over each other, blended, and met halfway.
struct PairController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.synastry) { request, context in
      try await synastry(try await request.json(PairRequest.self), context.caller.member)
    }
    routes.answer(.composite) { request, context in
      try await composite(try await request.json(CompositeRequest.self), context.caller.member)
    }
    routes.answer(.davison) { request, context in
      try await davison(try await request.json(DavisonRequest.self), context.caller.member)
    }
  }

  private func synastry(_ body: PairRequest, _ member: Member?) async throws -> Response {
    let orbs = try Choices.orbs(ChartPreferences(body.options), field: "options").policy(usually: .classicalMajor)
    let (first, second) = try await companion.asked(body, for: member)
    let found = SynastryAnswer(
      Synastry(first.chart, second.chart, orbs: orbs), rows: first.chart.knownPoints, columns: second.chart.knownPoints)
    return .json(PairFinding(first.answer, second.answer, found), capacity: 16_384)
  }

  private func composite(_ body: CompositeRequest, _ member: Member?) async throws -> Response {
    let policy = try Self.houses(body)
    let (first, second) = try await companion.asked(body.pair, for: member)
    return try .computed(field: first.dateField) { () throws(EphemerisError) in
      let composite = try CompositeChart(first.chart, second.chart, houses: policy, options: first.drawn.options)
      return PairFinding(
        first.answer, second.answer, CompositeAnswer(composite, houses: policy, after: Self.offset(first, second)),
        notices: CompositeAnswer.notices(of: composite))
    }
  }

  /// Degrees from the equinox to where the zodiac of the two begins, halfway between their births.
  private static func offset(_ first: AskedChart, _ second: AskedChart) -> Double {
    (first.chart.zodiacOffset + second.chart.zodiacOffset) / 2
  }

  private static func houses(_ body: CompositeRequest) throws -> CompositeHouses {
    let names = CompositeHouses.wireNames
    switch body.houses?.lowercased() {
    case nil, names[0]?:
      guard body.latitude == nil else {
        throw Problem(.validation, "latitude is used only with houses: derived.", field: "latitude")
      }
      return .midpoints
    case names[1]?:
      guard let latitude = body.latitude else {
        throw Problem(
          .validation,
          "latitude is required with houses: derived; it is that of the place of the relationship, in degrees north.",
          field: "latitude")
      }
      return .derivedFromMidheaven(latitude: try Choices.number(latitude, usually: 0, within: -90...90, field: "latitude"))
    case _?:
      throw Problem(
        .validation, "houses: there is no “\((body.houses ?? "").prefix(32))”; use \(names.joined(separator: " or ")).",
        field: "houses", allowed: names)
    }
  }

  private func davison(_ body: DavisonRequest, _ member: Member?) async throws -> Response {
    let middle = try Choices.named(body.middle, usually: DavisonPlace.meanCoordinates, field: "middle")
    let (first, second) = try await companion.asked(body.pair, for: member)
    try first.requireTime("A Davison chart")
    try second.requireTime("A Davison chart")
    return try .computed(field: first.dateField) { () throws(EphemerisError) in
      let chart = try DavisonChart.between(first.chart, second.chart, place: middle, options: first.drawn.options)
      let told = try chart?.told(like: first.chart)
      return told.map {
        PairFinding(first.answer, second.answer, DavisonAnswer($0, middle: middle), notices: ChartNotice.all(of: $0))
      }
    }
  }
}
