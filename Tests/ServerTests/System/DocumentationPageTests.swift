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

  /// The attributes of a page by this name.
  private func attributes(_ name: String, in text: String) -> [String] { values(of: " \(name)=\"", in: text) { $0 != "\"" } }

  /// Every operation that the document has is on the page of one part, once, every shape on one at least, and nothing leads nowhere.
  @Test func thePagesShowTheWholeDocument() async throws {
    try await TestServer().run { browser in
      let list = try await browser.get("/docs", headers: [.accept: "text/html"])
      #expect(list.status == .ok && list.headers[.contentType]?.hasPrefix("text/html") == true)
      #expect(attributes("href", in: list.text).contains("/openapi.yaml"))
      let parts = attributes("href", in: list.text).filter { $0.hasPrefix("/docs/") }
      #expect(parts.count > 15 && Set(parts).count == parts.count)
      var shown: [String] = []
      for part in parts {
        let text = try await browser.get(part, headers: [.accept: "text/html"]).text
        let ids = attributes("id", in: text)
        shown += ids
        let known = Set(ids)
        #expect(known.count == ids.count, "\(part)")
        #expect(text.contains("href=\"\(part)\" aria-current=\"page\""), "\(part)")
        for link in attributes("href", in: text) {
          // Readable without scripts, and nothing comes from elsewhere.
          #expect(link.hasPrefix("/") || (link.hasPrefix("#") && known.contains(String(link.dropFirst()))), "\(part) \(link)")
        }
        for file in attributes("href", in: text) where file.hasSuffix(".css") {
          #expect(try await browser.get(file).status == .ok, "\(file)")
        }
        #expect(attributes("src", in: text).allSatisfy { $0.hasPrefix("/") }, "\(part)")
      }
      let operations = values(of: "operationId: ", in: APIDescription.text) { $0.isLetter || $0.isNumber || $0 == "_" }
      #expect(operations.count > 100)
      #expect(
        shown.filter { $0.hasPrefix("op-") }.sorted()
          == operations.map { "op-" + $0.lowercased().replacing("_", with: "-") }.sorted())
      let shapes = attributes("id", in: APIDescription.page).filter { $0.hasPrefix("shape-") }
      #expect(shapes.count > 400 && Set(shown).isSuperset(of: shapes))
      #expect(try await browser.get("/docs/sleep", headers: [.accept: "text/html"]).status == .notFound)
    }
  }
}
