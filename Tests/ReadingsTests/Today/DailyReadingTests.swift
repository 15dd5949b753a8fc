import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

@Suite struct DailyReadingTests {
  /// 21 November 2026.
  static let first = 2_461_366

  @Test func theSameDayGivesTheSameWords() throws {
    let person = try ReadingPerson(0)
    let sky = try DaySky(Self.first)
    #expect(try person.reading(Self.first, in: sky) == person.reading(Self.first, in: sky))
  }

  @Test func theDayIsNamedInThePersonsZone() throws {
    let zone = try TimeZoneHistory(identifier: "Pacific/Honolulu")
    // 03:00 UTC on the 21st.
    let instant = UTC(daysSinceJ2000: CalendarDate(year: 2026, month: 11, day: 21)!.midnight(in: .gregorian) + 0.125)
    let day = LocalDay(containing: instant, in: zone)
    #expect(day.date == CalendarDate(year: 2026, month: 11, day: 20)!)
    #expect(day.clock(at: day.noon).hour == 12)
  }

  /// In spring and autumn a day has 23 and 25 hours where clocks change.
  @Test func daysAreAsLongAsTheClocksMakeThem() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    func hours(_ month: Int, _ day: Int) -> Double {
      let day = LocalDay(CalendarDate(year: 2026, month: month, day: day)!, in: zone)
      return ((day.end.daysSinceJ2000 - day.start.daysSinceJ2000) * 24).rounded()
    }
    #expect(hours(3, 29) == 23)
    #expect(hours(10, 25) == 25)
    #expect(hours(7, 1) == 24)
    let day = LocalDay(CalendarDate(year: 2026, month: 3, day: 28)!, in: zone)
    #expect(day.advanced(by: 1).start == day.end)
    #expect(day.days(to: day.advanced(by: 1).noon) == 1)
  }

  /// Mercury trine natal Saturn of the pictures in the design: exact on 22 November 2026 at 18:47 in Lisbon, for a birth there on 14 May
  /// 1994 at 07:20.
  @Test func contactsAreThoseOfTheSky() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let chart = try NatalChart(
      of: BirthMoment(
        CivilDateTime(date: CalendarDate(year: 1994, month: 5, day: 14)!, hour: 7, minute: 20)!,
        at: GeographicLocation(latitude: 38.7223, longitude: -9.1393)!, in: zone))
    let day = LocalDay(CalendarDate(year: 2026, month: 11, day: 21)!, in: zone)
    let contacts = try DayContacts(to: chart, on: day, in: ReadingSky(around: day.date))
    let contact = try #require(contacts.all.first { $0.name == "mercury trine saturn" })
    let clock = day.clock(at: contact.exact)
    #expect((clock.date.day, clock.hour, clock.minute) == (22, 18, 47))
    #expect(contact.approach == .coming)
    #expect(abs(contact.orb - 1.41) < 0.01)
    #expect(contact.house == 6 && contact.natalHouse == 11)
    // The Moon of the day only.
    #expect(contacts.all.filter { $0.body == .moon }.allSatisfy { day.contains($0.exact) })
  }

  @Test func withoutAnHourNoHouseAndNoMoonOfBirthIsSpokenOf() throws {
    let person = try ReadingPerson(3)
    #expect(person.chart.angles == nil)
    for (index, sky) in try ReadingPerson.skies(from: Self.first, days: 10).enumerated() {
      let reading = try person.reading(Self.first + index, in: sky)
      let evidence = reading.categories.flatMap(\.paragraph.evidence) + reading.summary.evidence + reading.keyTransit.evidence
      #expect(evidence.allSatisfy { $0.house == nil && $0.natalHouse == nil })
      #expect(evidence.allSatisfy { $0.point != .body(.moon) && $0.point != .ascendant && $0.point != .midheaven })
      for text in reading.texts {
        // Its sign may be a reason where it is the same at every hour; UnknownHourTests holds reasons to all of them.
        let rest = text.replacing(/your Moon is in [A-Z][a-z]+/, with: "")
        #expect(!rest.contains("your Ascendant") && !rest.contains("your Moon"), "\(text)")
      }
    }
  }

  @Test func everyParagraphShowsItsReasons() throws {
    let sky = try DaySky(Self.first)
    for person in try ReadingPerson.all(12) {
      let reading = try person.reading(Self.first, in: sky)
      let paragraphs =
        [
          reading.overview, reading.summary, reading.technicalAnalysis, reading.keyTransit, reading.areaOfLife,
          reading.lunarCycle,
          reading.lookAhead,
        ] + reading.collective + reading.categories.map(\.paragraph)
      for paragraph in paragraphs {
        #expect(!paragraph.text.isEmpty && !paragraph.evidence.isEmpty)
        for fact in paragraph.evidence { #expect(!fact.text.isEmpty) }
      }
    }
  }

  /// What leads several days in a row steps back; what is opened most comes forward.
  @Test func memoryChoosesTheEmphasis() throws {
    let person = try ReadingPerson(1)
    let sky = try DaySky(Self.first)
    let plain = try person.reading(Self.first, in: sky)
    let tired = ReadingMemory(days: (1...4).map { .init(number: Self.first - $0, leading: plain.leading, phrases: []) })
    #expect(try person.reading(Self.first, in: sky, memory: tired).leading != plain.leading)
    #expect(ReadingMemory(opened: [.homeEnvironment: 6, .loveRelationships: 1]).favorites == [.homeEnvironment])
    #expect(ReadingMemory(opened: [.homeEnvironment: 2]).favorites.isEmpty)
  }

  /// A memory may come from a file, with any numbers in it.
  @Test(arguments: [Int.max, .min]) func aMemoryOfAnyNumbersChooses(_ number: Int) throws {
    let person = try ReadingPerson(1)
    let sky = try DaySky(Self.first)
    let memory = ReadingMemory(
      days: [.init(number: number, leading: "sun square moon", phrases: [1])],
      opened: Dictionary(uniqueKeysWithValues: LifeCategory.allCases.map { ($0, number) }),
      themes: ["moon": number, "sun": number])
    #expect(try !person.reading(Self.first, in: sky, memory: memory).headline.isEmpty)
  }

  @Test func theWeekIsInOrderAndHasOneChief() throws {
    let sky = try DaySky(Self.first)
    for person in try ReadingPerson.all(8) {
      let week = try person.reading(Self.first, in: sky).week
      #expect(week.map(\.at) == week.map(\.at).sorted())
      #expect(week.filter(\.isChief).count <= 1 || Set(week.filter(\.isChief).map(\.at)).count == 1)
      #expect(week.allSatisfy { !$0.line.isEmpty && !$0.title.isEmpty })
    }
  }

  /// A degree that is named with an hour is the degree of that hour, not of noon.
  @Test func degreesAreThoseOfTheHour() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    for person in try ReadingPerson.all(6) {
      let day = LocalDay(CalendarDate(year: 2026, month: 11, day: 21)!, in: zone)
      let contacts = try DayContacts(to: person.chart, on: day, in: ReadingSky(around: day.date))
      for contact in contacts.all where contact.approach == .today {
        let place = try Sky(at: TT(contact.exact)).position(of: contact.body).longitude
        #expect(abs(signedDegrees(place - contact.exactLongitude)) < 0.001, "\(contact.name)")
        let separation = abs(signedDegrees(contact.exactLongitude - contact.natalLongitude))
        #expect(abs(separation - contact.kind.angle) < 0.001, "\(contact.name)")
      }
    }
  }

  /// Color, number and hour come from contacts that are there, and speak of nothing that is over as if it were to come.
  @Test func smallThingsHaveTheirReasons() throws {
    var colors: Set<String> = []
    var numbers: Set<String> = []
    for number in 0..<6 {
      let sky = try DaySky(Self.first + number * 5)
      for person in try ReadingPerson.all(8) {
        let reading = try person.reading(Self.first + number * 5, in: sky)
        #expect(reading.correspondences.count >= 2 && reading.correspondences.map(\.kind).prefix(2) == ["color", "number"])
        for thing in reading.correspondences {
          #expect(!thing.value.isEmpty && !thing.reason.isEmpty && !thing.reason.contains("{"))
          #expect(!thing.reason.contains("yesterday"), "\(thing.reason)")
        }
        colors.insert(reading.correspondences[0].value)
        numbers.insert(reading.correspondences[1].value)
      }
    }
    #expect(colors.count >= 5 && numbers.count >= 5)
  }

  @Test func plainWordsNamePartsOfLife() {
    #expect(LifeCategory(tag: "Work") == .pathProfession)
    #expect(LifeCategory(tag: "#mum") == .familyFriendships)
    #expect(LifeCategory(tag: "home_environment") == .homeEnvironment)
    for word in ["", "#", "purple", "仕事"] { #expect(LifeCategory(tag: word) == nil) }
  }
}
