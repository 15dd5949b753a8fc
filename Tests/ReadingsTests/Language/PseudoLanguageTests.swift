import Astrology
import Ephemeris
import Foundation
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
      let sky = try ReadingSky(around: day.date)
      var composer = try DailyComposer(
        chart: person.chart, day: day, sky: sky, seed: person.seed, language: PseudoLanguage.language)
      let texts = try Self.texts(of: composer.reading())
      #expect(texts.contains { $0.contains("áá") })
      Self.check(texts, "the day")
      for sign in ZodiacSign.allCases {
        Self.check(try Self.texts(of: SignReading(sign: sign, day: day, sky: sky, language: PseudoLanguage.language)), sign.name)
      }
      let events = try PeriodReading.events(from: day, over: .weekly)
      let week = try PeriodReading(
        chart: person.chart, from: day, over: .weekly, events: events, seed: 1, language: PseudoLanguage.language)
      Self.check(try Self.texts(of: week), "the week")
    }
  }

  @Test func aReportTakesNoSentenceFromEnglish() throws {
    for index in 0..<3 {
      let chart = try ReportTests.chart(index)
      let report = try ReportComposer(chart, from: ReportTests.start, language: PseudoLanguage.language).report(.comprehensive)
      Self.check(try Self.texts(of: report), "the report")
      let insight = try #require(FirstInsight(chart, language: PseudoLanguage.language))
      Self.check([insight.headline, insight.invitation ?? ""] + insight.parts.map(\.text), "the first reading")
      Self.check(BalanceReading(ChartBalance(chart), language: PseudoLanguage.language).sentences, "the balance")
    }
    let tonight = TonightReading(try SkyTonight(at: SkyTonightTests.morning), language: PseudoLanguage.language)
    Self.check([tonight.headline, tonight.lead], "tonight")
  }

  /// The scan finds what it looks for: the same readings in English are full of it.
  @Test func theScanFindsEnglish() throws {
    let chart = try ReportTests.chart(0)
    let insight = try #require(FirstInsight(chart, language: .english))
    #expect(Self.english.contains(insight.headline))
    #expect(insight.parts.contains { part in Sentences.of(part.text).contains { Self.english.contains($0) } })
  }
}
