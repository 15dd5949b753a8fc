import Foundation
import HTTPTypes
import Identity
import Testing

@testable import Server
@testable import Wire

/// Tokens that come from outside: ours, those of providers, cookies.
@Suite(.serialized) struct TokenFuzzTests {
  /// A provider whose keys are always there.
  private static let verifier = IdentityVerifier([.google(["client"]), .apple(["client"])]) { _ in
    Array(
      #"{"keys":[{"kty":"EC","crv":"P-256","alg":"ES256","use":"sig","kid":"k","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}]}"#
        .utf8)
  }

  @Test func tokens() async throws {
    let running = Running(Fuzzer("tokens"))
    while await running.fuzzer.goesOn {
      try await HostileServer.run { server in
        for _ in 0..<1000 {
          guard await running.fuzzer.goesOn else { return }
          try await running.step(server) { fuzzer, server in
            let token = Self.token(server, &fuzzer.random)
            fuzzer.note(token)
            for kind in [IdentityProvider.Kind.google, .apple] {
              _ = try? await Self.verifier.identity(token, from: kind, nonce: token, now: 1_795_246_200)
            }
            for purpose in OpaqueToken.Purpose.allCases { _ = OpaqueToken(purpose, text: token)?.hint }
            let plain = RouteExamples.bare(token)
            try await server.expectAnswer("GET", Route.validateSignIn.path, headers: [.authorization: "Bearer \(plain)"])
            try await server.expectAnswer(
              "GET", Route.profilePage.path, headers: [.cookie: Self.cookies(plain, server, &fuzzer.random)], isPerson: true)
            let body =
              #"{"refreshToken": "\#(plain.filter { $0 != "\"" && $0 != "\\" })", "identityToken": "\#(plain.filter { $0 != "\"" && $0 != "\\" })"}"#
            let route = fuzzer.random.pick([Route.refreshSignIn, .signInWithApple, .signInWithGoogle, .signInWithFirebase])
            try await server.expectAnswer("POST", route.path, headers: [.contentType: "application/json"], body: Array(body.utf8))
          }
        }
      }
    }
    await running.fuzzer.report()
  }

  private static func cookies(_ token: String, _ server: HostileServer, _ random: inout FuzzRandom) -> String {
    switch random.below(4) {
    case 0: RouteExamples.bare(random.mutated(server.cookies))
    case 1: server.cookies.split(separator: "=").first.map { "\($0)=\(token)" } ?? token
    case 2: "astronova-begin=\(token); astronova-launches=\(random.integer()).\(random.integer())"
    default: token
    }
  }

  private static func token(_ server: HostileServer, _ random: inout FuzzRandom) -> String {
    func part(_ text: String) -> String { Base64URL.text(Data(text.utf8)) }
    let claims =
      #"{"iss":"astronova","aud":\#(random.value().json),"sub":\#(random.value().json),"sid":"x","iat":\#(random.number()),"exp":\#(random.number()),"nonce":\#(random.value().json),"email_verified":\#(random.value().json)}"#
    switch random.below(6) {
    case 0: return random.mutated(server.token)
    case 1:
      let header =
        #"{"alg":"\#(random.pick(["HS256", "none", "ES256", "RS256", "hs256"]))","kid":"\#(random.pick(["k", "", "x"]))","typ":"JWT"}"#
      return part(header) + "." + part(claims) + "." + random.pick(["", part("x"), String(repeating: "A", count: 86)])
    case 2:
      // The signature of another token.
      let parts = server.token.split(separator: ".").map(String.init)
      return parts.count == 3 ? parts[0] + "." + part(claims) + "." + parts[2] : server.token
    case 3:
      return random.pick(["ans_", "anr_", "ank_"])
        + String(repeating: random.pick(["A", "é", "\u{0}", "_"]), count: random.below(60))
    case 4: return random.mutated(String(repeating: ".", count: random.below(6)) + server.token)
    default: return random.text()
    }
  }
}
