import Astrology
import Atlas
import Ephemeris
import PseudoLanguage
import Testing

@testable import Readings

/// Threads told: every slot filled or closed, every tense and hour that of the touch.
@Suite struct ThreadTellingTests {
  private static func check(_ text: String, _ name: String) {
    #expect(
      !text.contains("{") && !text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && !text.hasSuffix(" "),
      "\(name): \(text)")
    #expect(text.first?.isLowercase != true, "\(name): \(text)")
  }

  private static func texts(_ telling: ThreadTelling) -> [String] {
    [telling.headline, telling.summary, telling.doThis, telling.reflect, telling.say, telling.day] + telling.parts.values
  }

  /// Whichever of the sentences of a passage there are, blanks and capitals are right.
  @Test func everyPassageCloses() {
    let sentences = ["fact": "Mars was there.", "sky": "Mars is here.", "second": "Venus came."]
    for thread in ThreadCatalog.english.threads {
      for phrase in [thread.day] + thread.parts.values {
        let names = ThreadSlots.sentences.filter { phrase.has($0) }
        for choice in 0..<(1 << names.count) {
          let filled = phrase.filled { name in
            guard let place = names.firstIndex(of: String(name)) else { return "your Mars" }
            return choice & (1 << place) != 0 ? sentences[names[place]] : ""
          }
          Self.check(ThreadTelling.closed(filled), thread.id)
        }
      }
    }
  }

  @Test func emptySlotsLeaveNothingBehind() {
    #expect(ThreadTelling.closed(" You go.  Then   you stop ,  and rest . ") == "You go. Then you stop, and rest.")
    #expect(ThreadTelling.closed("the Moon is full") == "The Moon is full")
    #expect(ThreadTelling.closed("") == "")
  }

  /// A new Moon is on a point within a degree of it, and near it beyond that.
  @Test func whatIsOnAPointIsWithinADegree() throws {
    let words = TouchWords(language: .english, day: try LeadPeople.person(0).day(LeadPeople.first), zodiacOffset: 0)
    func told(_ orb: Double) -> String {
      words.telling(
        Touch(
          kind: .lunation(isFull: false), body: .moon, aspect: .conjunction, point: .midheaven,
          timing: TouchTiming(
            phase: .exact, exact: nil, clock: nil, isInSleep: false, since: nil, until: nil, orb: orb, uncertainty: 0, pass: nil),
          longitude: 255, isRetrograde: false, house: nil, natalHouse: nil, others: []))
    }
    #expect(told(0.4) == "the Moon is new in Sagittarius on your Midheaven")
    #expect(told(2.5) == "the Moon is new in Sagittarius near your Midheaven")
  }

  /// Twenty days of ten people, each knowing the days before.
  @Test(arguments: 0..<10) func daysAreToldWhole(_ number: Int) throws {
    let person = try LeadPeople.person(number)
    var facts: [UInt64: Int] = [:]
    var count = 0
    for (day, told) in try ThreadDays.told(person, seed: UInt64(number), days: 20).enumerated() {
      let telling = told.telling
      for text in Self.texts(telling) { Self.check(text, telling.chosen.thread.id) }
      #expect(telling.parts.count == 8)
      #expect(telling.facts.used.count <= 5 && Set(telling.facts.used).count == telling.facts.used.count)
      #expect(telling.facts.ofParts.count <= ThreadFacts.inParts)
      let reasons =
        [telling.facts.reasonOfDay, telling.facts.reasonBeforeSky].compactMap(\.self) + telling.facts.reasonsOfParts.values
      #expect(Set(reasons.map(\.condition.line)).count == reasons.count && reasons.count == telling.facts.used.count)
      for fact in telling.facts.used { #expect(facts.updateValue(day, forKey: fact) == nil, "told again within \(day) days") }
      count += telling.facts.used.count
      #expect(Set(telling.used).count == telling.used.count)
      for text in telling.parts.values { #expect((80...120).contains(DailyComposer.words(text)), "\(text)") }
      // The contact once in the summary, as its timing has it.
      let contact = told.words.telling(told.lead.leading)
      #expect(telling.summary.lowercased().contains("\(contact) \(told.words.when(told.lead.leading))".lowercased()))
    }
    #expect(count > 20)
  }

  @Test(arguments: [1, 4]) func daysTakeNoWordFromEnglish(_ number: Int) throws {
    let person = try LeadPeople.person(number)
    for told in try ThreadDays.told(person, seed: 1, days: 6, in: PseudoLanguage.language) {
      let telling = told.telling
      PseudoLanguageTests.checkLetters(Self.texts(telling) + [telling.dont], telling.chosen.thread.id)
    }
    #expect(PseudoLanguage.language.threads.problems.isEmpty)
    #expect(PseudoLanguage.language.threads.threads.map(\.id) == ThreadCatalog.english.threads.map(\.id))
  }

  // MARK: - the words of a touch

  private static func words() throws -> TouchWords {
    let zone = try TimeZoneHistory(identifier: "Etc/UTC")
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 23))
    return TouchWords(language: .english, day: LocalDay(date, in: zone), zodiacOffset: 0)
  }

  @Test(arguments: [
    (0, 10, "in the small hours"), (4, 59, "in the small hours"), (5, 0, "early this morning"), (8, 0, "this morning"),
    (10, 59, "this morning"), (11, 10, "around eleven"), (11, 40, "around noon"), (12, 29, "around noon"), (12, 30, "around one"),
    (15, 2, "around three"), (17, 45, "around six"), (18, 0, "early this evening"), (20, 0, "tonight"), (22, 59, "tonight"),
    (23, 0, "late tonight"),
  ])
  func anHourIsAPartOfTheDay(hour: Int, minute: Int, said: String) throws {
    let words = try Self.words()
    let clock = try #require(CivilDateTime(date: words.day.date, hour: hour, minute: minute))
    let exact = UTC(daysSinceJ2000: words.day.start.daysSinceJ2000 + Double(hour * 60 + minute) / 1440)
    let touch = ThreadDays.touch(.venus, .trine, .body(.moon), exact: exact, clock: clock)
    #expect(words.contact(touch) == "Venus trines your Moon")
    #expect(words.when(touch) == said)
  }

  @Test(arguments: [
    (-1.0, TouchTiming.Phase.leaving, "the Moon squared your own Moon", "yesterday"),
    (1.0, .coming, "the Moon will square your own Moon", "tomorrow"),
    (4.0, .coming, "the Moon will square your own Moon", "on Friday"),
    (-9.0, .leaving, "the Moon squares your own Moon", "these days"),
  ])
  func anotherDayHasItsTense(days: Double, phase: TouchTiming.Phase, contact: String, when: String) throws {
    let words = try Self.words()
    let exact = UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 + days)
    let touch = ThreadDays.touch(.moon, .square, .body(.moon), phase: phase, exact: exact)
    #expect(words.contact(touch) == contact)
    #expect(words.when(touch) == when)
    #expect(words.isOver(touch) == contact.contains("squared"))
  }

  /// Without the hour of birth a day is told only when every hour leads to it.
  @Test func withoutAnHourOnlyWhatIsSure() throws {
    let words = try Self.words()
    let noon = words.day.noon.daysSinceJ2000
    func touch(_ uncertainty: Double) -> Touch {
      ThreadDays.touch(
        .venus, .trine, .body(.sun), exact: words.day.noon, since: UTC(daysSinceJ2000: noon - 1),
        until: UTC(daysSinceJ2000: noon + 1), uncertainty: uncertainty)
    }
    #expect(words.when(touch(0.3)) == "today")
    #expect(words.when(touch(0.6)) == "these days")
    #expect(words.contact(touch(0.6)) == "Venus trines your Sun")
  }

  @Test func whatLastsHasWeeksAndMonths() throws {
    let words = try Self.words()
    func touch(_ body: CelestialBody, _ phase: TouchTiming.Phase, _ pass: Int? = nil) -> Touch {
      ThreadDays.touch(
        body, .opposition, .body(.venus), phase: phase, exact: UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 + 20),
        since: UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 - 40), until: nil,
        pass: pass.map { .init(number: $0, count: 3, isRetrograde: false) })
    }
    #expect(words.when(touch(.saturn, .coming)) == "these weeks" && words.when(touch(.pluto, .leaving)) == "these months")
    #expect(words.contact(touch(.saturn, .leaving)) == "Saturn opposes your Venus")
    #expect(words.when(touch(.saturn, .exact)) == "today")
    #expect(
      [nil, 1, 2, 3].map { words.pass(touch(.saturn, .exact, $0)) } == [
        "for the only time", "for the first time", "for the second time of three", "for the last time",
      ])
    #expect(words.month(touch(.saturn, .exact).timing.since) == "October" && words.month(nil) == nil)
    #expect(words.month(UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 + 14)) == "early December")
    #expect(words.month(UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 - 700)) == "December 2024")
    // Nobody knows until when: a sentence that would have to say it is not said.
    let open = ThreadTelling.line(of: touch(.saturn, .coming), words: words, seen: [])
    #expect(open == nil || open?.contains("{") == false)
  }

  @Test func theRunnerUpHasASentenceOfItsOwn() throws {
    let words = try Self.words()
    let clock = try #require(CivilDateTime(date: words.day.date, hour: 9, minute: 0))
    let touch = ThreadDays.touch(.venus, .square, .body(.saturn), exact: words.day.noon, clock: clock)
    let line = try #require(ThreadTelling.line(of: touch, words: words, seen: []))
    #expect(line.contains("Venus") && line.contains("your Saturn") && line.contains("this morning"))
    #expect(ThreadTelling.line(of: touch, words: words, seen: [Phrase.hash(line)]) == nil)
    let over = ThreadDays.touch(
      .venus, .square, .body(.saturn), phase: .leaving, exact: UTC(daysSinceJ2000: words.day.noon.daysSinceJ2000 - 1))
    #expect(ThreadTelling.line(of: over, words: words, seen: []) == nil)
  }
}
