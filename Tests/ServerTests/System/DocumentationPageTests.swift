import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

@Suite struct DocumentationPageTests {
  /// Every operation that the document has is on the page, once, and nothing in it leads nowhere.
  @Test func thePageShowsTheWholeDocument() async throws {
    try await TestServer().run { browser in
      let page = try await browser.get("/docs", headers: [.accept: "text/html"])
      #expect(page.status == .ok && page.headers[.contentType]?.hasPrefix("text/html") == true)
      let text = page.text
      let operations = APIDescription.text.matches(of: /operationId: ([A-Za-z0-9]+)/).map { String($0.1) }
      #expect(operations.count > 100)
      #expect(text.matches(of: /<article class="api-operation"/).count == operations.count)
      for operation in operations { #expect(text.contains("id=\"op-\(operation.lowercased())\""), "\(operation)") }
      let ids = Set(text.matches(of: /\sid="([^"]+)"/).map { $0.1 })
      for link in text.matches(of: /href="#([^"]+)"/) { #expect(ids.contains(link.1), "\(link.1)") }
      // Readable without scripts, and nothing comes from elsewhere.
      for source in text.matches(of: /<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"/) {
        #expect(source.1.hasPrefix("/"), "\(source.1)")
      }
      #expect(text.contains("href=\"/openapi.yaml\"") && !text.contains("{{"))
    }
  }
}
