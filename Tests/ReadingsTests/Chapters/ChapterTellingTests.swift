import Astrology
import Atlas
import Ephemeris
import PseudoLanguage
import Testing

@testable import Readings

/// Chapters told to random people, held against the typed chapters.
@Suite struct ChapterTellingTests {
  /// A language in which everything is written.
  private static let whole: Language = {
    var text = ""
    for kind in ChapterText.Kind.allCases {
      for id in kind.ids.sorted() {
        text += "[\(kind.head) \(id)]\n" + kind.fields.map { "\($0): The \($0) of \(id).\n" }.joined()
      }
    }
    return Language(tag: "xx", files: [("chapters/all.chapters", text)])
  }()

  private struct Told {
    let chapter: Chapter
    let telling: ChapterTelling?
    let person: LeadPeople.Person
    let day: LocalDay
  }

  private static func told(_ number: Int, _ language: Language = whole) throws -> [Told] {
    let person = try LeadPeople.person(number)
    let skies = try LeadPeople.skies.get()
    let index = number * 7 % skies.count
    let day = person.day(LeadPeople.first + index)
    return Chapters(of: person.chart, on: day, in: skies[index]).all.map { chapter in
      Told(
        chapter: chapter, telling: ChapterTelling(chapter, of: person.chart, on: day, in: skies[index], language: language),
        person: person, day: day)
    }
  }

  /// No date of a telling differs from the typed chapter, nor from what a reading of the day says.
  @Test(arguments: [0, 50, 100, 150]) func whatIsToldAgreesWithTheChapter(_ first: Int) throws {
    var places: Set<Chapter.Place> = []
    for number in first..<(first + 50) {
      for told in try Self.told(number) where told.chapter.uncertainty == 0 {
        let chapter = told.chapter
        let telling = try #require(told.telling, "\(chapter.name)")
        let timing = chapter.timing(on: told.day)
        places.insert(chapter.place(on: told.day))
        #expect(telling.begin == chapter.begin && telling.end == chapter.end)
        let exact = telling.moments.filter(\.kind.isExact)
        #expect(exact.map(\.at) == chapter.passes.map { $0.exact })
        if chapter.isMoving {
          #expect(exact.contains { $0.state == .today } == (timing.phase == .exact), "\(chapter.name)")
          let instants = telling.moments.map(\.at)
          #expect(timing.exact == nil || instants.contains(timing.exact))
          #expect(timing.since == nil || instants.contains(timing.since))
          #expect(timing.until == nil || instants.contains(timing.until))
        }
        for moment in telling.moments {
          let at = try #require(moment.at)
          #expect((moment.state == .past) == (at < told.day.start) && (moment.state == .ahead) == (at >= told.day.end))
          #expect(moment.when == Self.whole.dates.day(told.day.clock(at: at).date, near: told.day.date))
        }
        #expect(telling.moments.map { $0.at?.daysSinceJ2000 ?? 0 } == telling.moments.map { $0.at?.daysSinceJ2000 ?? 0 }.sorted())
        for moment in exact where moment.state != .today { #expect(telling.facts.contains(moment.when), "\(telling.facts)") }
        #expect(telling.until == nil || telling.facts.hasSuffix(telling.until ?? ""))
        try Self.checkPlace(telling, chapter.place(on: told.day), chapter)
      }
    }
    #expect(places.count >= 3)
  }

  private static func checkPlace(_ telling: ChapterTelling, _ place: Chapter.Place, _ chapter: Chapter) throws {
    let present = telling.present?.part
    #expect(telling.sections.count(where: \.isPresent) <= 1)
    switch chapter.kind {
    case .contact, .homecoming:
      let wanted: ChapterText.Part =
        switch place {
        case .comingIn: .beginning
        case .firstPass, .laterPass: .passes
        case .retrogradeStretch: .backwards
        case .leaving: .end
        }
      #expect(present == wanted, "\(chapter.name)")
      let parts = telling.sections.map(\.part)
      #expect(parts.contains(.passes) == !chapter.passes.isEmpty && parts.first == .beginning && parts.last == .end)
    case .eclipse, .lunation, .station: #expect(present == (place == .leaving ? .after : nil))
    case .yearLord: #expect(telling.sections.map(\.part) == [.first, .then, .lord] || telling.sections.first?.part == .lord)
    }
  }

  /// No word is left open, in English and in the language of tests.
  @Test func nothingIsLeftToFillIn() throws {
    var languages = [Self.whole]
    languages.append(.english)
    for language in languages {
      for number in stride(from: 0, to: 60, by: 3) {
        for telling in try Self.told(number, language).compactMap(\.telling) {
          let texts =
            [telling.title, telling.about, telling.facts, telling.contact, telling.slug]
            + telling.sections.flatMap { [$0.title, $0.text] }
            + telling.moments.flatMap { [$0.text, $0.when] } + telling.evidence.map(\.text)
          for text in texts {
            #expect(!text.isEmpty && !text.contains("{") && !text.contains("  ") && !text.contains("TrueNode"), "\(text)")
          }
          #expect(telling.slug.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }, "\(telling.slug)")
        }
      }
    }
  }

  /// Without an hour of birth what is told is so at every hour of that day: the chapter of each hour is open, lies at the same place, and
  /// begins and ends in the months that are named.
  @Test func withoutAnHourOnlyWhatHoldsAtEveryHourIsTold() throws {
    let skies = try LeadPeople.skies.get()
    let place = try #require(GeographicLocation(latitude: 20, longitude: 10))
    var (count, dated, placed) = (0, 0, 0)
    for number in stride(from: 4, to: 100, by: 5) {
      let person = try LeadPeople.person(number)
      let tellings = try Self.told(number).filter { $0.chapter.uncertainty > 0 && $0.chapter.isMoving }
      let sky = skies[number * 7 % skies.count]
      let day = person.day(LeadPeople.first + number * 7 % skies.count)
      for hour in [1, 9, 22] {
        let clock = try #require(CivilDateTime(date: person.birthday, hour: hour, minute: 0))
        let chart = try NatalChart(of: BirthMoment(clock, fold: .earlier, at: place, in: person.zone))
        let open = Chapters(of: chart, on: day, in: sky).all
        for (chapter, telling) in tellings.compactMap({ told in told.telling.map { (told.chapter, $0) } }) {
          // A planet that rules the Ascendant of that hour comes home as to any other point.
          let same = try #require(open.first { $0.name == chapter.name }, "\(chapter.name) of a birth at \(hour):00")
          let own = try #require(ChapterTelling(same, of: chart, on: day, in: sky, language: Self.whole))
          if let present = telling.present { #expect(own.present == present, "\(telling.slug) at \(hour)") }
          if let until = telling.until {
            let end = try #require(same.end)
            #expect(until.contains(Self.whole.dates.month(day.clock(at: end).date)), "\(telling.slug) at \(hour): \(until)")
          }
          for section in telling.sections {
            #expect(own.sections.contains { $0.part == section.part }, "\(telling.slug) at \(hour): \(section.part)")
          }
        }
      }
      for telling in tellings.compactMap(\.telling) {
        count += 1
        // No day is named, and no degree.
        #expect(telling.facts.firstMatch(of: /\d{1,2} [A-Z]/) == nil, "\(telling.facts)")
        #expect(telling.moments.allSatisfy { $0.at == nil } && telling.begin == nil && telling.end == nil)
        #expect(telling.evidence.allSatisfy { $0.orb == nil && $0.exact.isEmpty && $0.phase == nil })
        if telling.until != nil { dated += 1 }
        if telling.present != nil { placed += 1 }
      }
    }
    #expect(count > 10 && dated > 0 && placed > 0, "\(count) \(dated) \(placed)")
  }

  /// The chapter that a day is told in is that of the judgment.
  @Test func theChapterOfADayIsThatOfItsLead() throws {
    let skies = try LeadPeople.skies.get()
    for number in 0..<6 {
      let person = try LeadPeople.person(number)
      let day = person.day(LeadPeople.first + number)
      let reading = ChapterReading(of: person.chart, on: day, in: skies[number], language: Self.whole)
      let lead = DayLead(chart: person.chart, day: day, sky: skies[number], seed: 9)
      #expect(reading.told.count <= ChapterReading.most)
      #expect(reading.told.map(\.slug) == reading.told.compactMap { reading.chapter($0.slug)?.slug })
      #expect(reading.chapter("saturn-square-nothing") == nil)
      guard person.chart.day == nil else { continue }
      #expect(reading.chapter(ledBy: lead.leading.name)?.name == lead.chapter?.name)
      #expect(reading.chapter(ledBy: "nothing of the kind")?.name == lead.chapters.first?.name)
    }
  }

  /// In another zodiac a year has the lord of the sign that it has there, and says so in its name.
  @Test func aYearIsToldInTheZodiacOfThePerson() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    let person = try LeadPeople.person(0)
    let day = person.day(LeadPeople.first)
    let chart = try person.chart.told(in: .sidereal(.lahiri))
    let reading = ChapterReading(of: chart, on: day, in: sky, language: Self.whole)
    let profection = try #require(try Profection(of: chart, at: TT(day.noon)))
    let year = try #require(reading.chapter("year-\(profection.lord.key)"))
    #expect(year.about.hasSuffix("house-\(profection.house)."))
    #expect(year.sections.contains { $0.part == .lord && $0.text.hasSuffix("\(profection.lord.key).") })
  }

  @Test func aChapterWithoutATextIsNotTold() throws {
    let empty = Language(tag: "yy", files: [("chapters/a.chapters", "[lord sun]\nabout: x\n")])
    for number in 0..<5 { #expect(try Self.told(number, empty).allSatisfy { $0.telling == nil }) }
  }

  @Test func theLanguageOfTestsTellsThem() throws {
    let texts = try Self.told(1, PseudoLanguage.language).compactMap(\.telling)
    #expect(try texts.count == Self.told(1, .english).compactMap(\.telling).count)
    for telling in texts { #expect(telling.about.contains("áá") || telling.about.contains("éé")) }
  }
}
