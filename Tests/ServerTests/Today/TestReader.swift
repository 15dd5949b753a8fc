import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Somebody with an account and a birth.
struct TestReader: Sendable {
  let person: TestPerson
  let browser: TestBrowser

  static let birth =
    #"{"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}"#

  init(_ browser: TestBrowser, email: String = "ada@example.org", birth: String = Self.birth, timezone: String? = "Europe/Berlin")
    async throws
  {
    self.browser = browser
    person = try await TestPerson(browser, email: email)
    try await edit(#"{"birthData": \#(birth)}"#)
    if let timezone { try await edit(#"{"timezone": "\#(timezone)"}"#) }
  }

  var headers: HTTPFields { person.headers }

  func edit(_ body: String) async throws {
    let response = try await browser.send(.patch, Route.profile.path, headers: headers, body: body)
    try #require(response.status == .ok, "\(response.text)")
  }

  func own(_ query: String = "") async throws -> TestResponse {
    try await browser.get(Route.ownReading.path + query, headers: headers)
  }

  /// Calls a function of the first Arca.
  func call(_ function: CallableFunction, _ fields: String = "", user: String? = nil) async throws -> TestResponse {
    let fields = fields.isEmpty ? "" : ", " + fields
    return try await browser.post(
      function.route.path, #"{"data": {"user_id": "\#(user ?? person.id)"\#(fields)}}"#, headers: headers)
  }
}

extension TestResponse {
  /// The sentences of an answer's texts: what stands under `text`, `headline` and the advice, wherever it lies.
  func sentences(under keys: Set<String> = ["text", "headline", "do", "dont", "reflectOn", "affirmation"]) -> [String] {
    var found: [String] = []
    func walk(_ value: Any) {
      if let list = value as? [Any] { list.forEach(walk) }
      guard let fields = value as? [String: Any] else { return }
      for (key, value) in fields where key != "evidence" {
        if keys.contains(key), let text = value as? String {
          found += text.replacing(/[.!?] +/) { $0.output.prefix(1) + "\n" }.split(separator: "\n").map(String.init)
        } else {
          walk(value)
        }
      }
    }
    walk(object)
    return found
  }
}
