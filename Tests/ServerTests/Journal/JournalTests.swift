import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct JournalTests {
  static func viewed(_ categories: String...) -> String {
    "[" + categories.map { #"{"category": "\#($0)", "text": "…"}"# }.joined(separator: ", ") + "]"
  }

  static func entry(date: String = "2026-11-21", _ categories: String = viewed("love_relationships", "path_profession")) -> String
  {
    #""date": "\#(date)", "entry_type": "horoscope_reading", "summary_viewed": "A day.", "categories_viewed": \#(categories), "time_spent_seconds": 180"#
  }

  @Test func theSameEntryIsCountedOnceHoweverManyAskAtOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let ids = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<12 { group.addTask { try await ada.call(.addJournalEntry, Self.entry()).string("result.entry_id") } }
        return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
      #expect(ids.count == 1 && !ids.contains(nil))
      let memory = try await ada.call(.memory)
      #expect(memory.number("result.categories.love_relationships.count") == 1)
      #expect(memory.string("result.categories.path_profession.last_mentioned") == "2026-11-21")
      #expect(memory.number("result.categories.home_environment.count") == 0)
      #expect((memory.value("result.recent_readings") as? [Any])?.count == 1)
      // With another key it is another reading of the same text.
      let other = try await ada.call(.addJournalEntry, Self.entry() + #", "idempotency_key": "k-2""#)
      #expect(other.status == .ok && !ids.contains(other.string("result.entry_id")))
      #expect(try await ada.call(.memory).number("result.categories.love_relationships.count") == 2)
      // The key again with another body is a mistake.
      let reused = try await ada.call(.addJournalEntry, Self.entry(date: "2026-11-20") + #", "idempotency_key": "k-2""#)
      #expect(reused.status == .badRequest && reused.string("error.status") == "INVALID_ARGUMENT")
      #expect(try await ada.call(.memory).number("result.categories.love_relationships.count") == 2)
    }
  }

  @Test func ownWordsLeaveTheirThemesOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      _ = try await ada.call(.dailyHoroscope)
      let key = HTTPField.Name("Idempotency-Key")!
      for _ in 0..<3 {
        var headers = ada.person.headers
        headers[key] = "once"
        let made = try await browser.post(
          Route.journal.path, #"{"text": "Long day.", "tags": ["Work", "rain", "office"]}"#, headers: headers)
        #expect(made.status.kind == .successful)
      }
      // Two words for one part of life are one mention.
      #expect(try await ada.call(.memory).number("result.categories.path_profession.count") == 1)
      #expect(try await ada.call(.memory).number("result.categories.home_environment.count") == 0)
      #expect((try await ada.call(.memory).value("result.recent_readings") as? [Any])?.isEmpty == true)
      let export = try await browser.get(Route.export.path, headers: ada.person.headers).text
      #expect(export.contains("themes"))
    }
  }

  @Test func themesFollowThePresent() {
    var memory = StoredMemory()
    for _ in 0..<50 { memory.note(leading: "saturn square moon") }
    for _ in 0..<40 { memory.note(leading: "mars trine venus") }
    memory.note(leading: "")
    memory.note(leading: nil)
    let themes = memory.themes ?? [:]
    #expect(themes.keys.sorted() == ["moon", "venus"] && (themes["venus"] ?? 0) > (themes["moon"] ?? 0))
    #expect(themes.values.reduce(0, +) <= StoredMemory.mostThemes)
  }

  @Test func theMemoryOutlivesTheServerAndCountsOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = try await TestReader(browser)
      #expect(try await ada.call(.addJournalEntry, Self.entry() + #", "idempotency_key": "k""#).status == .ok)
    }
    // The client never saw the answer and asks again after the restart.
    try await TestServer(storage: .folder(folder)).run { browser in
      let response = try await browser.post(
        Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(TestPerson.password)"}"#)
      let ada = try await TestPerson(browser, response)
      let body = #"{"data": {"user_id": "\#(ada.id)", \#(Self.entry()), "idempotency_key": "k"}}"#
      #expect(try await browser.post("/add_journal_entry", body, headers: ada.headers).status == .ok)
      let memory = try await browser.post("/get_memory", #"{"data": {"user_id": "\#(ada.id)"}}"#, headers: ada.headers)
      #expect(memory.number("result.categories.love_relationships.count") == 1)
      let list = try await browser.get(Route.journal.path, headers: ada.headers)
      #expect((list.value("entries") as? [Any])?.count == 1)
    }
  }

  @Test func tenReadingsAreRemembered() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      for day in 1...13 {
        let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
        #expect(try await ada.call(.addJournalEntry, Self.entry(date: date)).status == .ok)
      }
      let memory = try await ada.call(.memory)
      let recent = try #require(memory.value("result.recent_readings") as? [[String: Any]])
      #expect(recent.compactMap { $0["date"] as? String } == (4...13).map { "2026-11-\($0 < 10 ? "0" : "")\($0)" })
      #expect(memory.number("result.categories.love_relationships.count") == 13)
    }
  }

  @Test func wordsWithoutADayThatAreSentAgainAfterMidnightAreTheSame() async throws {
    // 23:58 in Berlin.
    let time = ManualClock(try CivilText.instant("2026-11-21T22:58:00Z", field: "now"))
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestReader(browser)
      var keyed = ada.headers
      keyed[HTTPField.Name("Idempotency-Key")!] = "k-1"
      let body = #"{"text": "The talk went well."}"#
      let made = try await browser.post(Route.makeEntry.path, body, headers: keyed)
      #expect(made.status == .created && made.string("date") == "2026-11-21")
      time.advance(by: 300)
      let other = try await browser.post(Route.makeEntry.path, #"{"text": "Another."}"#, headers: ada.headers)
      #expect(other.string("date") == "2026-11-22")
      let again = try await browser.post(Route.makeEntry.path, body, headers: keyed)
      #expect(again.status == .ok && again.string("id") == made.string("id") && again.string("date") == "2026-11-21")
      // A day that is named is part of what is asked for.
      let dated = #"{"text": "The talk went well.", "date": "2026-11-22"}"#
      #expect(try await browser.post(Route.makeEntry.path, dated, headers: keyed).code == "IDEMPOTENCY_CONFLICT")
    }
  }

  @Test func onesOwnWordsAreWrittenChangedAndDeleted() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestReader(browser)
      var keyed = ada.headers
      keyed[HTTPField.Name("Idempotency-Key")!] = "k-1"
      let body = #"{"text": "The talk went well.", "mood": "relieved", "tags": ["work"]}"#
      let made = try await browser.post(Route.makeEntry.path, body, headers: keyed)
      #expect(made.status == .created && made.string("date") == "2026-11-21" && made.string("type") == "reflection")
      #expect(try await browser.post(Route.makeEntry.path, body, headers: keyed).status == .ok)
      #expect(
        try await browser.post(Route.makeEntry.path, #"{"text": "Other."}"#, headers: keyed).code == "IDEMPOTENCY_CONFLICT")
      let id = try #require(made.string("id"))
      let path = Route.entry.path(id)
      time.advance(by: 60)
      var tagged = ada.headers
      tagged[.ifMatch] = made.headers[.eTag]
      let edited = try await browser.send(.patch, path, headers: tagged, body: #"{"text": "It went well.", "mood": null}"#)
      #expect(edited.string("text") == "It went well." && edited.value("mood") is NSNull)
      #expect((edited.value("tags") as? [String]) == ["work"])
      let late = try await browser.send(.patch, path, headers: tagged, body: #"{"text": "Late."}"#)
      #expect(late.status == .preconditionFailed && late.string("current.text") == "It went well.")
      #expect(try await browser.send(.patch, path, headers: ada.headers, body: #"{"text": null}"#).status == .badRequest)
      for _ in 0..<2 {
        let noted = try await browser.post(Route.noteLater.path(id), #"{"text": "They called."}"#, headers: ada.headers)
        let later = try #require(noted.value("later") as? [[String: Any]])
        #expect(later.count == 1 && later[0]["at"] as? String == "2026-11-21T07:31:00Z")
      }
      // Somebody else finds nothing.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      #expect(try await browser.get(path, headers: bob.headers).status == .notFound)
      #expect(try await browser.send(.patch, path, headers: bob.headers, body: "{}").status == .notFound)
      #expect(try await browser.post(Route.noteLater.path(id), #"{"text": "x"}"#, headers: bob.headers).status == .notFound)
      #expect(try await browser.send(.delete, path, headers: bob.headers).status == .notFound)
      #expect(try await browser.send(.delete, path, headers: ada.headers).status == .ok)
      #expect(try await browser.get(path, headers: ada.headers).status == .notFound)
    }
  }

  @Test func entriesAreFoundAndPaged() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestReader(browser)
      for number in 1...7 {
        time.advance(by: 1)
        let mood = number % 2 == 0 ? "calm" : "tired"
        _ = try await browser.post(
          Route.makeEntry.path, #"{"text": "Entry \#(number) of the Garden", "mood": "\#(mood)", "tags": ["t\#(number)"]}"#,
          headers: ada.headers)
      }
      _ = try await ada.call(.addJournalEntry, Self.entry())
      func texts(_ query: String) async throws -> [String] {
        let page = try await browser.get(Route.journal.path + query, headers: ada.headers)
        return (page.value("entries") as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      }
      #expect(try await texts("?q=garden&mood=CALM") == [6, 4, 2].map { "Entry \($0) of the Garden" })
      #expect(try await texts("?tag=t3") == ["Entry 3 of the Garden"])
      #expect(try await texts("?type=horoscope_reading").isEmpty)
      var seen: [String] = []
      var path = Route.journal.path + "?q=garden&limit=3"
      for _ in 0..<5 {
        let page = try await browser.get(path, headers: ada.headers)
        seen += (page.value("entries") as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        guard let next = page.string("next") else { break }
        path = Route.journal.path + "?q=garden&limit=3&cursor=\(next)"
      }
      #expect(seen == (1...7).reversed().map { "Entry \($0) of the Garden" })
      for query in ["?type=poem", "?limit=0", "?cursor=x"] {
        #expect(try await browser.get(Route.journal.path + query, headers: ada.headers).status == .badRequest)
      }
    }
  }

  @Test func whatComesBackIsTold() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      _ = try await ada.own()
      for date in ["2026-11-09", "2026-11-16", "2026-11-21"] { _ = try await ada.call(.addJournalEntry, Self.entry(date: date)) }
      for text in ["One.", "Two."] {
        _ = try await browser.post(Route.makeEntry.path, #"{"text": "\#(text)", "tags": ["Work"]}"#, headers: ada.headers)
      }
      let patterns = try await browser.get(Route.journalPatterns.path, headers: ada.headers)
      let weeks = try #require(patterns.value("weeks") as? [[String: Any]])
      #expect(weeks.compactMap { $0["week"] as? String } == ["2026-11-09", "2026-11-16"])
      #expect((weeks[1]["categories"] as? [String: Int])?["love_relationships"] == 2 && weeks[1]["entries"] as? Int == 4)
      let themes = try #require(patterns.value("themes") as? [[String: Any]])
      let tag = try #require(themes.first { $0["kind"] as? String == "tag" })
      #expect(tag["name"] as? String == "Work" && (tag["entries"] as? [String])?.count == 2)
      let contact = try #require(themes.first { $0["kind"] as? String == "contact" })
      #expect(contact["count"] as? Int == 3)
    }
  }

  @Test(arguments: [
    (#"{"mood": "calm"}"#, "text"), (#"{"text": "  "}"#, "text"), (#"{"text": "x", "type": "horoscope_reading"}"#, "type"),
    (#"{"text": "x", "tags": [""]}"#, "tags[0]"), (#"{"text": "x", "date": "today"}"#, "date"), (#"{"text": 4}"#, "text"),
  ])
  func whatIsWrongIsNamed(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(Route.makeEntry.path, body, headers: ada.headers)
      #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
    }
  }
}
