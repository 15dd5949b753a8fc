import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Kept readings of the cards through the API.
@Suite struct KeptTarotTests {
  private static let path = Route.tarotReadings.path

  private static func body(_ question: String = "What now?", nonce: String = "00000000000000a7", more: String = "") -> String {
    #"{"draw":{"spread":"threeCard","question":"\#(question)","knockTimes":[0,400,900],"cut":31,"nonce":"\#(nonce)"}\#(more)}"#
  }

  @Test func aReadingFromItsKeepingToItsEnd() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let draw = try await browser.post(
        Route.tarotDraw.path,
        #"{"spread":"threeCard","question":"What now?","knockTimes":[0,400,900],"cut":31,"nonce":"00000000000000a7"}"#)
      let made = try await browser.post(
        Self.path, Self.body(more: #","notes":"Rain.","timezone":"Asia/Tokyo""#), headers: ada.headers)
      #expect(made.status == .created && made.string("day") == "2026-11-21" && made.string("at") == "2026-11-21T07:30:00Z")
      func ids(_ response: TestResponse) -> [String] {
        (response.value("cards") as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      }
      #expect(ids(made) == ids(draw) && ids(made).count == 3)
      #expect((made.value("cards") as? [[String: Any]])?.compactMap { $0["role"] as? String } == ["past", "present", "future"])
      let again = try await browser.post(Self.path, Self.body(more: #","narrative":"The road.""#), headers: ada.headers)
      #expect(again.status == .ok && again.string("id") == made.string("id"))
      #expect(again.string("narrative") == "The road." && again.string("notes") == "Rain.")
      let id = try #require(made.string("id"))
      let one = Route.tarotReading.path(id)
      var tagged = ada.headers
      tagged[.ifMatch] = again.headers[.eTag]
      let edited = try await browser.send(.patch, one, headers: tagged, body: #"{"title":"Rain","later":"They called."}"#)
      #expect(
        edited.string("title") == "Rain" && (edited.value("later") as? [Any])?.count == 1 && edited.string("notes") == "Rain.")
      let late = try await browser.send(.patch, one, headers: tagged, body: #"{"notes":"x"}"#)
      #expect(late.status == .preconditionFailed && late.string("current.title") == "Rain")
      #expect(try await browser.send(.patch, one, headers: ada.headers, body: #"{"notes":""}"#).value("notes") is NSNull)
      // Somebody else finds nothing.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      for (method, path) in [
        (HTTPRequest.Method.get, one), (.patch, one), (.delete, one), (.post, Route.bringBackTarotReading.path(id)),
      ] {
        #expect(try await browser.send(method, path, headers: bob.headers, body: method == .get ? nil : "{}").status == .notFound)
      }
      let gone = try await browser.send(.delete, one, headers: ada.headers)
      #expect(gone.string("status") == "deleted" && gone.string("undoUntil") == "2026-11-21T07:30:30Z")
      #expect(try await browser.get(one, headers: ada.headers).status == .notFound)
      time.advance(by: 20)
      let back = try await browser.post(Route.bringBackTarotReading.path(id), "", headers: ada.headers)
      #expect(back.status == .ok && back.string("title") == "Rain")
      #expect(try await browser.send(.delete, one, headers: ada.headers).status == .ok)
      time.advance(by: 31)
      #expect(try await browser.post(Route.bringBackTarotReading.path(id), "", headers: ada.headers).status == .notFound)
    }
  }

  @Test func theDayIsThatOfThePerson() async throws {
    // 2026-11-21 07:30 UTC is the evening before in Honolulu.
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      var headers = ada.headers
      headers[HTTPField.Name("X-Timezone")!] = "Pacific/Honolulu"
      #expect(try await browser.post(Self.path, Self.body(), headers: headers).string("day") == "2026-11-20")
      let patterns = try await browser.get(Route.tarotPatterns.path, headers: headers)
      #expect(patterns.number("streak.current") == 1 && patterns.number("readings") == 1)
      #expect(patterns.value("reversalRate") is NSNull)
      #expect((patterns.value("archetypes") as? [Any])?.count == 22 && (patterns.value("months") as? [Any])?.count == 6)
    }
  }

  @Test func listsAreSearchedAndNarrowed() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for (index, question) in ["Shall I go to Évora?", "Stay?", "Go?"].enumerated() {
        #expect(
          try await browser.post(Self.path, Self.body(question, nonce: "000000000000000\(index)"), headers: ada.headers).status
            == .created)
      }
      _ = try await browser.post(
        Self.path, #"{"draw":{"spread":"single","cards":[{"card":"Le Mat","reversed":true}]}}"#, headers: ada.headers)
      func count(_ query: String) async throws -> Int? {
        (try await browser.get(Self.path + "?" + query, headers: ada.headers).value("readings") as? [Any])?.count
      }
      #expect(try await count("") == 4)
      #expect(try await count("q=evora") == 1)
      #expect(try await count("q=go") == 2)
      #expect(try await count("card=the%20fool&spread=single") == 1)
      #expect(try await count("from=2026-11-22") == 0)
      #expect(try await count("to=2026-11-21&spread=three%20dogs") == nil)
      #expect(try await count("to=2026-11-21&spread=threeCard") == 3)
      var seen: Set<String> = []
      var cursor: String?
      repeat {
        let page = try await browser.get(
          Self.path + "?limit=1" + (cursor.map { "&cursor=\($0)" } ?? ""), headers: ada.headers)
        for reading in page.value("readings") as? [[String: Any]] ?? [] { seen.insert(reading["id"] as? String ?? "") }
        cursor = page.string("next")
      } while cursor != nil
      #expect(seen.count == 4)
    }
  }

  @Test(arguments: [
    (#"{"draw":{"spread":"threeCard"}}"#, "draw.nonce"),
    (#"{"draw":{"spread":"nine","nonce":"00000000000000a7"}}"#, "draw.spread"),
    (#"{"draw":{"nonce":"xyz"}}"#, "draw.nonce"), (#"{"draw":{"cards":[{"card":"The Fool"}]}}"#, "draw.cards"),
    (#"{"draw":{"nonce":"00000000000000a7"},"at":"soon"}"#, "at"),
    (#"{"draw":{"nonce":"00000000000000a7"},"at":"2030-01-01T00:00:00Z"}"#, "at"),
    (#"{"draw":{"nonce":"00000000000000a7"},"timezone":"Mars/Olympus"}"#, "timezone"), (#"{}"#, "draw"),
    (#"{"draw":{"nonce":"00000000000000a7"},"notes":7}"#, "notes"),
  ]) func whatIsWrongIsNamed(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let answer = try await browser.post(Self.path, body, headers: ada.headers)
      #expect(answer.status == .badRequest && answer.string("field") == field, "\(answer.text)")
    }
  }

  @Test func nobodyKeepsWithoutAnAccount() async throws {
    try await TestServer().run { browser in
      let kept = try await browser.post(Self.path, Self.body())
      let patterns = try await browser.get(Route.tarotPatterns.path)
      #expect(kept.status == .unauthorized && patterns.status == .unauthorized)
    }
  }

  @Test func devicesBringReadingsAndFilesBringThemBack() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(Self.path, Self.body(), headers: ada.headers)
      let id = try #require(made.string("id"))
      let file = try await browser.get(Route.export.path, headers: ada.headers).text
      #expect(file.contains(#""tarotReading":[{"id":"\#(id)""#))
      let data =
        #"{"spread":"single","cards":[{"card":"major-17","reversed":false}],"at":"2026-11-20T08:00:00Z","day":"2026-11-20","mood":"x"}"#
      let brought = try await browser.post(
        Route.changes.path,
        #"{"changes":[{"kind":"tarotReading","id":"01948f3c-7e00-7abc-8def-0000000000a1","data":\#(data)}, {"kind":"tarotReading","id":"01948f3c-7e00-7abc-8def-0000000000a2","data":{"spread":"x"}}]}"#,
        headers: ada.headers)
      let results = brought.value("results") as? [[String: Any]] ?? []
      #expect(results.compactMap { $0["status"] as? String } == ["kept", "invalid"], "\(brought.text)")
      #expect(brought.text.contains(#""mood":"x""#) && results.last?["field"] as? String == "data.spread")
      let list = try await browser.get(Self.path, headers: ada.headers)
      #expect((list.value("readings") as? [Any])?.count == 2)
      // Another account takes the file.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let restored = try await browser.post(Route.importRecords.path, file, headers: bob.headers)
      #expect(restored.status == .ok, "\(restored.text)")
      let theirs = try await browser.get(Route.tarotReading.path(id), headers: bob.headers)
      #expect(theirs.string("question") == "What now?")
      // And the ritual still makes it the only one.
      #expect(try await browser.post(Self.path, Self.body(), headers: bob.headers).status == .ok)
    }
  }
}
