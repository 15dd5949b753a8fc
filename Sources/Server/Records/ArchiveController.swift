import Companion
import HTTPTypes
import Hummingbird
import Store
import Wire

/// Everything that is known of an account as one file, and the way back. `docs/export.md` describes the file.
struct ArchiveController: Sendable {
  let companion: Companion
  let archive: AccountArchive

  /// How large an export may be that is taken back, in bytes.
  static let importLimit = 16_000_000
  /// How many records are taken back in one transaction.
  private static let batch = 200

  private let gate = ImportGate()
  private let lane = WorkLane("astronova.import")

  init(companion: Companion) {
    self.companion = companion
    archive = AccountArchive(companion: companion)
  }

  func mount(on routes: RouteMounter) {
    routes.answer(.export) { _, context, member in try await archive.file(of: member, context) }
    routes.answer(.importRecords) { request, context, member in
      do {
        return try await gate.hold(member.id) { try await take(try await request.bytes(upTo: Self.importLimit), member) }
      } catch let busy as ImportGate.Busy {
        let problem = Problem(.unavailable, "Other imports are in progress. Try again in \(busy.retrySeconds) s.")
        var response = Response.json(ErrorAnswer(problem, requestId: context.requestID), status: .serviceUnavailable)
        response.headers[.retryAfter] = "\(busy.retrySeconds)"
        return response
      }
    }
  }

  // MARK: the way back

  private func take(_ bytes: [UInt8], _ member: Member) async throws -> Response {
    try await gate.turn {
      let sent = try await lane.run { try ArchiveRequest(bytes) }
      guard sent.format == ArchiveHead.format, sent.version == ArchiveHead.version else {
        throw Problem(
          .validation, "This is not an export of version \(ArchiveHead.version).",
          field: sent.format == ArchiveHead.format ? "version" : "format")
      }
      var imported: [(name: String, value: Int)] = []
      var standing: [(name: String, value: Int)] = []
      var refused = Refused()
      for name in sent.records.keys.sorted() {
        let entries = sent.records[name] ?? []
        guard let kind = RecordKind(rawValue: name), RecordShape.fromExports.contains(kind) else {
          // Nobody looks into what cannot be taken back anyway.
          let problem = Problem(.validation, "Records of this kind cannot be imported.", field: "kind")
          for entry in entries { refused.add(entry, name, problem) }
          continue
        }
        var counts = (new: 0, known: 0)
        for start in stride(from: 0, to: entries.count, by: Self.batch) {
          let batch = entries[start..<min(start + Self.batch, entries.count)]
          let checked = try await lane.run { try Self.checked(batch, kind) }
          for (entry, problem) in checked.refused { refused.add(entry, name, problem) }
          let count = try await companion.records.restore(checked.accepted, of: kind, to: member.account)
          counts.new += count
          counts.known += checked.accepted.count - count
        }
        imported.append((name, counts.new))
        standing.append((name, counts.known))
      }
      return .json(
        ImportAnswer(
          imported: JSONMap(imported), standing: JSONMap(standing), refused: refused.told,
          refusedCount: refused.count > refused.told.count ? refused.count : nil))
    }
  }

  /// What is not taken back; a file may hold very much of it.
  private struct Refused {
    private(set) var told: [ChangeOutcomeAnswer] = []
    private(set) var count = 0

    mutating func add(_ entry: ArchiveRequest.Entry, _ kind: String, _ problem: Problem) {
      count += 1
      guard count <= ImportAnswer.mostRefused else { return }
      told.append(ChangeOutcomeAnswer(kind: String(kind.prefix(64)), id: String(entry.id.prefix(64)), problem))
    }
  }

  /// The records of some entries, and what is wrong with the others.
  private typealias Checked = (accepted: [ArchivedRecord], refused: [(entry: ArchiveRequest.Entry, problem: Problem)])

  private static func checked(_ entries: ArraySlice<ArchiveRequest.Entry>, _ kind: RecordKind) throws -> Checked {
    var checked: Checked = ([], [])
    for entry in entries {
      do {
        checked.accepted.append(try self.checked(entry, kind))
      } catch {
        guard let problem = Problem(of: error) else { throw error }
        checked.refused.append((entry, problem))
      }
    }
    return checked
  }

  private static func checked(_ entry: ArchiveRequest.Entry, _ kind: RecordKind) throws -> ArchivedRecord {
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
