/// Somebody else who vouches for people: by an identity token that they sign (OpenID Connect Core 1.0, section 2).
public struct IdentityProvider: Sendable, Hashable {
  /// Which one.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case apple, google, firebase

    /// How people call it.
    public var name: String {
      switch self {
      case .apple: "Apple"
      case .google: "Google"
      case .firebase: "Firebase"
      }
    }
  }

  public let kind: Kind
  /// What `iss` may be.
  public let issuers: [String]
  /// What `aud` may be: the identifiers of our apps.
  public let audiences: [String]
  /// Where the keys are.
  public let keysURL: String
  /// Where a browser goes to sign in; `nil` when only apps do.
  public let authorizationURL: String?

  public init(kind: Kind, issuers: [String], audiences: [String], keysURL: String, authorizationURL: String?) {
    self.kind = kind
    self.issuers = issuers
    self.audiences = audiences
    self.keysURL = keysURL
    self.authorizationURL = authorizationURL
  }

  /// Sign in with Apple, for the bundle and service identifiers given.
  public static func apple(_ audiences: [String]) -> IdentityProvider {
    IdentityProvider(
      kind: .apple, issuers: ["https://appleid.apple.com"], audiences: audiences, keysURL: "https://appleid.apple.com/auth/keys",
      authorizationURL: "https://appleid.apple.com/auth/authorize")
  }

  /// Sign in with Google, for the client identifiers given.
  public static func google(_ audiences: [String]) -> IdentityProvider {
    IdentityProvider(
      kind: .google, issuers: ["https://accounts.google.com", "accounts.google.com"], audiences: audiences,
      keysURL: "https://www.googleapis.com/oauth2/v3/certs", authorizationURL: "https://accounts.google.com/o/oauth2/v2/auth")
  }

  /// Firebase Authentication of a project.
  public static func firebase(project: String) -> IdentityProvider {
    IdentityProvider(
      kind: .firebase, issuers: ["https://securetoken.google.com/\(project)"], audiences: [project],
      keysURL: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com", authorizationURL: nil)
  }
}

/// Whom a provider vouches for.
public struct VerifiedIdentity: Sendable, Hashable {
  public let provider: IdentityProvider.Kind
  /// What the provider calls the person; it never changes.
  public let subject: String
  /// The address, when the provider has verified it.
  public let email: String?
  /// The name, when the provider tells it.
  public let name: String?
  /// When the token ends, in seconds of POSIX time.
  public let expiresAt: Double

  /// Whether the token is still good, with a minute for clocks that differ.
  ///
  /// - Parameter now: seconds of POSIX time.
  public func isFresh(at now: Int64) -> Bool { expiresAt > Double(now) - 60 }
}

/// Why an identity token is not accepted.
public enum IdentityTokenFault: String, Error, Sendable, Hashable {
  /// It is no signed token, or is signed in a way that we do not take.
  case malformed
  /// The signature is not by one of the provider's keys.
  case signature
  case issuer
  case audience
  case expired
  /// It is not for this attempt to sign in.
  case nonce
  /// The provider's keys cannot be had at the moment.
  case keysUnavailable
}
