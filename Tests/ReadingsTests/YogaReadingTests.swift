import Astrology
import Testing

@testable import Readings

@Suite struct YogaReadingTests {
  @Test(arguments: Yoga.allCases) func everyYogaHasItsLine(yoga: Yoga) {
    let line = Language.english.yogas.meaning(yoga)
    let lowered = line.lowercased()
    for word in ToneTests.banned { #expect(!lowered.contains(word), "“\(word)” in “\(line)”") }
    #expect((8...22).contains(line.split(separator: " ").count), "\(line)")
    #expect(line.hasSuffix(".") && line.first?.isUppercase == true && !line.contains("!") && !line.contains("'"))
    #expect(!line.contains("—") && !line.contains("–") && !line.contains(" - "))
    // Nothing is foretold.
    for sure in [" will ", "always", "never", "fate", "doom", "poverty", "ruin", "curse"] {
      #expect(!lowered.contains(sure), "\(line)")
    }
    for gendered in [" he ", " she ", " his ", " her ", " him ", " wife", " husband"] {
      #expect(!" \(lowered) ".contains(gendered))
    }
  }

  @Test func noTwoLinesAreTheSame() { #expect(Set(Language.english.yogas.all).count == Yoga.allCases.count) }

  private func reading(_ yoga: Yoga, _ rule: YogaRule, lagna: Double?, _ places: [Graha: Double]) throws -> YogaReading {
    var longitudes: [Double] = [130, 205, 70, 142, 225, 160, 316, 100, 280]
    for (graha, longitude) in places { longitudes[Int(graha.rawValue)] = longitude }
    let chart = try #require(VedicChart(longitudes: longitudes, lagna: lagna))
    let found = YogaFinder().formations(in: chart).first { $0.yoga == yoga && $0.condition.rule == rule }
    return YogaReading(try #require(found), language: .english)
  }

  @Test func becauseOfWhom() throws {
    #expect(
      try reading(.ruchaka, .exaltedInKendra, lagna: 5, [.mars: 275]).because
        == "Mars is exalted in Capricorn, in the tenth house.")
    #expect(
      try reading(.gajakesari, .inKendra, lagna: nil, [.moon: 40, .jupiter: 130]).because
        == "Jupiter is in the fourth house from the Moon.")
    #expect(
      try reading(.dharmaKarmadhipati, .exchange, lagna: 5, [.jupiter: 275, .saturn: 245]).because
        == "Saturn, ruler of the tenth, and Jupiter, ruler of the ninth, stand in each other’s signs, Sagittarius and Capricorn.")
    #expect(
      try reading(.kahala, .fourthLordWithTenth, lagna: 5, [.moon: 35, .saturn: 40]).because
        == "The Moon, ruler of the fourth, is in its own or exalting sign, together with Saturn, ruler of the tenth.")
    #expect(
      try reading(.neechaBhanga, .dispositorInKendra, lagna: 95, [.saturn: 5, .mars: 185, .moon: 65]).because
        == "Saturn is in its hardest sign, Aries; that sign’s ruler, Mars, is in the fourth house from the Ascendant.")
    #expect(
      try reading(.harsha, .lordInDusthana, lagna: 5, [.mercury: 215]).because
        == "Mercury, ruler of the sixth, is in the eighth house.")
    #expect(
      try reading(.yogakaraka, .rulesKendraAndTrikona, lagna: 95, [:]).because == "Mars rules both the fifth and tenth houses.")
  }

  @Test func whatLiftsIt() throws {
    let shakata = try reading(.shakata, .inSixEightTwelve, lagna: 5, [.moon: 5, .jupiter: 155])
    #expect(shakata.because == "The Moon is in the eighth house from Jupiter.")
    #expect(shakata.relief == "Many texts lift or lessen it here, because the Moon is in an angle from the Ascendant.")
    #expect(try reading(.shakata, .inSixEightTwelve, lagna: 5, [.moon: 35, .jupiter: 245]).relief == nil)
    let lonely: [Graha: Double] = [.sun: 35, .moon: 5, .mars: 65, .mercury: 70, .jupiter: 125, .venus: 75, .saturn: 10]
    #expect(
      try reading(.kemadruma, .onNeitherSide, lagna: 35, lonely).relief
        == "Many texts lift or lessen it here, because Saturn stands with the Moon and Jupiter is in an angle from the Ascendant."
    )
  }

  /// Whatever the chart, every yoga is told in one whole sentence.
  @Test func everySentenceIsWhole() throws {
    var rules: Set<YogaRule> = []
    var state: UInt64 = 7
    func degrees() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 360
    }
    for index in 0..<1500 {
      var longitudes = (0..<8).map { _ in degrees() }
      longitudes.append(longitudes[7] + 180)
      let chart = try #require(VedicChart(longitudes: longitudes, lagna: index % 5 == 0 ? nil : degrees()))
      for formation in YogaFinder().formations(in: chart) {
        rules.insert(formation.condition.rule)
        let reading = YogaReading(formation, language: .english)
        for sentence in [reading.because, reading.relief ?? "Whole."] {
          let isWhole =
            sentence.hasSuffix(".") && sentence.first?.isUppercase == true && !sentence.contains("  ") && !sentence.contains(",.")
            && !sentence.contains(", ,") && sentence.split(separator: " ").count <= 60
          if !isWhole { Issue.record("\(sentence)") }
        }
      }
    }
    #expect(rules.count > 24)
  }
}
