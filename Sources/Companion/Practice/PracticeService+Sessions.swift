import Atlas
package import Practice
package import Store

/// What somebody has practised, as it stands at an instant.
package struct PracticeProgress: Sendable {
  /// All sessions, in no order.
  package let sessions: [SessionRecord]
  package let ledger: PracticeLedger
  package let streak: Streak
  /// The day that is open.
  package let today: PracticeDay
  package let settings: PracticeSettings
  package let clock: ZoneClock
  /// The name of the zone.
  package let zone: String
  /// The ids of sessions that cannot be opened.
  package let damaged: [String]

  /// Goal, freezes, week and rhythm, as pages and programs tell them.
  package var standing: PracticeStanding {
    PracticeStanding(
      ledger, streak, today: today, goal: settings.goal, weekBegins: settings.weekBegins, quiet: settings.reminders.quiet)
  }
}

extension PracticeService {
  /// Takes up the session that is open; `nil` when there is none that runs or rests.
  package func openSession(_ account: Account, timezone: String? = nil) async throws -> PracticeSession? {
    guard let session = try await lastSession(account, timezone: timezone) else { return nil }
    return session.status == .completed || session.status == .abandoned ? nil : session
  }

  /// The session that was begun last as it stands now, whatever became of it, for whoever is to see it.
  ///
  /// Whoever sees the last part was there, and one that is over is closed: that is kept. What else has passed is kept with the next step.
  package func lastSession(_ account: Account, timezone: String? = nil) async throws -> PracticeSession? {
    guard let kept = try await part(StoredOpenSession.self, StoredOpenSession.key, account.id)?.value.session() else {
      return nil
    }
    var session = kept
    session.take(.tick, at: clock.microseconds / 1000)
    guard session.status != kept.status || (session.stage == .closing && kept.stage != .closing) else { return session }
    return try await take([.tick], session: kept.id, of: account, timezone: timezone) ?? session
  }

  /// The missed day that the session which was begun last is to make good; `nil` for one of today, and for any other session.
  package func repairs(of session: String, account: String) async throws -> PracticeDay? {
    guard let kept = try await part(StoredOpenSession.self, StoredOpenSession.key, account)?.value, kept.id == session else {
      return nil
    }
    return kept.repairs.flatMap(PracticeDay.init(text:))
  }

  /// Closes the session that is open when everything of it was done and its last touch has not come: it is recorded once, on the day on which
  /// it was done.
  func settle(_ account: Account) async throws {
    guard let kept = try await part(StoredOpenSession.self, StoredOpenSession.key, account.id)?.value,
      kept.status == "running" || kept.status == "paused",
      // One that cannot be read is no reason to refuse what was practised.
      let session = try? kept.session(), session.isDone(at: clock.microseconds / 1000)
    else { return }
    _ = try await take([.tick], session: session.id, of: account)
  }

  /// Begins a session with the code and the settings as they stand; one that is open is taken up instead.
  ///
  /// - Parameters:
  ///   - repairs: the missed day that it is to make good: a short session, while that is possible; for any other day it is a whole one.
  ///   - opening: a sentence that is said first, and in this session alone.
  package func begin(
    _ account: Account, timezone: String? = nil, repairs: PracticeDay? = nil, opening: String? = nil
  ) async throws -> PracticeSession {
    try await settle(account)
    let code = try await code(account: account.id)
    let settings = try await settings(account: account.id).settings
    let now = clock.microseconds
    let id = UUIDv7.generate(microseconds: now)
    let place = try await place(account, timezone: timezone)
    var repaired: PracticeDay?
    if let repairs {
      let today = settings.boundary.day(at: clock.wholeSeconds, on: place.clock)
      if try await repairable(account.id, on: today).contains(repairs) { repaired = repairs }
    }
    let missed = repaired
    return try await revise(StoredOpenSession.self, StoredOpenSession.key, account.id) { standing in
      if let standing, standing.status == "running" || standing.status == "paused", (try? standing.session()) != nil {
        return standing
      }
      do {
        let whole = try settings.plan(code, opening: opening)
        var begun = StoredOpenSession(
          PracticeSession(id: id, plan: missed == nil ? whole : whole.shortened, at: now / 1000))
        begun.repairs = missed?.description
        begun.zone = place.zone
        return begun
      } catch let error as PracticeError {
        throw CompanionError(error)
      }
    }.session()
  }

  /// Lets things happen to the session that is open. Completing it keeps one record, however often it is asked for, and on however many
  /// devices.
  ///
  /// The later step holds: it is taken from the session as the earlier one left it. A session that has a record is a completed one, whatever
  /// another device wants of it meanwhile.
  ///
  /// - Parameters:
  ///   - id: the session that is meant; another one that is open is left alone.
  ///   - repairs: the missed day that it is to make good.
  /// - Returns: the session as it stands then; `nil` when it is not the last one.
  package func take(
    _ events: [PracticeSession.Event], session id: String, repairs: PracticeDay? = nil, of account: Account,
    timezone: String? = nil
  ) async throws -> PracticeSession? {
    let ends = events.contains(.complete) || events.contains(.abandon)
    for _ in 0..<8 {
      guard let standing = try await part(StoredOpenSession.self, StoredOpenSession.key, account.id), standing.value.id == id
      else { return nil }
      var session = try standing.value.session()
      let now = clock.microseconds / 1000
      if ends, session.status != .completed,
        try await records.record(.practiceSession, account: account.id, id: id)?.payload != nil
      {
        // Its record stands, and whoever wrote it did not come to close the session, or met somebody who left it.
        session = session.completed
      }
      // One that was over long ago was done where its person was then.
      let wasOver = session.isDone(at: now)
      var place = try await place(account, timezone: timezone)
      if wasOver, let known = standing.value.zone, let zone = try? CivilText.zone(known, field: "timezone") {
        place = (zone.identifier, ZoneClock(zone, around: session.stageBegun / 1000))
      }
      var isCompleted = false
      for event in events where session.take(event, at: now) == .completed { isCompleted = true }
      if isCompleted {
        let settings = try await settings(account: account.id).settings
        if let record = session.record(on: place.clock, boundary: settings.boundary) {
          // The record first: whoever is interrupted here closes the session once more, and it is the same record.
          var repaired = repairs
          if repaired == nil, let day = standing.value.repairs.flatMap(PracticeDay.init(text:)) {
            // What was possible when it began may be too late now; the session counts for its own day then.
            if try await repairable(account.id, on: record.day).contains(day) { repaired = day }
          }
          do {
            _ = try await complete(record, repairs: repaired, of: account)
          } catch CompanionError.notFound where wasOver {
            // Its record came from another device and was deleted; it stays deleted.
          }
        }
      }
      var changed = StoredOpenSession(session)
      changed.repairs = standing.value.repairs
      changed.zone = place.zone
      if changed == standing.value { return session }
      let payload = try changed.payload(over: standing.record.payload)
      switch try await records.revise(
        .practice, account: account.id, naturalKey: StoredOpenSession.key, newID: standing.record.id,
        base: standing.record.change, now: clock.microseconds, { _ in payload })
      {
      case .kept: return session
      case nil: throw CompanionError.notFound("The account no longer exists.")
      case .damaged: throw CompanionError.damaged
      // Another device was quicker; what is asked for here is the later step.
      case .conflict, .missing: continue
      }
    }
    throw CompanionError.conflict("The session is being stepped elsewhere right now. Try again.")
  }

  /// Keeps the record of a completed session: once for each id.
  ///
  /// - Parameter repairs: the missed day that it is to make good.
  /// - Throws: ``CompanionError`` that names `repairs` when there is nothing to make good.
  package func complete(
    _ record: SessionRecord, repairs: PracticeDay? = nil, of account: Account
  ) async throws -> (record: SessionRecord, isNew: Bool) {
    if let known = try await records.record(.practiceSession, account: account.id, id: record.id) {
      // A record that was deleted stays deleted, however often its session is sent again.
      return (try session(of: known), false)
    }
    if let repairs {
      guard try await repairable(account.id, on: record.day).contains(repairs) else {
        throw CompanionError.invalid(
          "repairs must be a missed day of the last 48 hours that ends a row, and the settings must allow it.", field: "repairs")
      }
    }
    let kept = SessionRecord(
      id: record.id, day: record.day, instant: record.instant, offset: record.offset, practised: record.practised,
      statements: record.statements, intention: record.intention, repairs: repairs)
    let made = try await records.insert(
      .practiceSession, account: account.id, id: record.id, naturalKey: NaturalKey.hashed("session", record.id),
      payload: try StoredPracticeSession(kept).payload(), now: clock.microseconds)
    guard let made else { throw CompanionError.notFound("The account no longer exists.") }
    return (try session(of: made.record), made.isNew)
  }

  /// The session that a record keeps.
  ///
  /// - Throws: ``CompanionError`` for a record that was deleted, or that a device brought without a day.
  private func session(of record: Record) throws -> SessionRecord {
    guard let payload = record.payload else { throw CompanionError.notFound("This session was deleted.") }
    guard let session = try StoredPracticeSession(payload: payload).record(id: record.id) else {
      throw CompanionError.invalid("id is that of a session which a device has kept without its day.", field: "id")
    }
    return session
  }

  /// The sessions of somebody, the newest first.
  package func sessions(
    account: String, after place: RecordPlace? = nil, limit: Int
  ) async throws -> (sessions: [SessionRecord], damaged: [String], next: RecordPlace?) {
    let page = try await records.page(.practiceSession, account: account, after: place, limit: limit)
    var sessions: [SessionRecord] = []
    var damaged = page.damaged
    for record in page.records {
      if let session = (try? StoredPracticeSession(payload: record.payload ?? ""))?.record(id: record.id) {
        sessions.append(session)
      } else {
        damaged.append(record.id)
      }
    }
    return (sessions, damaged, page.next)
  }

  /// All that somebody has practised, and what comes of it now.
  ///
  /// - Throws: ``CompanionError`` that names `timezone`.
  package func progress(_ account: Account, timezone: String? = nil) async throws -> PracticeProgress {
    try await settle(account)
    let place = try await place(account, timezone: timezone)
    let settings = try await settings(account: account.id).settings
    let tally = try await tally(account.id)
    let today = settings.boundary.day(at: clock.wholeSeconds, on: place.clock)
    return PracticeProgress(
      sessions: tally.sessions, ledger: tally.ledger, streak: Streak(tally.ledger, today: today), today: today,
      settings: settings, clock: place.clock, zone: place.zone, damaged: tally.damaged)
  }

  /// The next reminders of somebody; none while they are switched off.
  ///
  /// - Throws: ``CompanionError`` that names `timezone`.
  package func reminders(_ account: Account, timezone: String? = nil, limit: Int) async throws -> [Reminder] {
    let progress = try await progress(account, timezone: timezone)
    guard progress.settings.remindersOn else { return [] }
    return progress.settings.reminders.upcoming(
      after: clock.wholeSeconds, limit: limit, clock: progress.clock, ledger: progress.ledger)
  }
}

extension PracticeService {
  /// When sessions are planned: the times of the reminders' rule from the day that is open on, whether reminders are sent or not. A day that
  /// has reached its goal is left out.
  ///
  /// - Parameter days: how many days.
  /// - Returns: the times, and when the settings were changed last, in POSIX microseconds.
  /// - Throws: ``CompanionError`` that names `timezone`.
  package func planned(
    _ account: Account, timezone: String, days: Int
  ) async throws -> (sessions: [Reminder], changedAt: Int64) {
    let progress = try await progress(account, timezone: timezone)
    let changedAt = try await part(StoredPracticeSettings.self, StoredPracticeSettings.key, account.id)?.record.updatedAt ?? 0
    let plan = progress.settings.reminders
    let sessions = (0..<max(days, 0)).map { progress.today.advanced(by: $0) }
      .filter { !progress.settings.goal.isMet(on: $0, progress.ledger) }
      .flatMap { plan.reminders(on: $0, clock: progress.clock) }
    return (sessions, changedAt)
  }
}

/// What a device tells of a session that it has led by itself.
package struct SessionReport: Sendable {
  let id: String
  let instant: Int64
  let practised, statements: Int
  let intention: String

  /// - Parameter instant: POSIX seconds.
  package init(id: String, instant: Int64, practised: Int, statements: Int, intention: String) {
    self.id = id
    self.instant = instant
    self.practised = practised
    self.statements = statements
    self.intention = intention
  }
}

extension PracticeService {
  /// Keeps a session that a device has led: once for each id, on the day that its instant has for the person.
  ///
  /// - Throws: ``CompanionError`` that names `repairs` or `timezone`.
  package func record(
    _ report: SessionReport, repairs: PracticeDay?, of account: Account, timezone: String?
  ) async throws -> (record: SessionRecord, isNew: Bool) {
    let zone = try await place(account, timezone: timezone).zone
    // What a device kept while it was away may be older than the clocks around today.
    let clock = ZoneClock(try CivilText.zone(zone, field: "timezone"), around: report.instant)
    let boundary = try await settings(account: account.id).settings.boundary
    return try await complete(
      SessionRecord(
        id: report.id, day: boundary.day(at: report.instant, on: clock), instant: report.instant,
        offset: clock.offset(at: report.instant), practised: report.practised, statements: report.statements,
        intention: report.intention), repairs: repairs, of: account)
  }
}
