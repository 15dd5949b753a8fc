import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// An app as it is installed somewhere: it sends what a release of Astronova sends, and decodes as that release does.
struct InstalledApp: Sendable {
  /// Which release.
  enum Release: Sendable {
    /// 13 July 2026.
    case newest
    /// June 2025: no header of its own but the type of the body.
    case june
  }

  let browser: TestBrowser
  var release = Release.newest
  /// What the newest release calls its installation, in upper case, as `UUID` prints it.
  var installation = "6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9"
  var token: String?

  /// What a request goes out with.
  private func headers(isRaw: Bool) -> HTTPFields {
    var headers: HTTPFields = [.contentType: "application/json"]
    if let token { headers[.authorization] = "Bearer \(token)" }
    if release == .newest, !isRaw {
      headers[HTTPField.Name("X-User-Id")!] = installation
      headers[HTTPField.Name("X-Request-ID")!] = "19ab2c3d4e51a2b3c4d"
    }
    return headers
  }

  /// The address as the newest release builds it: the query is encoded, decoded again, and what then cannot stand in an address is encoded.
  static func address(_ path: String, _ query: [(String, String)]) -> String {
    guard !query.isEmpty else { return path }
    let raw = query.map { "\($0)=\($1)" }.joined(separator: "&")
    let kept = CharacterSet.urlQueryAllowed
    return path + "?" + (raw.addingPercentEncoding(withAllowedCharacters: kept) ?? raw)
  }

  /// Sends a request.
  func send(
    _ method: HTTPRequest.Method, _ path: String, query: [(String, String)] = [], body: String? = nil, isRaw: Bool = false
  ) async throws -> TestResponse {
    try await browser.send(method, Self.address(path, query), headers: headers(isRaw: isRaw), body: body)
  }

  /// Sends a request and decodes the answer, which must be a success with a body.
  func ask<Answer: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, query: [(String, String)] = [], body: String? = nil, isRaw: Bool = false,
    as type: Answer.Type = Answer.self, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Answer {
    let response = try await send(method, path, query: query, body: body, isRaw: isRaw)
    try #require(
      (200..<300).contains(response.status.code), "\(method) \(path): \(response.status) \(response.text.prefix(400))",
      sourceLocation: sourceLocation)
    do {
      // As the app does: no strategy for keys, so that a field under another spelling is a field that is missing.
      return try JSONDecoder().decode(type, from: Data(response.body.readableBytesView))
    } catch {
      Issue.record("\(method) \(path): \(error)\n\(response.text.prefix(600))", sourceLocation: sourceLocation)
      throw error
    }
  }
}

/// Births as the apps send them.
enum ClientBirth {
  /// In full: chart, compatibility, reports.
  static let full = #"""
    {"name":"Ada","date":"1990-06-15","time":"14:30","latitude":40.7128,"longitude":-74.006,"city":"New York","state":"New York","country":"United States","timezone":"America\/New_York"}
    """#
  /// A partner's, without a place that anyone knew.
  static let partner = #"""
    {"name":"Bo","date":"1992-02-03","time":"12:00","latitude":0,"longitude":0,"city":"Unknown","country":"Unknown","timezone":"UTC"}
    """#
  /// The short form.
  static let short =
    #"{"date":"1990-06-15","time":"14:30","timezone":"America\/New_York","latitude":40.7128,"longitude":-74.006}"#
}
