import Atlas
import Companion
import Ephemeris
import JSON
import Readings
import Store
import Synchronization
import Tarot
import Testing

@Suite struct TarotJournalTests {
  /// 2026-11-21 07:30:00 UTC.
  static let now = 1_795_246_200.0

  /// A clock that a test moves.
  final class Time: Sendable {
    private let seconds = Mutex(TarotJournalTests.now)
    var clock: WallClock { WallClock { [self] in seconds.withLock { $0 } } }
    func advance(by count: Double) { seconds.withLock { $0 += count } }
  }

  struct Fixture {
    let store: DataStore
    let time: Time
    let journal: TarotJournal
    let account: String
    let zone: TimeZoneHistory

    init() async throws {
      store = try DataStore(.memory)
      time = Time()
      journal = TarotJournal(store: store, clock: time.clock)
      account = try await TestAccount.make(in: store).id
      zone = try TimeZoneHistory(identifier: "UTC")
    }

    /// A reading of now.
    func reading(
      _ question: String? = "What now?", nonce: String? = "00000000000000a7",
      cards: [String] = ["major-17", "cups-13", "wands-10"],
      spread: String = "threeCard"
    ) -> StoredTarotReading {
      let at = time.clock.wholeSecond
      return StoredTarotReading(
        spread: spread, question: question,
        cards: cards.map { StoredTarotReading.Card(card: $0, reversed: false, position: nil) },
        ritual: nonce.map { .init(gaps: [400, 500], knocks: 3, cut: 31, nonce: $0, reversedChance: 0.5) },
        at: ISO8601.string(at), day: ISO8601.date(LocalDay(containing: at, in: zone).date), zone: "UTC")
    }

    func page(_ search: TarotSearch = TarotSearch(language: .english), limit: Int = 100) async throws -> [KeptTarotReading] {
      try await journal.page(search, account: account, after: nil, limit: limit).readings
    }
  }

  // MARK: keeping

  @Test func theSameRitualIsKeptOnceAndALaterSaveAdds() async throws {
    let fixture = try await Fixture()
    let first = try await fixture.journal.keep(fixture.reading(), account: fixture.account)
    fixture.time.advance(by: 90)
    var richer = fixture.reading()
    richer.narrative = "The Star lies first."
    richer.notes = "Rain."
    let second = try await fixture.journal.keep(richer, account: fixture.account)
    #expect(first.isNew && !second.isNew && first.reading.id == second.reading.id)
    #expect(second.reading.kept.narrative == "The Star lies first." && second.reading.kept.at == first.reading.kept.at)
    // A poorer save, sent again late, takes nothing away.
    let third = try await fixture.journal.keep(fixture.reading(), account: fixture.account)
    #expect(third.reading.kept == second.reading.kept && third.reading.change == second.reading.change)
    // A later edit is not lost to what was first.
    richer.notes = "Rain, and then none."
    #expect(try await fixture.journal.keep(richer, account: fixture.account).reading.kept.notes == "Rain, and then none.")
    #expect(try await fixture.journal.count(account: fixture.account) == 1)
  }

  @Test func whateverIsOfTheRitualMakesAnotherReading() async throws {
    let fixture = try await Fixture()
    let base = fixture.reading()
    var others = [base]
    func other(_ change: (inout StoredTarotReading) -> Void) {
      var reading = base
      change(&reading)
      others.append(reading)
    }
    other { $0.question = "What then?" }
    other { $0.ritual?.cut = 30 }
    other { $0.ritual?.nonce = "00000000000000a8" }
    other { $0.ritual?.gaps = [400, 501] }
    other { $0.ritual?.reversedChance = 0 }
    other { $0.spread = "celtic" }
    other { $0.positions = ["a", "b", "c"] }
    other { $0.positions = ["a", "bc"] }
    other { $0.ritual = nil }
    other {
      $0.ritual = nil
      $0.day = "2026-11-22"
    }
    other { $0.key = "seed" }
    #expect(Set(others.map(\.naturalKey)).count == others.count)
    var same = base
    same.notes = "x"
    same.narrative = "y"
    same.at = "2026-11-21T09:00:00Z"
    same.ritual?.nonce = "00000000000000A7"
    #expect(same.naturalKey == base.naturalKey)
  }

  @Test func manyWhoSaveAtOnceMakeOne() async throws {
    let fixture = try await Fixture()
    let ids = try await withThrowingTaskGroup(of: (String, Bool).self) { group in
      for _ in 0..<16 {
        group.addTask {
          let made = try await fixture.journal.keep(fixture.reading(), account: fixture.account)
          return (made.reading.id, made.isNew)
        }
      }
      return try await group.reduce(into: [(String, Bool)]()) { $0.append($1) }
    }
    #expect(Set(ids.map(\.0)).count == 1 && ids.count { $0.1 } == 1)
  }

  @Test func anEntryFromThePastStandsInItsPlace() async throws {
    let fixture = try await Fixture()
    _ = try await fixture.journal.keep(fixture.reading("Today?"), account: fixture.account)
    var old = fixture.reading("Long ago?")
    old.at = "2020-05-01T10:00:00Z"
    old.day = "2020-05-01"
    _ = try await fixture.journal.keep(old, account: fixture.account)
    var ahead = fixture.reading("Tomorrow?")
    ahead.at = "2026-11-22T01:00:00Z"
    fixture.time.advance(by: 1)
    _ = try await fixture.journal.keep(ahead, account: fixture.account)
    #expect(try await fixture.page().map(\.kept.question) == ["Tomorrow?", "Today?", "Long ago?"])
  }

  @Test(arguments: [
    "spread", "cards", "name", "question", "narrative", "notes", "title", "at", "day", "nul",
  ]) func whatIsWrongIsNamed(_ field: String) async throws {
    let fixture = try await Fixture()
    var reading = fixture.reading()
    switch field {
    case "spread": reading.spread = "pyramid"
    case "cards": reading.cards = []
    case "name": reading.cards[1].card = ""
    case "question": reading.question = String(repeating: "x", count: TarotRules.mostQuestion + 1)
    case "narrative": reading.narrative = String(repeating: "x", count: TarotRules.mostText + 1)
    case "notes": reading.notes = String(repeating: "x", count: TarotRules.mostText + 1)
    case "title": reading.title = String(repeating: "x", count: TarotRules.mostTitle + 1)
    case "at": reading.at = "yesterday"
    case "day": reading.day = "2026-02-30"
    default: reading.notes = "a\0b"
    }
    let wrong = reading
    await #expect {
      try await fixture.journal.keep(wrong, account: fixture.account)
    } throws: { error in
      let name = ["name": "cards[1].card", "nul": "notes"][field] ?? field
      switch error as? CompanionError {
      case .invalid(_, let told, _), .invalidDate(_, let told): return told == name
      default: return false
      }
    }
    #expect(try await fixture.journal.count(account: fixture.account) == 0)
  }

  @Test func longNotesAreKeptAndARecordHasItsEnd() async throws {
    let fixture = try await Fixture()
    var reading = fixture.reading()
    reading.notes = String(repeating: "ünïcödé \u{1F0CF} ", count: 1000)
    let id = try await fixture.journal.keep(reading, account: fixture.account).reading.id
    #expect(try await fixture.journal.reading(id, account: fixture.account)?.kept.notes == reading.notes)
    var refused = false
    for index in 0..<6 {
      do {
        _ = try await fixture.journal.change(id, account: fixture.account) {
          try fixture.journal.add(later: String(repeating: "\(index)", count: 60_000), to: &$0)
        }
      } catch CompanionError.invalid(_, let field, _) {
        refused = true
        #expect(field == "notes" && index >= 3)
      }
    }
    #expect(refused)
    #expect(try await fixture.journal.reading(id, account: fixture.account)?.kept.notes == reading.notes)
  }

  // MARK: finding

  @Test func searchingFoldsCaseAndAccents() async throws {
    let fixture = try await Fixture()
    var reading = fixture.reading("Soll ich nach Coïmbra?")
    reading.narrative = "The crossing is narrow."
    reading.notes = "Über den Fluss."
    reading.later = [.init(text: "The FERRY came.", at: "2026-11-22T00:00:00Z")]
    _ = try await fixture.journal.keep(reading, account: fixture.account)
    _ = try await fixture.journal.keep(
      fixture.reading("Another?", nonce: "00000000000000b0", cards: ["major-00"], spread: "single"), account: fixture.account)
    func found(_ change: (inout TarotSearch) -> Void) async throws -> Int {
      var search = TarotSearch(language: .english)
      change(&search)
      return try await fixture.page(search).count
    }
    for words in ["coimbra", "COÏM", "crossing narrow", "uber fluss", "ferry", "queen of cups", "the star ferry"] {
      #expect(try await found { $0.words = FoldedText(words) } == 1, "\(words)")
    }
    #expect(try await found { $0.words = FoldedText("fool coimbra") } == 0)
    #expect(try await found { $0.card = TarotCard.named("The Fool") } == 1)
    #expect(try await found { $0.card = TarotCard.named("The Devil") } == 0)
    #expect(try await found { $0.spread = .threeCard } == 1)
    #expect(try await found { $0.from = "2026-11-21" } == 2)
    #expect(try await found { $0.to = "2026-11-20" } == 0)
    #expect(try await found { $0.withNote = true } == 1)
    #expect(try await found { $0.withMajor = true } == 2)
    #expect(try await found { $0.words = FoldedText("—") } == 2)
  }

  @Test func pagesFollowEachOtherWithoutGapOrDouble() async throws {
    let fixture = try await Fixture()
    for index in 0..<45 {
      _ = try await fixture.journal.keep(
        fixture.reading(
          index % 3 == 0 ? "Third?" : "Other?", nonce: String(repeating: "0", count: 14) + String(index + 16, radix: 16)),
        account: fixture.account)
      if index % 4 == 0 { fixture.time.advance(by: 1) }
    }
    for words in [nil, "third"] {
      var ids: [String] = []
      var place: RecordPlace?
      repeat {
        let part = try await fixture.journal.page(
          TarotSearch(words: words, language: .english), account: fixture.account, after: place, limit: 7)
        ids += part.readings.map(\.id)
        place = part.next
      } while place != nil
      #expect(ids.count == (words == nil ? 45 : 15) && Set(ids).count == ids.count)
    }
  }

  @Test func aThousandReadingsAreSearched() async throws {
    let fixture = try await Fixture()
    let narrative = String(repeating: "The road goes over the hill and the river bends beside it. ", count: 60)
    for index in 0..<1000 {
      var reading = fixture.reading(
        "Question \(index)?", nonce: String(repeating: "0", count: 12) + String(index + 4096, radix: 16))
      reading.narrative = narrative
      _ = try await fixture.journal.keep(reading, account: fixture.account)
    }
    let part = try await fixture.journal.page(
      TarotSearch(words: "question 7 road", language: .english), account: fixture.account, after: nil, limit: 200)
    // 7, 70 … 79 and 700 … 799, all in one answer.
    #expect(part.readings.count == 111 && part.next == nil)
    let patterns = try await fixture.journal.patterns(account: fixture.account, in: fixture.zone).patterns
    #expect(patterns.readings == 1000 && patterns.streaks.current == 1 && patterns.archetypes[17].readings == 1000)
  }

  @Test func theSameQuestionWithinADayShowsTheEarlierReading() async throws {
    let fixture = try await Fixture()
    let kept = try await fixture.journal.keep(fixture.reading("Should I move to Porto?"), account: fixture.account).reading
    fixture.time.advance(by: 3600)
    #expect(try await fixture.journal.recent(question: "should I move,  to PÓRTO", account: fixture.account)?.id == kept.id)
    #expect(try await fixture.journal.recent(question: "Should I move?", account: fixture.account) == nil)
    #expect(try await fixture.journal.recent(question: " ?", account: fixture.account) == nil)
    fixture.time.advance(by: 86_400)
    #expect(try await fixture.journal.recent(question: "Should I move to Porto?", account: fixture.account) == nil)
  }

  // MARK: changing and deleting

  @Test func nobodyReachesSomebodyElsesReading() async throws {
    let fixture = try await Fixture()
    let id = try await fixture.journal.keep(fixture.reading(), account: fixture.account).reading.id
    let other = try await TestAccount.make(in: fixture.store, subject: "other", id: 2).id
    #expect(try await fixture.journal.reading(id, account: other) == nil)
    #expect(try await !fixture.journal.delete(id, account: other))
    #expect(try await fixture.journal.bringBack(id, account: other) == nil)
    guard case .missing = try await fixture.journal.change(id, account: other, { $0.notes = "x" }) else {
      Issue.record("changed")
      return
    }
    #expect(try await fixture.journal.delete(id, account: fixture.account))
    #expect(try await fixture.journal.bringBack(id, account: other) == nil)
    #expect(try await fixture.journal.bringBack(id, account: fixture.account)?.id == id)
  }

  @Test func whatIsDeletedCanBeBroughtBackForHalfAMinute() async throws {
    let fixture = try await Fixture()
    let kept = try await fixture.journal.keep(fixture.reading(), account: fixture.account).reading
    #expect(try await fixture.journal.delete(kept.id, account: fixture.account))
    #expect(try await !fixture.journal.delete(kept.id, account: fixture.account))
    #expect(try await fixture.page().isEmpty)
    fixture.time.advance(by: 29)
    let back = try #require(try await fixture.journal.bringBack(kept.id, account: fixture.account))
    #expect(back.kept == kept.kept && back.createdAt == kept.createdAt && back.change > kept.change)
    #expect(try await fixture.journal.bringBack(kept.id, account: fixture.account) == nil)
    // Its ritual makes it the only one again.
    #expect(try await !fixture.journal.keep(fixture.reading(), account: fixture.account).isNew)
    #expect(try await fixture.journal.delete(kept.id, account: fixture.account))
    fixture.time.advance(by: 31)
    #expect(try await fixture.journal.bringBack(kept.id, account: fixture.account) == nil)
    // Deleted, kept again, and then undone: the new one stands.
    let new = try await fixture.journal.keep(fixture.reading(), account: fixture.account)
    #expect(new.isNew)
    #expect(try await fixture.journal.delete(new.reading.id, account: fixture.account))
    let again = try await fixture.journal.keep(fixture.reading(), account: fixture.account)
    #expect(try await fixture.journal.bringBack(new.reading.id, account: fixture.account) == nil)
    #expect(try await fixture.page().map(\.id) == [again.reading.id])
  }

  @Test func changesOfTwoDevicesMeet() async throws {
    let fixture = try await Fixture()
    let kept = try await fixture.journal.keep(fixture.reading(), account: fixture.account).reading
    _ = try await fixture.journal.change(kept.id, account: fixture.account) { $0.title = "Rain" }
    guard
      case .conflict(let standing) = try await fixture.journal.change(
        kept.id, account: fixture.account, base: kept.change, { $0.notes = "x" })
    else {
      Issue.record("no conflict")
      return
    }
    #expect(standing.kept.title == "Rain")
    for _ in 0..<2 {
      _ = try await fixture.journal.change(kept.id, account: fixture.account) {
        try fixture.journal.add(later: "They called.", to: &$0)
      }
    }
    let both = try #require(try await fixture.journal.reading(kept.id, account: fixture.account))
    #expect(both.kept.title == "Rain" && both.kept.later.map(\.text) == ["They called."])
  }

  @Test func aDamagedReadingHidesNoOther() async throws {
    let fixture = try await Fixture()
    let good = try await fixture.journal.keep(fixture.reading(), account: fixture.account).reading.id
    let bad = UUIDv7.generate(microseconds: 5)
    _ = try await fixture.store.records.insert(
      .tarotReading, account: fixture.account, id: bad, payload: #"{"cards":7}"#, now: 5)
    let part = try await fixture.journal.page(
      TarotSearch(language: .english), account: fixture.account, after: nil, limit: 10)
    #expect(part.readings.map(\.id) == [good] && part.damaged == [bad])
    #expect(try await fixture.journal.patterns(account: fixture.account, in: fixture.zone).damaged == [bad])
    await #expect(throws: CompanionError.self) { try await fixture.journal.reading(bad, account: fixture.account) }
    #expect(try await fixture.journal.delete(bad, account: fixture.account))
  }

  @Test func whatAClientKeepsComesBackAsItCame() throws {
    let text = #"{"a":[1,2.5,"x",null,true,{"b":{}}],"c":"d","n":-9007199254740991}"#
    let value = try JSONValue(text: text)
    var reading = StoredTarotReading(
      spread: "single", cards: [.init(card: "major-00", reversed: false, position: nil)], at: "", day: "")
    reading.client = KeptJSON(value)
    #expect(try StoredTarotReading(payload: reading.payload()).client?.value == value)
  }
}
