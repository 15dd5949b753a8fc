import Foundation
import JWTKit
import Synchronization
import Testing

@testable import Identity

/// An OpenID provider whose every document a test can change.
private final class Provider: Sendable {
  static let address = "https://login.example.org"

  struct State {
    var documents: [String: String] = [:]
    var asked: [String] = []
  }

  let state: Mutex<State>
  let key: ES256PrivateKey

  init(
    issuer: String = Provider.address, publishes key: ES256PrivateKey = ES256PrivateKey(), kid: String? = "k1", more: String = ""
  ) throws {
    self.key = key
    let parameters = try #require(key.publicKey.parameters)
    func url(_ text: String) -> String { text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "") }
    let name = kid.map { #""kid":"\#($0)","# } ?? ""
    state = Mutex(
      State(documents: [
        Self.address + "/.well-known/openid-configuration":
          #"{"issuer":"\#(issuer)","authorization_endpoint":"\#(Self.address)/authorize?tenant=7","token_endpoint":"\#(Self.address)/token","jwks_uri":"\#(Self.address)/keys"}"#,
        Self.address + "/keys":
          #"{"keys":[\#(more){\#(name)"kty":"EC","crv":"P-256","use":"sig","x":"\#(url(parameters.x))","y":"\#(url(parameters.y))"}]}"#,
      ]))
  }

  var asked: [String] { state.withLock { $0.asked } }

  func fetch(_ address: String) throws -> [UInt8] {
    try state.withLock { state in
      state.asked.append(address)
      guard let text = state.documents[address] else { throw URLError(.cannotConnectToHost) }
      return Array(text.utf8)
    }
  }

  struct Payload: JWTPayload {
    var iss = Provider.address
    var aud = ["astronova"]
    var sub = "248289761001"
    var exp = 2_000
    var iat = 1_000
    var nbf: Int?
    var azp: String?
    var nonce: String?

    func verify(using algorithm: some JWTAlgorithm) throws {}
  }

  func token(_ payload: Payload = Payload(), kid: String? = "k1", signedBy other: ES256PrivateKey? = nil) async throws -> String {
    let keys = await JWTKeyCollection().add(ecdsa: other ?? key)
    var header = JWTHeader()
    header.kid = kid
    return try await keys.sign(payload, header: header)
  }
}

/// Any OpenID provider, by the address of its issuer: what it says about itself, its keys and its tokens.
@Suite struct OpenIDVerifierTests {
  private func verifier(_ provider: Provider, report: @escaping @Sendable (String) -> Void = { _ in }) -> IdentityVerifier {
    IdentityVerifier(
      [.openID(issuer: Provider.address, clients: ["astronova", "astronova-app"], name: "Example")],
      fetch: { try provider.fetch($0) }, report: report)
  }

  private func fault(_ provider: Provider, _ token: String, nonce: String? = nil, now: Int64 = 1_500) async -> IdentityTokenFault?
  {
    do {
      _ = try await verifier(provider).identity(token, from: .openid, nonce: nonce, now: now)
      return nil
    } catch {
      return error
    }
  }

  @Test func itsTokensAreBelievedByWhatItSaysAboutItself() async throws {
    let provider = try Provider()
    let verifier = verifier(provider)
    let identity = try #require(try await verifier.identity(provider.token(), from: .openid, now: 1_500))
    #expect(identity.provider == .openid && identity.subject == "248289761001" && identity.issuer == Provider.address)
    _ = try await verifier.identity(provider.token(), from: .openid, now: 1_501)
    #expect(try await verifier.authorizationURL(of: .openid, now: 1_502) == Provider.address + "/authorize?tenant=7")
    // Fetched once each.
    #expect(provider.asked == [Provider.address + "/.well-known/openid-configuration", Provider.address + "/keys"])
  }

  @Test func eachClaimMustBeRight() async throws {
    let provider = try Provider()
    typealias Payload = Provider.Payload
    let cases: [(Payload, IdentityTokenFault?)] = [
      (Payload(iss: "https://login.example.net"), .issuer), (Payload(iss: Provider.address + "/"), .issuer),
      (Payload(aud: ["somebody-else"]), .audience),
      // For us too, but made for another one, who may have shown it to us.
      (Payload(aud: ["astronova", "somebody-else"]), .authorizedParty),
      (Payload(aud: ["astronova", "somebody-else"], azp: "somebody-else"), .authorizedParty),
      (Payload(azp: "somebody-else"), .authorizedParty),
      (Payload(aud: ["astronova", "somebody-else"], azp: "astronova"), nil), (Payload(aud: ["astronova-app"]), nil),
      (Payload(exp: 1_439), .expired), (Payload(exp: 1_441), nil), (Payload(nbf: 1_561), .early), (Payload(nbf: 1_560), nil),
      (Payload(iat: 1_561), .expired), (Payload(sub: ""), .malformed),
      (Payload(sub: String(repeating: "s", count: 256)), .malformed), (Payload(nonce: "another"), .nonce),
    ]
    for (payload, wanted) in cases {
      #expect(await fault(provider, try await provider.token(payload)) == wanted, "\(payload)")
    }
    #expect(await fault(provider, try await provider.token(Payload(nonce: "n")), nonce: "n") == nil)
    #expect(await fault(provider, try await provider.token(), nonce: "n") == .nonce)
  }

  @Test func forgeriesAreRefused() async throws {
    let provider = try Provider()
    let parts = try await provider.token().split(separator: ".").map(String.init)
    func encoded(_ data: Data) -> String {
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    func head(_ text: String) -> String { encoded(Data(text.utf8)) }
    #expect(await fault(provider, "\(head(#"{"alg":"none","kid":"k1"}"#)).\(parts[1]).") == .malformed)
    #expect(await fault(provider, "\(head(#"{"alg":"none"}"#)).\(parts[1]).") == .malformed)
    // The public key, known to all, as if it were a secret of two.
    let secret = HMACKey(from: Data(provider.key.publicKey.pemRepresentation.utf8))
    let shared = await JWTKeyCollection().add(hmac: secret, digestAlgorithm: .sha256)
    var header = JWTHeader()
    header.kid = "k1"
    #expect(await fault(provider, try await shared.sign(Provider.Payload(), header: header)) == .malformed)
    #expect(await fault(provider, try await provider.token(signedBy: ES256PrivateKey())) == .signature)
    #expect(await fault(provider, "\(parts[0]).\(parts[1]).\(parts[2].dropLast(4))AAAA") == .signature)
  }

  @Test func anUnknownKeyIsLookedForOnceInHalfAMinute() async throws {
    let provider = try Provider()
    let verifier = verifier(provider)
    _ = try await verifier.identity(provider.token(), from: .openid, now: 1_500)
    for now in 1_531..<1_545 as Range<Int64> {
      await #expect(throws: IdentityTokenFault.signature) {
        _ = try await verifier.identity(provider.token(kid: "made-up"), from: .openid, now: now)
      }
    }
    #expect(provider.asked.count { $0.hasSuffix("/keys") } == 2)
    // The right one is good throughout.
    #expect(try await verifier.identity(provider.token(), from: .openid, now: 1_546) != nil)
  }

  @Test func aTokenThatNamesNoKeyIsGoodWhereThereIsOne() async throws {
    #expect(await fault(try Provider(), try await Provider().token(kid: nil)) == .signature)
    let named = try Provider()
    #expect(await fault(named, try await named.token(kid: nil)) == nil)
    let unnamed = try Provider(kid: nil)
    #expect(await fault(unnamed, try await unnamed.token(kid: nil)) == nil)
    let other = ES256PrivateKey()
    let parameters = try #require(other.publicKey.parameters)
    func url(_ text: String) -> String { text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "") }
    let second = #"{"kid":"k0","kty":"EC","crv":"P-256","x":"\#(url(parameters.x))","y":"\#(url(parameters.y))"},"#
    let two = try Provider(more: second)
    #expect(await fault(two, try await two.token(kid: nil)) == .signature)
    #expect(await fault(two, try await two.token()) == nil)
  }

  /// A set may hold keys for encryption beside the one for signing, and kinds of keys that are not known here.
  @Test func keysForSomethingElseAreNoHarm() async throws {
    let more = #"{"kid":"e1","kty":"RSA","alg":"RSA-OAEP-256","use":"enc","n":"AQAB","e":"AQAB"},{"kid":"x","kty":"quantum"},"#
    let provider = try Provider(more: more)
    #expect(await fault(provider, try await provider.token()) == nil)
  }

  @Test func aProviderThatSaysItIsSomebodyElseIsNotBelieved() async throws {
    let provider = try Provider(issuer: "https://login.example.net")
    let told = Mutex<[String]>([])
    let verifier = verifier(provider) { words in told.withLock { $0.append(words) } }
    await #expect(throws: IdentityTokenFault.keysUnavailable) {
      _ = try await verifier.identity(provider.token(), from: .openid, now: 1_500)
    }
    let words = told.withLock { $0 }
    #expect(words.count == 1 && words[0].contains("Example") && words[0].contains("https://login.example.net"), "\(words)")
  }

  @Test(arguments: [
    "http://login.example.org/keys", "ftp://login.example.org/keys", "https://u:p@login.example.org/keys", "keys",
  ])
  func whatOthersCanListenToIsNotAsked(_ keys: String) async throws {
    let provider = try Provider()
    provider.state.withLock { state in
      state.documents = state.documents.mapValues { $0.replacing("\(Provider.address)/keys", with: keys) }
      state.documents[keys] = state.documents[Provider.address + "/keys"]
    }
    #expect(await fault(provider, try await provider.token()) == .keysUnavailable)
    #expect(!provider.asked.contains(keys))
  }

  @Test func whatMayBeAnIssuer() {
    for good in [
      "https://login.example.org", "https://login.example.org/realms/stars", "http://localhost:9400", "http://[::1]:1",
    ] {
      #expect(ProviderAddress.isIssuer(good), "\(good)")
    }
    for bad in [
      "", "login.example.org", "http://login.example.org", "https://x.example?a=1", "https://x.example#a", "https://",
      "http://localhost.evil.example", "https://x.example/" + String(repeating: "a", count: 255),
    ] {
      #expect(!ProviderAddress.isIssuer(bad), "\(bad)")
    }
  }

  @Test func aSecretIsShownAsTheProviderWantsIt() async throws {
    let ways: [(String, (CodeExchange.Form) -> Bool)] = [
      ("", { $0.authorization == "Basic \(Data("a%20b:s%2F%2B%26".utf8).base64EncodedString())" && !$0.body.contains("client") }),
      (
        #","token_endpoint_auth_methods_supported":["client_secret_post"]"#,
        { $0.authorization == nil && $0.body.hasSuffix("&client_id=a%20b&client_secret=s%2F%2B%26") }
      ),
    ]
    for (methods, isRight) in ways {
      let document = Array(
        #"{"issuer":"https://i.example","authorization_endpoint":"https://i.example/a","token_endpoint":"https://i.example/t","jwks_uri":"https://i.example/k"\#(methods)}"#
          .utf8)
      let sent = Mutex<[CodeExchange.Form]>([])
      let told = Mutex<[String]>([])
      let verifier = IdentityVerifier(
        [.openID(issuer: "https://i.example", clients: ["a b"], secret: "s/+&")], fetch: { _ in document },
        send: { form in
          sent.withLock { $0.append(form) }
          return CodeExchange.Answer(status: 401, body: Array(#"{"error":"invalid_client"}"#.utf8))
        }, report: { words in told.withLock { $0.append(words) } })
      await #expect(throws: IdentityTokenFault.code) {
        _ = try await verifier.identity(
          code: "c&d", verifier: "v", returnAddress: "https://a.example/cb", from: .openid, nonce: "n", now: 1_500)
      }
      // Whoever runs the server is told that its secret is wrong.
      #expect(
        told.withLock { $0 } == ["OpenID Connect does not answer as it should: it gives no token for a code: invalid_client"])
      let form = try #require(sent.withLock { $0.first })
      #expect(form.address == "https://i.example/t" && isRight(form), "\(form)")
      #expect(
        form.body.hasPrefix("grant_type=authorization_code&code=c%26d&redirect_uri=https%3A%2F%2Fa.example%2Fcb&code_verifier=v"))
    }
  }

  /// The example of RFC 7636, appendix B.
  @Test func theChallengeIsThatOfTheStandard() {
    #expect(
      CodeExchange.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk") == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }
}
