import Astrology
import Ephemeris
import Testing

@testable import Readings

/// The rules of what leads, over five thousand days of random people.
@Suite struct LeadRulesTests {
  /// A hundred and twenty-six people, forty days each.
  @Test(arguments: 0..<126) func rulesHoldOnEveryDay(_ number: Int) throws {
    let skies = try LeadPeople.skies.get()
    let person = try LeadPeople.person(number)
    var memory = ReadingMemory()
    var presences: [String: Int] = [:]
    for (index, sky) in skies.enumerated() {
      let day = person.day(LeadPeople.first + index)
      let lead = DayLead(
        chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: UInt64(number), memory: memory)
      memory.days = memory.days.suffix(14) + [.init(number: day.number, leading: lead.leading.name, phrases: [])]
      try check(lead, of: person)
      let claim = try #require(lead.candidates.first { LeadJudge.isSame($0.touch, lead.leading) }).claim
      if case .presence = claim, let chapter = lead.leading.chapter { presences[chapter, default: 0] += 1 }
    }
    // At most one day in four, counted from the first.
    for (chapter, days) in presences { #expect(days <= 10, "\(chapter)") }
    #expect(presences.values.reduce(0, +) <= 10)
  }

  /// A body that has not left its place at birth has not come back to it: nobody is told in the first months that a round is complete.
  @Test func nobodyReturnsBeforeTheyHaveGone() throws {
    for (index, sky) in try LeadPeople.skies.get().enumerated() {
      let person = try LeadPeople.person(index)
      let day = person.day(LeadPeople.first + index)
      let birth = UTC(daysSinceJ2000: day.noon.daysSinceJ2000 - 3 * Double(index))
      let newborn = try NatalChart(moment: ChartMoment(utc: birth), location: #require(person.chart.location))
      let lead = DayLead(chart: newborn, day: day, sky: sky, seed: 1)
      for candidate in lead.candidates {
        let touch: Touch = candidate.touch
        guard touch.kind == .contact, touch.aspect == .conjunction, touch.body != .moon else { continue }
        #expect(touch.point != .body(touch.body), "\(index): \(touch.name)")
      }
      #expect(!lead.chapters.contains { $0.kind == .homecoming })
    }
  }

  private func check(_ lead: DayLead, of person: LeadPeople.Person) throws {
    let day = lead.day
    let claim = try #require(lead.candidates.first { LeadJudge.isSame($0.touch, lead.leading) }).claim
    let touches = lead.told.map(\.touch)
    // Five at most, each once, each in its place.
    #expect(touches.count <= 5 && touches.first == lead.leading && lead.told.first?.place == .lead)
    #expect(Set(touches.map(\.name)).count == touches.count, "\(touches.map(\.name))")
    #expect(Set(lead.told.map(\.place)).count == lead.told.count)
    #expect(lead.chapters.count <= 5 && lead.chapters.allSatisfy { $0.isOpen(on: day) })
    #expect(zip(lead.chapters, lead.chapters.dropFirst()).allSatisfy { $0.strength >= $1.strength })

    let isBirthday = person.birthday.month == day.date.month && person.birthday.day == day.date.day
    if isBirthday { #expect(lead.leading.kind == .birthday) }
    if case .hours = claim {
      #expect(lead.leading.hasScene)
      #expect(!isBirthday && lead.lunation == nil)
      try expectNothingRarer(than: lead, of: person)
    }
    if let lunation = lead.lunation {
      #expect(touches.contains(lunation))
      // The new or full Moon is the Moon's news.
      #expect(!touches.contains { $0.body == .moon && $0.kind == .contact })
    }
    if case .presence = claim { #expect(lead.leading.timing.orb <= 1) }
    // A day with a lunation or an exact contact is never called quiet.
    let isExact = lead.candidates.contains {
      $0.touch.body != .moon && $0.touch.kind == .contact && $0.touch.timing.phase == .exact
    }
    if isExact || lead.lunation != nil { #expect(!lead.isQuiet) }
    for touch in lead.candidates.map(\.touch) { check(touch, on: day, of: person) }
    // What a reading says of a chapter's contact and what the chapter says of itself are one.
    for touch in touches where touch.kind == .contact {
      guard let chapter = lead.chapters.first(where: { $0.name == touch.name }) else { continue }
      if let exact = touch.timing.exact { #expect(chapter.passes.contains { $0.exact == exact }) }
      #expect(chapter.changes(on: day).contains(.exact) == (touch.timing.phase == .exact))
    }
  }

  private func check(_ touch: Touch, on day: LocalDay, of person: LeadPeople.Person) {
    let timing = touch.timing
    if let exact = timing.exact {
      switch timing.phase {
      case .exact: #expect(day.contains(exact))
      case .coming: #expect(exact >= day.end)
      case .leaving: #expect(exact < day.start)
      }
    }
    // The clock of an event is known to everybody; that of a contact only with the hour of birth.
    if touch.kind == .contact {
      let isKnown = timing.phase == .exact && timing.uncertainty == 0 && timing.exact != nil
      #expect((timing.clock != nil) == isKnown, "\(touch.name)")
    }
    if timing.partOfDay == .night, !LeadingSky.slowBodies.contains(touch.body) { #expect(!touch.hasScene) }
    if let since = timing.since, let until = timing.until { #expect(since <= until) }
    if let pass = timing.pass { #expect(pass.number >= 1 && pass.number <= pass.count && pass.count > 1) }
    #expect(timing.orb >= 0 && timing.orb.isFinite)
    if person.chart.angles == nil {
      #expect(touch.point != .ascendant && touch.point != .midheaven && touch.point != .body(.moon))
      #expect(touch.house == nil && touch.natalHouse == nil)
      if touch.kind == .contact { #expect(timing.clock == nil && timing.uncertainty > 0) }
    }
  }

  /// By the ephemeris itself, not by what the judgment has collected.
  private func expectNothingRarer(than lead: DayLead, of person: LeadPeople.Person) throws {
    let noon = TT(lead.day.noon)
    let points = person.chart.knownPoints.filter { point in
      if case .body(let body) = point { return CelestialBody.planets.contains(body) }
      return true
    }
    let near = try TransitSearch(
      of: [.sun, .mercury, .venus, .mars], from: noon.advanced(byDays: -0.99), to: noon.advanced(byDays: 0.99)
    ).transits(to: person.chart, points: points)
    #expect(near.isEmpty, "\(lead.leading.name) leads over \(near.map(\.body)) on \(lead.day.date)")
    let events = try SkyEvent.all(
      from: TT(lead.day.start), to: TT(lead.day.end), bodies: CelestialBody.planets.filter { $0 != .moon },
      categories: [.stations, .phases])
    let great = events.filter { event in
      switch event.kind {
      case .station: true
      case .phase(let phase, _): phase == .new || phase == .full
      default: false
      }
    }
    #expect(great.isEmpty, "\(lead.leading.name) leads over \(great) on \(lead.day.date)")
  }

  /// Without memory every fourth day is one on which a slow contact may speak; with it, the fourth after it last did.
  @Test func aSlowContactSpeaksOnOneDayInFour() throws {
    let skies = try LeadPeople.skies.get()
    for number in 0..<12 {
      let person = try LeadPeople.person(number)
      var days = 0
      for (index, sky) in skies.enumerated() {
        let day = person.day(LeadPeople.first + index)
        let lead = DayLead(chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: 3)
        if case .presence? = lead.candidates.first(where: { LeadJudge.isSame($0.touch, lead.leading) })?.claim { days += 1 }
      }
      #expect(days <= 10)
    }
  }

  /// What has led yesterday and is no news today steps back.
  @Test func whatHasLedStepsBack() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    var changed = 0
    for number in 0..<60 {
      let person = try LeadPeople.person(number)
      let day = person.day(LeadPeople.first)
      let fresh = DayLead(chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: 1)
      let tired = ReadingMemory(days: (1...4).map { .init(number: day.number - $0, leading: fresh.leading.name, phrases: []) })
      let lead = DayLead(chart: person.chart, day: day, sky: sky, birthday: person.birthday, seed: 1, memory: tired)
      if lead.leading.name != fresh.leading.name { changed += 1 }
    }
    #expect(changed >= 30)
  }

  /// A memory may come from a file, with any numbers in it.
  @Test(arguments: [Int.max, .min]) func aMemoryOfAnyNumbersJudges(_ number: Int) throws {
    let sky = try #require(LeadPeople.skies.get().first)
    let person = try LeadPeople.person(1)
    let memory = ReadingMemory(
      days: [.init(number: number, leading: "sun square moon", phrases: [])],
      opened: Dictionary(uniqueKeysWithValues: LifeCategory.allCases.map { ($0, number) }), themes: ["moon": number])
    let lead = DayLead(chart: person.chart, day: person.day(LeadPeople.first), sky: sky, seed: .max, memory: memory)
    #expect(!lead.leading.name.isEmpty)
  }

  /// At the edges of the ephemeris, and of Chiron's own years, what is known is told and nothing stops.
  @Test func edgesOfTheEphemerisAreDays() throws {
    let person = try LeadPeople.person(0)
    for (year, month, day) in [(1550, 1, 10), (1600, 1, 3), (2483, 12, 20), (2649, 12, 20)] {
      let date = try #require(CalendarDate(year: year, month: month, day: day, calendar: .gregorian))
      let sky = try LeadingSky(around: date)
      let lead = DayLead(chart: person.chart, day: LocalDay(date, in: person.zone), sky: sky, seed: 0)
      #expect(!lead.leading.name.isEmpty)
    }
    #expect(throws: EphemerisError.self) { try LeadingSky(around: CalendarDate(dayNumber: 2_287_186, calendar: .gregorian)) }
  }
}
