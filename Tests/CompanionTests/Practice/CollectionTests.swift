import Practice
import Store
import Synchronization
import Testing

@testable import Companion

/// Insights that are changed and ordered, and the collections they stand in.
@Suite struct CollectionTests {
  private func practice() async throws -> (service: PracticeService, account: String, bob: String) {
    let store = try DataStore(.memory)
    let clock = WallClock { 1_795_420_800 }
    let charts = ChartService(store: store, clock: clock)
    let profiles = ProfileService(store: store, charts: charts, clock: clock)
    let service = PracticeService(store: store, profiles: profiles, clock: clock)
    return (service, try await TestAccount.make(in: store).id, try await TestAccount.make(in: store, subject: "t", id: 2).id)
  }

  @Test func insightsAreRewordedOrderedAndBroughtBack() async throws {
    let (service, ada, bob) = try await practice()
    #expect(try await service.importInsights("- One.\n2. Two.\nThree.\nOne.", account: ada) == 3)
    #expect(try await service.importInsights("One.\n\nTwo.", account: ada) == 0)
    func texts() async throws -> [String] { try await service.orderedInsights(account: ada).insights.map(\.text) }
    #expect(try await texts() == ["One.", "Two.", "Three."])
    let all = try await service.orderedInsights(account: ada).insights
    #expect(try await service.moveInsight(all[2].id, to: 0, account: ada))
    #expect(try await texts() == ["Three.", "One.", "Two."])
    // What is new comes first, and the rest keeps its places.
    _ = try await service.keepInsight("Four.", source: "reading", key: nil, account: ada)
    #expect(try await texts() == ["Four.", "Three.", "One.", "Two."])
    let changed = try await service.changeInsight(all[0].id, text: "  Uno. ", isArchived: true, account: ada)
    #expect(changed?.text == "Uno." && changed?.isArchived == true && changed?.source == .imported)
    #expect(try await service.changeInsight(all[0].id, text: "Dos.", isArchived: nil, account: bob) == nil)
    #expect(try await !service.moveInsight(all[0].id, to: 0, account: bob))
    await #expect(throws: CompanionError.self) {
      try await service.changeInsight(all[0].id, text: String(repeating: "x", count: 2_001), isArchived: nil, account: ada)
    }
    #expect(try await service.deleteInsight(all[1].id, account: ada)?.text == "Two.")
    #expect(try await !service.undeleteInsight(all[1].id, account: bob))
    #expect(try await service.undeleteInsight(all[1].id, account: ada))
    #expect(try await !service.undeleteInsight(all[1].id, account: ada))
    #expect(try await texts() == ["Four.", "Three.", "Uno.", "Two."])
    await #expect(throws: CompanionError.self) { try await service.importInsights(" \n\n ", account: ada) }
    await #expect(throws: CompanionError.self) {
      try await service.importInsights((0...500).map { "n\($0)" }.joined(separator: "\n"), account: ada)
    }
  }

  /// Beyond the first page nothing is out of reach, keeps its place, and can be moved.
  @Test func allInsightsAreReached() async throws {
    let (service, ada, _) = try await practice()
    for part in 0..<3 {
      let text = (0..<150).map { "n\(part * 150 + $0)" }.joined(separator: "\n")
      #expect(try await service.importInsights(text, account: ada) == 150)
    }
    func pages(isArchived: Bool = false) async throws -> [[String]] {
      var pages: [[String]] = []
      var from: Int? = 0
      while let place = from {
        let page = try await service.insightPage(account: ada, isArchived: isArchived, from: place).page
        #expect(page.from == place && page.count >= page.insights.count)
        pages.append(page.insights.map(\.text))
        from = page.next
      }
      return pages
    }
    var all = try await pages()
    #expect(all.map(\.count) == [100, 100, 100, 100, 50] && Set(all.joined()).count == 450)
    var order = all.flatMap { $0 }
    // The last of all is moved to the front, and the first to the middle: every other one stays.
    let insights = try await service.orderedInsights(account: ada).insights
    #expect(try await service.moveInsight(insights[449].id, to: 0, account: ada))
    order.insert(order.removeLast(), at: 0)
    #expect(try await service.moveInsight(insights[0].id, to: 300, account: ada))
    order.insert(order.remove(at: 1), at: 300)
    all = try await pages()
    #expect(all.flatMap { $0 } == order)
    // A new one is the first, one that is put away is on the other pages, and a page beyond the end is the last.
    _ = try await service.keepInsight("new", source: nil, key: nil, account: ada)
    _ = try await service.changeInsight(insights[0].id, text: nil, isArchived: true, account: ada)
    all = try await pages()
    #expect(all.first?.first == "new" && all.joined().count == 450 && !all.joined().contains(insights[0].text))
    #expect(try await pages(isArchived: true) == [[insights[0].text]])
    #expect(try await service.insightPage(account: ada, from: 9_999).page.from == 400)
    #expect(try await service.insightPage(account: ada, from: -1).page.before == nil)
  }

  /// Only the newest two hundred had a place of their own once; what is older stays behind them.
  @Test func whatIsOlderThanTheOrderStaysBehindIt() async throws {
    let store = try DataStore(.memory)
    let now = Mutex(1_795_420_800.0)
    let clock = WallClock { now.withLock { $0 } }
    let profiles = ProfileService(store: store, charts: ChartService(store: store, clock: clock), clock: clock)
    let service = PracticeService(store: store, profiles: profiles, clock: clock)
    let ada = try await TestAccount.make(in: store).id
    for number in (0..<5).reversed() {
      now.withLock { $0 += 60 }
      _ = try await service.keepInsight("n\(number)", source: nil, key: nil, account: ada)
    }
    let ids = try await service.orderedInsights(account: ada).insights.map(\.id)
    _ = try await service.revise(StoredInsightOrder.self, StoredInsightOrder.key, ada) { _ in
      StoredInsightOrder([ids[2], ids[1]])
    }
    #expect(try await service.orderedInsights(account: ada).insights.map(\.text) == ["n0", "n2", "n1", "n3", "n4"])
  }

  @Test func collectionsAreOnesOwn() async throws {
    let (service, ada, bob) = try await practice()
    let one = try await service.keepInsight("One.", source: nil, key: nil, account: ada).insight.id
    let his = try await service.keepInsight("His.", source: nil, key: nil, account: bob).insight.id
    let made = try await service.makeCollection(" For  Mondays ", account: ada)
    #expect(made.isNew && made.collection.content.name == "For Mondays")
    #expect(try await service.makeCollection("For Mondays", account: ada).collection == made.collection)
    let id = made.collection.id
    var change = PracticeService.CollectionChange()
    change.adding = [one, one]
    #expect(try await service.changeCollection(id, change, account: ada)?.content.members == [one])
    #expect(try await service.changeCollection(id, change, account: bob) == nil)
    for stranger in [his, "none", ""] {
      change.adding = [stranger]
      await #expect(throws: CompanionError.self) { try await service.changeCollection(id, change, account: ada) }
    }
    let second = try await service.makeCollection("Évenings", account: ada).collection.id
    change = .init()
    change.place = -7
    change.name = "Evenings 🌒"
    #expect(try await service.changeCollection(second, change, account: ada)?.content.name == "Evenings 🌒")
    #expect(try await service.collections(account: ada).map(\.id) == [second, id])
    change.name = " "
    await #expect(throws: CompanionError.self) { try await service.changeCollection(second, change, account: ada) }
    #expect(try await !service.deleteCollection(id, account: bob))
    #expect(try await service.deleteCollection(id, account: ada))
    #expect(try await service.collections(account: ada).map(\.id) == [second])
    for number in 1..<StoredCollections.most { _ = try await service.makeCollection("\(number)", account: ada) }
    await #expect(throws: CompanionError.self) { try await service.makeCollection("one more", account: ada) }
  }

  @Test func aSessionMayBeginWithASentence() async throws {
    let (service, ada, _) = try await practice()
    try await service.addStatements("One.\nTwo.", account: ada)
    let account = try #require(try await service.store.accounts.account(ada))
    let session = try await service.begin(account, opening: "Two.")
    #expect(session.plan.statements == ["Two.", "One."])
    // One that is open is taken up.
    #expect(try await service.begin(account, opening: "Three.").plan.statements == ["Two.", "One."])
  }

  @Test func whatComesFromOutsideIsChecked() throws {
    let long = String(repeating: "x", count: 81)
    for data in [
      #"{"part":"collections","collections":[{"id":"a","name":"\#(long)","members":[]}]}"#,
      #"{"part":"collections","collections":[{"id":"","name":"a","members":[]}]}"#,
      #"{"part":"collections","collections":[{"id":"a","name":"a","members":[""]}]}"#,
      #"{"part":"collections","collections":[{"id":"a","name":"a","members":[]},{"id":"a","name":"b","members":[]}]}"#,
    ] {
      #expect(throws: CompanionError.self) { try StoredCollections(payload: data).checked() }
    }
    #expect(throws: CompanionError.self) {
      try StoredInsightOrder(payload: #"{"part":"insight-order","ids":[""]}"#).checked()
    }
    let good = #"{"part":"collections","collections":[{"id":"a","name":"For Mondays","members":["b"]}]}"#
    #expect(try StoredCollections(payload: good).own.map(\.content.members) == [["b"]])
  }
}
