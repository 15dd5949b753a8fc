import Astrology
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

  /// The paragraph at the head of a chart is whole, with a sentence of that chart in it.
  @Test func theHeadOfAChartIsOneParagraph() throws {
    var people = KnotPeople(seed: 8)
    var told: Set<String> = []
    for index in 0..<200 {
      let reading = try #require(KnotReading(people.next(isTimeKnown: index % 4 > 0), language: .english))
      let words = reading.text.split(separator: " ").count
      #expect((59...100).contains(words) && !reading.text.contains("{"), "\(reading.text)")
      #expect(reading.knot.conditions.contains { $0.line == reading.reason.condition.line })
      told.insert(reading.text)
    }
    #expect(told.count > 120)
  }
}
