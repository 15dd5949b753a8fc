import Astrology
import Ephemeris

@testable import Readings

/// Touches made by hand, and days told by threads, for the tests of these.
enum ThreadDays {
  /// A contact as it may lead a day.
  static func touch(
    _ body: CelestialBody, _ aspect: AspectKind, _ point: ChartPoint, phase: TouchTiming.Phase = .exact, exact: UTC? = nil,
    clock: CivilDateTime? = nil, since: UTC? = nil, until: UTC? = nil, uncertainty: Double = 0, pass: TouchTiming.Pass? = nil
  ) -> Touch {
    Touch(
      kind: .contact, body: body, aspect: aspect, point: point,
      timing: TouchTiming(
        phase: phase, exact: exact, clock: clock, isInSleep: false, since: since, until: until, orb: 0.2,
        uncertainty: uncertainty, pass: pass),
      longitude: 100, isRetrograde: false, house: nil, natalHouse: nil, others: [])
  }

  /// A quick or a slow contact by number: every body, angle and point comes.
  static func touch(_ number: UInt64) -> Touch {
    let bits = PhraseChoice.mixed(number)
    let bodies: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn]
    let points = CelestialBody.planets.prefix(8).map { ChartPoint.body($0) } + [.ascendant, .midheaven]
    let aspects = AspectKind.major
    return touch(
      bodies[Int(bits % 7)], aspects[Int(bits >> 8) % aspects.count], points[Int(bits >> 16) % points.count])
  }

  /// One day told, with what it was told of.
  struct Told {
    let lead: DayLead
    let telling: ThreadTelling
    let words: TouchWords
  }

  /// Days in a row of a person, each knowing those before it.
  static func told(_ person: LeadPeople.Person, seed: UInt64, days: Int, in language: Language = .english) throws -> [Told] {
    var memory = ReadingMemory()
    return try LeadPeople.skies.get().prefix(days).enumerated().map { index, sky in
      let day = person.day(LeadPeople.first + index)
      let lead = DayLead(chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: seed, memory: memory)
      let choice = ThreadChoice(chart: person.chart, language: language, day: day.number, seed: seed, memory: memory)
      let words = TouchWords(language: language, day: day, zodiacOffset: 0)
      let telling = ThreadTelling(
        choice.chosen(for: lead.leading), of: lead.leading, beside: lead.second, words: words, seed: seed, memory: memory)
      memory.days.append(.init(number: day.number, leading: lead.leading.name, phrases: telling.used))
      return Told(lead: lead, telling: telling, words: words)
    }
  }
}
