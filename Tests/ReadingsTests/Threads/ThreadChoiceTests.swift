import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Which thread tells a day.
@Suite struct ThreadChoiceTests {
  private static func choice(_ chart: NatalChart, _ day: Int, _ memory: ReadingMemory, seed: UInt64 = 7) -> ThreadChoice {
    ThreadChoice(chart: chart, language: .english, day: day, seed: seed, memory: memory)
  }

  /// Two hundred days of random contacts: no thread comes back within two months, and hardly a knot within three days.
  @Test(arguments: 0..<10) func noThreadLeadsTwiceInSixtyDays(_ number: Int) throws {
    let ranked = Knots.ranked(try LeadPeople.person(number).chart, catalog: .english)
    var memory = ReadingMemory()
    var led: [String: Int] = [:]
    var knots: [String: Int] = [:]
    var tired = 0
    var kinds: Set<ThreadKind> = []
    for day in 0..<200 {
      let touch = ThreadDays.touch(UInt64(number * 1000 + day))
      let choice = ThreadChoice(ranked: ranked, language: .english, day: day, seed: 7, memory: memory)
      let chosen = choice.chosen(for: touch)
      let thread = chosen.thread
      #expect(ThreadChoice.kinds(like: ThreadKind(of: touch)).contains(thread.kind))
      if let last = led.updateValue(day, forKey: thread.id), thread.kind.isOfKnots {
        #expect(day - last > 60, "\(thread.id) after \(day - last) days, on \(day): \(touch.name)")
      }
      if let held = chosen.held {
        #expect(thread.knots.contains(held.id) && !held.reasons.isEmpty)
        if let last = knots.updateValue(day, forKey: held.id), day - last <= 3 { tired += 1 }
      }
      kinds.insert(thread.kind)
      memory.days =
        memory.days.suffix(60) + [
          .init(
            number: day, leading: touch.name, phrases: [thread.number] + (chosen.held.map { [$0.knot.number] } ?? []))
        ]
    }
    #expect(tired <= 2)
    #expect(kinds.isSuperset(of: [.sweetSoft, .wordSoft, .heatSoft, .feelHard, .wordHard, .heatHard]))
  }

  /// With nothing remembered the thread follows from the contact: the same for whoever asks again, another one on the eve.
  @Test func whoeverLooksInIsToldByTheContact() throws {
    let chart = try LeadPeople.person(2).chart
    let touch = ThreadDays.touch(.mars, .square, .body(.mercury))
    let eve = ThreadDays.touch(.mars, .square, .body(.mercury), phase: .coming)
    let told = Self.choice(chart, 0, ReadingMemory()).chosen(for: touch)
    #expect(told.thread.kind == .heatHard && told.held.map { told.thread.knots.contains($0.id) } ?? false)
    for day in 1..<8 {
      #expect(Self.choice(chart, day, ReadingMemory(), seed: UInt64(day)).chosen(for: touch).thread.id == told.thread.id)
    }
    #expect(Self.choice(chart, 0, ReadingMemory()).chosen(for: eve).thread.id != told.thread.id)
  }

  /// A knot that rests on the touched point, or on what it rules, comes before the others.
  @Test(arguments: 0..<12) func theTouchedPointBringsItsKnot(_ number: Int) throws {
    let chart = try LeadPeople.person(number).chart
    // Something is remembered, so that nothing goes round.
    let other = try #require(ThreadCatalog.english.threads.first { $0.kind == .wordSoft })
    let memory = ReadingMemory(days: [.init(number: 50, leading: "", phrases: [other.number])])
    let held = Knots(chart).held
    for point in [ChartPoint.body(.sun), .body(.venus), .body(.mars), .body(.saturn)] {
      let chosen = Self.choice(chart, 100, memory).chosen(for: ThreadDays.touch(.mars, .square, point))
      let touched = held.filter { knot in
        knot.reasons.contains { $0.rests(on: point) } && !ThreadCatalog.english.threads(of: .heatHard, knot: knot.id).isEmpty
      }
      if let first = touched.first { #expect(chosen.held?.id == first.id, "\(point)") }
    }
  }

  /// When everything has led, the one that led longest ago leads again.
  @Test func whatLedLongestAgoComesBackFirst() throws {
    let chart = try LeadPeople.person(3).chart
    let touch = ThreadDays.touch(.mercury, .square, .body(.sun))
    let all = ThreadCatalog.english.threads.filter { $0.kind == .wordHard }
    // Nor is anything new left of the kin kind.
    let kin = ThreadCatalog.english.threads.filter { $0.kind == .feelHard }.map(\.number)
    let memory = ReadingMemory(
      days: all.enumerated().map { .init(number: 100 + $0, leading: "", phrases: [$1.number]) }
        + [.init(number: 158, leading: "", phrases: kin)])
    let oldest = Self.choice(chart, 160, memory).chosen(for: touch)
    #expect(all.prefix(6).contains { $0.id == oldest.thread.id })
  }

  @Test func everyKindHasKinToStepIn() {
    for kind in ThreadKind.allCases {
      let kinds = ThreadChoice.kinds(like: kind)
      #expect(kinds.first == kind && Set(kinds).count == kinds.count)
      #expect(kind.isOfKnots || kinds.last == .quiet)
    }
  }

  /// What a contact is written as, body by body.
  @Test(arguments: [
    (CelestialBody.sun, AspectKind.trine, ThreadKind.sweetSoft), (.venus, .conjunction, .sweetSoft), (.venus, .square, .feelHard),
    (.moon, .sextile, .wordSoft), (.moon, .opposition, .feelHard), (.mercury, .square, .wordHard), (.mercury, .trine, .wordSoft),
    (.mars, .trine, .heatSoft), (.mars, .conjunction, .heatHard), (.jupiter, .trine, .roomSoft), (.saturn, .square, .limitHard),
    (.uranus, .opposition, .joltHard), (.neptune, .trine, .mistSoft), (.pluto, .square, .depthHard),
    (.chiron, .square, .acheHard),
  ])
  func aContactIsOfItsKind(body: CelestialBody, aspect: AspectKind, kind: ThreadKind) {
    #expect(ThreadKind(of: ThreadDays.touch(body, aspect, .body(.moon))) == kind)
  }

  @Test func aPlanetBackAtItsOwnPlaceIsAReturn() {
    #expect(ThreadKind(of: ThreadDays.touch(.saturn, .conjunction, .body(.saturn))) == .homecoming)
    #expect(ThreadKind(of: ThreadDays.touch(.venus, .conjunction, .body(.venus))) == .sweetSoft)
  }
}
