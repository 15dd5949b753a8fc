import Store
import Wire

/// Where charts that came through a form are kept: under the account of whoever is signed in, otherwise among those without an owner.
struct ChartShelf: Sendable {
  let keeper: ChartKeeper
  let store: DataStore

  /// Keeps a birth and gives the id of its chart.
  func keep(_ birth: KeptBirth, for member: Member?) async throws -> String {
    guard let member else { return try await keeper.keep(birth).id }
    let now = keeper.clock.microseconds
    let kept = try await store.records.insert(
      .chart, account: member.id, id: UUIDv7.generate(microseconds: now), payload: try birth.payload(), now: now)
    guard let kept else { throw Problem(.notFound, "The account is gone.") }
    return kept.record.id
  }

  /// The chart with an id: the member's own, or one without an owner.
  ///
  /// - Throws: ``Problem`` with code `NOT_FOUND` when there is none, or no more.
  func find(_ id: String, for member: Member?) async throws -> KeptBirth {
    if let member, UUIDv7.isValid(id),
      let payload = try await store.records.record(.chart, account: member.id, id: id)?.payload
    {
      return try KeptBirth(payload: payload)
    }
    return try await keeper.find(id).birth
  }
}
