import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct ArchiveTests {
  @Test func everythingComesOutAndGoesBack() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await OwnershipTests.everything(of: ada, browser)
      _ = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: #"{"birthData": \#(ProfileTests.birth), "theme": "dark"}"#)
      _ = try await SyncTests.apply(
        browser, ada, #"{"kind": "journalEntry", "id": "\#(SyncTests.id(1))", "data": {"text": "Rain."}}"#)
      let file = try await browser.get(Route.export.path, headers: ada.headers)
      #expect(file.status == .ok && file.string("format") == "astronova-export" && file.number("version") == 1)
      #expect(file.headers[.contentDisposition]?.contains("attachment") == true)
      #expect(file.string("account.email") == "ada@example.org")
      for list in ["credentials", "devices", "apiKeys", "securityLog"] {
        #expect((file.value(list) as? [Any])?.isEmpty == false, "\(list)")
      }
      for secret in [TestPerson.password, "scrypt", ada.refreshToken, ada.accessToken] { #expect(!file.text.contains(secret)) }
      let kinds = try #require(file.value("records") as? [String: [[String: Any]]])
      #expect(kinds.count == 15 && kinds["chart"]?.count == 1 && kinds["report"]?.count == 1 && kinds["journalEntry"]?.count == 2)

      // Into another account, twice.
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      let first = try await browser.post(Route.importRecords.path, file.text, headers: bob.headers)
      #expect(first.status == .ok, "\(first.text)")
      #expect(
        first.number("imported.chart") == 1 && first.number("imported.report") == 1 && first.number("imported.bookmark") == 1)
      #expect((first.value("refused") as? [Any])?.isEmpty == true)
      let second = try await browser.post(Route.importRecords.path, file.text, headers: bob.headers)
      #expect(second.number("imported.chart") == 0 && second.number("standing.chart") == 1)
      // What he has stands; what he lacks comes from the file.
      let profile = try await browser.get(Route.profile.path, headers: bob.headers)
      #expect(profile.string("name") == "Bob" && profile.string("theme") == "dark" && profile.string("sunSign") == "Gemini")
      let again = try await browser.get(Route.export.path, headers: bob.headers)
      let back = try #require(again.value("records") as? [String: [[String: Any]]])
      for kind in ["chart", "report", "bookmark", "journalEntry"] {
        func essence(_ records: [[String: Any]]?) throws -> [Data] {
          try (records ?? []).map { record in
            let kept = record.filter { ["id", "data", "createdMicroseconds"].contains($0.key) }
            return try JSONSerialization.data(withJSONObject: kept, options: .sortedKeys)
          }
        }
        #expect(try essence(back[kind]) == essence(kinds[kind]), "\(kind)")
      }
    }
  }

  @Test func whatIsNoExportIsRefused() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for (body, field) in [
        ("{}", "format"), (#"{"format": "x", "version": 1, "records": {}}"#, "format"),
        (#"{"format": "astronova-export", "version": 2, "records": {}}"#, "version"),
        (#"{"format": "astronova-export", "version": 1, "records": 3}"#, "records"),
      ] {
        let response = try await browser.post(Route.importRecords.path, body, headers: ada.headers)
        #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
      }
      let mixed = try await browser.post(
        Route.importRecords.path,
        #"{"format": "astronova-export", "version": 1, "records": {"order": [{"id": "\#(SyncTests.id(1))", "data": {"paid": true}}], "journalEntry": [{"id": "x", "data": {}}, {"id": "\#(SyncTests.id(2))", "data": {"a": 1}}, {"id": "\#(SyncTests.id(3))", "data": 4}], "<b>": [{"id": "y", "data": {}}]}}"#,
        headers: ada.headers)
      #expect(mixed.status == .ok && mixed.number("imported.journalEntry") == 1)
      #expect((mixed.value("refused") as? [Any])?.count == 4)
      #expect(mixed.value("imported.order") == nil)
    }
  }

  @Test func aLargeExportComesBack() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let text = String(repeating: "word ", count: 4000)
      let entries = (0..<120).map { #"{"id": "\#(SyncTests.id($0))", "data": {"text": "\#(text)"}}"# }.joined(separator: ",")
      let body = #"{"format": "astronova-export", "version": 1, "records": {"journalEntry": [\#(entries)]}}"#
      #expect(body.utf8.count > 2_000_000)
      let response = try await browser.post(Route.importRecords.path, body, headers: ada.headers)
      #expect(response.status == .ok && response.number("imported.journalEntry") == 120)
      let tooLarge = try await browser.post(
        Route.importRecords.path, String(repeating: " ", count: ArchiveController.importLimit + 1), headers: ada.headers)
      #expect(tooLarge.status == .contentTooLarge)
    }
  }
}
