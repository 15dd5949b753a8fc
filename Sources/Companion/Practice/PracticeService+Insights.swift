package import Practice
package import Store

extension PracticeService {
  /// How many insights somebody may keep.
  package static let mostInsights = 5_000

  /// Some insights, the newest first, and the ids of those that cannot be opened.
  package func insights(
    account: String, after place: RecordPlace? = nil, limit: Int
  ) async throws -> (insights: [Insight], damaged: [String], next: RecordPlace?) {
    let page = try await records.page(.insight, account: account, after: place, limit: limit)
    var insights: [Insight] = []
    var damaged = page.damaged
    for record in page.records {
      if let insight = try? Self.insight(record) { insights.append(insight) } else { damaged.append(record.id) }
    }
    return (insights, damaged, page.next)
  }

  /// How many insights somebody keeps.
  package func insightCount(account: String) async throws -> Int { try await records.count(.insight, account: account) }

  /// Keeps an insight: once, however often the same request comes.
  ///
  /// - Parameter key: what makes the request itself.
  /// - Throws: ``CompanionError`` that names `text` or `source`.
  package func keepInsight(
    _ text: String, source: String?, key: String?, account: String
  ) async throws -> (insight: Insight, isNew: Bool) {
    let names = Insight.Source.allCases.map(\.rawValue)
    guard let source = Insight.Source(rawValue: source ?? Insight.Source.own.rawValue) else {
      throw CompanionError.invalid(
        "source must be one of \(names.joined(separator: ", ")).", field: "source", allowed: names)
    }
    guard try await insightCount(account: account) < Self.mostInsights else {
      throw CompanionError.invalid("There may be at most \(Self.mostInsights) insights.", field: "text")
    }
    let now = clock.microseconds
    let insight: Insight
    do {
      insight = try Insight(id: UUIDv7.generate(microseconds: now), text: text, source: source, instant: clock.wholeSeconds)
    } catch {
      throw CompanionError(error)
    }
    let made = try await records.insert(
      .insight, account: account, id: insight.id, naturalKey: key.map { NaturalKey.hashed("request", $0) },
      payload: try StoredInsight(insight).payload(), now: now)
    guard let made else { throw CompanionError.notFound("The account no longer exists.") }
    return (try Self.insight(made.record), made.isNew)
  }

  /// Deletes an insight.
  ///
  /// - Returns: what it was, with which it can be brought back; `nil` when there was none.
  @discardableResult
  package func deleteInsight(_ id: String, account: String) async throws -> Insight? {
    guard let record = try await records.record(.insight, account: account, id: id) else { return nil }
    guard try await records.delete(.insight, account: account, id: id, now: clock.microseconds) else { return nil }
    return try? Self.insight(record)
  }

  private static func insight(_ record: Record) throws -> Insight {
    try StoredInsight(payload: record.payload ?? "").insight(id: record.id, instant: record.createdAt / 1_000_000)
  }
}
