import Crypto
import Foundation
import Testing

@testable import Identity

/// Where messages go, and who says that they come from us.
@Suite struct PushEndpointTests {
  @Test(arguments: [
    "https://fcm.googleapis.com/fcm/send/abc:def-_", "https://updates.push.services.mozilla.com/wpush/v2/gAAA?x=1%20",
    "https://web.push.apple.com:443/QK2", "https://WNS2-par02p.notify.windows.com/w/?token=BQ%3d",
  ])
  func addressesOfPushServices(text: String) throws {
    let endpoint = try PushEndpoint(text)
    #expect(!endpoint.isLoopback && endpoint.port == 443 && endpoint.text == text)
    #expect(endpoint.origin == "https://\(endpoint.host)" && endpoint.host == endpoint.host.lowercased())
  }

  @Test(arguments: [
    "", "http://push.example.org/x", "https://push.example.org", "https://push.example.org:8443/x", "https://localhost/x",
    "https://127.0.0.1/x", "https://127.1/x", "https://0x7f.1/x", "https://2130706433/x", "https://[::1]/x",
    "https://a@push.example.org/x", "https://push.example.org\\@evil.org/x", "https://push.example.org#/x", "https://-a.org/x",
    "https://a..org/x", "https://.org/x", "https://push.example.org:/x", "https://push.example.org:443:443/x", "ftp://a.org/",
    "https://push.exämple.org/x", "https://push.example.org/\r\nHost: x", "https://push.example.org./x", "https:///x",
  ])
  func addressesOfNothingWanted(text: String) {
    #expect(throws: PushFault.endpoint) { try PushEndpoint(text) }
  }

  @Test func testsMayReachTheirOwnMachine() throws {
    let endpoint = try PushEndpoint("http://127.0.0.1:8123/push/1", allowsLoopback: true)
    #expect(endpoint.isLoopback && endpoint.origin == "http://127.0.0.1:8123")
    #expect(throws: PushFault.endpoint) { try PushEndpoint("http://push.example.org/x", allowsLoopback: true) }
    #expect(throws: PushFault.endpoint) { try PushEndpoint("https://10.0.0.1/x", allowsLoopback: true) }
    #expect(throws: PushFault.endpoint) { try PushEndpoint("https://a.org/" + String(repeating: "a", count: 2048)) }
  }

  @Test func networksOfOnesOwn() {
    let own: [[UInt8]] = [
      [10, 0, 0, 1], [127, 0, 0, 1], [0, 0, 0, 0], [169, 254, 169, 254], [172, 16, 0, 1], [172, 31, 9, 9], [192, 168, 1, 1],
      [100, 64, 0, 1], [224, 0, 0, 1], [255, 255, 255, 255], [198, 18, 0, 1],
    ]
    for address in own {
      #expect(!PublicNetwork.holds(address), "\(address)")
      // Carried in IPv6, as ::ffff:0:0/96, 64:ff9b::/96 and 2002::/16 do.
      #expect(!PublicNetwork.holds([UInt8](repeating: 0, count: 10) + [255, 255] + address))
      #expect(!PublicNetwork.holds([0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8) + address))
      #expect(!PublicNetwork.holds([0x20, 0x02] + address + [UInt8](repeating: 0, count: 10)))
    }
    for first in [[0xFE, 0x80], [0xFC, 0], [0xFD, 1], [0, 0], [0xFF, 2]] as [[UInt8]] {
      #expect(!PublicNetwork.holds(first + [UInt8](repeating: 0, count: 13) + [1]))
    }
    #expect(!PublicNetwork.holds([]) && !PublicNetwork.holds([8, 8, 8]))
    for address in [[142, 250, 185, 74], [172, 32, 0, 1], [100, 63, 0, 1]] as [[UInt8]] {
      #expect(PublicNetwork.holds(address), "\(address)")
    }
    #expect(PublicNetwork.holds([0x2A, 0, 0x14, 0x50] + [UInt8](repeating: 7, count: 12)))
    #expect(PublicNetwork.holds([0x20, 0x01, 0x48, 0x60] + [UInt8](repeating: 7, count: 12)))
  }

  @Test func aProofIsSignedForOneOrigin() throws {
    let identity = PushIdentity()
    let again = try #require(PushIdentity(secret: identity.secret))
    #expect(again.publicKey == identity.publicKey && PushIdentity(secret: "AAAA") == nil)
    let proof = try again.authorization(
      for: PushEndpoint("https://push.example.org/a/b?c"), subject: "mailto:help@example.org", now: 1_795_246_200)
    let parts = try #require(proof.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/)).output
    let key = try P256.Signing.PublicKey(x963Representation: try #require(Base64URL.data(String(parts.4))))
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Base64URL.data(String(parts.3))))
    #expect(key.isValidSignature(signature, for: Data("\(parts.1).\(parts.2)".utf8)))
    let claims = String(decoding: try #require(Base64URL.data(String(parts.2))), as: UTF8.self)
    #expect(claims == #"{"aud":"https://push.example.org","exp":1795289400,"sub":"mailto:help@example.org"}"#)
  }

  @Test func pushServicesAreAlwaysToldWhoseServerItIs() {
    let origin = "https://stars.example.org"
    #expect(PushIdentity.subject(contact: "help@example.org", origin: origin) == "mailto:help@example.org")
    #expect(PushIdentity.subject(contact: nil, origin: origin) == origin)
    #expect(PushIdentity.subject(contact: nil, origin: "https://") == nil)
    #expect(PushIdentity.subject(contact: nil, origin: "http://127.0.0.1:8080") == nil)
  }
}
