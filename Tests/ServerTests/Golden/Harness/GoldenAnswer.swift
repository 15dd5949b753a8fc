import Crypto
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore

/// An answer as it is recorded: what was asked, the status, the headers, the body.
struct GoldenAnswer: Sendable {
  /// The method, the path and what is special; no two answers of a group have the same.
  let title: String
  let request: [String]
  let status: String
  /// Names and values in order of the names.
  let headers: [String]
  let body: [String]
  /// The whole body with names in the place of random values.
  let text: String

  /// What is not recorded: it follows from the body or from the machine.
  private static let passedOver: Set<String> = ["content-length", "date", "x-reader", "x-request-id"]
  /// What depends on how fast the machine is.
  private static let measured: Set<String> = ["retry-after", "x-ratelimit-reset"]

  init(to ask: GoldenAsk, _ response: TestResponse, _ placeholders: inout GoldenPlaceholders) {
    title = "\(ask.method) \(Self.shown(ask.path)) (\(ask.title))"
    var request = ["by \(ask.sender.name)"]
    request += ask.headers.map { "\($0.name): \(Self.shown($0.value))" }
    if let body = ask.body {
      request.append(Self.shown(body.utf8.count > 4000 ? "\(body.prefix(200))… (\(body.utf8.count) bytes)" : body))
    }
    self.request = request.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    status = "\(response.status.code) \(response.status.reasonPhrase)"
    var headers: [String] = []
    for field in response.headers {
      let name = field.name.canonicalName
      guard !Self.passedOver.contains(name) else { continue }
      if Self.measured.contains(name) {
        headers.append("\(name): <seconds>")
      } else if name == "etag" {
        // Behind the version stands a digest of the bytes, in which there are ids that are drawn at random.
        let tag = field.value.replacing(/^"(\d+)\.[0-9a-f]+"$/) { "\"\($0.output.1).<digest>\"" }
        headers.append("etag: \(placeholders.applied(to: tag))")
      } else {
        headers.append(
          "\(name): \(name == "set-cookie" ? Self.cookie(field.value, &placeholders) : placeholders.applied(to: field.value))")
      }
    }
    self.headers = headers.sorted()
    let type = response.headers[.contentType] ?? ""
    let bytes = Data(response.body.readableBytesView)
    guard let raw = String(validating: bytes, as: UTF8.self) else {
      text = ""
      body = bytes.isEmpty ? [] : ["(\(bytes.count) bytes, SHA-256 \(GoldenBody.digest(bytes)))"]
      return
    }
    var normal = placeholders.applied(to: raw)
    if response.status == .tooManyRequests { normal = normal.replacing(/in \d+ s/, with: "in <seconds> s") }
    text = normal
    body = ask.extent == .head ? ["(the words are another text every time)"] : GoldenBody(normal, type: type).lines
  }

  /// A name in braces instead of double ones, as it is read more easily.
  private static func shown(_ text: String) -> String { text.replacing("{{", with: "{").replacing("}}", with: "}") }

  /// A cookie, without what is sealed in it.
  private static func cookie(_ header: String, _ placeholders: inout GoldenPlaceholders) -> String {
    let named = placeholders.applied(to: header)
    guard named == header, let equals = header.firstIndex(of: "="), let end = header.firstIndex(of: ";"), equals < end else {
      return named
    }
    let value = header[header.index(after: equals)..<end]
    return value.utf8.count < 40 ? header : header[...equals] + "<sealed>" + header[end...]
  }

  /// The lines of the answer, apart from the headers that stand at the beginning of the file.
  func lines(besides common: [String]) -> [String] {
    let own = headers.filter { !common.contains($0) }
    let missing = Set(common.map(Self.name)).subtracting(headers.map(Self.name)).sorted().map { "\($0): (none)" }
    return ["### \(title)"] + request.map { "> \($0)" } + ["< \(status)"] + (own + missing).map { "< \($0)" } + body + [""]
  }

  /// The name of a header in its line.
  private static func name(_ header: String) -> String { String(header.prefix { $0 != ":" }) }
}
