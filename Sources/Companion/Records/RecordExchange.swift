package import Store

/// The records of accounts as devices and files bring them and take them along.
package struct RecordExchange: Sendable {
  let store: DataStore
  let profiles: ProfileService
  let clock: WallClock

  /// Some records of a kind, the newest first.
  ///
  /// - Parameter bytes: after how many bytes, as they are sealed, the page ends.
  package func page(
    _ kind: RecordKind, of account: String, after place: RecordPlace? = nil, limit: Int, bytes: Int? = nil
  ) async throws -> RecordPage {
    guard let bytes else { return try await store.records.page(kind, account: account, after: place, limit: limit) }
    return try await store.records.page(kind, account: account, after: place, limit: limit, bytes: bytes)
  }

  /// What has changed since a change, the oldest change first.
  package func changes(of account: String, after start: Int64, limit: Int) async throws -> ChangePage {
    try await store.records.changePage(account: account, after: start, limit: limit)
  }

  /// Makes the changes of a device, each by itself.
  package func apply(_ changes: [RecordChange], account: String) async throws -> [RecordOutcome] {
    try await store.records.apply(changes, account: account, now: clock.microseconds)
  }

  /// Takes records back from a file; those that stand already stay.
  ///
  /// - Returns: how many are new.
  package func restore(_ records: [ArchivedRecord], of kind: RecordKind, to account: Account) async throws -> Int {
    let outcomes = try await store.records.restore(records, account: account.id, now: clock.microseconds)
    if kind == .profile {
      // An account has a profile as soon as it has a name: what is missing there comes from the file.
      for (record, isNew) in zip(records, outcomes) where !isNew {
        let old = try StoredProfile(payload: record.payload)
        try await profiles.revise(account) { $0.complete(from: old) }
      }
    }
    return outcomes.count { $0 }
  }
}

extension StoredProfile {
  /// Takes what is missing from another profile.
  fileprivate mutating func complete(from other: StoredProfile) {
    name = name ?? other.name
    birth = birth ?? other.birth
    language = language ?? other.language
    houseSystem = houseSystem ?? other.houseSystem
    zodiac = zodiac ?? other.zodiac
    theme = theme ?? other.theme
    units = units ?? other.units
    timezone = timezone ?? other.timezone
    hourCycle = hourCycle ?? other.hourCycle
    dateOrder = dateOrder ?? other.dateOrder
    preparesReadings = preparesReadings ?? other.preparesReadings
    callable = callable ?? other.callable
  }
}

extension RecordPage {
  /// What the records say, and the ids of those that do not open or are not of the shape that they should have.
  package func read<Content>(_ content: (Record) throws -> Content) -> (contents: [Content], damaged: [String]) {
    var contents: [Content] = []
    var damaged = damaged
    for record in records {
      if let content = try? content(record) { contents.append(content) } else { damaged.append(record.id) }
    }
    return (contents, damaged)
  }
}
