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
    let begun = try await service.begin(account)
    #expect(try await service.begin(account).id == begun.id)
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
    let next = try await service.begin(account)
    #expect(next.id != begun.id)
    _ = try await service.take([.abandon, .complete], session: next.id, of: account)
    #expect(try await service.openSession(account) == nil)
    #expect(try await service.take([.next], session: begun.id, of: account) == nil)
    #expect(try await service.sessions(account: account.id, limit: 10).sessions.count == 1)
  }

  // MARK: two devices and one session

  @Test func theLaterStepOfTwoDevicesHolds() async throws {
    let (service, account, hand) = try await practice()
    try await service.addStatements("One.\nTwo.\nThree.", account: account.id)
    let begun = try await service.begin(account)
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
    let begun = try await service.begin(account)
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
    #expect(try await service.openSession(account) == nil)
  }

  /// The page was closed before the last touch, late in the evening in Tokyo; the next visit is the day after, from elsewhere.
  @Test func aSessionThatWasDoneIsRecordedOnItsDay() async throws {
    let (service, account, hand) = try await practice()
    try await service.addStatements("One.", account: account.id)
    func leave(_ step: SessionStep) async throws -> String {
      let begun = try await service.begin(account, timezone: "Asia/Tokyo")
      let closing = begun.plan.stages.count - 1
      hand.pass(90)
      _ = try await service.take(
        SessionStep.next.events(shown: closing - 1), session: begun.id, of: account, timezone: "Asia/Tokyo")
      hand.pass(4)
      _ = try await service.take(step.events(), session: begun.id, of: account, timezone: "Asia/Tokyo")
      return begun.id
    }
    func kept() async throws -> [SessionRecord] { try await service.sessions(account: account.id, limit: 10).sessions }
    // 23 November 2026, 17:00 in Tokyo.
    let first = try await leave(.pause)
    hand.pass(300)
    #expect(try await service.progress(account).ledger.days.isEmpty)
    #expect(try await service.openSession(account)?.id == first)
    hand.pass(86_400)
    // Whatever comes first settles it: how it goes, and many times at once.
    let days = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { try await service.progress(account, timezone: "America/Los_Angeles").ledger.days.count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(days == [1, 1, 1, 1])
    var records = try await kept()
    #expect(records.map(\.id) == [first] && records.first?.day == PracticeDay(text: "2026-11-23"))
    #expect(records.first?.instant == 1_795_420_890 && records.first?.offset == 9 * 3600 && records.first?.practised == 90)
    #expect(try await service.openSession(account) == nil)
    #expect(try await service.lastSession(account)?.status == .completed)
    // Beginning the next one settles it, too.
    let second = try await leave(.tick)
    hand.pass(3600)
    #expect(try await service.begin(account).id != second)
    records = try await kept()
    #expect(records.map(\.id) == [second, first])
    // A record that another device kept and somebody deleted stays deleted, and nothing is refused for it.
    _ = try await service.take([.abandon], session: try #require(try await service.openSession(account)).id, of: account)
    let third = try await leave(.pause)
    _ = try await service.record(
      SessionReport(id: third, instant: 1_795_420_860, practised: 60, statements: 0, intention: ""), repairs: nil, of: account,
      timezone: nil)
    _ = try await service.records.delete(.practiceSession, account: account.id, id: third, now: 1)
    hand.pass(86_400)
    #expect(try await service.progress(account).ledger.days.count == 2)
    #expect(try await service.openSession(account) == nil)
    #expect(try await kept().map(\.id) == [second, first])
  }

  /// What was missed yesterday is made good by a short session, where the settings allow it.
  @Test func aRepairIsAShortSession() async throws {
    let (service, account, hand) = try await practice()
    try await service.addStatements("One.\nTwo.\nThree.\nFour.", account: account.id)
    let today = PracticeDay(number: 20_780)
    for (number, ago) in [3, 2, 4, 5].enumerated() {
      let instant = 1_795_420_800 - Int64(ago) * 86_400
      _ = try await service.record(
        SessionReport(
          id: "0193a1b2-0000-7000-8000-00000000000\(number)", instant: instant, practised: 300, statements: 4, intention: ""),
        repairs: nil, of: account, timezone: nil)
    }
    let missed = today.advanced(by: -1)
    // Not allowed: a whole session, for today.
    var begun = try await service.begin(account, repairs: missed)
    #expect(begun.plan.statements.count == 4 && begun.plan.breath == 60)
    _ = try await service.take([.abandon], session: begun.id, of: account)
    _ = try await service.changeSettings(account: account.id) { $0.allowsRepair = true }
    #expect(try await service.progress(account).streak.repairable == [missed])
    begun = try await service.begin(account, repairs: today.advanced(by: -5))
    #expect(begun.plan.statements.count == 4)
    _ = try await service.take([.abandon], session: begun.id, of: account)
    begun = try await service.begin(account, repairs: missed)
    #expect(begun.plan == begun.plan.shortened && begun.plan.statements.count == 3 && begun.plan.breath == 30)
    hand.pass(45)
    _ = try await service.take([.go(to: 9), .complete], session: begun.id, of: account)
    let progress = try await service.progress(account)
    #expect(progress.streak.hold(on: missed) == .repair && progress.streak.current == 4)
    #expect(!progress.streak.isTodayDone && progress.standing.done == 0)
    #expect(progress.sessions.filter { $0.repairs == missed }.map(\.id) == [begun.id])
  }

  /// What was read once is not read again, until something has changed.
  @Test func progressIsNeverStale() async throws {
    let (service, account, hand) = try await practice()
    func report(_ number: Int) async throws {
      _ = try await service.record(
        SessionReport(
          id: "0193a1b2-0000-7000-8000-00000000000\(number)", instant: 1_795_420_800, practised: 60, statements: 0, intention: ""),
        repairs: nil, of: account, timezone: nil)
    }
    func count() async throws -> Int { try await service.progress(account).sessions.count }
    #expect(try await count() == 0)
    try await report(1)
    #expect(try await count() == 1)
    #expect(try await count() == 1)
    try await report(2)
    #expect(try await count() == 2)
    // Another process deletes one, and forgets that it has.
    _ = try await service.records.delete(
      .practiceSession, account: account.id, id: "0193a1b2-0000-7000-8000-000000000002", now: 1_795_420_801_000_000)
    #expect(try await count() == 1)
    hand.pass(86_400)
    #expect(try await service.progress(account).today == PracticeDay(number: 20_781))
    _ = try await service.clear(account: account.id)
    #expect(try await count() == 0)
  }

  @Test func aRecordThatStandsCompletesItsSession() async throws {
    let (service, account, hand) = try await practice()
    let begun = try await service.begin(account)
    hand.pass(60)
    // A device that led the session by itself has kept its record; another one leaves the session that it still shows.
    let report = SessionReport(id: begun.id, instant: 1_795_420_860, practised: 60, statements: 0, intention: "")
    #expect(try await service.record(report, repairs: nil, of: account, timezone: nil).isNew)
    let left = try await service.take(SessionStep.abandon.events(shown: 0), session: begun.id, of: account)
    #expect(left?.status == .completed)
    #expect(try await service.sessions(account: account.id, limit: 10).sessions.count == 1)
    // And one that was left before anybody completed it stays left.
    let next = try await service.begin(account)
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
    // Every number is refused by its name, with what is allowed; a statement may stand from no time on.
    let wrong: [(String, String, (inout StoredPracticeSettings) -> Void)] = [
      ("statementSeconds", "from 0 to 120", { $0.statementSeconds = 121 }), ("goal", "from 1 to 12", { $0.goal = 0 }),
      ("breathSeconds", "from 0 to 1200", { $0.breathSeconds = -1 }), ("weekBegins", "from 1 to 7", { $0.weekBegins = 8 }),
      ("quietDays", "from 1 to 7", { $0.quietDays = [0] }), ("dayBoundary", "from 0 to 720", { $0.dayBoundary = 721 }),
      ("windowEnd", "from 60 to 1080", { $0.windowEnd = 500 }),
      ("visualisationSeconds", "from 0 to 600", { $0.visualisationSeconds = 601 }),
      ("windowStart", "from 240 to 1439", { $0.windowStart = 60 }), ("reminderCount", "from 1 to 12", { $0.reminderCount = 13 }),
      ("windowEnd", "22:00 to 06:00", { ($0.windowStart, $0.windowEnd) = (1_300, 1_500) }),
    ]
    for (field, allowed, change) in wrong {
      let error = await #expect(throws: CompanionError.self) {
        try await service.changeSettings(account: account.id, change)
      }
      guard case .invalid(let message, let named, _) = error else {
        Issue.record("\(field)")
        continue
      }
      #expect(named == field && message.contains(allowed) && message.hasPrefix(field))
    }
    for seconds in [0, 1, 2, 3, 120] {
      let kept = try await service.changeSettings(account: account.id) { $0.statementSeconds = seconds == 0 ? nil : seconds }
      #expect(kept.settings.statementSeconds == seconds)
      _ = try kept.settings.plan(PersonalCode())
    }
    _ = try await service.changeSettings(account: account.id) { $0.statementSeconds = nil }
    #expect(try await service.settings(account: account.id).settings == changed.settings)
  }

  @Test func insightsAreKeptOnceForAKeyAndDeleted() async throws {
    let (service, account, _) = try await practice()
    let kept = try await service.keepInsight(" Half the list. ", source: "reading", key: "k", account: account.id)
    #expect(kept.isNew && kept.insight.text == "Half the list." && kept.insight.source == .reading)
    #expect(try await service.keepInsight("Half the list.", source: nil, key: "k", account: account.id).isNew == false)
    // A request that says something else under the key of another is not answered as if it were kept.
    await #expect(throws: CompanionError.self) {
      try await service.keepInsight("The other half.", source: "reading", key: "k", isOfRequest: true, account: account.id)
    }
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
