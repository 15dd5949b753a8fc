import Crypto
import Foundation
import JWTKit
import Testing

@testable import Identity

@Suite struct TokenTests {
  let key = SymmetricKey(size: .bits256)

  @Test func anAccessTokenSaysWhoAndUntilWhen() async throws {
    let tokens = await AccessTokens(key: key)
    let claims = AccessTokens.Claims(account: "a", signIn: "s", expiresAt: 2_000)
    let token = try await tokens.token(for: claims, now: 1_100)
    #expect(try await tokens.claims(of: token, now: 1_999) == claims)
    await #expect(throws: AccessTokens.Fault.expired) { _ = try await tokens.claims(of: token, now: 2_000) }
  }

  @Test func anythingElseIsInvalid() async throws {
    let tokens = await AccessTokens(key: key)
    let other = await AccessTokens(key: SymmetricKey(size: .bits256))
    let claims = AccessTokens.Claims(account: "a", signIn: "s", expiresAt: 2_000)
    let good = try await tokens.token(for: claims, now: 1)
    var forged = [try await other.token(for: claims, now: 1), "", "x", "a.b.c", good + "x", String(repeating: "a", count: 5_000)]
    let parts = good.split(separator: ".").map(String.init)
    func encoded(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    forged.append("\(encoded(#"{"alg":"none","typ":"JWT"}"#)).\(parts[1]).")
    forged.append("\(encoded(#"{"alg":"none","typ":"JWT"}"#)).\(parts[1]).\(parts[2])")
    forged.append("\(encoded(#"{"alg":"RS256","typ":"JWT"}"#)).\(parts[1]).\(parts[2])")
    forged.append(
      "\(parts[0]).\(encoded(#"{"sub":"b","sid":"s","iss":"astronova","aud":["astronova-api"],"iat":1,"exp":2000}"#)).\(parts[2])"
    )
    struct Other: JWTPayload {
      var iss = "astronova"
      var aud = ["another-api"]
      var sub = "a"
      var sid = "s"
      var iat = 1
      var exp = 2_000
      func verify(using algorithm: some JWTAlgorithm) throws {}
    }
    let signer = await JWTKeyCollection().add(hmac: HMACKey(key: key), digestAlgorithm: .sha256)
    forged.append(try await signer.sign(Other()))
    forged.append(try await signer.sign(Other(iss: "somebody", aud: ["astronova-api"])))
    for token in forged {
      await #expect(throws: AccessTokens.Fault.invalid, "\(token)") { _ = try await tokens.claims(of: token, now: 100) }
    }
  }

  @Test func aTokenIsKnownByItsHashAndItsPurpose() throws {
    let session = OpaqueToken(.session)
    #expect(session.hash.count == 64 && session.text != OpaqueToken(.session).text)
    #expect(try #require(OpaqueToken(.session, text: session.text)).hash == session.hash)
    #expect(OpaqueToken(.refresh, text: session.text) == nil)
    #expect(OpaqueToken(.session, text: session.text + "x") == nil && OpaqueToken(.session, text: "") == nil)
    #expect(!session.hash.contains(session.text.suffix(8)))
  }

  @Test func theNextTokenFollowsUnderTheKeyAlone() throws {
    let old = OpaqueToken(.refresh)
    let next = old.successor(under: key)
    #expect(next == old.successor(under: key) && next != old && OpaqueToken(.refresh, text: next.text) == next)
    #expect(next != old.successor(under: SymmetricKey(size: .bits256)) && next != OpaqueToken(.refresh).successor(under: key))
    #expect(next.successor(under: key) != old)
  }
}
