import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Days of somebody of whom nothing is remembered.
@Suite struct VisitorTests {
  private static let days = 60
  private static let skies = Result {
    try (0..<days).map { try LeadingSky(around: CalendarDate(dayNumber: LeadPeople.first + $0, calendar: .gregorian)) }
  }

  /// What led and which thread told it.
  private static func told(_ person: LeadPeople.Person, remembers: Bool) throws -> [ThreadChoice.Chosen] {
    var memory = ReadingMemory()
    let seed = DailyComposer.seed(of: person.chart)
    return try skies.get().enumerated().map { index, sky in
      let day = person.day(LeadPeople.first + index)
      let lead = DayLead(chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: seed, memory: memory)
      let chosen = ThreadChoice(chart: person.chart, language: .english, day: day.number, seed: seed, memory: memory)
        .chosen(for: lead.leading)
      if remembers {
        memory.days.append(
          .init(
            number: day.number, leading: lead.leading.name,
            phrases: [chosen.thread.number] + (chosen.held.map { [$0.knot.number] } ?? [])))
      }
      return chosen
    }
  }

  /// Two months of twenty-four people: a thread comes back on one day in three at most, and nearly all begin from a knot of their own.
  @Test func threadsHardlyComeBack() throws {
    var again = 0
    var ofMembers = 0
    var inARow = 0
    var owned = 0
    var ofKnots = 0
    for number in 0..<24 {
      let person = try LeadPeople.person(number)
      let chosen = try Self.told(person, remembers: false)
      let ids = chosen.map(\.thread.id)
      let counts = Dictionary(grouping: ids) { $0 }.mapValues(\.count)
      again += Self.days - counts.count
      #expect(counts.values.allSatisfy { $0 <= 7 }, "\(number): \(counts.filter { $0.value > 7 })")
      inARow += zip(ids, ids.dropFirst()).count { $0 == $1 }
      ofMembers += Self.days - Set(try Self.told(person, remembers: true).map(\.thread.id)).count
      let own = Set(Knots(person.chart).held.map(\.id))
      ofKnots += chosen.count { $0.held != nil }
      owned += chosen.count { $0.held.map { own.contains($0.id) } ?? false }
    }
    // Of 1,440 days.
    #expect(again <= ofMembers + 24 * Self.days / 3, "\(again), of members \(ofMembers)")
    #expect(inARow <= 24, "\(inARow)")
    #expect(owned * 20 >= ofKnots * 19, "\(owned) of \(ofKnots)")
  }

  /// A place named a little otherwise is the same birth.
  @Test func theSameBirthHasTheSameSeed() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let born = try #require(CalendarDate(year: 1994, month: 5, day: 14))
    let clock = try #require(CivilDateTime(date: born, hour: 7, minute: 20))
    func seed(_ longitude: Double) throws -> UInt64 {
      let place = try #require(GeographicLocation(latitude: 38.7, longitude: longitude))
      return DailyComposer.seed(of: try NatalChart(of: BirthMoment(clock, fold: .earlier, at: place, in: zone)))
    }
    #expect(try seed(-9.1393) == seed(-9.1333))
    #expect(try seed(-0.2) == seed(0.2))
    #expect(try seed(-9.1) != seed(-7.9))
  }
}
