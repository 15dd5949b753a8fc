import Astrology
import Atlas
import Ephemeris
import PseudoLanguage
import Testing

@testable import Readings

/// Whole readings that threads tell, against the rules for words and against each other.
@Suite struct ThreadReadingTests {
  /// The skies of the days of ``LeadPeople``, for the paragraphs with degrees and hours.
  private static let skies = Result {
    try (0..<14).map { try ReadingSky(around: CalendarDate(dayNumber: LeadPeople.first + $0, calendar: .gregorian)) }
  }

  /// Days in a row of a person, each knowing those before it.
  private static func readings(_ number: Int, days: Int, language: Language = .english) throws -> [DailyReading] {
    let person = try LeadPeople.person(number)
    let (skies, leading) = (try Self.skies.get(), try LeadPeople.skies.get())
    var memory = ReadingMemory()
    return try (0..<min(days, skies.count)).map { index in
      let day = person.day(LeadPeople.first + index)
      var composer = try DailyComposer(
        chart: person.chart, day: day, sky: skies[index], leadingSky: leading[index], seed: UInt64(number), memory: memory,
        language: language)
      let reading = try composer.reading()
      memory.days.append(.init(number: day.number, leading: reading.leading, phrases: reading.phrases))
      return reading
    }
  }

  private static func isTold(_ reading: DailyReading) -> Bool { reading.phrases.contains(where: ThreadCatalog.english.hasThread) }

  /// The threads that begin from a habit, which not everybody shares.
  private static let personal = Set(ThreadCatalog.english.threads.filter(\.kind.isOfKnots).map(\.number))

  @Test(arguments: 0..<8) func readingsKeepTheRules(_ number: Int) throws {
    var threads: Set<UInt64> = []
    var count = 0
    for reading in try Self.readings(number, days: 14) {
      #expect(Self.isTold(reading), "\(reading.date) \(reading.leading)")
      guard Self.isTold(reading) else { continue }
      count += 1
      let twice = reading.repeated
      #expect(twice.isEmpty, "\(reading.date): \(twice)")
      ReadingToneTests.check(reading)
      let own = reading.phrases.filter(ThreadCatalog.english.hasThread)
      #expect(own.count == 1 && threads.isDisjoint(with: own), "a thread twice by \(reading.date)")
      threads.formUnion(own)
      let dont = reading.advice.dont
      #expect(dont.hasPrefix("Don’t ") && dont.dropFirst(6).first?.isLowercase == true, "\(dont)")
      #expect(dont.hasSuffix(".") && !dont.hasSuffix("..") && !dont.hasPrefix("Don’t don’t"), "\(dont)")
      // The day, the summary, the contact in full and every part of life rest on the same touch.
      let leading = "\(reading.leading)"
      for paragraph in [reading.summary, reading.overview, reading.keyTransit] + reading.categories.map(\.paragraph) {
        let fact = try #require(paragraph.evidence.first)
        // An event has no second end, or one of its own.
        guard leading.split(separator: " ").count == 3,
          CelestialBody.allCases.contains(where: { leading.hasPrefix("\($0.key) ") })
        else { continue }
        let point = try #require(fact.point)
        let aspect = try #require(fact.aspect)
        #expect("\(fact.body.key) \(aspect.key) \(point.key)" == leading)
      }
      let passages = Set(reading.categories.map(\.paragraph.text))
      #expect(passages.count == 8)
    }
    #expect(count == 14)
  }

  /// Of two people whom one day gives a contact, each is told by a thought of their own, or at least by reasons of their own.
  @Test func twoPeopleOfADayAreToldApart() throws {
    var told: [Int: [Set<String>]] = [:]
    for number in 20..<32 {
      for (index, reading) in try Self.readings(number, days: 3).enumerated()
      where reading.phrases.contains(where: Self.personal.contains) {
        var own = reading
        own.week = []
        own.collective = []
        told[index, default: []].append(Set(own.texts.flatMap { Sentences.of($0) }))
      }
    }
    var pairs = 0
    var apart = 0
    for (_, day) in told {
      for one in day.indices {
        for other in day.indices where other < one {
          let shared = Double(day[one].intersection(day[other]).count) / Double(min(day[one].count, day[other].count))
          pairs += 1
          if shared <= 0.1 { apart += 1 }
        }
      }
    }
    #expect(pairs > 20 && Double(apart) / Double(pairs) > 0.95, "\(apart) of \(pairs)")
  }

  /// Near a pole there may be no houses; without an hour there is no Moon of birth. Both are told.
  @Test func polarBirthsAreTold() throws {
    let zone = try TimeZoneHistory(identifier: "Arctic/Longyearbyen")
    let place = try #require(GeographicLocation(latitude: 78.22, longitude: 15.65))
    let date = try #require(CalendarDate(year: 1988, month: 6, day: 21))
    let clock = try #require(CivilDateTime(date: date, hour: 1, minute: 30))
    let chart = try NatalChart(of: BirthMoment(clock, fold: .earlier, at: place, in: zone))
    for index in 0..<4 {
      let day = LocalDay(CalendarDate(dayNumber: LeadPeople.first + index, calendar: .gregorian), in: zone)
      var composer = try DailyComposer(
        chart: chart, day: day, sky: Self.skies.get()[index], leadingSky: LeadPeople.skies.get()[index], seed: 5,
        language: .english)
      let reading = try composer.reading()
      #expect(!reading.headline.isEmpty && reading.categories.count == 8)
      #expect(!reading.texts.joined().contains("{"))
    }
  }

  @Test(arguments: [0, 4]) func aDayTakesNoWordFromEnglish(_ number: Int) throws {
    for reading in try Self.readings(number, days: 2, language: PseudoLanguage.language) {
      PseudoLanguageTests.checkLetters(
        reading.texts + reading.categories.flatMap(\.paragraph.evidence).flatMap { [$0.text, $0.meaning] }, "the day")
    }
  }

  /// A contact and the touch that it is say one thing of where the exact moment lies.
  @Test func contactsAgreeWithTheirTouches() throws {
    let zone = try TimeZoneHistory(identifier: "Etc/UTC")
    let (skies, leading) = (try Self.skies.get(), try LeadPeople.skies.get())
    var count = 0
    for number in 0..<10 {
      let person = try LeadPeople.person(number)
      for index in [0, 6, 12] {
        let day = LocalDay(CalendarDate(dayNumber: LeadPeople.first + index, calendar: .gregorian), in: zone)
        let composer = try DailyComposer(
          chart: person.chart, day: day, sky: skies[index], leadingSky: leading[index], seed: 1, language: .english)
        let told = composer.threadDay()
        guard told.lead.leading.kind == .contact, let key = told.key, key.span == nil,
          let exact = told.lead.leading.timing.exact
        else { continue }
        count += 1
        #expect(abs(key.exact.daysSinceJ2000 - exact.daysSinceJ2000) < 0.01, "\(key.name)")
        let phase: TouchTiming.Phase =
          switch key.approach {
          case .gone: .leaving
          case .today: .exact
          case .coming: .coming
          }
        #expect(phase == told.lead.leading.timing.phase)
      }
    }
    #expect(count > 10)
  }

  /// Whatever of a passage stands there, its line is how it begins, in whole sentences, and has room in its row.
  @Test func aLineIsSentencesOfItsPassage() {
    let fact = "Mars was at home in your seventh house when you were born, and it has never quite left that house since then."
    for thread in ThreadCatalog.english.threads {
      for (part, phrase) in thread.parts {
        for fact in ["", fact] {
          let passage = ThreadTelling.closed(phrase.filled { _ in fact })
          let line = FirstLine.opening(passage)
          #expect((8...220).contains(line.count) && passage.hasPrefix(line), "\(thread.id) \(part.key): \(line)")
          #expect(line.last.map { ".?!”".contains($0) } == true, "\(thread.id) \(part.key): \(line)")
        }
      }
    }
  }
}
