import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Thousands of readings as a person would get them, against the rules for words.
@Suite struct ReadingToneTests {
  static let first = 2_461_300
  static let groups = Array(0..<10)

  /// Forty days each in three seasons.
  private static let seasons = Result {
    try (0..<3).map { season in
      let start = first + season * 111
      return (start: start, skies: try ReadingPerson.skies(from: start, days: 40))
    }
  }

  /// Two hundred readings a group, two thousand in all: five people for forty days each, with their memories.
  @Test(arguments: groups) func readingsKeepTheRules(group: Int) throws {
    let (start, skies) = try Self.seasons.get()[group % 3]
    for index in 0..<5 {
      let person = try ReadingPerson(group * 5 + index)
      var days: [Set<String>] = []
      var known = 0
      var told = 0
      var repeated: [String: Int] = [:]
      for reading in try person.readings(from: start, days: 40, in: skies) {
        Self.check(reading)
        let sentences = reading.sentences
        let twice = reading.repeated
        #expect(twice.isEmpty, "\(reading.date): \(twice)")
        let earlier = days.suffix(14).reduce(into: Set<String>()) { $0.formUnion($1) }
        if days.count >= 14 {
          let again = sentences.filter { earlier.contains($0) }
          known += again.count
          for sentence in again { repeated[sentence, default: 0] += 1 }
          told += sentences.count
        }
        days.append(Set(sentences))
      }
      #expect(
        Double(known) / Double(told) <= 0.05,
        """
        person \(person.number): \(known) of \(told) sentences were read before, \
        most often \(repeated.sorted { $0.value > $1.value }.prefix(8))
        """)
    }
  }

  /// Lengths, form and tone of one reading.
  static func check(_ reading: DailyReading, overview: ClosedRange<Int> = 2...12) {
    func words(_ text: String) -> Int { text.split(separator: " ").count }
    func sentences(_ paragraph: ReadingParagraph) -> Int { Sentences.of(paragraph.text).count }
    #expect((2...15).contains(words(reading.headline)), "\(reading.headline)")
    #expect((2...6).contains(sentences(reading.summary)), "\(reading.summary.text)")
    #expect(overview.contains(sentences(reading.overview)), "\(reading.overview.text)")
    if let sky = reading.sky { #expect((1...6).contains(sentences(sky)), "\(sky.text)") }
    #expect((3...7).contains(sentences(reading.technicalAnalysis)), "\(reading.technicalAnalysis.text)")
    #expect((2...4).contains(reading.collective.count))
    #expect(reading.categories.map(\.category) == LifeCategory.allCases)
    for category in reading.categories {
      #expect(
        (80...120).contains(words(category.paragraph.text)), "\(words(category.paragraph.text)): \(category.paragraph.text)")
      #expect(category.teaser.count > 8 && category.paragraph.text.hasPrefix(category.teaser), "\(category.teaser)")
    }
    // What stands alone does not begin as if something had come before it.
    for opening in ["Then ", "After ", "And ", "Further ", "Later "] {
      #expect(!reading.lookAhead.text.hasPrefix(opening), "\(reading.lookAhead.text)")
    }
    let texts = reading.texts
    #expect(texts.allSatisfy { !$0.isEmpty })
    let whole = TextBytes(texts.joined(separator: "\n"))
    for artefact in ["{", "  ", "..", " ,", " .", "a opposition", " the the ", "\nMoon ", ". Moon "] {
      #expect(!whole.contains(artefact), "“\(artefact)” on \(reading.date)")
    }
    for sentence in texts.flatMap({ Sentences.of($0) }) where sentence.utf8.first.map({ (97...122).contains($0) }) == true {
      Issue.record("in lower case: \(sentence)")
    }
    ToneTests.check(whole.text)
  }
}

extension DailyReading {
  /// Sentences that stand in it twice; “Let them.” and the like may.
  var repeated: [String] {
    Dictionary(grouping: sentences) { $0 }.filter { $0.value.count > 1 && $0.key.split(separator: " ").count > 3 }.map(\.key)
  }

  /// What is told in whole sentences, but for the captions of the calendar, which stay with their events, and the lines on closed cards, which
  /// are how their paragraphs begin.
  var sentences: [String] {
    var told = self
    told.week = []
    let teasers = Set(categories.map(\.teaser))
    return told.texts.filter { !teasers.contains($0) }.flatMap { Sentences.of($0) }
  }
}
