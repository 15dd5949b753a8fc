import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// What is behind a day: the paragraphs with degrees and hours, against what leads it. A thousand readings of twenty-five people.
@Suite struct BehindTheDayTests {
  private static let days = 40
  private static let skies = Result {
    try (0..<days).map { try ReadingSky(around: CalendarDate(dayNumber: LeadPeople.first + $0, calendar: .gregorian)) }
  }

  /// A reading with what led it.
  private struct Told {
    let lead: DayLead
    let telling: ThreadTelling
    let reading: DailyReading
  }

  private static func told(_ number: Int) throws -> [Told] {
    let person = try LeadPeople.person(number)
    let (skies, leading) = (try skies.get(), try LeadPeople.skies.get())
    var memory = ReadingMemory()
    return try (0..<days).map { index in
      let day = person.day(LeadPeople.first + index)
      var composer = try DailyComposer(
        chart: person.chart, day: day, birthday: person.birthday, sky: skies[index], leadingSky: leading[index],
        seed: UInt64(number),
        memory: memory, language: .english)
      let told = composer.threadDay()
      let reading = try composer.reading()
      memory.days.append(.init(number: day.number, leading: reading.leading, phrases: reading.phrases))
      return Told(lead: told.lead, telling: told.telling, reading: reading)
    }
  }

  private static let past = ["was exact", "moment itself was", "minute was", "minute fell", "minute lay"]
  private static let present = ["is exact", "moment itself is", "minute is", "minute falls", "minute lies"]
  private static let future = ["will be exact", "moment itself will be", "minute comes", "minute will be"]

  private static func has(_ text: String, _ list: [String]) -> Bool { list.contains { text.contains($0) } }

  /// All is held of the same readings, for these are made once.
  @Test(arguments: 0..<25) func whatIsTold(_ number: Int) throws {
    let told = try Self.told(number)
    itIsTrueAndOfTheLead(told)
    passagesEndAsTheyWereWritten(told, by: number)
    atMostFiveContactsAreTold(told)
    try theSignOfThePointIsTold(told, in: LeadPeople.person(number).chart)
    theChapterIsToldBeforeTheDay(told, by: number)
  }

  private func itIsTrueAndOfTheLead(_ days: [Told]) {
    for told in days {
      let (lead, reading) = (told.lead.leading, told.reading)
      let place = "\(reading.date) \(lead.name)"
      let (key, technical) = (reading.keyTransit.text, reading.technicalAnalysis.text)
      #expect(
        !(key + technical).contains("short of the mark") && !(key + technical).contains("{"), "\(place): \(key) \(technical)")
      if lead.kind == .contact, lead.timing.uncertainty == 0 {
        switch lead.timing.phase {
        case .leaving: #expect(!Self.has(key, Self.present + Self.future), "\(place): \(key)")
        case .coming: #expect(!Self.has(key, Self.present + Self.past), "\(place): \(key)")
        case .exact: #expect(!Self.has(key, Self.past + Self.future), "\(place): \(key)")
        }
      }
      // The degrees are those of what leads, Chiron and the node too.
      if case .moonSign = lead.kind {
      } else {
        #expect(
          reading.technicalAnalysis.evidence.contains {
            $0.body == .body(lead.body) && (lead.kind != .contact || $0.point == lead.point)
          }, "\(place)")
        #expect(!technical.contains("called exact today") && !technical.contains("closes today"), "\(place): \(technical)")
        if lead.kind == .contact, let point = lead.point {
          #expect(technical.contains(Language.english.names.name(point, touchedBy: lead.body)), "\(place): \(technical)")
        }
      }
      let count = Sentences.of(key).count
      #expect((1...9).contains(count), "\(place), \(count): \(key)")
      #expect((3...6).contains(Sentences.of(technical).count), "\(place): \(technical)")
      // The week's list says nothing that a paragraph has said.
      let told = Set((reading.texts.dropLast(reading.week.count)).flatMap { Sentences.of($0) })
      let week = reading.week.flatMap { Sentences.of($0.line) }
      #expect(told.isDisjoint(with: week), "\(place): \(told.intersection(week))")
    }
  }

  /// A part of life is its passage, whole, and what else concerns it stands among the evidence.
  private func passagesEndAsTheyWereWritten(_ days: [Told], by number: Int) {
    var concerns = 0
    for told in days {
      for part in told.reading.categories {
        #expect(part.paragraph.text == told.telling.parts[part.category])
        guard let concern = told.lead.concern(of: part.category), concern.timing.uncertainty == 0 else { continue }
        concerns += 1
        #expect(part.paragraph.evidence.contains { $0.body == .body(concern.body) && $0.point == concern.point })
      }
    }
    #expect(concerns > 0 || number % 5 == 4)
  }

  /// “your Virgo Moon”: what is touched is told with its sign, if one is known.
  private func theSignOfThePointIsTold(_ days: [Told], in chart: NatalChart) {
    let names = Language.english.names
    for told in days where told.lead.leading.kind == .contact {
      guard let point = told.lead.leading.point else { continue }
      let name = names.name(point)
      let signs = ZodiacSign.allCases.filter { told.reading.summary.text.contains("\(names.name($0)) \(name)") }
      #expect(signs == [chart.inItsZodiac.sign(of: point)].compactMap(\.self), "\(told.reading.summary.text)")
    }
  }

  /// A touch on a point where something slow stands is told before that, until it was read within the fortnight.
  private func theChapterIsToldBeforeTheDay(_ days: [Told], by number: Int) {
    var last: [String: Int] = [:]
    for (day, told) in days.enumerated() {
      guard let slow = told.lead.background, let text = told.telling.chapter else { continue }
      #expect(slow.point != nil && LeadingSky.slowBodies.contains(slow.body) && told.lead.leading != slow)
      #expect(told.reading.sky?.text.contains(text) == true && told.reading.phrases.contains(Phrase.hash(text)))
      #expect(told.reading.sky?.evidence.contains { $0.body == .body(slow.body) && $0.point == slow.point } == true)
      if let before = last.updateValue(day, forKey: text) { #expect(day - before >= 14, "\(text)") }
    }
    // Without an hour of birth nobody knows since when.
    #expect(!last.isEmpty || number % 5 == 4 || days.allSatisfy { $0.lead.background == nil })
  }

  /// The contacts that the sentences of a reading tell, by the names of their ends: at most five, and the runner-up in one paragraph.
  private func atMostFiveContactsAreTold(_ days: [Told]) {
    for told in days {
      let reading = told.reading
      let prose =
        [reading.summary, reading.sky, reading.technicalAnalysis, reading.keyTransit, reading.lookAhead].compactMap(\.self).map(
          \.text)
        + reading.correspondences.map(\.reason)
      // Why a habit is somebody’s is told with contacts of the birth chart itself.
      let natal = Set(Sentences.of(told.telling.facts.beforeSky).map { String($0) })
      let contacts = Set(prose.flatMap { Sentences.of($0) }.filter { !natal.contains(String($0)) }.compactMap(Self.contact))
      #expect(contacts.count <= DayLead.mostTold, "\(reading.date) \(reading.leading): \(contacts)")
    }
  }

  private static let bodies = [
    "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron", "north node",
  ]

  /// `Venus Saturn`, of a sentence that names a body of the sky and a point of the chart.
  private static func contact(_ sentence: String) -> String? {
    let text = sentence.replacing("your own ", with: "your ")
    let points = (bodies + ["Ascendant", "Midheaven"]).filter { text.contains("your \($0)") || text.contains("Your \($0)") }
    guard points.count == 1, let point = points.first else { return nil }
    let rest = text.replacing("your \(point)", with: "").replacing("Your \(point)", with: "")
    let moving = bodies.filter { rest.contains($0) }
    return moving.count == 1 ? "\(moving[0]) \(point)" : nil
  }
}
