import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import Server

/// Somebody at a browser without script: keeps cookies, follows redirects, sends forms with where they come from.
final class TestVisitor: Sendable {
  let browser: TestBrowser
  private let jar = Mutex<[String: String]>([:])

  static let password = "under the pear tree"

  /// What the browser sends as `Accept-Language`.
  private let language: String?

  init(_ browser: TestBrowser, language: String? = nil) {
    self.browser = browser
    self.language = language
  }

  /// The cookies by name.
  var cookies: [String: String] { jar.withLock { $0 } }

  func plant(_ name: String, _ value: String) { jar.withLock { $0[name] = value } }

  private func headers(_ extra: HTTPFields) -> HTTPFields {
    var headers: HTTPFields = [
      .accept: "text/html", .userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    ]
    if let language { headers[.acceptLanguage] = language }
    let cookies = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")
    if !cookies.isEmpty { headers[.cookie] = cookies }
    for field in extra { headers[field.name] = field.value }
    return headers
  }

  private func keep(_ response: TestResponse) -> TestResponse {
    for header in response.headers[values: .setCookie] {
      let parts = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isGone = header.contains("Max-Age=0")
      jar.withLock { $0[String(parts[0])] = isGone ? nil : String(parts[1]) }
    }
    return response
  }

  func get(_ path: String, headers extra: HTTPFields = [:]) async throws -> TestResponse {
    keep(try await browser.get(path, headers: headers(extra)))
  }

  func submit(_ path: String, _ fields: [(String, String)] = [], headers extra: HTTPFields = [:]) async throws -> TestResponse {
    var own: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "same-origin"]
    for field in extra { own[field.name] = field.value }
    return keep(try await browser.submit(path, fields, headers: headers(own)))
  }

  /// Sends a form and follows where it leads.
  func submitAndFollow(_ path: String, _ fields: [(String, String)] = []) async throws -> (path: String, page: TestResponse) {
    let response = try await submit(path, fields)
    try #require(response.status == .seeOther, "\(path) \(response.status) \(response.text.suffix(2000))")
    let next = try #require(response.headers[.location])
    // A browser keeps the part of the page to itself.
    return (next, try await get(String(next.prefix { $0 != "#" })))
  }

  /// Makes an account and is signed in.
  @discardableResult
  func signUp(_ email: String = "ada@example.org", chart: String = "") async throws -> TestResponse {
    let response = try await submit(
      "/sign-up", [("email", email), ("password", Self.password), ("name", "Ada"), ("chart", chart), ("next", "")])
    try #require(response.status == .seeOther, "\(response.text)")
    return response
  }

  /// The five steps.
  func begin(
    name: String = "Maya", time: [(String, String)] = [("time", "07:20")], place: String = "Lisbon, Portugal"
  ) async throws -> (path: String, page: TestResponse) {
    #expect(try await submitAndFollow("/begin/name", [("name", name)]).path == "/begin/date")
    #expect(try await submitAndFollow("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")]).path == "/begin/time")
    #expect(try await submitAndFollow("/begin/time", time).path == "/begin/place")
    return try await submitAndFollow("/begin/place", [("place", place)])
  }
}
