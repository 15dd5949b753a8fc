import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

/// What a birth chart holds besides its aspects, and how it looks from elsewhere.
struct FigureController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.relocation) { request, context in
      try await relocation(try await request.json(RelocationRequest.self), context.caller.member)
    }
    routes.answer(.midpoints) { request, context in
      try await midpoints(try await request.json(MidpointRequest.self), context.caller.member)
    }
    routes.answer(.harmonics) { request, context in
      try await harmonics(try await request.json(HarmonicRequest.self), context.caller.member)
    }
    routes.answer(.dignities) { request, context in
      try await dignities(try await request.json(DignityRequest.self), context.caller.member)
    }
    routes.answer(.lots) { request, context in
      try await lots(try await request.json(ChartSubjectRequest.self), context.caller.member)
    }
    routes.answer(.patterns) { request, context in
      try await patterns(try await request.json(PatternRequest.self), context.caller.member)
    }
  }

  private func relocation(_ body: RelocationRequest, _ member: Member?) async throws -> Response {
    let place = try GeographicLocation(
      latitude: body.latitude, longitude: body.longitude, latitudeField: "latitude", longitudeField: "longitude")
    let asked = try await companion.asked(body, for: member)
    try asked.requireTime("Relocation")
    return try .computed(field: asked.dateField) { () throws(EphemerisError) in
      let told = try asked.chart.relocated(to: place, options: asked.drawn.options)?.told(like: asked.chart)
      return told.map { ChartFinding(asked.answer, RelocationAnswer($0, to: place), notices: ChartNotice.all(of: $0)) }
    }
  }

  private func midpoints(_ body: MidpointRequest, _ member: Member?) async throws -> Response {
    let orb = try Choices.number(body.orb, usually: 1.5, within: 0...5, field: "orb")
    let asked = try await companion.asked(body, for: member)
    return .json(
      ChartFinding(asked.answer, MidpointsAnswer(MidpointTree(of: asked.chart, orb: orb), orb: orb, of: asked.chart)),
      capacity: 65_536)
  }

  private func harmonics(_ body: HarmonicRequest, _ member: Member?) async throws -> Response {
    let number = try Choices.number(body.number.value, usually: 1, within: 1...360, field: "number")
    let asked = try await companion.asked(body, for: member)
    let harmonic = HarmonicChart(number, of: asked.chart)
    return .json(harmonic.map { ChartFinding(asked.answer, HarmonicAnswer($0, of: asked.chart)) }, capacity: 8192)
  }

  private func dignities(_ body: DignityRequest, _ member: Member?) async throws -> Response {
    let policy = DignityPolicy(
      terms: try Choices.named(body.terms, usually: .egyptian, field: "terms"),
      countsAllTriplicityRulers: body.allTriplicityRulers ?? false)
    let rulership = try Choices.named(body.rulership, usually: Rulership.traditional, field: "rulership")
    let asked = try await companion.asked(body, for: member)
    return try .computed(field: asked.dateField) { () throws(EphemerisError) in
      ChartFinding(asked.answer, try DignitiesAnswer(of: asked.chart.inItsZodiac, policy: policy, rulership: rulership))
    }
  }

  private func lots(_ body: ChartSubjectRequest, _ member: Member?) async throws -> Response {
    let asked = try await companion.asked(body, for: member)
    try asked.requireTime("Lots")
    return try .computed(field: asked.dateField) { () throws(EphemerisError) in
      try LotsAnswer(of: asked.chart.inItsZodiac).map { ChartFinding(asked.answer, $0) }
    }
  }

  private func patterns(_ body: PatternRequest, _ member: Member?) async throws -> Response {
    let orb = try Choices.number(body.orb, usually: 1, within: 0...5, field: "orb")
    let asked = try await companion.asked(body, for: member)
    return try .computed(field: asked.dateField) { () throws(EphemerisError) in
      ChartFinding(asked.answer, try PatternsAnswer(of: asked.chart, orbDegrees: orb))
    }
  }
}
