import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// The cookie that counts how often the page of a person’s day was opened: anybody may write anything into it.
@Suite struct LaunchCountTests {
  /// The page of the signs shows neither the welcome nor the tour, and uses up none of their times.
  @Test func onlyThePageOfAPersonsDayCounts() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      for path in ["/today", "/today?sign=leo"] {
        _ = try await maya.get(path)
        #expect(maya.cookies["astronova-launches"] == nil, "\(path)")
      }
      _ = try await maya.begin()
      let page = try await maya.get("/today").text
      #expect(page.contains("id=\"tour\"") && page.contains("id=\"welcome\""))
      #expect(maya.cookies["astronova-launches"]?.hasPrefix("1.") == true)
      let count = maya.cookies["astronova-launches"]
      _ = try await maya.get("/today?sign=leo")
      #expect(maya.cookies["astronova-launches"] == count)
    }
  }

  @Test(arguments: [
    "1.-9223372036854775808", "1.9223372036854775807", "9.-1", "-1.-1", "9223372036854775807.0", "1", ".", "1.1.1", "",
  ])
  func anyCookieIsAnswered(_ value: String) async throws {
    try await TestServer().run { browser in
      for path in ["/today", "/"] {
        let response = try await browser.get(path, headers: [.cookie: "astronova-launches=\(value)", .accept: "text/html"])
        #expect(response.status == .ok, "\(path) \(response.status)")
      }
    }
  }
}
