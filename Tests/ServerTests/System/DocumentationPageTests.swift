import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct DocumentationPageTests {
  /// What stands behind each mark of a text, up to the first character that does not belong to it.
  private func values(of mark: String, in text: String, while belongs: (Character) -> Bool) -> [String] {
    text.components(separatedBy: mark).dropFirst().map { String($0.prefix(while: belongs)) }
  }

  /// Every operation that the document has is on the page, once, and nothing in it leads nowhere.
  @Test func thePageShowsTheWholeDocument() async throws {
    try await TestServer().run { browser in
      let page = try await browser.get("/docs", headers: [.accept: "text/html"])
      #expect(page.status == .ok && page.headers[.contentType]?.hasPrefix("text/html") == true)
      let text = page.text
      func attributes(_ name: String) -> [String] { values(of: " \(name)=\"", in: text) { $0 != "\"" } }
      let operations = values(of: "operationId: ", in: APIDescription.text) { $0.isLetter || $0.isNumber || $0 == "_" }
      let ids = attributes("id")
      #expect(operations.count > 100)
      #expect(
        ids.filter { $0.hasPrefix("op-") }.sorted()
          == operations.map { "op-" + $0.lowercased().replacing("_", with: "-") }.sorted())
      let known = Set(ids)
      #expect(known.count == ids.count)
      for link in attributes("href") {
        // Readable without scripts, and nothing comes from elsewhere.
        #expect(link.hasPrefix("/") || (link.hasPrefix("#") && known.contains(String(link.dropFirst()))), "\(link)")
      }
      for file in attributes("href") where file.hasSuffix(".css") {
        #expect(try await browser.get(file).status == .ok, "\(file)")
      }
      #expect(attributes("src").allSatisfy { $0.hasPrefix("/") } && attributes("href").contains("/openapi.yaml"))
    }
  }
}
