import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct HousePageTests {
  @Test(arguments: ["/terms", "/privacy", "/support"])
  func theHouseExplainsItself(_ path: String) async throws {
    try await TestServer().run { browser in
      let page = try await browser.get(path, headers: [.accept: "text/html"])
      #expect(page.status == .ok && page.text.contains("<h1") && !page.text.contains("noindex") && !page.text.contains("mailto:"))
      for match in page.text.matches(of: /(?:href|src)="(\/[^"#]*)/) where !match.1.hasPrefix("/profile") {
        let linked = try await browser.get(String(match.1))
        #expect(linked.status == .ok, "\(match.1)")
      }
      // They are led to from every page.
      for other in ["/", "/chart", "/sign-in", "/sign-up", "/nowhere"] {
        let elsewhere = try await browser.get(other, headers: [.accept: "text/html"])
        #expect(elsewhere.text.contains("href=\"\(path)\""), "\(other)")
      }
    }
  }

  @Test func thereIsSomebodyToWriteTo() async throws {
    var server = TestServer()
    server.contact = "help@example.org"
    try await server.run { browser in
      for path in ["/privacy", "/support"] {
        let page = try await browser.get(path)
        #expect(page.text.contains("href=\"mailto:help@example.org\""))
      }
    }
  }

  @Test func anErrorKnowsWhoIsThere() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let before = try await ada.get("/nowhere")
      #expect(before.status == .notFound && before.text.contains("href=\"/sign-in\""))
      try await ada.signUp()
      let after = try await ada.get("/nowhere")
      #expect(after.status == .notFound && after.text.contains("data-member") && !after.text.contains("href=\"/sign-in\""))
      #expect(after.headers[.cacheControl] == "no-store")
    }
  }
}
