import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Identity
import Logging
import NIOCore
import Store
import Synchronization
import Testing

@testable import Server
@testable import Wire

/// A server in memory with somebody who is signed in, in person and at a browser, and what they keep.
struct HostileServer: Sendable {
  let client: any TestClientProtocol
  /// Whose access token it is.
  let token: String
  /// The cookies of the browser.
  let cookies: String
  /// Ids of things that are kept, so that paths lead somewhere.
  let ids: [String]

  /// How often each status was answered, of all servers: a series that is refused throughout tries nothing.
  static let statuses = Mutex<[Int: Int]>([:])

  /// 2026-11-21 07:30:00 UTC.
  static let now = UTC(unixSeconds: 1_795_246_200)

  static func run(_ test: @Sendable (HostileServer) async throws -> Void) async throws {
    let configuration = ServerConfiguration(
      storage: .memory, clock: .fixed(at: now), environment: "test",
      logger: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() },
      limits: .off, passwordCost: PasswordHash.Cost(logarithm: 4, blockSize: 8, lanes: 1), preparationInterval: nil)
    try await buildApplication(configuration).test(.router) { client in try await test(HostileServer(client)) }
  }

  private init(_ client: any TestClientProtocol) async throws {
    self.client = client
    func send(_ route: Route, _ body: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
      try await client.execute(uri: route.path, method: .post, headers: headers, body: ByteBuffer(string: body))
    }
    func string(_ name: String, in response: TestResponse) throws -> String {
      let object = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)) as? [String: Any]
      return try #require(object?[name] as? String, "\(String(buffer: response.body).prefix(400))")
    }
    let member = try await send(
      .register, #"{"email": "ada@example.org", "password": "under the pear tree", "device": "phone", "name": "Ada"}"#)
    token = try string("jwtToken", in: member)
    let json: HTTPFields = [.authorization: "Bearer \(token)", .contentType: "application/json"]
    _ = try await client.execute(
      uri: Route.editProfile.path, method: .patch, headers: json, body: ByteBuffer(string: #"{"birthData": \#(Self.birth)}"#))
    let chart = try await send(.generateChart, #"{"birthData": \#(Self.birth), "systems": ["western"]}"#, json)
    let entry = try await send(
      .makeEntry, #"{"type": "reflection", "date": "2026-11-20", "text": "Rain.", "tags": ["love"]}"#, json)
    ids = try [string("chartId", in: chart), string("id", in: entry)]
    let form: HTTPFields = [
      .contentType: "application/x-www-form-urlencoded", .accept: "text/html",
      .userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", .fetchSite: "same-origin",
    ]
    let browser = try await send(.submitSignIn, "email=ada%40example.org&password=under+the+pear+tree&next=", form)
    cookies = browser.headers[values: .setCookie].map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
  }

  /// Sends a request, and expects any answer but a fault of ours.
  ///
  /// - Parameter isPerson: whether the browser's cookies come along, instead of the app's token.
  func expectAnswer(
    _ method: String, _ uri: String, headers: HTTPFields = [:], body: [UInt8]? = nil, isPerson: Bool = false
  ) async throws {
    var headers = headers
    if isPerson {
      if headers[.cookie] == nil { headers[.cookie] = cookies }
      headers[.fetchSite] = "same-origin"
      headers[.accept] = "text/html"
    } else if headers[.authorization] == nil {
      headers[.authorization] = "Bearer \(token)"
    }
    guard let method = HTTPRequest.Method(rawValue: method) else { return }
    let response = try await client.execute(
      uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(bytes: $0) })
    Self.statuses.withLock { $0[response.status.code, default: 0] += 1 }
    // 503 is an answer: a report is to be printed, and there is no printer.
    #expect(
      response.status.code < 500 || response.status == .serviceUnavailable || response.status == .notImplemented,
      "\(method) \(uri.prefix(300)) \(response.status) \(String(decoding: (body ?? []).prefix(600), as: UTF8.self)) \(String(buffer: response.body).prefix(300))"
    )
  }

  static let birth =
    #"{"date": "1990-06-15", "time": "00:40", "timezone": "Europe/Oslo", "latitude": 69.6496, "longitude": 18.956, "place": "Tromsø"}"#
}

extension HTTPField.Name {
  static var fetchSite: HTTPField.Name { HTTPField.Name("Sec-Fetch-Site") ?? .origin }
}
