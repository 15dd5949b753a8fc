package import Atlas
import Ephemeris
package import Practice
package import Store

/// The daily practice of people: their code, their insights, their sessions, and what comes of them.
package struct PracticeService: Sendable {
  let store: DataStore
  let profiles: ProfileService
  let clock: WallClock
  /// Insights that were deleted a moment ago.
  let shelf = UndoShelf()
  /// Their insights, by account; a few thousand long ones are some megabytes.
  let insightTallies = VersionedCache<String, RecordsVersion, InsightTally>(room: 64)
  /// What people have practised, by account.
  let tallies = VersionedCache<String, RecordsVersion, PracticeTally>(room: 1024)

  /// The practices in a store.
  package init(store: DataStore, profiles: ProfileService, clock: WallClock) {
    self.store = store
    self.profiles = profiles
    self.clock = clock
  }

  var records: RecordRepository { store.records }

  // MARK: the code

  /// The personal code of somebody; without statements while nothing is kept.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it does not open.
  package func code(account: String) async throws -> PersonalCode {
    try await part(StoredPracticeCode.self, StoredPracticeCode.key, account)?.value.code ?? PersonalCode()
  }

  /// Changes the code by what stands.
  ///
  /// - Returns: the code as it stands then.
  /// - Throws: ``CompanionError`` that names the field, or whatever `change` throws that is no ``PracticeError``.
  @discardableResult
  package func changeCode(account: String, _ change: (inout PersonalCode) throws -> Void) async throws -> PersonalCode {
    try await revise(StoredPracticeCode.self, StoredPracticeCode.key, account) { standing in
      var code = standing?.code ?? PersonalCode()
      do { try change(&code) } catch let error as PracticeError { throw CompanionError(error) }
      var kept = standing ?? StoredPracticeCode(code)
      kept.statements = StoredPracticeCode(code).statements
      return kept
    }.code
  }

  // MARK: settings

  /// The settings of somebody, those that they chose and the usual ones.
  package func settings(account: String) async throws -> (settings: PracticeSettings, chosen: StoredPracticeSettings) {
    let chosen = try await part(StoredPracticeSettings.self, StoredPracticeSettings.key, account)?.value
    let usual = StoredPracticeSettings()
    // A device may once have kept what is no longer allowed; nobody is to be without a practice for it.
    if let chosen, let settings = try? PracticeSettings(chosen) { return (settings, chosen) }
    return (try PracticeSettings(usual), usual)
  }

  /// Changes the settings by what was chosen.
  ///
  /// - Throws: ``CompanionError`` that names the field; nothing is changed then.
  package func changeSettings(
    account: String, _ change: (inout StoredPracticeSettings) throws -> Void
  ) async throws -> (settings: PracticeSettings, chosen: StoredPracticeSettings) {
    let chosen = try await revise(StoredPracticeSettings.self, StoredPracticeSettings.key, account) { standing in
      var chosen = standing ?? StoredPracticeSettings()
      let before = chosen
      try change(&chosen)
      let settings = try PracticeSettings(chosen)
      if chosen != before { try settings.checkAwake() }
      return chosen
    }
    return (try PracticeSettings(chosen), chosen)
  }

  // MARK: time

  /// The clocks of the place where somebody is: the zone that they chose, one that a request names, or that of their device; Greenwich while
  /// none is known.
  ///
  /// - Throws: ``CompanionError`` that names `timezone`.
  package func place(_ account: Account, timezone: String? = nil) async throws -> (zone: String, clock: ZoneClock) {
    let name = try await profiles.readable(account).currentZone(asked: timezone) ?? "UTC"
    let zone = try CivilText.zone(name, field: "timezone")
    return (zone.identifier, ZoneClock(zone, around: clock.wholeSeconds))
  }

  // MARK: parts

  func part<Part: StoredPayload>(
    _ type: Part.Type, _ key: String, _ account: String
  ) async throws -> (value: Part, record: Record)? {
    guard let record = try await records.record(.practice, account: account, naturalKey: key), let payload = record.payload else {
      return nil
    }
    return (try Part(payload: payload), record)
  }

  /// Changes a part by what stands in it; what another device writes in between is read again.
  func revise<Part: StoredPayload & Hashable>(
    _ type: Part.Type, _ key: String, _ account: String, _ change: (Part?) throws -> Part
  ) async throws -> Part {
    for _ in 0..<8 {
      let standing = try await part(type, key, account)
      let changed = try change(standing?.value)
      if changed == standing?.value { return changed }
      let payload = try changed.payload(over: standing?.record.payload)
      let now = clock.microseconds
      let outcome = try await records.revise(
        .practice, account: account, naturalKey: key, newID: UUIDv7.generate(microseconds: now),
        base: standing?.record.change ?? 0, now: now
      ) { _ in payload }
      switch outcome {
      case .kept: return changed
      case nil: throw CompanionError.notFound("The account no longer exists.")
      case .damaged: throw CompanionError.damaged
      case .conflict, .missing: continue
      }
    }
    throw CompanionError.conflict("The practice is being changed elsewhere right now. Try again.")
  }
}

extension ZoneClock {
  /// The clocks of a zone for the four years around an instant, in POSIX seconds: as far as today and reminders reach.
  package init(_ zone: TimeZoneHistory, around instant: Int64) {
    let end = Double(instant) + 63_072_000
    var explanation = zone.explanation(at: UTC(unixSeconds: Double(instant) - 63_072_000))
    let first = Int(clamping: explanation.clock.seconds.rounded())
    var changes: [Change] = []
    // No country has changed its clocks as often in four years.
    while let next = explanation.next, next.utc.unixSeconds < end, changes.count < 100 {
      let seconds = Int64(Int(clamping: next.utc.unixSeconds.rounded()))
      changes.append(Change(instant: seconds, offset: Int(clamping: next.clock.seconds.rounded())))
      explanation = zone.explanation(at: UTC(unixSeconds: Double(seconds)))
    }
    self.init(offset: first, changes: changes)
  }
}

extension PracticeService {
  /// Adds the statements of a text, one in each line; those that stand in the code already are passed over.
  ///
  /// - Throws: ``CompanionError`` that names `text` when a line is too long, when there is none, or when the code is full.
  @discardableResult
  package func addStatements(_ text: String, account: String) async throws -> PersonalCode {
    guard text.utf8.count <= 64_000 else { throw CompanionError.invalid("text may have at most 64000 bytes.", field: "text") }
    let imported = StatementText.imported(text)
    if let line = imported.tooLong.first {
      throw CompanionError.invalid(
        "text: line \(line) must have 1 to \(StatementText.longestStatement) characters.", field: "text")
    }
    guard !imported.statements.isEmpty else { throw CompanionError.invalid("text must have a statement.", field: "text") }
    let now = clock.microseconds
    return try await changeCode(account: account) { code in
      for statement in imported.statements where !code.statements.contains(where: { $0.text == statement }) {
        try code.add(Statement(id: UUIDv7.generate(microseconds: now), text: statement))
      }
    }
  }
}
