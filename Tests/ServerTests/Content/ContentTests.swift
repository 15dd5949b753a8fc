import Foundation
import HTTPTypes
import HummingbirdTesting
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct ContentTests {
  @Test func authoredTextsStandUntilSomebodyEditsThem() async throws {
    try await TestServer().run { browser in
      let content = try await browser.get(Route.contentManagement.path)
      let questions = try #require(content.value("quick_questions") as? [[String: Any]])
      let insights = try #require(content.value("insights") as? [[String: Any]])
      #expect(questions.count == 36 && insights.count == 17)
      #expect(questions.map { $0["order"] as? Int } == (0..<36).map(Optional.some))
      for question in questions { #expect(Set(question.keys) == ["id", "text", "category", "order", "is_active"]) }
      for insight in insights { #expect(Set(insight.keys) == ["id", "title", "content", "category", "priority", "is_active"]) }
      let love = try await browser.get(Route.contentManagement.path + "?category=love")
      #expect((love.value("quick_questions") as? [Any])?.count == 3 && (love.value("insights") as? [Any])?.isEmpty == true)
    }
  }

  @Test func membersDoNotEdit() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for route in [Route.replaceQuickQuestions, .replaceInsights] {
        let response = try await browser.send(.put, route.path, headers: ada.headers, body: "{}")
        #expect(response.status == .forbidden && response.code == "FORBIDDEN")
      }
    }
  }

  @Test func anEditorPutsOthersInTheirPlaceAndBack() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-content-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await TestServer(storage: .folder(folder)).run { browser in _ = try await TestPerson(browser) }
    let store = try DataStore(.folder(folder))
    let credential = try #require(try await store.accounts.credential(.password, subject: "ada@example.org"))
    try await store.accounts.setRole(.admin, of: credential.accountID)
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      let entered = try await browser.post(
        Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(TestPerson.password)"}"#)
      let ada = try await TestPerson(browser, entered)
      func put(_ route: Route, _ body: String) async throws -> TestResponse {
        try await browser.send(.put, route.path, headers: ada.headers, body: body)
      }
      let shown = #"{"id": "b", "text": "Second?", "category": "x", "order": 2, "is_active": true}"#
      let hidden = #"{"id": "c", "text": "Hidden?", "category": "x", "order": 3, "is_active": false}"#
      let put1 = try await put(
        .replaceQuickQuestions,
        #"{"quick_questions": [\#(shown), \#(hidden), {"id": "a", "text": "First?", "category": "x", "order": 1}]}"#)
      #expect(put1.status == .ok, "\(put1.text)")
      let seen = try await browser.get(Route.contentManagement.path)
      #expect((seen.value("quick_questions") as? [[String: Any]])?.map { $0["id"] as? String } == ["a", "b"])
      #expect((seen.value("insights") as? [Any])?.count == 17)
      let editors = try await browser.get(Route.contentManagement.path, headers: ada.headers)
      #expect((editors.value("quick_questions") as? [[String: Any]])?.map { $0["id"] as? String } == ["a", "b", "c"])
      for (route, body, field) in [
        (
          Route.replaceQuickQuestions, #"{"quick_questions": [{"id": "a b", "text": "t", "category": "c"}]}"#,
          "quick_questions[0].id"
        ),
        (.replaceQuickQuestions, #"{"quick_questions": [\#(shown), \#(shown)]}"#, "quick_questions[1].id"),
        (.replaceQuickQuestions, #"{"quick_questions": [{"id": "a", "text": "", "category": "c"}]}"#, "quick_questions[0].text"),
        (.replaceQuickQuestions, #"{"quick_questions": [{"id": "a", "text": "t"}]}"#, "quick_questions[0].category"),
        (.replaceInsights, #"{"insights": [{"id": "a", "title": "t", "content": "", "category": "c"}]}"#, "insights[0].content"),
        (.replaceInsights, #"{"quick_questions": []}"#, "insights"),
      ] {
        let response = try await put(route, body)
        #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
      }
      #expect(try await put(.replaceQuickQuestions, #"{"quick_questions": []}"#).status == .ok)
      #expect((try await browser.get(Route.contentManagement.path).value("quick_questions") as? [Any])?.count == 36)
      let insight = #"{"insights": [{"id": "one", "title": "One.", "content": "Only one.", "category": "sky"}]}"#
      #expect(try await put(.replaceInsights, insight).status == .ok)
      #expect((try await browser.get(Route.contentManagement.path).value("insights") as? [Any])?.count == 1)
    }
  }

  @Test func theServerSaysHowItIs() async throws {
    try await TestServer().run { browser in
      for route in [Route.readiness, .readinessShort] {
        #expect(try await browser.get(route.path).text == #"{"status":"ready","database":"ok"}"#)
      }
      for route in [Route.systemStatus, .systemStatusLater, .systemStatusShort] {
        let status = try await browser.get(route.path)
        #expect(status.string("status") == "ok" && status.string("components.database.status") == "ok")
        #expect(status.number("components.ephemeris.firstYear").map { $0 <= 1551 } == true)
      }
      for route in [Route.clientConfiguration, .clientConfigurationShort] {
        let values = try await browser.get(route.path)
        #expect(
          Set(values.object.keys) == [
            "daily_notification_default_hour", "home_quick_tiles_enabled", "paywall_variant", "widget_prompt_enabled",
          ])
      }
      #expect(try await browser.get(Route.serviceInfo.path).string("service") == "astronova")
    }
  }
}
