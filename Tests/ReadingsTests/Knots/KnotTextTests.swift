import Astrology
import PseudoLanguage
import Testing

@testable import Readings

/// The words of knots against the rules of the house.
@Suite struct KnotTextTests {
  private static let knots = KnotCatalog.english.knots
  private static let facts = knots.flatMap(\.conditions).flatMap(\.facts).map(\.phrase.text)
  private static let others = knots.flatMap { [$0.name, $0.does, $0.instead, $0.portrait.text] }

  @Test func everyLineKeepsToTheStyleSheet() {
    #expect(Self.facts.count > 900)
    for text in Self.facts + Self.others { ToneTests.check(text) }
  }

  /// The same three words open at most four of all fact lines.
  @Test func openingsVary() {
    var openings: [String: [String]] = [:]
    for text in Self.facts {
      let words = text.lowercased().split(separator: " ").prefix(3).map { $0.filter { $0.isLetter || "{}’".contains($0) } }
      openings[words.joined(separator: " "), default: []].append(text)
    }
    for (opening, texts) in openings where texts.count > 4 { Issue.record("“\(opening)”: \(texts)") }
  }

  /// What stands in a knot stands nowhere else, in knots or in the phrasebook.
  @Test func noSentenceIsWrittenTwice() {
    var seen: [String: String] = [:]
    for text in Phrasebook.english.all.map(\.text) { for sentence in Sentences.of(text) { seen[sentence] = text } }
    for text in Self.facts + Self.others {
      for sentence in Sentences.of(text) where sentence.split(separator: " ").count > 3 {
        if let other = seen.updateValue(text, forKey: sentence) { Issue.record("“\(sentence)” in “\(text)” and “\(other)”") }
      }
    }
  }

  /// “With your X in Y” is a habit of the trade; once among the three sentences of a condition is enough.
  @Test func theThreeOfAConditionAreToldDifferently() {
    for condition in Self.knots.flatMap(\.conditions) {
      let texts = condition.facts.map { $0.phrase.text.lowercased() }
      #expect(texts.count { $0.contains("with your") } <= 1, "\(texts)")
      #expect(Set(texts.map { $0.prefix(8) }).count == texts.count, "\(texts)")
    }
  }

  /// A sign that begins with a vowel follows no “a”.
  @Test func articlesFitTheSigns() {
    let vowels: [ZodiacSign] = [.aries, .aquarius]
    for condition in Self.knots.flatMap(\.conditions) {
      guard case .signs(_, let signs)? = condition.tests.first, vowels.contains(where: { signs & 1 << UInt16($0.rawValue) != 0 })
      else { continue }
      for fact in condition.facts { #expect(!" \(fact.phrase.text.lowercased())".contains(" a {sign}"), "\(fact.phrase.text)") }
    }
  }

  /// Each paragraph is whole, with a sentence of that chart in it, and the first one hardly ever the first one of somebody else.
  @Test func theParagraphsOfAChartAreWhole() throws {
    var people = KnotPeople(seed: 8)
    var heads: [String: Int] = [:]
    for index in 0..<200 {
      let chart = try people.next(isTimeKnown: index % 4 > 0)
      let readings = KnotReading.all(of: chart, language: .english)
      #expect((6...10).contains(readings.count))
      #expect(Set(readings.map(\.id)).count == readings.count)
      for reading in readings {
        let words = reading.text.split(separator: " ").count
        #expect((59...100).contains(words) && !reading.text.contains("{"), "\(reading.text)")
      }
      for reading in readings where reading.aspect != nil {
        #expect(chart.angles != nil && reading.points.count == 2)
      }
      heads[try #require(readings.first).text, default: 0] += 1
    }
    let alike = heads.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    #expect(Double(alike) / (200 * 199 / 2) < 0.05, "\(alike) pairs")
  }

  /// Whoever has a language of their own reads it there, and never the English one.
  @Test func aLanguageHasItsOwnKnots() throws {
    var people = KnotPeople(seed: 9)
    #expect(PseudoLanguage.language.knots.problems.isEmpty)
    #expect(PseudoLanguage.language.knots.knots.map(\.id) == Self.knots.map(\.id))
    for index in 0..<20 {
      let chart = try people.next(isTimeKnown: index % 2 > 0)
      let told = KnotReading.all(of: chart, language: PseudoLanguage.language)
      let english = KnotReading.all(of: chart, language: .english)
      #expect(told.map(\.id) == english.map(\.id) && told.map(\.points) == english.map(\.points))
      for reading in told {
        #expect(reading.text.contains("áá") || reading.text.contains("éé"))
        let bare = reading.text.split { !$0.isLetter }.filter { $0.contains { "aeiou".contains($0) } }
        #expect(bare.isEmpty, "\(bare)")
      }
    }
    #expect(Language(tag: "pt", files: []).knots.knots.count == Self.knots.count)
  }
}
