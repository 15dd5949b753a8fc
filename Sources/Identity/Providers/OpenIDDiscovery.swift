import Foundation

/// What an OpenID provider says about itself at its address (OpenID Connect Discovery 1.0, section 3).
struct OpenIDDiscovery: Decodable, Sendable, Hashable {
  let issuer: String
  let authorizationURL: String
  let tokenURL: String
  let keysURL: String
  /// How clients with a secret may show it; by HTTP Basic when nothing is said.
  let secretMethods: [String]?

  private enum CodingKeys: String, CodingKey {
    case issuer
    case authorizationURL = "authorization_endpoint"
    case tokenURL = "token_endpoint"
    case keysURL = "jwks_uri"
    case secretMethods = "token_endpoint_auth_methods_supported"
  }

  /// Reads the document of an issuer.
  ///
  /// - Throws: ``Fault`` when it is another issuer's, or leads to an address that others can listen to.
  init(_ body: [UInt8], of issuer: String) throws {
    self = try JSONDecoder().decode(OpenIDDiscovery.self, from: Data(body))
    // Section 4.3: what is not exactly the issuer is somebody else.
    guard self.issuer == issuer else { throw Fault.otherIssuer(self.issuer, wanted: issuer) }
    for address in [authorizationURL, tokenURL, keysURL] where !ProviderAddress.isSafe(address) {
      throw Fault.unsafeAddress(address)
    }
  }

  /// Where the document of an issuer is.
  static func address(of issuer: String) -> String {
    (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
  }

  /// Why a document is not believed.
  enum Fault: Error, CustomStringConvertible {
    case otherIssuer(String, wanted: String)
    case unsafeAddress(String)

    var description: String {
      switch self {
      case .otherIssuer(let found, let wanted):
        "the issuer calls itself \(found.prefix(256)), which is not exactly \(wanted)"
      case .unsafeAddress(let address): "\(address.prefix(256)) is not https"
      }
    }
  }
}

/// The addresses at which a provider may be asked.
package enum ProviderAddress {
  /// Whether nobody can listen or answer in between: it is reached by TLS, or on this machine.
  package static func isSafe(_ address: String) -> Bool {
    guard address.utf8.count <= 2048, let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.fragment == nil
    else { return false }
    switch parts.scheme?.lowercased() {
    case "https": return true
    case "http": return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    default: return false
    }
  }

  /// Whether it can name an issuer: safe, without a query, and short enough to be kept beside a person (Discovery, section 2).
  package static func isIssuer(_ address: String) -> Bool {
    isSafe(address) && !address.contains("?") && address.utf8.count <= 255
  }
}
