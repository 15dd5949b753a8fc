import Companion
import Hummingbird
import Store
import Wire

/// Lets devices work offline and catch up: what changed since a token, and changes of theirs, each told what became of it.
struct SyncController: Sendable {
  let companion: Companion
  private let lane = WorkLane("astronova.sync")

  init(companion: Companion) { self.companion = companion }

  /// From how many bytes on a body is read on a thread of its own.
  private static let large = 65_536
  /// How many changes one request may bring.
  static let mostChanges = 500
  /// How many records one answer holds at most.
  static let mostRecords = 500

  func mount(on routes: RouteMounter) {
    routes.answer(.changes) { request, context, member in try await changes(request, context, member) }
    routes.answer(.applyChanges) { request, _, member in try await apply(request, member) }
  }

  private func changes(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let since = fields["since"] ?? "0"
    guard let start = Int64(since), start >= 0 else {
      throw Problem(.validation, "since must be the value of next in an earlier answer.", field: "since")
    }
    let limit = try fields.integer("limit") ?? 200
    guard (1...Self.mostRecords).contains(limit) else {
      throw Problem(.validation, "limit must lie between 1 and \(Self.mostRecords).", field: "limit")
    }
    let page = try await companion.records.changes(of: member.id, after: start, limit: limit)
    return .json(
      ChangesAnswer(
        records: page.records.filter { member.mayReach($0.kind) }.map { RecordAnswer($0) }, next: "\(page.last)",
        more: page.hasMore),
      capacity: 32_768
    ).leavingOut(page.damaged, of: "any", context)
  }

  private func apply(_ request: Request, _ member: Member) async throws -> Response {
    let bytes = try await request.bytes()
    let (body, checked) =
      bytes.count < Self.large ? try Self.read(bytes, member) : try await lane.run { try Self.read(bytes, member) }
    let changes = checked.compactMap { try? $0.get() }
    var outcomes = try await companion.records.apply(changes, account: member.id)[...]
    var answers: [ChangeOutcomeAnswer] = []
    for (change, result) in zip(body.changes, checked) {
      let (kind, id) = (String(change.kind.prefix(64)), String(change.id.prefix(64)))
      let answer =
        switch result {
        case .failure(let problem): ChangeOutcomeAnswer(kind: kind, id: id, problem)
        case .success:
          switch outcomes.removeFirst() {
          case .kept(let record): ChangeOutcomeAnswer(kind: kind, id: id, status: .kept, record: RecordAnswer(record))
          case .conflict(let record): ChangeOutcomeAnswer(kind: kind, id: id, status: .conflict, record: RecordAnswer(record))
          case .missing: ChangeOutcomeAnswer(kind: kind, id: id, status: .missing)
          case .damaged: ChangeOutcomeAnswer(kind: kind, id: id, .recordDamaged)
          }
        }
      answers.append(answer)
    }
    return .json(ChangeOutcomesAnswer(results: answers), capacity: 16_384)
  }

  private static func read(_ bytes: [UInt8], _ member: Member) throws -> (SyncRequest, [Result<RecordChange, Problem>]) {
    let body = try SyncRequest(bytes)
    guard body.changes.count <= mostChanges else {
      throw Problem(.validation, "changes may have at most \(mostChanges) elements.", field: "changes")
    }
    var checked: [Result<RecordChange, Problem>] = []
    for change in body.changes {
      do {
        checked.append(.success(try self.checked(change, member)))
      } catch {
        guard let problem = Problem(of: error) else { throw error }
        checked.append(.failure(problem))
      }
    }
    return (body, checked)
  }

  private static func checked(_ change: SyncRequest.Change, _ member: Member) throws -> RecordChange {
    guard let kind = RecordKind(rawValue: change.kind), RecordShape.fromDevices.contains(kind) else {
      let allowed = RecordKind.allCases.filter(RecordShape.fromDevices.contains).map(\.rawValue)
      throw Problem(
        .validation, "kind must be one of \(allowed.joined(separator: ", ")); other kinds are made by the server.",
        field: "kind", allowed: allowed)
    }
    guard member.mayReach(kind) else { throw Problem(.forbidden, "This key does not have the scope profile.", field: "kind") }
    guard RecordID.isValid(change.id) else {
      throw Problem(.validation, "id must be a UUID in lower case.", field: "id")
    }
    var base: Int64?
    if let tag = change.baseTag {
      guard let number = Int64(tag), number > 0 else {
        throw Problem(.validation, "baseTag must be the changeTag of a record.", field: "baseTag")
      }
      base = number
    }
    switch (change.data, change.deleted ?? false) {
    case (nil, true): return RecordChange(kind: kind, id: change.id, base: base, payload: nil)
    case (let data?, false):
      let (payload, key) = try RecordShape.checked(data, as: kind)
      return RecordChange(kind: kind, id: change.id, base: base, payload: payload, naturalKey: key)
    case (nil, false), (_?, true):
      throw Problem(.validation, "Send data, or deleted: true.", field: "data")
    }
  }
}
