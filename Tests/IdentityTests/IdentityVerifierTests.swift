import Crypto
import Foundation
import JWTKit
import Synchronization
import Testing

@testable import Identity

/// A provider with real keys that it can change.
private final class Issuer: Sendable {
  private struct State {
    var key = ES256PrivateKey()
    var identifier = "key-1"
    var fetched = 0
    var isDown = false
  }

  private let state = Mutex(State())

  var fetched: Int { state.withLock { $0.fetched } }
  func rotate() {
    state.withLock {
      $0.key = ES256PrivateKey()
      $0.identifier = "key-\($0.fetched + 2)"
    }
  }
  func goDown() { state.withLock { $0.isDown = true } }

  func keys() throws -> [UInt8] {
    try state.withLock { state in
      state.fetched += 1
      if state.isDown { throw URLError(.cannotConnectToHost) }
      let parameters = try #require(state.key.publicKey.parameters)
      func url(_ text: String) -> String {
        text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      }
      return Array(
        #"""
        {"keys":[{"kty":"EC","crv":"P-256","alg":"ES256","use":"sig","kid":"\#(state.identifier)","x":"\#(url(parameters.x))","y":"\#(url(parameters.y))"}]}
        """#.utf8)
    }
  }

  struct Payload: JWTPayload {
    var iss = "https://appleid.apple.com"
    var aud = ["org.example.astronova"]
    var sub = "001.abc"
    var exp = 2_000
    var iat = 1_000
    var nonce: String?
    var email: String? = "ada@example.org"
    var isEmailVerified: String? = "true"

    enum CodingKeys: String, CodingKey {
      case iss, aud, sub, exp, iat, nonce, email
      case isEmailVerified = "email_verified"
    }

    func verify(using algorithm: some JWTAlgorithm) throws {}
  }

  func token(_ payload: Payload = Payload()) async throws -> String {
    let (key, identifier) = state.withLock { ($0.key, $0.identifier) }
    let keys = await JWTKeyCollection().add(ecdsa: key, kid: JWKIdentifier(string: identifier))
    return try await keys.sign(payload, kid: JWKIdentifier(string: identifier))
  }
}

@Suite struct IdentityVerifierTests {
  private let issuer = Issuer()
  private var verifier: IdentityVerifier {
    IdentityVerifier([.apple(["org.example.astronova"])]) { [issuer] _ in try issuer.keys() }
  }

  @Test func aTokenOfTheProviderIsBelieved() async throws {
    let identity = try await verifier.identity(issuer.token(), from: .apple, now: 1_500)
    #expect(identity?.provider == .apple && identity?.subject == "001.abc" && identity?.email == "ada@example.org")
    #expect(identity?.name == nil && identity?.expiresAt == 2_000 && identity?.tokenHash.count == 64)
    #expect(try await verifier.identity(issuer.token(), from: .google, now: 1_500) == nil)
  }

  @Test func anUnverifiedAddressIsNoAddress() async throws {
    let token = try await issuer.token(Issuer.Payload(isEmailVerified: "false"))
    #expect(try await verifier.identity(token, from: .apple, now: 1_500)?.email == nil)
  }

  @Test func eachClaimMustBeRight() async throws {
    let verifier = verifier
    func fault(_ payload: Issuer.Payload, nonce: String? = nil, now: Int64 = 1_500) async -> IdentityTokenFault? {
      do {
        _ = try await verifier.identity(issuer.token(payload), from: .apple, nonce: nonce, now: now)
        return nil
      } catch {
        return error as? IdentityTokenFault
      }
    }
    #expect(await fault(Issuer.Payload()) == nil)
    #expect(await fault(Issuer.Payload(iss: "https://evil.example")) == .issuer)
    #expect(await fault(Issuer.Payload(aud: ["org.example.other"])) == .audience)
    #expect(await fault(Issuer.Payload(aud: ["org.example.other", "org.example.astronova"])) == nil)
    #expect(await fault(Issuer.Payload(), now: 2_061) == .expired)
    #expect(await fault(Issuer.Payload(iat: 1_700)) == .expired)
    #expect(await fault(Issuer.Payload(sub: "")) == .malformed)
    #expect(await fault(Issuer.Payload(nonce: "n"), nonce: "n") == nil)
    let hash = SHA256.hash(data: Data("raw".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(await fault(Issuer.Payload(nonce: hash), nonce: "raw") == nil)
    #expect(await fault(Issuer.Payload(nonce: "n"), nonce: "m") == .nonce)
    #expect(await fault(Issuer.Payload(nonce: "n")) == .nonce)
    #expect(await fault(Issuer.Payload(), nonce: "n") == .nonce)
    #expect(await fault(Issuer.Payload(nonce: ""), nonce: "") == .nonce)
  }

  @Test func forgeriesAreRefused() async throws {
    let verifier = verifier
    let good = try await issuer.token()
    let parts = good.split(separator: ".").map(String.init)
    func encoded(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let forged = [
      "", "x", "a.b.c", "\(encoded(#"{"alg":"none","kid":"key-1"}"#)).\(parts[1]).",
      "\(encoded(#"{"alg":"HS256","kid":"key-1"}"#)).\(parts[1]).\(parts[2])",
      "\(parts[0]).\(parts[1]).\(parts[2].dropLast(4))AAAA",
      "\(encoded(#"{"alg":"ES256"}"#)).\(parts[1]).\(parts[2])", try await Issuer().token(),
      String(repeating: "x", count: 20_000),
    ]
    for token in forged {
      await #expect(throws: IdentityTokenFault.self, "\(token.prefix(60))") {
        _ = try await verifier.identity(token, from: .apple, now: 1_500)
      }
    }
  }

  @Test func keysAreFetchedOnceAndAgainWhenTheyChange() async throws {
    let verifier = verifier
    for _ in 0..<5 { _ = try await verifier.identity(issuer.token(), from: .apple, now: 1_500) }
    #expect(issuer.fetched == 1)
    issuer.rotate()
    // Half a minute after the last time at the earliest.
    await #expect(throws: IdentityTokenFault.signature) {
      _ = try await verifier.identity(issuer.token(), from: .apple, now: 1_510)
    }
    #expect(issuer.fetched == 1)
    #expect(try await verifier.identity(issuer.token(), from: .apple, now: 1_540) != nil)
    #expect(issuer.fetched == 2)
  }

  @Test func aProviderThatIsDownForAWhileIsNoHarm() async throws {
    let verifier = verifier
    let token = try await issuer.token(Issuer.Payload(exp: 500_000))
    _ = try await verifier.identity(token, from: .apple, now: 1_500)
    issuer.goDown()
    #expect(try await verifier.identity(token, from: .apple, now: 1_500 + 7_200) != nil)
    await #expect(throws: IdentityTokenFault.keysUnavailable) {
      _ = try await verifier.identity(token, from: .apple, now: 1_500 + 90_000)
    }
  }

  @Test func withoutKeysNobodyIsBelieved() async throws {
    issuer.goDown()
    await #expect(throws: IdentityTokenFault.keysUnavailable) {
      _ = try await verifier.identity(issuer.token(), from: .apple, now: 1_500)
    }
  }
}
