import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// Runs the steps of a group against a server and writes down what is answered.
struct GoldenSession {
  let browser: TestBrowser
  let clock: ManualClock
  let issuer: TestIssuer

  /// Whether a second passes after each request. Ids are random beyond their time, so what is kept at one instant has no order; where people
  /// keep things, no two requests are at one instant.
  private var isMoving: Bool
  private var values: [String: String] = ["ada": GoldenServer.ada, "bob": GoldenServer.bob, "editor": GoldenServer.editor]
  private var jars: [String: [String: String]] = [:]
  private var placeholders = GoldenPlaceholders()
  private(set) var answers: [GoldenAnswer] = []

  init(browser: TestBrowser, clock: ManualClock, issuer: TestIssuer, isMoving: Bool) {
    self.browser = browser
    self.clock = clock
    self.issuer = issuer
    self.isMoving = isMoving
  }

  mutating func run(_ step: GoldenStep) async throws {
    switch step {
    case .ask(let ask): try await record(ask)
    case .enter(let name): try await enter(name)
    case .often(let count, let step):
      guard case .ask(let ask) = step else { break }
      for _ in 0..<count { _ = try await send(ask) }
    case .wait(let seconds): clock.advance(by: seconds)
    case .identity(let name, let subject, let email, let nonce):
      let payload = TestIssuer.Payload(sub: subject, nonce: try nonce.map { try filled($0) }, email: email)
      keep(try await issuer.token(payload), as: name)
    }
  }

  private mutating func keep(_ value: String, as name: String) {
    values[name] = value
    placeholders.call(value, name)
  }

  /// A text with values in the place of their names.
  private func filled(_ text: String) throws -> String {
    guard text.contains("{{") else { return text }
    var result = ""
    var rest = text[...]
    while let opening = rest.range(of: "{{"), let closing = rest.range(of: "}}", range: opening.upperBound..<rest.endIndex) {
      let name = String(rest[opening.upperBound..<closing.lowerBound])
      result += rest[..<opening.lowerBound]
      result += try #require(values[name], "nothing is called \(name)")
      rest = rest[closing.upperBound...]
    }
    return result + rest
  }

  // MARK: sending

  private mutating func record(_ ask: GoldenAsk) async throws {
    let response = try await send(ask)
    for (name, place) in ask.keeps.sorted(by: { $0.key < $1.key }) {
      keep(try #require(Self.value(at: place, of: response), "\(ask.path) \(place): \(response.text.prefix(600))"), as: name)
    }
    answers.append(GoldenAnswer(to: ask, response, &placeholders))
  }

  private mutating func send(_ ask: GoldenAsk) async throws -> TestResponse {
    var headers: HTTPFields = [:]
    headers[try #require(HTTPField.Name("X-Request-ID"))] = "golden-request"
    switch ask.sender {
    case .program(let token):
      if let token { headers[.authorization] = "Bearer \(try filled(token))" }
      if ask.body != nil { headers[.contentType] = "application/json" }
    case .browser(let name):
      headers[.accept] = "text/html"
      headers[.userAgent] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
      headers[try #require(HTTPField.Name("Sec-Fetch-Site"))] = "same-origin"
      let jar = jars[name] ?? [:]
      if !jar.isEmpty { headers[.cookie] = jar.map { "\($0)=\($1)" }.sorted().joined(separator: "; ") }
    }
    for (name, value) in ask.headers { headers[try #require(HTTPField.Name(name))] = try filled(value) }
    let method = try #require(HTTPRequest.Method(rawValue: ask.method))
    let response = try await browser.send(
      method, try filled(ask.path), headers: headers, body: try ask.body.map { try filled($0) })
    if isMoving { clock.advance(by: 1) }
    if case .browser(let name) = ask.sender { keepCookies(of: response, in: name) }
    return response
  }

  private mutating func keepCookies(of response: TestResponse, in name: String) {
    for header in response.headers[values: .setCookie] {
      let parts = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      jars[name, default: [:]][String(parts[0])] = header.contains("Max-Age=0") ? nil : String(parts[1])
    }
  }

  private mutating func enter(_ name: String) async throws {
    isMoving = true
    let body = #"{"email": "\#(name)@example.org", "password": "\#(GoldenServer.password)", "device": "phone"}"#
    guard case .ask(let app) = GoldenStep.post("/api/v1/auth/login", "", body) else { return }
    let entered = try await send(app)
    try #require(entered.status == .ok, "\(entered.text)")
    keep(try #require(entered.string("jwtToken")), as: "\(name).token")
    keep(try #require(entered.string("refreshToken")), as: "\(name).refresh")
    let password = GoldenServer.password.replacing(" ", with: "+")
    let fields = "email=\(name)%40example.org&password=\(password)&next="
    guard case .ask(let page) = GoldenStep.form("/sign-in", "", fields, by: .browser(name)) else { return }
    try #require(try await send(page).status == .seeOther)
  }

  // MARK: keeping

  private static func value(at place: String, of response: TestResponse) -> String? {
    let parts = place.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("body", 2):
      return member(
        parts[1].split(separator: "."), of: try? JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)))
    case ("text", 2...): return follows(place.dropFirst("text:".count), in: response.text)
    case ("header", 3):
      return HTTPField.Name(parts[1]).flatMap { response.headers[$0] }.flatMap { follows(parts[2][...], in: $0) }
    default: return nil
    }
  }

  /// What lies at a path of names and indices.
  private static func member(_ path: [Substring], of value: Any?) -> String? {
    guard let first = path.first else {
      if let text = value as? String { return text }
      return (value as? NSNumber)?.stringValue
    }
    if let index = Int(first), let list = value as? [Any] {
      return list.indices.contains(index) ? member(Array(path.dropFirst()), of: list[index]) : nil
    }
    return member(Array(path.dropFirst()), of: (value as? [String: Any])?[String(first)])
  }

  /// What follows a prefix, up to the next character that is not of a word or an id.
  private static func follows(_ prefix: Substring, in text: String) -> String? {
    guard let range = text.range(of: prefix) else { return nil }
    let value = text[range.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return value.isEmpty ? nil : String(value)
  }
}
