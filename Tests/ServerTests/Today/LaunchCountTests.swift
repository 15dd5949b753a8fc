import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// The cookie that counts how often the page of today was opened: anybody may write anything into it.
@Suite struct LaunchCountTests {
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
