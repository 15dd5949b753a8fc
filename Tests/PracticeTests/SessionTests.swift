import Practice
import Testing

/// The machine of a session.
@Suite struct SessionTests {
  private static let greenwich = ZoneClock(offset: 0)

  @Test func aSessionGoesThroughItsParts() throws {
    let plan = try SessionPlan(statements: ["One.", "Two."], breath: 8, visualisation: 30)
    #expect(plan.stages == [.breath, .statement(0), .statement(1), .visualisation, .intention, .closing])
    var session = PracticeSession(id: "s", plan: plan, at: 1_000)
    #expect(session.take(.tick, at: 8_999) == .unchanged)
    #expect(session.stageElapsed == 7_999)
    #expect(session.take(.tick, at: 9_000) == .changed)
    #expect(session.stage == .statement(0))
    #expect(session.take(.complete, at: 9_500) == .unchanged)
    #expect(session.take(.next, at: 10_000) == .changed)
    #expect(session.take(.next, at: 11_000) == .changed)
    #expect(session.stage == .visualisation)
    #expect(session.take(.tick, at: 41_000) == .changed)
    #expect(session.take(.intend(" The oldest  message. "), at: 42_000) == .changed)
    #expect(session.take(.next, at: 43_000) == .changed)
    #expect(session.stage == .closing)
    #expect(session.take(.next, at: 43_500) == .unchanged)
    #expect(session.record(on: Self.greenwich, boundary: .usual) == nil)
    #expect(session.take(.complete, at: 44_000) == .completed)
    let record = try #require(session.record(on: Self.greenwich, boundary: .usual))
    #expect(record.practised == 43)
    #expect(record.intention == "The oldest message.")
    #expect(record.statements == 2)
    #expect(record.instant == 44)
    #expect(record.day == PracticeDay(number: -1))
    // Once more changes nothing, whenever it comes.
    for event in [PracticeSession.Event.complete, .abandon, .next, .back, .pause, .resume, .tick, .intend("x")] {
      #expect(session.take(event, at: 90_000_000) == .unchanged)
      #expect(session.record(on: Self.greenwich, boundary: .usual) == record)
    }
  }

  @Test func anEmptyCodeAndOneLineWork() throws {
    var empty = PracticeSession(id: "e", plan: try SessionPlan(statements: [], breath: 0, asksIntention: false), at: 0)
    #expect(empty.stage == .closing)
    #expect(empty.take(.complete, at: 1) == .completed)
    var one = PracticeSession(id: "o", plan: try SessionPlan(statements: ["Only."], breath: 0, asksIntention: false), at: 0)
    #expect(one.stage == .statement(0))
    // The last statement waits until it is said.
    #expect(one.take(.tick, at: 3_600_000) == .unchanged)
    #expect(one.take(.next, at: 3_600_000) == .changed)
    #expect(one.take(.complete, at: 3_600_001) == .completed)
    // Nobody says a statement for an hour.
    #expect(one.record(on: Self.greenwich, boundary: .usual)?.practised == 120)
  }

  @Test func timeIsCountedByTheWallClock() throws {
    let plan = try SessionPlan(statements: ["One.", "Two."], breath: 60, turning: .timed(seconds: 10), asksIntention: false)
    var session = PracticeSession(id: "s", plan: plan, at: 0)
    // The screen was off: what had to pass has passed, and the session waits to be closed.
    #expect(session.take(.tick, at: 65_000) == .changed)
    #expect(session.stage == .statement(0))
    #expect(session.stageElapsed == 5_000)
    #expect(session.take(.tick, at: 7_200_000) == .changed)
    #expect(session.stage == .closing)
    #expect(session.take(.complete, at: 7_200_000) == .completed)
    #expect(session.practised == 80_000)
  }

  @Test func aPauseIsNoPractice() throws {
    let plan = try SessionPlan(statements: ["One."], breath: 60, asksIntention: false)
    var session = PracticeSession(id: "s", plan: plan, at: 0)
    #expect(session.take(.pause, at: 20_000) == .changed)
    #expect(session.take(.pause, at: 21_000) == .unchanged)
    for event in [PracticeSession.Event.tick, .next, .back, .complete, .intend("x")] {
      #expect(session.take(event, at: 500_000) == .unchanged)
    }
    // Kept, closed, and taken up the next day.
    var kept = PracticeSession(
      id: session.id, plan: session.plan, begun: session.begun, status: session.status, place: session.place,
      stageBegun: session.stageBegun, counted: session.counted, latest: session.latest, intention: session.intention)
    #expect(kept == session)
    #expect(kept.take(.resume, at: 86_400_000) == .changed)
    #expect(kept.stageElapsed == 20_000)
    #expect(kept.take(.tick, at: 86_440_000) == .changed)
    #expect(kept.stage == .statement(0))
    #expect(kept.take(.next, at: 86_441_000) == .changed)
    #expect(kept.take(.complete, at: 86_442_000) == .completed)
    #expect(kept.practised == 62_000)
    #expect(kept.record(on: Self.greenwich, boundary: .usual)?.day == PracticeDay(number: 0))
  }

  @Test func aClockThatGoesBackStandsStill() throws {
    var session = PracticeSession(id: "s", plan: try SessionPlan(statements: ["One."], breath: 0), at: 50_000)
    #expect(session.take(.next, at: 10_000) == .changed)
    #expect(session.practised == 0)
    #expect(session.take(.tick, at: Int64.max) == .unchanged)
    #expect(session.take(.tick, at: Int64.min) == .unchanged)
    #expect(session.practised == 300_000)
  }

  @Test func whatIsKeptWrongBecomesWhatCanBe() throws {
    let plan = try SessionPlan(statements: ["One."], breath: 10)
    let session = PracticeSession(
      id: "s", plan: plan, begun: Int64.max, status: .paused(since: Int64.min), place: 99, stageBegun: Int64.min,
      counted: Int64.max, latest: Int64.min, intention: String(repeating: "a", count: 999))
    #expect(session.stage == .closing)
    #expect(session.practised == 0)
    #expect(session.intention.isEmpty)
  }

  @Test func plansAreChecked() throws {
    #expect(throws: PracticeError.outside(.breath, allowed: 0...1200)) { try SessionPlan(statements: [], breath: 1201) }
    #expect(throws: PracticeError.outside(.visualisation, allowed: 0...600)) {
      try SessionPlan(statements: [], visualisation: -1)
    }
    #expect(throws: PracticeError.outside(.statementSeconds, allowed: 1...120)) {
      try SessionPlan(statements: [], turning: .timed(seconds: 121))
    }
    #expect(throws: PracticeError.full(.statement, most: 100)) {
      try SessionPlan(statements: [String](repeating: "x", count: 101))
    }
    #expect(throws: PracticeError.outside(.pace, allowed: 2...20)) { try BreathPace(inhale: 1, exhale: 4) }
    #expect(throws: PracticeError.outside(.pace, allowed: 0...20)) { try BreathPace(inhale: 4, full: 21, exhale: 4) }
  }

  /// Everything was said, and the page was closed before the last touch: it counts, once, for the time at which it was done.
  @Test func whoeverReachedTheEndHasPractised() throws {
    let patience = PracticeSession.closingPatience
    let plan = try SessionPlan(statements: ["One."], breath: 0, asksIntention: false)
    // A quarter to four in the morning still belongs to the day before; the next visit is at noon.
    let night: Int64 = (86_400 + 3 * 3600 + 2700) * 1000
    for last in [PracticeSession.Event.tick, .pause] {
      for visit in [PracticeSession.Event.tick, .next, .back, .resume, .pause, .complete, .go(to: 0), .intend("x")] {
        var session = PracticeSession(id: "s", plan: plan, at: night - 30_000)
        session.take(.next, at: night)
        session.take(last, at: night + 5_000)
        #expect(session.take(.tick, at: night + patience - 1) == .unchanged && !session.isDone(at: night + patience - 1))
        #expect(session.isDone(at: night + patience) && session.take(visit, at: night + 8 * 3_600_000) == .completed)
        #expect(session.take(visit, at: night + 9 * 3_600_000) == .unchanged)
        let record = try #require(session.record(on: Self.greenwich, boundary: .usual))
        #expect(record.day == PracticeDay(number: 0) && record.instant == night / 1000 && record.practised == 30)
      }
    }
    // Who says that they leave, leaves.
    var left = PracticeSession(id: "s", plan: plan, at: night - 30_000)
    left.take(.next, at: night)
    #expect(left.take(.abandon, at: night + patience) == .changed && left.status == .abandoned)
    // Whom only time has brought to the last part has not been seen there, and it waits.
    let timed = try SessionPlan(statements: ["One."], breath: 60, turning: .timed(seconds: 10), asksIntention: false)
    var away = PracticeSession(id: "s", plan: timed, at: night)
    #expect(away.take(.tick, at: night + 8 * 3_600_000) == .changed && away.stage == .closing)
    #expect(away.status == .running)
    // Seen there, it counts from then on like any other.
    #expect(away.take(.tick, at: night + 8 * 3_600_000 + patience - 1) == .unchanged)
    #expect(away.take(.tick, at: night + 8 * 3_600_000 + patience) == .completed)
    #expect(away.record(on: Self.greenwich, boundary: .usual)?.instant == night / 1000 + 8 * 3600)
  }

  @Test func aShortSessionIsShort() throws {
    let whole = try SessionPlan(
      statements: ["One.", "Two.", "Three.", "Four."], breath: 300, pace: .long, turning: .timed(seconds: 9), visualisation: 60)
    let short = whole.shortened
    #expect(short.stages == [.breath, .statement(0), .statement(1), .statement(2), .closing])
    #expect(short.breath == 30 && short.pace == .long && short.turning == .timed(seconds: 9))
    #expect(short.shortened == short)
    #expect(try SessionPlan(statements: [], breath: 0).shortened.stages == [.breath, .closing])
    #expect(try SessionPlan(statements: ["One."], breath: 0).shortened.stages == [.statement(0), .closing])
  }

  @Test func breathsFollowEachOther() throws {
    let even = BreathPace.even
    #expect(even.place(at: -5) == (1, .inhale, 0))
    #expect(even.place(at: 2_000) == (1, .inhale, 0.5))
    #expect(even.place(at: 4_000) == (1, .exhale, 0))
    #expect(even.place(at: 8_000) == (2, .inhale, 0))
    #expect(BreathPace.deep.place(at: 10_999).phase == .full)
    #expect(BreathPace.box.place(at: 12_000).phase == .empty)
    #expect(even.place(at: Int64.max).breath > 0)
    for (_, pace) in BreathPace.named {
      var seen: [BreathPace.Phase] = []
      for second in 0..<pace.length {
        let place = pace.place(at: Int64(second) * 1000)
        #expect(place.breath == 1 && place.fraction >= 0 && place.fraction < 1)
        if seen.last != place.phase { seen.append(place.phase) }
      }
      #expect(seen == BreathPace.Phase.allCases.filter { $0 == .inhale || $0 == .exhale || seen.contains($0) })
    }
  }

  /// Every sequence of events, up to a length that reaches every state in every way.
  @Test func everyPathHasAtMostOneRecord() throws {
    let events: [(event: PracticeSession.Event, wait: Int64)] = [
      (.tick, 5_000), (.next, 1_000), (.back, 1_000), (.pause, 1_000), (.resume, 4_000), (.intend("This."), 1_000),
      (.complete, 1_000), (.abandon, 1_000), (.go(to: 1), 1_000),
    ]
    let plans = try [
      SessionPlan(statements: [], breath: 0, asksIntention: false), SessionPlan(statements: ["One."], breath: 3),
      SessionPlan(statements: ["One.", "Two."], breath: 0, turning: .timed(seconds: 4), visualisation: 3, asksIntention: false),
    ]
    for plan in plans {
      var paths = 0
      var records = 0
      var reached: Set<SessionStage> = []
      func walk(_ session: PracticeSession, now: Int64, completed: Int, abandoned: Bool, depth: Int) {
        paths += 1
        reached.insert(session.stage)
        #expect(plan.stages.indices.contains(session.place))
        #expect(session.practised >= 0 && session.practised <= now)
        #expect(completed <= 1 && !(abandoned && completed > 0))
        #expect((session.record(on: Self.greenwich, boundary: .usual) != nil) == (completed == 1))
        guard depth > 0 else { return }
        for (event, wait) in events {
          var next = session
          let outcome = next.take(event, at: now + wait)
          let hasEnded = completed == 1 || abandoned
          if hasEnded { #expect(outcome == .unchanged && next == session) }
          if outcome == .completed { #expect(session.status == .running && next.stage == .closing && event == .complete) }
          // What is asked twice at the same instant happens once, but for steps and words.
          if event == .complete || event == .abandon || event == .pause || event == .tick || event == .go(to: 1) {
            var again = next
            #expect(again.take(event, at: now + wait) == .unchanged)
            #expect(again == next)
          }
          if outcome == .completed { records += 1 }
          if next == session && depth < 4 { continue }
          walk(
            next, now: now + wait, completed: completed + (outcome == .completed ? 1 : 0),
            abandoned: abandoned || next.status == .abandoned, depth: depth - 1)
        }
      }
      walk(PracticeSession(id: "s", plan: plan, at: 0), now: 0, completed: 0, abandoned: false, depth: 5)
      #expect(paths > 500 && records > 10)
      #expect(reached == Set(plan.stages))
    }
  }
}
