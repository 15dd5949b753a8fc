package import Practice
import Store

extension PracticeService {
  // MARK: collections

  /// The collections of somebody, in their order.
  package func collections(account: String) async throws -> [OwnCollection] {
    try await part(StoredCollections.self, StoredCollections.key, account)?.value.own ?? []
  }

  /// Begins a collection; one of the same name is the same.
  ///
  /// - Throws: ``CompanionError`` that names `name`.
  package func makeCollection(_ name: String, account: String) async throws -> (collection: OwnCollection, isNew: Bool) {
    let content: StatementCollection
    do { content = try StatementCollection(name: name) } catch { throw CompanionError(error) }
    let id = UUIDv7.generate(microseconds: clock.microseconds)
    let all = try await changeCollections(account: account) { all in
      guard !all.contains(where: { $0.content.name == content.name }) else { return }
      guard all.count < StoredCollections.most else {
        throw CompanionError.invalid("There may be at most \(StoredCollections.most) collections.", field: "name")
      }
      all.append(OwnCollection(id: id, content: content))
    }
    guard let made = all.first(where: { $0.content.name == content.name }) else { throw CompanionError.damaged }
    return (made, made.id == id)
  }

  /// What may happen to a collection; what is `nil` stays.
  package struct CollectionChange: Sendable, Hashable {
    package var name: String?
    /// Insights to put in at the end, and to take out.
    package var adding: [String] = []
    package var removing: [String] = []
    /// All members in their order, instead of what stands.
    package var members: [String]?
    /// Where the collection is to stand among all, counted from 0.
    package var place: Int?

    package init() {}
  }

  /// Changes a collection. Only insights that somebody keeps can be put in.
  ///
  /// - Returns: the collection as it stands then; `nil` when there is none with this id.
  /// - Throws: ``CompanionError`` that names `name`, `adding` or `members`.
  package func changeCollection(_ id: String, _ change: CollectionChange, account: String) async throws -> OwnCollection? {
    guard let standing = try await collections(account: account).first(where: { $0.id == id }) else { return nil }
    for (field, ids) in [("adding", change.adding), ("members", change.members ?? [])] {
      guard ids.count <= StatementCollection.most else {
        throw CompanionError.invalid("\(field) may have at most \(StatementCollection.most) ids.", field: field)
      }
      for member in ids where !standing.content.members.contains(member) {
        guard try await records.record(.insight, account: account, id: member) != nil else {
          throw CompanionError.invalid("\(field) must be ids of your insights.", field: field)
        }
      }
    }
    let all = try await changeCollections(account: account) { all in
      guard let index = all.firstIndex(where: { $0.id == id }) else { return }
      var collection = all[index]
      if let members = change.members {
        collection.content = try StatementCollection(name: collection.content.name, members: members)
      }
      if let name = change.name { collection.content = try collection.content.renamed(name) }
      for member in change.removing { collection.content.remove(member) }
      for member in change.adding { try collection.content.add(member) }
      all[index] = collection
      if let place = change.place {
        all.remove(at: index)
        all.insert(collection, at: min(max(place, 0), all.count))
      }
    }
    return all.first { $0.id == id }
  }

  /// Deletes a collection; the insights in it stay.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  package func deleteCollection(_ id: String, account: String) async throws -> Bool {
    guard try await collections(account: account).contains(where: { $0.id == id }) else { return false }
    _ = try await changeCollections(account: account) { $0.removeAll { $0.id == id } }
    return true
  }

  private func changeCollections(
    account: String, _ change: (inout [OwnCollection]) throws -> Void
  ) async throws -> [OwnCollection] {
    try await revise(StoredCollections.self, StoredCollections.key, account) { standing in
      var all = standing?.own ?? []
      do { try change(&all) } catch let error as PracticeError { throw CompanionError(error) }
      var kept = standing ?? StoredCollections([])
      kept.collections = StoredCollections(all).collections
      return kept
    }.own
  }

  // MARK: the order of insights

  /// How many insights a page shows.
  package static let mostShown = 100

  /// Some insights in the order of the person.
  package struct InsightPage: Sendable, Hashable {
    package let insights: [Insight]
    /// How many there are of this sort.
    package let count: Int
    /// Where this page begins, counted from 0.
    package let from: Int

    /// Where the page before begins; `nil` at the beginning.
    package var before: Int? { from > 0 ? max(0, from - PracticeService.mostShown) : nil }
    /// Where the next page begins; `nil` at the end.
    package var next: Int? { from + insights.count < count ? from + insights.count : nil }
  }

  /// A page of insights, put away or not, in the order of the person.
  ///
  /// - Parameter from: where it begins, counted from 0; beyond the end the last page is meant.
  package func insightPage(
    account: String, isArchived: Bool = false, from: Int = 0
  ) async throws -> (page: InsightPage, damaged: [String]) {
    let all = try await orderedInsights(account: account)
    let some = all.insights.filter { $0.isArchived == isArchived }
    let last = some.isEmpty ? 0 : (some.count - 1) / Self.mostShown * Self.mostShown
    let begin = min(max(from, 0), last)
    let page = InsightPage(insights: Array(some.dropFirst(begin).prefix(Self.mostShown)), count: some.count, from: begin)
    return (page, all.damaged)
  }

  /// All insights in the order of the person. Those without a place of their own stand first when they are newer than whatever has one, and
  /// last when all that has one is newer.
  package func orderedInsights(account: String) async throws -> (insights: [Insight], damaged: [String]) {
    let all = try await insightTally(account)
    let order = try await part(StoredInsightOrder.self, StoredInsightOrder.key, account)?.value.ids ?? []
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let oldest = all.insights.last { places[$0.id] != nil }?.instant ?? Int64.min
    let sorted = all.insights.enumerated().sorted { one, other in
      func place(_ entry: (offset: Int, element: Insight)) -> Int {
        places[entry.element.id] ?? (entry.element.instant < oldest ? Int.max : -1)
      }
      let (first, second) = (place(one), place(other))
      return first == second ? one.offset < other.offset : first < second
    }
    return (sorted.map(\.element), all.damaged)
  }

  /// All insights, the newest first, read anew when one came, went or was changed.
  private func insightTally(_ account: String) async throws -> InsightTally {
    let version = try await records.version(of: .insight, account: account)
    if let known = insightTallies.value(for: account, at: version) { return known }
    var tally = InsightTally()
    var next: RecordPlace?
    repeat {
      let page = try await insights(account: account, after: next, limit: 500)
      tally.insights += page.insights
      tally.damaged += page.damaged
      next = page.next
    } while next != nil
    insightTallies.keep(tally, for: account, at: version)
    return tally
  }

  /// Moves an insight by some places among those that are not put away; beyond the ends it goes to the end.
  ///
  /// - Returns: whether there is one with this id.
  @discardableResult
  package func moveInsight(_ id: String, to place: Int, account: String) async throws -> Bool {
    let all = try await orderedInsights(account: account).insights
    guard let insight = all.first(where: { $0.id == id }) else { return false }
    var shown = all.filter { $0.isArchived == insight.isArchived }.map(\.id)
    shown.removeAll { $0 == id }
    shown.insert(id, at: min(max(place, 0), shown.count))
    let others = all.filter { $0.isArchived != insight.isArchived }.map(\.id)
    _ = try await revise(StoredInsightOrder.self, StoredInsightOrder.key, account) { standing in
      var kept = standing ?? StoredInsightOrder([])
      kept.ids = StoredInsightOrder(shown + others).ids
      return kept
    }
    return true
  }

  // MARK: clearing

  /// Deletes all that somebody has practised and collected: sessions, code, settings, insights, collections. Nothing else is touched.
  ///
  /// - Returns: how many records there were.
  package func clear(account: String) async throws -> Int {
    var count = 0
    for kind in [RecordKind.practiceSession, .insight, .practice] {
      var place: RecordPlace?
      repeat {
        let page = try await records.page(kind, account: account, after: place, limit: 500)
        for id in page.records.map(\.id) + page.damaged
        where try await records.delete(kind, account: account, id: id, now: clock.microseconds) {
          count += 1
        }
        place = page.next
      } while place != nil
    }
    return count
  }
}

/// All insights of somebody, the newest first, as they were read for one version of their records.
struct InsightTally: Sendable {
  var insights: [Insight] = []
  /// The ids of those that cannot be opened.
  var damaged: [String] = []
}
