import Hummingbird
import Store
import Wire

/// Everything that is known of an account as one file, and the way back. `docs/export.md` describes the file.
struct ArchiveController: Sendable {
  let archives: AccountArchive

  /// How large an export may be that is taken back, in bytes.
  static let importLimit = 16_000_000
  /// How many records are taken back in one transaction.
  private static let batch = 200

  private var desk: AccountDesk { archives.desk }
  private var store: DataStore { desk.store }

  func mount(on routes: RouteDesk) {
    routes.answer(.export) { _, context, member in try await archives.file(of: member, context) }
    routes.answer(.importRecords) { request, _, member in try await take(request, member) }
  }

  // MARK: the way back

  private func take(_ request: Request, _ member: Member) async throws -> Response {
    let archive = try await request.json(ArchiveRequest.self, upTo: Self.importLimit)
    guard archive.format == ArchiveAnswer.format, archive.version == ArchiveAnswer.version else {
      throw Problem(
        .validation, "This is no export of version \(ArchiveAnswer.version).",
        field: archive.format == ArchiveAnswer.format ? "version" : "format")
    }
    var imported: [(kind: String, count: Int)] = []
    var standing: [(kind: String, count: Int)] = []
    var refused: [ChangeOutcomeAnswer] = []
    for name in archive.records.keys.sorted() {
      let entries = archive.records[name] ?? []
      let kind = RecordKind(rawValue: name).flatMap { RecordShape.fromExports.contains($0) ? $0 : nil }
      var accepted: [ArchivedRecord] = []
      for entry in entries {
        do {
          accepted.append(try Self.checked(entry, kind))
        } catch let problem as Problem {
          refused.append(ChangeOutcomeAnswer(kind: String(name.prefix(64)), id: String(entry.id.prefix(64)), .invalid(problem)))
        }
      }
      guard let kind else { continue }
      let count = try await restore(accepted, of: kind, member)
      imported.append((name, count))
      standing.append((name, accepted.count - count))
    }
    return .json(ImportAnswer(imported: imported, standing: standing, refused: refused))
  }

  private func restore(_ records: [ArchivedRecord], of kind: RecordKind, _ member: Member) async throws -> Int {
    var count = 0
    for start in stride(from: 0, to: records.count, by: Self.batch) {
      let batch = Array(records[start..<min(start + Self.batch, records.count)])
      let outcomes = try await store.records.restore(batch, account: member.id, now: desk.clock.microseconds)
      count += outcomes.count { $0 }
      guard kind == .profile else { continue }
      // An account has a profile as soon as it has a name: what is missing there comes from the file.
      for (record, isNew) in zip(batch, outcomes) where !isNew {
        let old = try KeptProfile(payload: record.payload)
        try await archives.profiles.revise(member.account) { $0.complete(from: old) }
      }
    }
    return count
  }

  private static func checked(_ entry: ArchiveRequest.Entry, _ kind: RecordKind?) throws -> ArchivedRecord {
    guard let kind else { throw Problem(.validation, "Records of this kind cannot be taken back.", field: "kind") }
    guard RecordID.isValid(entry.id) else { throw Problem(.validation, "id must be a UUID in lower case.", field: "id") }
    try Choices.shortText(entry.key, limit: 255, field: "key")
    let created = entry.createdMicroseconds ?? .max
    guard created >= 0 else {
      throw Problem(.validation, "createdMicroseconds must not be negative.", field: "createdMicroseconds")
    }
    let (payload, key) = try RecordShape.checked(entry.data, as: kind, key: entry.key.flatMap { $0.isEmpty ? nil : $0 })
    return ArchivedRecord(kind: kind, id: entry.id, naturalKey: key, createdAt: created, payload: payload)
  }
}

extension KeptProfile {
  /// Takes what is missing from another profile.
  fileprivate mutating func complete(from other: KeptProfile) {
    name = name ?? other.name
    birth = birth ?? other.birth
    language = language ?? other.language
    houseSystem = houseSystem ?? other.houseSystem
    zodiac = zodiac ?? other.zodiac
    theme = theme ?? other.theme
    units = units ?? other.units
    timezone = timezone ?? other.timezone
    preparesReadings = preparesReadings ?? other.preparesReadings
    callable = callable ?? other.callable
  }
}
