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
        var own = reading
        own.week = []  // A calendar’s captions stay with their events.
        let sentences = own.texts.flatMap { Sentences.of($0) }
        #expect(Set(sentences).count == sentences.count, "a sentence twice on \(reading.date)")
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
        // Whoever has no hour of birth has fewer contacts to be told of, and so comes back to one a little sooner.
        Double(known) / Double(told) <= (person.chart.houses == nil ? 0.105 : 0.10),
        """
        person \(person.number): \(known) of \(told) sentences were read before, \
        most often \(repeated.sorted { $0.value > $1.value }.prefix(8))
        """)
    }
  }

  @Test func twoChartsOfADayAreToldApart() throws {
    let people = try ReadingPerson.all(14)
    for offset in [0, 11, 23] {
      let sky = try ReadingSky(around: CalendarDate(dayNumber: Self.first + offset, calendar: .gregorian))
      let told = try people.map { person in
        var reading = try person.reading(Self.first + offset, in: sky)
        reading.week = []
        return Set(reading.texts.flatMap { Sentences.of($0) })
      }
      for one in told.indices {
        for other in told.indices where other < one {
          let shared = Double(told[one].intersection(told[other]).count) / Double(min(told[one].count, told[other].count))
          #expect(shared < 0.25, "\(one) and \(other) share \(shared)")
        }
      }
    }
  }

  /// Lengths, form and tone of one reading.
  static func check(_ reading: DailyReading) {
    func words(_ text: String) -> Int { text.split(separator: " ").count }
    func sentences(_ paragraph: ReadingParagraph) -> Int { Sentences.of(paragraph.text).count }
    #expect((2...15).contains(words(reading.headline)), "\(reading.headline)")
    #expect((2...6).contains(sentences(reading.summary)), "\(reading.summary.text)")
    #expect(
      (3...7).contains(sentences(reading.overview)) || (2...7).contains(sentences(reading.overview)), "\(reading.overview.text)")
    #expect((3...7).contains(sentences(reading.technicalAnalysis)), "\(reading.technicalAnalysis.text)")
    #expect((2...4).contains(reading.collective.count))
    #expect(reading.categories.map(\.category) == LifeCategory.allCases)
    for category in reading.categories {
      #expect(
        (80...120).contains(words(category.paragraph.text)), "\(words(category.paragraph.text)): \(category.paragraph.text)")
      #expect((3...12).contains(words(category.teaser)), "\(category.teaser)")
    }
    // What stands alone does not begin as if something had come before it.
    for opening in ["Then ", "After ", "And ", "Further ", "Later "] {
      #expect(!reading.lookAhead.text.hasPrefix(opening), "\(reading.lookAhead.text)")
    }
    let texts = reading.texts
    #expect(texts.allSatisfy { !$0.isEmpty })
    let whole = texts.joined(separator: "\n")
    for artefact in ["{", "  ", "..", " ,", " .", "a opposition", " the the ", "\nMoon ", ". Moon "] {
      #expect(!whole.contains(artefact), "“\(artefact)” on \(reading.date)")
    }
    for sentence in texts.flatMap({ Sentences.of($0) }) where sentence.utf8.first.map({ (97...122).contains($0) }) == true {
      Issue.record("in lower case: \(sentence)")
    }
    ToneTests.check(whole)
  }
}
