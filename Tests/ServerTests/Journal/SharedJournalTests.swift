import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// An app and the pages write one journal; neither takes away what the other has written.
@Suite struct SharedJournalTests {
  /// A member who has an app and a browser.
  private struct Person {
    let visitor: TestVisitor
    let app: HTTPFields
    let browser: TestBrowser

    init(_ browser: TestBrowser) async throws {
      self.browser = browser
      visitor = TestVisitor(browser)
      try await visitor.signUp()
      let answer = try await browser.post(
        "/api/v1/auth/login", #"{"email": "ada@example.org", "password": "\#(TestVisitor.password)"}"#)
      app = [.authorization: "Bearer \(try #require(answer.string("jwtToken")))"]
    }

    /// Writes an entry as an app does, and gives its id.
    func write(_ body: [String: Any]) async throws -> String {
      let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
      let answer = try await browser.post("/api/v1/journal", json, headers: app)
      try #require(answer.status == .created, "\(answer.text.prefix(300))")
      return try #require(answer.string("id"))
    }

    func entry(_ id: String) async throws -> TestResponse { try await browser.get("/api/v1/journal/\(id)", headers: app) }

    /// The form of an entry as a browser would send it, untouched.
    func form(_ id: String) async throws -> [(String, String)] {
      let page = try await visitor.get("/journal/\(id)").text
      let text = try #require(page.firstMatch(of: /(?s)name="text"[^>]*>(.*?)<\/textarea>/)).output.1
      let tags = try #require(page.firstMatch(of: /name="tags"[^>]* value="([^"]*)"/)).output.1
      let mood = page.firstMatch(of: /name="mood" value="([^"]*)" checked/)?.output.1
      // A browser ends the lines of a form with two characters.
      var fields = [("text", Self.plain(text).replacing("\n", with: "\r\n")), ("tags", Self.plain(tags))]
      if let mood { fields.append(("mood", Self.plain(mood))) }
      return fields
    }

    private static func plain(_ html: Substring) -> String {
      String(html).replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<").replacing(
        "&gt;", with: ">"
      )
      .replacing("&amp;", with: "&")
    }
  }

  private static let text = "The first line.\n\n" + String(repeating: "It rained, and then it did not. ", count: 900) + "End."
  private static let tags =
    ["Work", "my Sister", "sea, sand", "SLEEP"] + (1...14).map { "Tag \($0)" } + [String(repeating: "Long", count: 15)]

  private func isWhole(_ answer: TestResponse) -> Bool {
    answer.string("text") == Self.text && answer.string("mood") == "Curious" && answer.value("tags") as? [String] == Self.tags
  }

  @Test func savingOnThePageChangesNothingThatWasNotChanged() async throws {
    try await TestServer().run { browser in
      let ada = try await Person(browser)
      let id = try await ada.write(["text": Self.text, "mood": "Curious", "tags": Self.tags])
      #expect(isWhole(try await ada.entry(id)))
      let saved = try await ada.visitor.submit("/journal/\(id)", try await ada.form(id))
      #expect(saved.status == .seeOther)
      let after = try await ada.entry(id)
      #expect(isWhole(after), "\(after.text.suffix(900))")
    }
  }

  @Test func onlyWhatWasChangedOnThePageChanges() async throws {
    try await TestServer().run { browser in
      let ada = try await Person(browser)
      let id = try await ada.write(["text": Self.text, "mood": "Curious", "tags": ["Work", "sea, sand", "Old"]])
      var form = try await ada.form(id)
      form[1] = ("tags", "new one, work")
      _ = try await ada.visitor.submitAndFollow("/journal/\(id)", form)
      var entry = try await ada.entry(id)
      #expect(entry.value("tags") as? [String] == ["new one", "Work", "sea, sand"])
      #expect(entry.string("text") == Self.text && entry.string("mood") == "Curious")
      form = try await ada.form(id)
      form[0] = ("text", "Other words.\r\nTwo lines.")
      form[2] = ("mood", "heavy")
      _ = try await ada.visitor.submitAndFollow("/journal/\(id)", form)
      entry = try await ada.entry(id)
      #expect(entry.string("text") == "Other words.\nTwo lines." && entry.string("mood") == "heavy")
      #expect(entry.value("tags") as? [String] == ["new one", "Work", "sea, sand"])
    }
  }

  @Test func whatDoesNotFitIsSaidAndNotCutOff() async throws {
    try await TestServer().run { browser in
      let ada = try await Person(browser)
      let id = try await ada.write(["text": "Short."])
      let long = String(repeating: "ü", count: 32_001)
      let refused = try await ada.visitor.submit("/journal/\(id)", [("text", long)])
      #expect(refused.status == .unprocessableContent && refused.text.contains("That is more than one entry can hold"))
      #expect(refused.text.contains(long))
      let tags = (1...21).map { "t\($0)" }.joined(separator: ", ")
      let many = try await ada.visitor.submit("/journal", [("text", "Many."), ("tags", tags)])
      #expect(many.status == .unprocessableContent && many.text.contains("An entry may have at most 20 tags."))
      #expect(many.text.contains("value=\"\(tags)\"") && many.text.contains(">Many.</textarea>"))
      let wide = try await ada.visitor.submit("/journal/\(id)", [("text", "x"), ("tags", String(repeating: "x", count: 65))])
      #expect(wide.status == .unprocessableContent && wide.text.contains("A tag may have at most 64 letters"))
      #expect(try await ada.entry(id).string("text") == "Short.")
      // A text as long as an app may send is kept by the page.
      let whole = String(repeating: "y", count: 64_000)
      _ = try await ada.visitor.submitAndFollow("/journal/\(id)", [("text", whole)])
      #expect(try await ada.entry(id).string("text") == whole)
    }
  }

  @Test func aPageSearchesAsTheAPIDoes() async throws {
    try await TestServer().run { browser in
      let ada = try await Person(browser)
      _ = try await ada.write(["text": "By the sea.", "tags": ["Harbour"]])
      _ = try await ada.write(["text": "At home."])
      #expect(try await ada.visitor.get("/journal?tag=harbour").text.contains("By the sea."))
      let found = try await browser.get("/api/v1/journal?tag=HARBOUR", headers: ada.app)
      #expect((found.value("entries") as? [Any])?.count == 1)
    }
  }
}
