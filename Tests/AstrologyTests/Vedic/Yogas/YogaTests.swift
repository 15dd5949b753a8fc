import Ephemeris
import Testing

@testable import Astrology

@Suite struct YogaTests {
  static func holds(_ yoga: Yoga, _ rule: YogaRule, in chart: VedicChart) -> Bool {
    YogaFinder().formations(in: chart).contains { $0.yoga == yoga && $0.condition.rule == rule }
  }

  @Test(arguments: YogaCase.all) func holdsHereAndNotBesideIt(example: YogaCase) throws {
    #expect(Self.holds(example.yoga, example.rule, in: try example.positive))
    #expect(!Self.holds(example.yoga, example.rule, in: try example.negative))
  }

  @Test func everyYogaAndEveryRuleHasACase() {
    #expect(Set(YogaCase.all.map(\.yoga)) == Set(Yoga.allCases))
    #expect(Set(YogaCase.all.map(\.rule)) == Set(YogaRule.allCases))
    for yoga in Yoga.allCases { #expect(!yoga.sources.isEmpty && !yoga.name.isEmpty) }
    #expect(Set(Yoga.allCases.map(\.name)).count == Yoga.allCases.count)
  }

  @Test func theConditionSaysWhoAndWhere() throws {
    let chart = try YogaCase.chart(.aries, [.jupiter: 275, .saturn: 245])
    let exchange = try #require(YogaFinder().formations(in: chart).first { $0.yoga == .dharmaKarmadhipati })
    #expect(exchange.condition.rule == .exchange && exchange.condition.origin == .lagna)
    #expect(exchange.condition.grahas == [.saturn, .jupiter])
    #expect(exchange.condition.members.map(\.rules) == [[10], [9]])
    #expect(exchange.condition.members.map(\.house) == [9, 10])
    #expect(exchange.condition.houses == [9, 10])
    #expect(exchange.condition.signs == [.sagittarius, .capricorn])
    // Jupiter is debilitated in Capricorn.
    #expect(exchange.cancellations == [YogaCancellation(reason: .debilitated, graha: .jupiter)])
  }

  @Test func kemadrumaAndWhatLiftsIt() throws {
    // Nobody beside the Moon in Aries, in kendras from it or from the lagna.
    let lonely: [Graha: Double] = [
      .sun: 35, .moon: 5, .mars: 65, .mercury: 70, .jupiter: 125, .venus: 75, .saturn: 215, .rahu: 250, .ketu: 70,
    ]
    func kemadruma(_ lagna: ZodiacSign?, _ change: [Graha: Double] = [:]) throws -> YogaFormation? {
      let chart = try YogaCase.chart(lagna, lonely.merging(change) { $1 })
      return YogaFinder().formations(in: chart).first { $0.yoga == .kemadruma }
    }
    #expect(try kemadruma(.aries)?.isCancelled == false)
    #expect(try kemadruma(nil)?.isCancelled == false)
    let reasons = try #require(try kemadruma(.aries, [.saturn: 10])).cancellations
    #expect(
      reasons == [
        YogaCancellation(reason: .withMoon, graha: .saturn), YogaCancellation(reason: .inKendraFromLagna, graha: .saturn),
      ])
    #expect(try kemadruma(.aries, [.saturn: 95])?.cancellations.map(\.reason) == [.inKendraFromMoon, .inKendraFromLagna])
    #expect(try kemadruma(.taurus)?.cancellations.map(\.graha) == [.jupiter, .saturn])
    // A node beside the Moon changes nothing, and the Sun neither.
    #expect(try kemadruma(.aries, [.rahu: 35, .ketu: 215])?.isCancelled == false)
  }

  @Test func whatTakesFromThem() throws {
    func first(_ yoga: Yoga, _ lagna: ZodiacSign, _ places: [Graha: Double]) throws -> YogaFormation {
      try #require(YogaFinder().formations(in: try YogaCase.chart(lagna, places)).first { $0.yoga == yoga })
    }
    #expect(try first(.gajakesari, .aries, [.moon: 5, .jupiter: 275]).cancellations.map(\.reason) == [.debilitated])
    #expect(try first(.gajakesari, .aries, [.moon: 40, .jupiter: 135, .sun: 130]).cancellations.map(\.reason) == [.combust])
    // Venus is Jupiter's natural enemy, and across the zodiac from Taurus its temporal one too.
    #expect(
      try first(.gajakesari, .aries, [.moon: 130, .jupiter: 40, .venus: 215]).cancellations.map(\.reason) == [.inEnemySign])
    #expect(try first(.budhaAditya, .aries, [.sun: 130, .mercury: 140]).isCancelled)
    #expect(try !first(.budhaAditya, .aries, [.sun: 121, .mercury: 140]).isCancelled)
    #expect(try first(.shakata, .aries, [.moon: 5, .jupiter: 155]).cancellations.map(\.reason) == [.moonInKendra])
    #expect(try !first(.shakata, .aries, [.moon: 35, .jupiter: 245]).isCancelled)
    // A figure goes before an asraya, and any of them before the number of signs.
    let movable = YogaFinder().formations(in: try YogaCase.chart(.aries, YogaCase.seven([1, 4, 7, 10]))).filter {
      $0.yoga.group == .nabhasa
    }
    #expect(movable.map(\.yoga) == [.rajju, .kamala, .kedara])
    #expect(movable.map(\.isCancelled) == [true, false, true])
    let alone = YogaFinder().formations(in: try YogaCase.chart(.taurus, YogaCase.seven([1, 4, 7]))).filter {
      $0.yoga.group == .nabhasa
    }
    #expect(alone.map(\.yoga) == [.rajju, .shula] && alone.map(\.isCancelled) == [false, true])
  }

  @Test func withoutALagna() throws {
    let chart = try YogaCase.chart(nil, [:])
    for formation in YogaFinder().formations(in: chart) {
      #expect(formation.condition.members.allSatisfy { $0.house == nil && $0.rules.isEmpty })
      #expect(![.lords, .mahapurusha, .benefics].contains(formation.yoga.group) || formation.yoga == .neechaBhanga)
    }
    #expect(VedicChart(longitudes: [1, 2, 3], lagna: nil) == nil)
    #expect(VedicChart(longitudes: [Double](repeating: .nan, count: 9), lagna: nil) == nil)
  }

  /// 19 November 1917, 23:11 in Allahabad: the exchanges that commentators on Phaladeepika 6.34 show in this chart, two of them
  /// maha and one dainya.
  @Test func indiraGandhi() throws {
    let found = YogaFinder().formations(in: try chart(1917, 11, 19, 17, 41, 25.45, 81.85))
    let exchanges = found.filter { $0.condition.rule == .exchange && $0.yoga.name.contains("Parivartana") }
    #expect(exchanges.map(\.yoga) == [.mahaParivartana, .mahaParivartana, .dainyaParivartana])
    #expect(Set(exchanges.map(\.condition.houses)) == [[1, 7], [2, 5], [6, 11]])
  }

  /// 14 March 1879, 11:30 local mean time in Ulm.
  @Test func einstein() throws {
    let found = YogaFinder().formations(in: try chart(1879, 3, 14, 10, 50, 48.4, 9.99))
    let malavya = try #require(found.first { $0.yoga == .malavya })
    #expect(malavya.condition.rule == .exaltedInKendra && malavya.condition.houses == [10])
    #expect(found.first { $0.yoga == .dharmaKarmadhipati }?.condition.rule == .exchange)
    let lifted = found.filter { $0.yoga == .neechaBhanga && $0.condition.grahas.first == .mercury }
    #expect(lifted.contains { $0.condition.rule == .exaltedThereInKendra && $0.condition.grahas.last == .venus })
    #expect(found.contains { $0.yoga == .budhaAditya })
  }

  private func chart(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ latitude: Double, _ longitude: Double
  ) throws -> VedicChart {
    let moment = try TechniqueFixture.moment(year, month, day, hour, minute)
    let natal = try NatalChart(moment: moment, location: TechniqueFixture.place(latitude, longitude))
    return try VedicChart(of: Sky(at: moment.tt), ascendant: natal.angles?.ascendant)
  }
}
