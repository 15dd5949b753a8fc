import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Store
import Wire

/// Two people compared.
struct MatchController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    for route in [Route.compatibility, .match, .matchCompatibility] {
      routes.answer(route) { request, context in
        try await match(try await request.json(MatchRequest.self), context.caller.member, context.language)
      }
    }
  }

  private func match(_ request: MatchRequest, _ member: Member?, _ language: Language) async throws -> Response {
    let systems = try request.systems.map { names throws in try Choices.systems(names, field: "systems") }
    try Choices.shortText(request.matchType, limit: 64, field: "matchType")
    let options = request.options
    let policy = KootaPolicy(
      vashya: try Choices.named(options?.vashya, usually: .kinds, field: "options.vashya"),
      yoni: try Choices.named(options?.yoni, usually: .graded, field: "options.yoni"),
      gana: try Choices.named(options?.gana, usually: .directed, field: "options.gana"),
      cancelledDoshasScore: options?.cancelledDoshasScore ?? false)
    let bride: MutualAshtakoota.Bride? = try options?.bride.map { name throws in
      try Choices.named(name, usually: .first, field: "options.bride")
    }
    let ayanamsa = try Choices.named(options?.ayanamsa, usually: Ayanamsa.lahiri, field: "options.ayanamsa")
    let houses = try Choices.named(
      options?.manglikHouses, usually: Manglik.HousePolicy.common, field: "options.manglikHouses")
    // The Western part is tropical by its method and the Vedic one names its ayanamsa, whatever zodiac somebody reads in.
    let (first, second) = try await companion.charts.asked(request.pair, for: member)
    func side(_ asked: AskedChart) throws -> MatchSide {
      MatchSide(
        asked.answer, try VedicBirth(asked.drawn, ayanamsa: ayanamsa, dateField: asked.dateField), manglikHouses: houses,
        animal: try Self.animal(of: asked, systems))
    }
    let match = Match(
      try side(first), try side(second), matchType: request.matchType, systems: systems ?? ChartSystem.allCases, bride: bride,
      policy: policy)
    var answer = MatchAnswer(match, in: language)
    // Two births are the profile's business: a key for programs without that scope compares and leaves no trace.
    if let member, member.mayReach(.kundaliMatch) {
      let kept = try await companion.matches.keep(StoredMatch(match, first, second, request), of: member.id)
      if !kept { answer.warnings.append(Self.notKept) }
    }
    return .json(answer, capacity: 32_768)
  }

  private static let notKept = WarningAnswer(
    code: "NOT_KEPT", message: "There is no room left, so this comparison is not in your history.")

  /// The animal of a birth year; `nil` before the years of the Chinese calendar, unless it was asked for by name.
  private static func animal(of asked: AskedChart, _ systems: [ChartSystem]?) throws -> ChineseAnimal? {
    guard systems?.contains(.chinese) ?? true else { return nil }
    do {
      return try ChineseChart(of: asked.drawn.birth.moment).yearByNewYear.animal
    } catch {
      guard systems != nil else { return nil }
      throw Problem(chinese: error, field: asked.dateField)
    }
  }
}

extension StoredMatch {
  /// What was asked, and what came of it.
  fileprivate init(_ match: Match, _ first: AskedChart, _ second: AskedChart, _ request: MatchRequest) {
    self.init(
      first.drawn.birth.data, second.drawn.birth.data, matchType: request.matchType, systems: request.systems,
      options: request.options.map {
        Options(
          ayanamsa: $0.ayanamsa, bride: $0.bride, vashya: $0.vashya, yoni: $0.yoni, gana: $0.gana,
          cancelledDoshasScore: $0.cancelledDoshasScore, manglikHouses: $0.manglikHouses)
      },
      scores: Scores(
        overall: match.overall, western: match.western?.total, vedic: match.vedic?.total,
        chinese: match.chinese.map { Double($0.score()) }))
  }
}
