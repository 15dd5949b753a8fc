import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Explore, insights and collections on the wire, and a practice that is cleared and comes back.
@Suite struct PracticeExploreTests {
  @Test func whatThereIsToExplore() async throws {
    try await TestServer().run { browser in
      let all = try await browser.get(Route.practiceExplore.path)
      #expect((all.value("collections") as? [Any])?.count == 12 && (all.value("themes") as? [Any])?.count == 19)
      #expect(all.object["found"] is NSNull)
      let found = try await browser.get(Route.practiceExplore.path + "?q=m%C3%ADlk+grandmother&theme=patience")
      #expect((found.value("found") as? [[String: Any]])?.map { $0["id"] as? String } == ["focus-01"])
      let wrong = try await browser.get(Route.practiceExplore.path + "?theme=hurry")
      #expect(wrong.string("field") == "theme")
      let one = try await browser.get(Route.practiceExploreCollection.path("rest"))
      #expect((one.value("passages") as? [Any])?.count == 10)
      #expect(try await browser.get(Route.practiceExploreCollection.path("none")).status == .notFound)
      let ada = try await TestPerson(browser)
      let none = try await browser.get(Route.practiceForYou.path, headers: ada.headers)
      #expect(none.status == .ok && (none.value("suggestions") as? [Any])?.isEmpty == true)
      _ = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: #"{"birthData": \#(ProfileTests.birth)}"#)
      let told = try await browser.get(Route.practiceForYou.path + "?timezone=Asia/Tokyo", headers: ada.headers)
      #expect((told.value("suggestions") as? [[String: Any]])?.count == 3)
      #expect(
        try await browser.get(Route.practiceForYou.path + "?timezone=Nowhere", headers: ada.headers).string("field") == "timezone"
      )
    }
  }

  @Test func insightsAndCollectionsAreOnesOwn() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      func put(_ path: String, _ body: String, by person: TestPerson) async throws -> TestResponse {
        try await browser.send(.put, path, headers: person.headers, body: body)
      }
      let imported = try await browser.post(Route.importInsights.path, #"{"text":"One.\nTwo."}"#, headers: ada.headers)
      #expect(imported.number("imported") == 2)
      let list = try await browser.get(Route.practiceInsights.path, headers: ada.headers)
      let id = try #require((list.value("insights") as? [[String: Any]])?.last?["id"] as? String)
      let path = Route.changeInsight.path(id)
      let changed = try await put(path, #"{"text":"Dos.","archived":true,"place":0}"#, by: ada)
      #expect(changed.string("text") == "Dos." && changed.value("archived") as? Bool == true)
      #expect(try await put(path, #"{"text":"x"}"#, by: bob).status == .notFound)
      #expect(try await put(path, #"{"text":"\#(String(repeating: "x", count: 10_000))"}"#, by: ada).string("field") == "text")
      let made = try await browser.post(Route.makeCollection.path, #"{"name":"月曜日"}"#, headers: ada.headers)
      #expect(made.status == .created)
      #expect(try await browser.post(Route.makeCollection.path, #"{"name":"月曜日"}"#, headers: ada.headers).status == .ok)
      let own = Route.changeCollection.path(try #require(made.string("id")))
      #expect(try await put(own, #"{"adding":["\#(id)"]}"#, by: ada).value("members") as? [String] == [id])
      #expect(try await put(own, #"{"adding":["x"]}"#, by: ada).string("field") == "adding")
      #expect(try await put(own, #"{"name":"x"}"#, by: bob).status == .notFound)
      #expect(try await browser.send(.delete, own, headers: bob.headers).status == .notFound)
      // A device sees them, and may bring its own.
      let feed = try await browser.get(Route.changes.path, headers: ada.headers)
      #expect(feed.text.contains(#""part":"collections""#) && feed.text.contains("月曜日"))
    }
  }

  @Test func exportClearImport() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      func post(_ route: Route, _ body: String) async throws -> TestResponse {
        try await browser.post(route.path, body, headers: ada.headers)
      }
      func practice() async throws -> [String] {
        var told: [String] = []
        for route in [Route.practiceCode, .practiceInsights, .practiceSessions, .practiceCollections, .practiceSettings] {
          told.append(try await browser.get(route.path, headers: ada.headers).text)
        }
        return told
      }
      let empty = try await practice()
      _ = try await post(.addStatements, #"{"text":"One.\nTwo."}"#)
      _ = try await post(.importInsights, #"{"text":"A thought.\nAnother."}"#)
      _ = try await post(.makeCollection, #"{"name":"For Mondays"}"#)
      _ = try await post(.recordSession, #"{"id":"0193a1b2-0000-7000-8000-000000000001","practisedSeconds":61}"#)
      _ = try await browser.send(.put, Route.changePracticeSettings.path, headers: ada.headers, body: #"{"goal":2}"#)
      _ = try await post(.makeEntry, #"{"text":"Rain."}"#)
      let before = try await practice()
      let file = try await browser.get(Route.export.path, headers: ada.headers).text
      for word in ["Clear", "", "yes"] {
        #expect(try await post(.clearPractice, #"{"confirm":"\#(word)"}"#).string("field") == "confirm")
      }
      #expect(try await practice() == before)
      #expect(try await post(.clearPractice, #"{"confirm":"clear"}"#).number("deleted") == 6)
      #expect(try await post(.clearPractice, #"{"confirm":"clear"}"#).number("deleted") == 0)
      #expect(try await practice() == empty)
      // Nothing but the practice has gone.
      #expect(try await browser.get(Route.journal.path, headers: ada.headers).text.contains("Rain."))
      #expect(try await post(.importRecords, file).status == .ok)
      #expect(try await practice() == before)
    }
  }

  @Test func thePageAsksForTheWord() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submit("/align/collect", [("do", "add"), ("text", "One.")])
      let page = try await ada.get("/align/clear").text
      let (file, form) = (page.range(of: "href=\"/profile/export\""), page.range(of: "action=\"/align/clear\""))
      #expect(try #require(file).lowerBound < #require(form).lowerBound)
      let refused = try await ada.submit("/align/clear", [("confirm", "CLEAR")])
      #expect(refused.status == .unprocessableContent && refused.text.contains("Nothing was deleted."))
      #expect(try await ada.get("/align/collect").text.contains(">One.</textarea>"))
      let cleared = try await ada.submitAndFollow("/align/clear", [("confirm", "clear")])
      #expect(cleared.page.text.contains("The practice is cleared."))
      #expect(try await !ada.get("/align/collect").text.contains(">One.</textarea>"))
    }
  }
}
