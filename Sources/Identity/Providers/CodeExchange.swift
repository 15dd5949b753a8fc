import Crypto
import Foundation

/// The way of a browser by an authorization code, which we change for the identity token ourselves (OpenID Connect Core 1.0, section 3.1),
/// with proof that it was us who began (RFC 7636).
package struct CodeExchange: Sendable {
  /// A form that is sent to a provider.
  package struct Form: Sendable, Hashable {
    package let address: String
    /// As a form is encoded.
    package let body: String
    /// The header `Authorization`; `nil` without one.
    package let authorization: String?
  }

  /// What a provider answers to a form.
  package struct Answer: Sendable {
    package let status: Int
    package let body: [UInt8]

    package init(status: Int, body: [UInt8]) {
      self.status = status
      self.body = body
    }
  }

  let provider: IdentityProvider
  let discovery: RemoteDocument<OpenIDDiscovery>
  let send: @Sendable (Form) async throws -> Answer
  let report: @Sendable (any Error) -> Void

  /// Where the provider lets people sign in.
  func authorizationURL(now: Int64) async throws(IdentityTokenFault) -> String {
    try await discovery.value(now: now).authorizationURL
  }

  /// The identity token for a code.
  ///
  /// - Parameters:
  ///   - verifier: what the attempt began with, whose ``challenge(of:)`` the provider was told.
  ///   - returnAddress: where the provider has sent the browser.
  ///   - now: seconds of POSIX time.
  func identityToken(
    for code: String, verifier: String, returnAddress: String, now: Int64
  ) async throws(IdentityTokenFault) -> String {
    let form = form(
      code: code, verifier: verifier, returnAddress: returnAddress, discovery: try await discovery.value(now: now))
    let answer: Answer
    do {
      answer = try await send(form)
    } catch {
      throw .keysUnavailable
    }
    struct Tokens: Decodable {
      enum CodingKeys: String, CodingKey { case identityToken = "id_token" }
      let identityToken: String
    }
    switch answer.status {
    case 200:
      guard let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(answer.body)) else { throw .malformed }
      return tokens.identityToken
    case 400..<500:
      let refusal = try? JSONDecoder().decode(Refusal.self, from: Data(answer.body))
      // A code is for anyone to make up; whatever else is refused is a matter of how this server was set up.
      if refusal?.error != "invalid_grant" { report(refusal ?? Refusal(error: "status \(answer.status)")) }
      throw .code
    default: throw .keysUnavailable
    }
  }

  /// Why a provider gives no token (RFC 6749, section 5.2).
  private struct Refusal: Decodable, Error, CustomStringConvertible {
    let error: String

    var description: String { "it gives no token for a code: \(error.prefix(64).filter { !$0.isNewline })" }
  }

  private func form(code: String, verifier: String, returnAddress: String, discovery: OpenIDDiscovery) -> Form {
    let client = provider.audiences.first ?? ""
    var fields = [
      ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", returnAddress), ("code_verifier", verifier),
    ]
    var authorization: String?
    let methods = discovery.secretMethods ?? ["client_secret_basic"]
    if let secret = provider.secret, methods.contains("client_secret_basic") || !methods.contains("client_secret_post") {
      // RFC 6749, section 2.3.1: both are encoded as a form is, and then as Basic wants it.
      let pair = "\(Self.encoded(client)):\(Self.encoded(secret))"
      authorization = "Basic \(Data(pair.utf8).base64EncodedString())"
    } else {
      fields.append(("client_id", client))
      if let secret = provider.secret { fields.append(("client_secret", secret)) }
    }
    let body = fields.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
    return Form(address: discovery.tokenURL, body: body, authorization: authorization)
  }

  /// What a provider is told of a verifier when an attempt begins (RFC 7636, section 4.2, S256).
  package static func challenge(of verifier: String) -> String {
    Data(SHA256.hash(data: Data(verifier.utf8))).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func encoded(_ text: String) -> String {
    var allowed = CharacterSet(charactersIn: "-._")
    allowed.insert(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
