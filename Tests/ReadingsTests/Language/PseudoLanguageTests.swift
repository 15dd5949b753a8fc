import Astrology
import Ephemeris
import Foundation
import PseudoLanguage
import Testing

@testable import Readings

/// Readings in a language that is not English take no authored sentence from the English files.
@Suite struct PseudoLanguageTests {
  /// Every sentence of the English files that has no placeholder.
  static let english: Set<String> = {
    var sentences: Set<String> = []
    for phrase in Phrasebook.english.all where !phrase.isTemplate { sentences.formUnion(Sentences.of(phrase.text)) }
    return sentences
  }()

  /// The texts of anything that can be encoded, however deep they lie.
  static func texts(of value: some Encodable) throws -> [String] {
    var found: [String] = []
    func collect(_ value: Any) {
      switch value {
      case let text as String: found.append(text)
      case let list as [Any]: list.forEach(collect)
      case let fields as [String: Any]: fields.values.forEach(collect)
      default: break
      }
    }
    collect(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)))
    return found
  }

  static func check(_ texts: [String], _ name: String) {
    for text in texts {
      for sentence in Sentences.of(text) where sentence.contains(" ") && english.contains(sentence) {
        Issue.record("\(name) says “\(sentence)” in English")
      }
    }
  }

  /// Names of the API, which are in every language the same.
  static let phases = Set(MoonPhase.allCases.map(\.apiName))

  /// In the pseudo-language every vowel has an accent: a bare one is a word that came past it.
  static func checkLetters(_ texts: [String], _ name: String) {
    for text in texts where text.replacing("UTC", with: "").contains(where: { "aeiouAEIOU".contains($0) }) {
      Issue.record("\(name) has bare letters in “\(text)”")
    }
  }

  /// All facts that a day rests on.
  static func facts(of reading: DailyReading) -> [ReadingEvidence] {
    let paragraphs =
      [reading.overview, reading.summary, reading.technicalAnalysis, reading.keyTransit, reading.areaOfLife, reading.lunarCycle]
      + reading.categories.map(\.paragraph) + reading.collective + [reading.lookAhead]
    return paragraphs.flatMap(\.evidence)
  }

  /// Sentences of sidereal charts, of houses, and of clocks.
  @Test func whatElseIsToldTakesNoWordFromEnglish() throws {
    let language = PseudoLanguage.language
    let chart = try VedicReadingTests.chart()
    let houses = BhavaReading.all(of: chart, language: language)
    Self.checkLetters(houses.flatMap { [$0.meaning, $0.influence] }, "the houses")
    let formations = YogaFinder().formations(in: chart).map { YogaReading($0, language: language) }
    #expect(!formations.isEmpty)
    Self.checkLetters(formations.flatMap { [$0.meaning, $0.because, $0.relief ?? ""] }, "the yogas")
    Self.checkLetters(HouseMeaning.all(in: language).flatMap { [$0.name, $0.theme, $0.lifeArea] }, "the meanings of houses")
    for lord in Graha.allCases {
      let guide = DashaGuide(.mahadasha, of: lord, language: language)
      Self.checkLetters([guide.title, guide.overview, guide.advice, guide.annotation] + guide.keywords, lord.name)
    }
  }

  @Test func theFilesAreLongerAndKeepTheirPlaceholders() {
    let english = Phrasebook.english
    let other = PseudoLanguage.language.book
    #expect(Set(other.keys) == Set(english.keys))
    #expect(other.missing.isEmpty)
    let length = (english.all.reduce(0) { $0 + $1.text.count }, other.all.reduce(0) { $0 + $1.text.count })
    #expect((1.25...1.5).contains(Double(length.1) / Double(length.0)))
    #expect(PseudoLanguage.told("The {when} is a day.") == "Théé {when} íís áá dááý.")
    #expect(english.all.count { $0.isTemplate } == other.all.count { $0.isTemplate })
  }

  @Test(arguments: [0, 3, 6]) func aDayTakesNoSentenceFromEnglish(number: Int) throws {
    let person = try ReadingPerson(number)
    for offset in [0, 9] {
      let day = LocalDay(CalendarDate(dayNumber: 2_461_366 + offset, calendar: .gregorian), in: person.zone)
      let sky = try DaySky(day.date)
      var composer = try DailyComposer(
        chart: person.chart, day: day, sky: sky.sky, leadingSky: sky.leading, seed: person.seed, language: PseudoLanguage.language
      )
      let reading = try composer.reading()
      let texts = try Self.texts(of: reading)
      #expect(texts.contains { $0.contains("áá") })
      Self.check(texts.filter { !Self.phases.contains($0) }, "the day")
      let facts = Self.facts(of: reading)
      #expect(facts.count > 20)
      Self.checkLetters(reading.texts + reading.week.map(\.title) + facts.flatMap { [$0.text, $0.meaning] }, "the day")
      for sign in ZodiacSign.allCases {
        let reading = try SignReading(sign: sign, day: day, sky: sky.sky, language: PseudoLanguage.language)
        Self.check(try Self.texts(of: reading), sign.name)
        Self.checkLetters([reading.headline, reading.text] + reading.paragraphs.flatMap(\.evidence).map(\.text), sign.name)
      }
      let events = try PeriodReading.events(from: day, over: .weekly)
      let week = try PeriodReading(
        chart: person.chart, from: day, over: .weekly, readOn: day, events: events, seed: 1, language: PseudoLanguage.language)
      Self.check(try Self.texts(of: week), "the week")
      Self.checkLetters([week.text] + week.paragraphs.flatMap(\.evidence).map(\.text), "the week")
    }
  }

  @Test func aReportTakesNoSentenceFromEnglish() throws {
    for index in 0..<3 {
      let chart = try ReportTests.chart(index)
      let report = try ReportComposer(chart, from: ReportTests.start, language: PseudoLanguage.language).report(.comprehensive)
      let paragraphs = report.sections.flatMap(\.paragraphs)
      Self.check(report.keyInsights + paragraphs.map(\.text), "the report")
      Self.checkLetters(
        [report.title, report.summary] + report.keyInsights + report.sections.map(\.title) + paragraphs.map(\.text)
          + paragraphs.flatMap(\.evidence).map(\.text), "the report")
      let insight = try #require(FirstInsight(chart, language: PseudoLanguage.language))
      Self.check([insight.headline, insight.invitation ?? ""] + insight.parts.map(\.text), "the first reading")
      Self.checkLetters([insight.headline, insight.signs] + insight.parts.map(\.text), "the first reading")
      Self.check(BalanceReading(ChartBalance(chart), language: PseudoLanguage.language).sentences, "the balance")
    }
    let tonight = TonightReading(try SkyTonight(at: SkyTonightTests.morning), language: PseudoLanguage.language)
    Self.check([tonight.headline, tonight.lead], "tonight")
    Self.checkLetters([tonight.headline, tonight.lead], "tonight")
  }

  /// The scan finds what it looks for: the same readings in English are full of it.
  @Test func theScanFindsEnglish() throws {
    let chart = try ReportTests.chart(0)
    let insight = try #require(FirstInsight(chart, language: .english))
    #expect(Self.english.contains(insight.headline))
    #expect(insight.parts.contains { part in Sentences.of(part.text).contains { Self.english.contains($0) } })
  }
}
