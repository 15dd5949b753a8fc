import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Made from the table of routes: what is guarded is guarded against everything.
@Suite struct GuardTests {
  /// A token with other claims, or another algorithm, signed by nobody or by somebody else.
  static func forged(_ header: String, _ claims: String) -> String {
    func encoded(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    return "\(encoded(header)).\(encoded(claims))."
  }

  @Test func guardedRoutesTurnAwayEveryTokenThatIsNotGood() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let parts = ada.accessToken.split(separator: ".").map(String.init)
      let claims =
        #"{"iss":"astronova","aud":["astronova-api"],"sub":"\#(ada.id)","sid":"\#(ada.deviceID)","iat":1,"exp":9999999999}"#
      let tokens = [
        "", "x", "a.b.c", ada.refreshToken, ada.accessToken + "x",
        "\(parts[0]).\(parts[1]).\(parts[2].reversed().map(String.init).joined())",
        Self.forged(#"{"alg":"none","typ":"JWT"}"#, claims), Self.forged(#"{"alg":"HS256","typ":"JWT"}"#, claims) + "AAAA",
        "\(parts[0]).\(Self.forged("", claims).split(separator: ".")[0]).\(parts[2])", "ank_" + String(repeating: "A", count: 43),
      ]
      for route in Route.all where route.access != .open {
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        let path = route.path.replacing("{id}", with: ada.id)
        let without = try await browser.send(method, path)
        #expect(without.status == .unauthorized && without.code == "AUTH_REQUIRED", "\(route.path)")
        #expect(without.headers[.wwwAuthenticate] == "Bearer")
        for token in tokens {
          let response = try await browser.send(method, path, headers: [.authorization: "Bearer \(token)"])
          #expect(response.status == .unauthorized && response.code == "INVALID_TOKEN", "\(route.path) \(token)")
        }
        let basic = try await browser.send(method, path, headers: [.authorization: "Basic YWRhOmFkYQ=="])
        #expect(basic.status == .unauthorized, "\(route.path)")
      }
    }
  }

  @Test func anExpiredTokenIsTurnedAway() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      time.advance(by: 899)
      #expect(try await browser.get(Route.validateSignIn.path, headers: ada.headers).status == .ok)
      time.advance(by: 1)
      for route in Route.all where route.access != .open {
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        let response = try await browser.send(method, route.path.replacing("{id}", with: "x"), headers: ada.headers)
        #expect(response.status == .unauthorized && response.code == "INVALID_TOKEN", "\(route.path)")
      }
      #expect(try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#).status == .ok)
    }
  }

  @Test func visitorsAreCountedAndToldHowMuchIsLeft() async throws {
    try await TestServer(limits: LimitTable.standard.withVisitors(hourly: 3, daily: 100)).run { browser in
      let body = #"{"birthData": {"date": "1990-06-15", "time": "14:30", "latitude": 40.7, "longitude": -74.0}}"#
      for left in [2, 1, 0] {
        let response = try await browser.post(Route.generateChart.path, body)
        #expect(response.status == .ok)
        #expect(response.headers[HTTPField.Name("X-RateLimit-Remaining")!] == "\(left)")
        #expect(response.headers[HTTPField.Name("X-RateLimit-Limit")!] == "3")
        // A moment of Unix time, as clients read it.
        let reset = response.headers[HTTPField.Name("X-RateLimit-Reset")!].flatMap { Double($0) }
        #expect(try #require(reset) >= TestServer.now.unixSeconds)
      }
      let refused = try await browser.post(Route.generateChart.path, body)
      #expect(refused.status == .tooManyRequests && refused.code == "RATE_LIMIT_EXCEEDED")
      #expect(Int(refused.headers[.retryAfter] ?? "") ?? 0 > 1000)
      // Somebody with an account has their own.
      let ada = try await TestPerson(browser)
      #expect(try await browser.post(Route.generateChart.path, body, headers: ada.headers).status == .ok)
    }
  }

  @Test(
    arguments: [
      ("203.0.113.9", nil, "203.0.113.9"), ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
      ("10.0.0.1", "198.51.100.1", "198.51.100.1"), ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),
      ("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"), ("10.0.0.1", nil, "10.0.0.1"),
      ("2001:db8:1:2:3:4:5:6", nil, "2001:db8:1:2::/64"), ("::ffff:203.0.113.9", nil, "203.0.113.9"),
      ("10.0.0.1", "nonsense", "unknown"),
    ] as [(String, String?, String)])
  func onlyATrustedProxyIsBelieved(_ peer: String, _ forwarded: String?, _ key: String) {
    let network = ClientNetwork(peer: peer, forwarded: forwarded, trustedProxies: ["10.0.0.1", "10.0.0.2"])
    #expect(network.key == key)
  }
}
