import Readings
import Store

extension Journal {
  /// What readings may lean on for somebody.
  package func memory(of account: String) async throws -> StoredMemory {
    let record = try await records.record(.memory, account: account, naturalKey: StoredMemory.key)
    return try record?.payload.map { try StoredMemory(payload: $0) } ?? StoredMemory()
  }

  /// Begins the memory of somebody who has none yet, with every part of life.
  package func beginMemory(of account: String) async throws {
    let now = clock.microseconds
    _ = try await records.revise(
      .memory, account: account, naturalKey: StoredMemory.key, newID: UUIDv7.generate(microseconds: now), now: now
    ) { standing in
      guard standing == nil else { return nil }
      var memory = StoredMemory()
      for category in LifeCategory.allCases { memory.categories[category.rawValue] = .init() }
      memory.updatedAt = now
      return try memory.payload()
    }
  }
}
