import Ephemeris
import Practice
import Store
import Synchronization
import Testing

@testable import Companion

/// A practice as it is kept.
@Suite struct PracticeServiceTests {
  /// A clock that a test sets.
  private final class Hand: Sendable {
    let seconds = Mutex(1_795_420_800.0)

    func pass(_ span: Double) { seconds.withLock { $0 += span } }
  }

  private func practice() async throws -> (service: PracticeService, account: Account, hand: Hand) {
    let store = try DataStore(.memory)
    let account = try await TestAccount.make(in: store)
    let hand = Hand()
    let clock = WallClock { hand.seconds.withLock { $0 } }
    let charts = ChartService(store: store, clock: clock)
    let profiles = ProfileService(store: store, charts: charts, clock: clock)
    return (PracticeService(store: store, profiles: profiles, clock: clock), account, hand)
  }

  @Test func aCodeIsKeptInItsOrder() async throws {
    let (service, account, _) = try await practice()
    #expect(try await service.code(account: account.id).statements.isEmpty)
    let code = try await service.addStatements("- One.\n2. Two.\nOne.", account: account.id)
    #expect(code.statements.map(\.text) == ["One.", "Two."])
    #expect(try await service.addStatements("One.", account: account.id) == code)
    let second = try #require(code.statements.last?.id)
    let changed = try await service.changeCode(account: account.id) { code in
      try code.move(second, to: 0)
      try code.set(second, to: .resting)
    }
    #expect(changed.statements.map(\.text) == ["Two.", "One."] && changed.spoken.map(\.text) == ["One."])
    #expect(try await service.code(account: account.id) == changed)
    await #expect(throws: CompanionError.self) { try await service.addStatements(" \n", account: account.id) }
    await #expect(throws: CompanionError.self) {
      try await service.addStatements(String(repeating: "x", count: 300), account: account.id)
    }
    #expect(try await service.code(account: account.id) == changed)
  }

  @Test func completingKeepsOneDatedRecord() async throws {
    let (service, account, hand) = try await practice()
    try await service.addStatements("One.", account: account.id)
    let begun = try await service.begin(account: account.id)
    #expect(try await service.begin(account: account.id).id == begun.id)
    hand.pass(61)
    // The breath has passed by the wall clock, and the app may have been closed meanwhile.
    var session = try #require(try await service.take([.tick], session: begun.id, of: account))
    #expect(session.stage == .statement(0))
    hand.pass(5)
    session = try #require(try await service.take([.next], session: begun.id, of: account))
    session = try #require(
      try await service.take([.intend("The oldest message."), .next, .complete], session: begun.id, of: account))
    #expect(session.status == .completed)
    for _ in 0..<3 { _ = try await service.take([.complete], session: begun.id, of: account) }
    let kept = try await service.sessions(account: account.id, limit: 10).sessions
    #expect(kept.map(\.id) == [begun.id] && kept.map(\.day) == [PracticeDay(number: 20_780)])
    #expect(kept.map(\.practised) == [66] && kept.map(\.intention) == ["The oldest message."])
    let progress = try await service.progress(account)
    #expect(progress.streak.current == 1 && progress.streak.isTodayDone)
    // The next session is another one, and abandoning it keeps nothing.
    let next = try await service.begin(account: account.id)
    #expect(next.id != begun.id)
    _ = try await service.take([.abandon, .complete], session: next.id, of: account)
    #expect(try await service.openSession(account: account.id) == nil)
    #expect(try await service.take([.next], session: begun.id, of: account) == nil)
    #expect(try await service.sessions(account: account.id, limit: 10).sessions.count == 1)
  }

  // MARK: two devices and one session

  @Test func theLaterStepOfTwoDevicesHolds() async throws {
    let (service, account, hand) = try await practice()
    try await service.addStatements("One.\nTwo.\nThree.", account: account.id)
    let begun = try await service.begin(account: account.id)
    func step(_ step: SessionStep, _ shown: Int, _ intention: String? = nil) async throws -> PracticeSession {
      hand.pass(1)
      return try #require(
        try await service.take(step.events(shown: shown, intention: intention), session: begun.id, of: account))
    }
    // The phone goes on to the second line; the tablet still shows the breath, and its touch means the first line.
    _ = try await step(.next, 0)
    #expect(try await step(.next, 1).stage == .statement(1))
    #expect(try await step(.next, 0).stage == .statement(0))
    // A step that arrives twice is one step.
    #expect(try await step(.next, 1).stage == .statement(1))
    #expect(try await step(.next, 1).stage == .statement(1))
    #expect(try await step(.back, 2).stage == .statement(0))
    // The phone pauses, the tablet goes on.
    #expect(try await step(.pause, 1).status == .paused(since: 1_795_420_807_000))
    let onward = try await step(.next, 1)
    #expect(onward.status == .running && onward.stage == .statement(1))
    // Words are kept with the part that shows their field, wherever the other device is.
    #expect(try await step(.next, 4, "The oldest message.").stage == .closing)
    #expect(try await step(.back, 2).intention == "The oldest message.")
  }

  @Test func twoDevicesCompleteOneSessionOnce() async throws {
    let (service, account, hand) = try await practice()
    let begun = try await service.begin(account: account.id)
    let closing = begun.plan.stages.count - 1
    func take(_ step: SessionStep, _ shown: Int) async throws -> PracticeSession? {
      try await service.take(step.events(shown: shown), session: begun.id, of: account)
    }
    hand.pass(90)
    _ = try await take(.next, closing - 1)
    // At the same moment: both close it, one goes back, one leaves it. Whoever comes first, it is complete or left, never both.
    let outcomes = try await withThrowingTaskGroup(of: PracticeSession?.self) { group in
      for step in [SessionStep.complete, .complete, .back, .next, .pause] { group.addTask { try await take(step, closing) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count == 5 && outcomes.allSatisfy { $0 != nil })
    // Whatever was asked for after it changes nothing.
    for step in [SessionStep.complete, .abandon, .back, .resume] {
      hand.pass(1)
      #expect(try await take(step, closing)?.status == .completed)
    }
    let kept = try await service.sessions(account: account.id, limit: 10).sessions
    #expect(kept.map(\.id) == [begun.id] && kept.first?.practised == 90)
    #expect(try await service.openSession(account: account.id) == nil)
  }

  @Test func aRecordThatStandsCompletesItsSession() async throws {
    let (service, account, hand) = try await practice()
    let begun = try await service.begin(account: account.id)
    hand.pass(60)
    // A device that led the session by itself has kept its record; another one leaves the session that it still shows.
    let report = SessionReport(id: begun.id, instant: 1_795_420_860, practised: 60, statements: 0, intention: "")
    #expect(try await service.record(report, repairs: nil, of: account, timezone: nil).isNew)
    let left = try await service.take(SessionStep.abandon.events(shown: 0), session: begun.id, of: account)
    #expect(left?.status == .completed)
    #expect(try await service.sessions(account: account.id, limit: 10).sessions.count == 1)
    // And one that was left before anybody completed it stays left.
    let next = try await service.begin(account: account.id)
    _ = try await service.take(SessionStep.abandon.events(), session: next.id, of: account)
    let late = try await service.take(SessionStep.complete.events(shown: 9), session: next.id, of: account)
    #expect(late?.status == .abandoned)
    #expect(try await service.sessions(account: account.id, limit: 10).sessions.count == 1)
  }

  @Test func aDeviceRecordsASessionOnce() async throws {
    let (service, account, hand) = try await practice()
    let id = "0193a1b2-0000-7000-8000-000000000001"
    // 23 November 2026, 8:00 in Greenwich; two days before, at 2:00 in Auckland, was still the twentieth.
    let report = SessionReport(id: id, instant: 1_795_179_600, practised: 300, statements: 3, intention: "")
    let first = try await service.record(report, repairs: nil, of: account, timezone: "Pacific/Auckland")
    #expect(first.isNew && first.record.day == PracticeDay(text: "2026-11-20"))
    hand.pass(100)
    let again = try await service.record(report, repairs: nil, of: account, timezone: "UTC")
    #expect(!again.isNew && again.record == first.record)
    await #expect(throws: CompanionError.self) {
      try await service.record(
        SessionReport(
          id: "0193a1b2-0000-7000-8000-000000000002", instant: 1_795_420_800, practised: 60, statements: 0, intention: ""),
        repairs: PracticeDay(text: "2026-11-22"), of: account, timezone: "UTC")
    }
  }

  @Test func settingsAreCheckedAsAWhole() async throws {
    let (service, account, _) = try await practice()
    #expect(try await service.settings(account: account.id).settings.breath == 60)
    #expect(try await service.reminders(account, limit: 5).isEmpty)
    let changed = try await service.changeSettings(account: account.id) {
      $0.remindersOn = true
      $0.reminderCount = 3
      $0.quietDays = [2]
    }
    #expect(changed.settings.reminders.count == 3)
    let reminders = try await service.reminders(account, limit: 4)
    #expect(reminders.map(\.id).first == "align-2026-11-23-1")
    #expect(reminders.map(\.day.description) == ["2026-11-23", "2026-11-23", "2026-11-25", "2026-11-25"])
    await #expect(throws: CompanionError.self) {
      try await service.changeSettings(account: account.id) {
        $0.breathSeconds = 120
        $0.windowStart = 60
      }
    }
    #expect(try await service.settings(account: account.id).settings == changed.settings)
  }

  @Test func insightsAreKeptOnceForAKeyAndDeleted() async throws {
    let (service, account, _) = try await practice()
    let kept = try await service.keepInsight(" Half the list. ", source: "reading", key: "k", account: account.id)
    #expect(kept.isNew && kept.insight.text == "Half the list." && kept.insight.source == .reading)
    #expect(try await service.keepInsight("Half the list.", source: nil, key: "k", account: account.id).isNew == false)
    await #expect(throws: CompanionError.self) {
      try await service.keepInsight("x", source: "nowhere", key: nil, account: account.id)
    }
    #expect(try await service.insights(account: account.id, limit: 10).insights == [kept.insight])
    #expect(try await service.deleteInsight(kept.insight.id, account: account.id) == kept.insight)
    #expect(try await service.deleteInsight(kept.insight.id, account: account.id) == nil)
  }

  @Test func whatDevicesBringIsReadLeniently() {
    #expect(PracticeDay(text: "2026-02-30") == nil && PracticeDay(text: "2026-2-3") == nil && PracticeDay(text: "x") == nil)
    #expect(PracticeDay(text: "2028-02-29")?.description == "2028-02-29")
  }
}
