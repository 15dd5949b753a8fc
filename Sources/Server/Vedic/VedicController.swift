import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// Sidereal charts and what is read from them.
struct VedicController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.vedicChart) { request, context in
      try await chart(try await request.json(VedicFigureRequest.self), context.caller.member)
    }
    routes.answer(.vedicDoshas) { request, context in
      try await doshas(try await request.json(VedicFigureRequest.self), context.caller.member)
    }
    routes.answer(.vedicShadbala) { request, context in
      try await shadbala(try await request.json(StrengthRequest.self), context.caller.member)
    }
    routes.answer(.vedicYogas) { request, context in
      try await yogas(try await request.json(VedicFigureRequest.self), context.caller.member)
    }
  }

  private func chart(_ request: VedicFigureRequest, _ member: Member?) async throws -> Response {
    let vargas = try Choices.vargas(request.vargas, field: "vargas")
    let asked = try await companion.charts.vedicBirth(request, for: member)
    return .json(
      VedicFigureAnswer(
        asked.answer, asked.birth, vargas: vargas,
        drawing: request.options?.svg ?? true ? WheelDrawing.bytes(asked.birth) : []), capacity: 16_384)
  }

  private func doshas(_ request: VedicFigureRequest, _ member: Member?) async throws -> Response {
    let houses = try Choices.named(request.manglikHouses, usually: Manglik.HousePolicy.common, field: "manglikHouses")
    let asked = try await companion.charts.vedicBirth(request, for: member)
    let birth = asked.birth
    let span = try Self.span(request, birth)
    let saturn: [SadeSatiOfMoon]
    do {
      saturn = try SadeSatiOfMoon.all(of: birth, from: TT(span.start), to: TT(span.end))
    } catch {
      throw Problem(error, field: "to")
    }
    return .json(DoshaAnswer(asked.answer, birth, manglikHouses: houses, sadeSati: saturn), capacity: 8192)
  }

  private func shadbala(_ request: StrengthRequest, _ member: Member?) async throws -> Response {
    let school = try Choices.named(request.policy, usually: StrengthSchool.parashara, field: "policy")
    let asked = try await companion.charts.vedicBirth(request, for: member)
    let facts = try asked.strengthFacts()
    return .json(
      BirthStrengthsAnswer(
        asked.answer, asked.birth.chart.ayanamsa, school, Shadbala(of: facts, policy: school.policy)), capacity: 8192)
  }

  private func yogas(_ request: VedicFigureRequest, _ member: Member?) async throws -> Response {
    let asked = try await companion.charts.vedicBirth(request, for: member)
    return .json(BirthYogasAnswer(asked.answer, asked.birth, asked.birth.yogas()), capacity: 16_384)
  }

  /// From the day of birth for a hundred years, or as far as the ephemeris goes, unless told otherwise.
  private static func span(_ request: VedicFigureRequest, _ birth: VedicBirth) throws -> InstantSpan {
    let start = birth.moment.utc
    let last = UTC(daysSinceJ2000: Double(CivilFields.supportedDays.upperBound) - JulianDate.j2000)
    let usual = min(36_525, last.daysSinceJ2000 - start.daysSinceJ2000)
    return try InstantSpan(from: request.from, to: request.to, now: start, usually: usual, atMost: 36_600)
  }
}
