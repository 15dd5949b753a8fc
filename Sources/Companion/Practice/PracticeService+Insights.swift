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
  /// - Parameters:
  ///   - key: what makes the insight the only one: where its words come from, or a request.
  ///   - isOfRequest: whether it is that of a request, under which other words are a mistake.
  /// - Throws: ``CompanionError`` that names `text` or `source`, or with `keyReused` when the key was used for other words.
  package func keepInsight(
    _ text: String, source: String?, key: String?, isOfRequest: Bool = false, account: String
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
    let kept = try Self.insight(made.record)
    guard made.isNew || !isOfRequest || kept.text == insight.text else {
      throw CompanionError.keyReused(
        "This Idempotency-Key was used before with another body. Send a new key with a new request.",
        field: "Idempotency-Key")
    }
    return (kept, made.isNew)
  }

  /// Deletes an insight.
  ///
  /// - Returns: what it was, with which it can be brought back; `nil` when there was none.
  @discardableResult
  package func deleteInsight(_ id: String, account: String) async throws -> Insight? {
    guard let record = try await records.record(.insight, account: account, id: id) else { return nil }
    let now = clock.microseconds
    guard try await records.delete(.insight, account: account, id: id, now: now) else { return nil }
    shelf.put(
      ArchivedRecord(
        kind: .insight, id: id, naturalKey: record.naturalKey, createdAt: record.createdAt, payload: record.payload ?? ""),
      account: account, until: now + Self.undoMicroseconds, now: now)
    return try? Self.insight(record)
  }

  /// How long a deleted insight can be brought back: ten minutes.
  private static let undoMicroseconds: Int64 = 600_000_000

  /// Brings back an insight that was deleted a moment ago.
  ///
  /// - Returns: whether it stands again; not when it is too late.
  package func undeleteInsight(_ id: String, account: String) async throws -> Bool {
    let now = clock.microseconds
    guard let record = shelf.take(id, account: account, now: now) else { return false }
    return try await records.restore([record], account: account, now: now).contains(true)
  }

  /// Changes an insight: its words, or whether it is put away; what is `nil` stays.
  ///
  /// - Returns: the insight as it stands then; `nil` when there is none with this id.
  /// - Throws: ``CompanionError`` that names `text`.
  package func changeInsight(
    _ id: String, text: String?, isArchived: Bool?, account: String
  ) async throws -> Insight? {
    let outcome = try await records.rewrite(.insight, id: id, account: account, clock: clock, what: "The insight") {
      record, payload in
      let standing = try Self.insight(record)
      do {
        let insight = try Insight(
          id: id, text: text ?? standing.text, source: standing.source, isArchived: isArchived ?? standing.isArchived,
          instant: standing.instant)
        return insight == standing ? payload : try StoredInsight(insight).payload(over: payload)
      } catch let error as PracticeError {
        throw CompanionError(error)
      }
    }
    guard case .kept(let record) = outcome else { return nil }
    return try Self.insight(record)
  }

  /// How many lines of a text are taken as insights at once.
  package static let mostImported = 500

  /// Keeps the paragraphs of a text that somebody brings along, each as an insight; those that stand among the newest are passed over,
  /// so asking twice changes nothing.
  ///
  /// - Returns: how many are new.
  /// - Throws: ``CompanionError`` that names `text` when a paragraph is too long, when there are too many, or none; nothing is kept then.
  package func importInsights(_ text: String, account: String) async throws -> Int {
    guard text.utf8.count <= 200_000 else { throw CompanionError.invalid("text may have at most 200000 bytes.", field: "text") }
    let parts = StatementText.paragraphs(text)
    guard !parts.isEmpty else { throw CompanionError.invalid("text must have an insight.", field: "text") }
    guard parts.count <= Self.mostImported else {
      throw CompanionError.invalid("text may have at most \(Self.mostImported) insights at once.", field: "text")
    }
    let now = clock.microseconds
    var wanted: [Insight] = []
    for (index, part) in parts.enumerated() {
      do {
        wanted.append(
          try Insight(
            // The first of the text is the first of the list.
            id: UUIDv7.generate(microseconds: now + Int64(parts.count - index)), text: part, source: .imported,
            instant: clock.wholeSeconds))
      } catch {
        throw CompanionError.invalid(
          "text: insight \(index + 1) must have 1 to \(StatementText.longestInsight) characters.", field: "text")
      }
    }
    guard try await insightCount(account: account) + wanted.count <= Self.mostInsights else {
      throw CompanionError.invalid("There may be at most \(Self.mostInsights) insights.", field: "text")
    }
    let standing = Set(try await insights(account: account, limit: Self.mostImported).insights.map(\.text))
    var count = 0
    for insight in wanted where !standing.contains(insight.text) {
      let made = try await records.insert(
        .insight, account: account, id: insight.id, naturalKey: nil, payload: try StoredInsight(insight).payload(), now: now)
      if made != nil { count += 1 }
    }
    return count
  }

  private static func insight(_ record: Record) throws -> Insight {
    guard let payload = record.payload else { throw CompanionError.notFound("This insight was deleted.") }
    return try StoredInsight(payload: payload).insight(id: record.id, instant: record.createdAt / 1_000_000)
  }
}
