import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What a form that fails says, and where it leads.
@Suite struct FailedFormTests {
  @Test func aFormThatIsTooLongLeadsBackToIt() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let long = String(repeating: "a", count: 1_100_000)
      let own = [HTTPField.Name("Referer")!: "http://localhost/journal?q=tram"] as HTTPFields
      let sent = try await ada.submit("/journal", [("text", long)], headers: own)
      #expect(sent.status == .contentTooLarge && sent.text.contains("longer than that form can take"))
      #expect(sent.text.contains("href=\"/journal?q=tram\">Back to the form"), "\(sent.text.suffix(1200))")
      // Another site is nowhere to be led to.
      let foreign = [HTTPField.Name("Referer")!: "http://elsewhere.example/journal"] as HTTPFields
      let other = try await ada.submit("/journal", [("text", long)], headers: foreign)
      #expect(other.status == .contentTooLarge && !other.text.contains("elsewhere") && other.text.contains("href=\"/chart\">"))
    }
  }

  /// Every page with a form keeps what is typed in it over a limit.
  @Test func everyPageWithAFormKeepsWhatWasTyped() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.begin()
      try await ada.signUp()
      for path in ["/journal", "/tarot", "/align", "/profile", "/reports", "/recover", "/chart?new=1", "/collect/insight/new"] {
        let text = try await ada.get(path).text
        #expect(text.contains("method=\"post\"") == text.contains("/again."), "\(path)")
      }
      for path in ["/journal", "/profile", "/reports"] {
        #expect(try await ada.get(path).text.matches(of: /src="[^"]*again\.[^"]*"/).count == 1, "\(path)")
      }
    }
  }
}
