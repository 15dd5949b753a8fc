import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

/// Fixed stars: where they stand, and what they touch in a birth chart.
struct StarController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.stars) { request, _ in try stars(try request.queryFields) }
    routes.answer(.starContacts) { request, context in
      try await contacts(try await request.json(StarContactsRequest.self), context.caller.member)
    }
  }

  private func stars(_ fields: FormFields) throws -> Response {
    let instant = if let text = fields["at"] { try CivilText.instant(text, field: "at") } else { companion.clock.wholeSecond }
    let search = fields["search"] ?? ""
    try Choices.shortText(search, limit: 100, field: "search")
    let found = try Self.notFainter(than: try fields.number("magnitude"), FixedStar.matching(search))
    let limit = try Self.whole(fields, "limit", 1...500) ?? 100
    let offset = try Self.whole(fields, "offset", 0...500) ?? 0
    do {
      let sky = try Sky(at: TT(instant))
      let placed = zip(found, sky.positions(of: found)).sorted { $0.1.longitude < $1.1.longitude }
      let answers = placed.dropFirst(offset).prefix(limit).map { StarAnswer($0.0, at: $0.1, in: sky) }
      return .json(
        StarsAnswer(timestamp: ISO8601.string(instant), total: found.count, stars: Array(answers)),
        capacity: 512 * answers.count + 256)
    } catch {
      throw Problem(error, field: "at")
    }
  }

  private func contacts(_ body: StarContactsRequest, _ member: Member?) async throws -> Response {
    let drawn = try await companion.asked(body, for: member).drawn
    let stars = try Self.notFainter(than: body.magnitude, try Self.named(body.stars))
    let orbs = try Self.orbs(body)
    let kinds: [StarContact.Kind] = body.parallels == true ? StarContact.Kind.allCases : [.conjunction, .opposition]
    do {
      let contacts = try StarContact.all(in: drawn.chart, stars: stars, orbs: orbs, kinds: kinds)
      return .json(
        StarContactsAnswer(
          chartId: body.chartId, birth: drawn.birth.answer, notices: drawn.notices, contacts, readIn: drawn.chart),
        capacity: 512 * contacts.count + 2048)
    } catch {
      throw Problem(error, field: "birthData.date")
    }
  }

  // MARK: reading

  private static func named(_ names: [String]?) throws -> [FixedStar] {
    guard let names else { return FixedStar.all }
    var stars: [FixedStar] = []
    for (index, name) in names.prefix(500).enumerated() {
      try Choices.shortText(name, limit: 100, field: "stars[\(index)]")
      guard let star = FixedStar.named(name) else {
        throw Problem(
          .validation, "stars[\(index)]: there is no star “\(name.prefix(32))”; \(Route.stars.path) lists them.",
          field: "stars[\(index)]")
      }
      if !stars.contains(star) { stars.append(star) }
    }
    guard !stars.isEmpty else { throw Problem(.validation, "stars must name at least one star.", field: "stars") }
    return stars
  }

  /// What has no magnitude is fainter than any.
  private static func notFainter(than magnitude: Double?, _ stars: [FixedStar]) throws -> [FixedStar] {
    guard let magnitude else { return stars }
    guard (-2...20).contains(magnitude) else {
      throw Problem(.validation, "magnitude must be between -2 and 20, got \(magnitude).", field: "magnitude")
    }
    return stars.filter { ($0.magnitude ?? .infinity) <= magnitude }
  }

  private static func orbs(_ body: StarContactsRequest) throws -> StarOrbPolicy {
    switch (body.orbPolicy?.lowercased(), body.orb) {
    case (nil, let orb), ("uniform"?, let orb):
      let degrees = orb ?? 1
      guard (0...10).contains(degrees) else {
        throw Problem(.validation, "orb must be between 0 and 10 degrees, got \(degrees).", field: "orb")
      }
      return .uniform(degrees)
    case ("robson"?, nil): return .robson
    case ("robson"?, _?): throw Problem(.validation, "Send orb or the orbPolicy robson, not both.", field: "orb")
    default:
      throw Problem(.validation, "orbPolicy must be uniform or robson.", field: "orbPolicy", allowed: ["uniform", "robson"])
    }
  }

  private static func whole(_ fields: FormFields, _ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let value = try fields.integer(name) else { return nil }
    guard range.contains(value) else {
      throw Problem(
        .validation, "\(name) must be between \(range.lowerBound) and \(range.upperBound), got \(value).", field: name)
    }
    return value
  }
}
