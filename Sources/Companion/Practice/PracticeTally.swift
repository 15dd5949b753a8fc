import Practice
import Store

/// All that somebody has practised, as it was read for one version of their records.
struct PracticeTally: Sendable {
  /// All sessions, the newest first.
  let sessions: [SessionRecord]
  let ledger: PracticeLedger
  /// The ids of sessions that cannot be opened.
  let damaged: [String]
}

extension PracticeService {
  /// All that somebody has practised. It is read anew when a session came, went or was changed, by whichever process, and kept until then:
  /// ten years of sessions are opened once a day and not with every page.
  func tally(_ account: String) async throws -> PracticeTally {
    let version = try await records.version(of: .practiceSession, account: account)
    if let known = tallies.value(for: account, at: version) { return known }
    var all: [SessionRecord] = []
    var damaged: [String] = []
    var next: RecordPlace?
    repeat {
      let page = try await sessions(account: account, after: next, limit: 500)
      all += page.sessions
      damaged += page.damaged
      next = page.next
    } while next != nil
    let tally = PracticeTally(sessions: all, ledger: PracticeLedger(all), damaged: damaged)
    tallies.keep(tally, for: account, at: version)
    return tally
  }

  /// The missed days that a session on a day could make good, the earliest first; none where the settings do not allow it.
  func repairable(_ account: String, on day: PracticeDay) async throws -> [PracticeDay] {
    guard try await settings(account: account).settings.allowsRepair else { return [] }
    // What came later says nothing of what was possible on that day.
    let sessions = try await tally(account).sessions.filter { $0.day <= day }
    return Streak(PracticeLedger(sessions), today: day).repairable
  }
}
