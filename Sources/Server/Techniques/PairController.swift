import Astrology
import Ephemeris
import Hummingbird
import Wire

/// Two birth charts together: laid over each other, blended, and met halfway.
struct PairController: Sendable {
  let keeper: ChartKeeper

  func mount(on desk: RouteDesk) {
    desk.answer(.synastry) { request, _ in try await synastry(try await request.json(PairRequest.self)) }
    desk.answer(.composite) { request, _ in try await composite(try await request.json(CompositeRequest.self)) }
    desk.answer(.davison) { request, _ in try await davison(try await request.json(DavisonRequest.self)) }
  }

  private func synastry(_ body: PairRequest) async throws -> Response {
    let (first, second) = try await keeper.asked(body)
    return .json(
      PairFinding(first.answer, second.answer, SynastryAnswer(first.chart, second.chart)), capacity: 16_384)
  }

  private func composite(_ body: CompositeRequest) async throws -> Response {
    let policy = try Self.houses(body)
    let (first, second) = try await keeper.asked(body.pair)
    return try .computed(field: first.dateField) { () throws(EphemerisError) in
      let composite = try CompositeChart(first.chart, second.chart, houses: policy, options: first.drawn.options)
      return PairFinding(first.answer, second.answer, CompositeAnswer(composite, houses: policy))
    }
  }

  private static func houses(_ body: CompositeRequest) throws(Problem) -> CompositeHouses {
    let names = CompositeHouses.wireNames
    switch body.houses?.lowercased() {
    case nil, names[0]?:
      guard body.latitude == nil else {
        throw Problem(.validation, "latitude is read with houses: derived only.", field: "latitude")
      }
      return .midpoints
    case names[1]?:
      guard let latitude = body.latitude else {
        throw Problem(
          .validation, "latitude is required with houses: derived; the degrees north of the place of the relationship.",
          field: "latitude")
      }
      return .derivedFromMidheaven(latitude: try Choices.number(latitude, usually: 0, within: -90...90, field: "latitude"))
    case _?:
      throw Problem(
        .validation, "houses: there is no “\((body.houses ?? "").prefix(32))”; use \(names.joined(separator: " or ")).",
        field: "houses", allowed: names)
    }
  }

  private func davison(_ body: DavisonRequest) async throws -> Response {
    let middle = try Choices.named(body.middle, usually: DavisonPlace.meanCoordinates, field: "middle")
    let (first, second) = try await keeper.asked(body.pair)
    try first.requireTime("A Davison chart")
    try second.requireTime("A Davison chart")
    return try .computed(field: first.dateField) { () throws(EphemerisError) in
      try DavisonChart.between(first.chart, second.chart, place: middle, options: first.drawn.options).map {
        PairFinding(first.answer, second.answer, DavisonAnswer($0, middle: middle))
      }
    }
  }
}
