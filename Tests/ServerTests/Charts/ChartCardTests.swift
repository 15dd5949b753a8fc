import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// The picture of a chart that can be sent, and the tab that leads to one’s own.
@Suite struct ChartCardTests {
  @Test func aVisitorsChartHasItsPicture() async throws {
    try await TestServer().run { browser in
      let sent = try await browser.submit("/chart", PageTests.form)
      let path = try #require(sent.headers[.location])
      #expect(try await browser.get(path).text.contains("href=\"\(path)/card.svg\""))
      let card = try await browser.get("\(path)/card.svg")
      #expect(card.status == .ok && card.headers[.contentType] == "image/svg+xml")
      #expect(card.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      #expect(card.text.contains("data:font/woff2;base64,"))
      #expect(card.text.contains("Sun in Gemini · Moon in Pisces · Rising in Libra"))
      // Nothing of the birth is written on it.
      for word in ["1990", "14:30", "New York"] { #expect(!card.text.contains(word), "\(word)") }
      #expect(try await browser.get("/chart/own/card.svg").status == .notFound)
    }
  }

  @Test func theTabOfAMemberOpensTheirOwn() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      // Without a birth it is the form, as it is for a chart of somebody else.
      #expect(try await ada.get("/chart").text.contains("name=\"date\""))
      #expect(try await ada.get("/chart/own/card.svg").status == .notFound)
      _ = try await ada.submitAndFollow("/profile/birth", [("name", "Ada")] + PageTests.form)
      #expect(try await ada.get("/chart").headers[.location] == "/profile/chart")
      #expect(try await ada.get("/chart?new=1").text.contains("name=\"date\""))
      let own = try await ada.get("/profile/chart").text
      #expect(own.contains("Ada’s sky") && own.contains("href=\"/chart?new=1\""))
      let card = try await ada.get("/chart/own/card.svg")
      #expect(card.text.contains("Ada’s sky") && card.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      // Nobody else sees it by that name.
      #expect(try await browser.get("/chart/own/card.svg").status == .notFound)
    }
  }
}
