/// Somebody else who vouches for people: by an identity token that they sign (OpenID Connect Core 1.0, section 2).
package struct IdentityProvider: Sendable, Hashable {
  /// Which one.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case apple, google, firebase
    /// Whoever the operator has chosen, by the address of its issuer.
    case openid

    /// How people call it, where it has no name of its own.
    package var name: String {
      switch self {
      case .apple: "Apple"
      case .google: "Google"
      case .firebase: "Firebase"
      case .openid: "OpenID Connect"
      }
    }
  }

  package let kind: Kind
  /// How people call it.
  package let name: String
  /// What `iss` may be.
  package let issuers: [String]
  /// What `aud` may be: the identifiers of our apps.
  package let audiences: [String]
  /// Where the keys are; `nil` when the issuer says so itself (``OpenIDDiscovery``), as it does where a browser goes to sign in.
  package let keysURL: String?
  /// Where a browser goes to sign in for an identity token; `nil` when only apps do, or the issuer says it itself.
  package let authorizationURL: String?
  /// What proves to the provider that it is us who bring a code; `nil` without one.
  package let secret: String?

  /// Puts a provider together whose addresses are known.
  package init(kind: Kind, issuers: [String], audiences: [String], keysURL: String, authorizationURL: String?) {
    self.kind = kind
    name = kind.name
    self.issuers = issuers
    self.audiences = audiences
    self.keysURL = keysURL
    self.authorizationURL = authorizationURL
    secret = nil
  }

  private init(issuer: String, audiences: [String], secret: String?, name: String) {
    kind = .openid
    self.name = name
    issuers = [issuer]
    self.audiences = audiences
    keysURL = nil
    authorizationURL = nil
    self.secret = secret
  }

  /// A provider that says itself where its doors are (OpenID Connect Discovery 1.0).
  ///
  /// - Parameters:
  ///   - issuer: its address, exactly as it writes it itself.
  ///   - clients: the identifiers of our apps; the first is that of the pages.
  ///   - name: how people call it.
  package static func openID(
    issuer: String, clients: [String], secret: String? = nil, name: String = Kind.openid.name
  ) -> IdentityProvider {
    IdentityProvider(issuer: issuer, audiences: clients, secret: secret, name: name)
  }

  /// Whether people can sign in with it at a browser.
  package var hasPage: Bool { authorizationURL != nil || bringsCode }
  /// Whether a browser comes back from it with a code, and not with a token.
  package var bringsCode: Bool { keysURL == nil }

  /// Sign in with Apple, for the bundle and service identifiers given.
  package static func apple(_ audiences: [String]) -> IdentityProvider {
    IdentityProvider(
      kind: .apple, issuers: ["https://appleid.apple.com"], audiences: audiences, keysURL: "https://appleid.apple.com/auth/keys",
      authorizationURL: "https://appleid.apple.com/auth/authorize")
  }

  /// Sign in with Google, for the client identifiers given.
  package static func google(_ audiences: [String]) -> IdentityProvider {
    IdentityProvider(
      kind: .google, issuers: ["https://accounts.google.com", "accounts.google.com"], audiences: audiences,
      keysURL: "https://www.googleapis.com/oauth2/v3/certs", authorizationURL: "https://accounts.google.com/o/oauth2/v2/auth")
  }

  /// Firebase Authentication of a project.
  package static func firebase(project: String) -> IdentityProvider {
    IdentityProvider(
      kind: .firebase, issuers: ["https://securetoken.google.com/\(project)"], audiences: [project],
      keysURL: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com", authorizationURL: nil)
  }
}

/// Whom a provider vouches for.
package struct VerifiedIdentity: Sendable, Hashable {
  package let provider: IdentityProvider.Kind
  /// What the provider calls the person; it never changes.
  package let subject: String
  /// The address, when the provider has verified it.
  package let email: String?
  /// The name, when the provider tells it.
  package let name: String?
  /// When the token ends, in seconds of POSIX time.
  package let expiresAt: Double
  /// SHA-256, in hexadecimal, of what the provider has signed: the same token has the same, however its signature is written.
  package let tokenHash: String
  /// The issuer, where the kind does not say who that is: two issuers may call two people the same. Empty for the others.
  package var issuer = ""

  /// For how long a token may sign in an app that has no nonce to show, in seconds.
  package static let freshness: Int64 = 600

  /// Whether the token is still good, with a minute for clocks that differ.
  ///
  /// - Parameter now: seconds of POSIX time.
  package func isFresh(at now: Int64) -> Bool { expiresAt > Double(now) - 60 }
}

/// Why an identity token is not accepted.
package enum IdentityTokenFault: String, Error, Sendable, Hashable {
  /// It is no signed token, or is signed in a way that we do not take.
  case malformed
  /// The signature is not by one of the provider's keys.
  case signature
  case issuer
  case audience
  case expired
  /// Its time has not begun.
  case early
  /// It was made for another app than ours.
  case authorizedParty
  /// The provider gives no token for the code.
  case code
  /// It is not for this attempt to sign in.
  case nonce
  /// It is for somebody else than the app says.
  case subject
  /// It was issued too long ago for an app that has no nonce to show.
  case stale
  /// The provider's keys cannot be had at the moment.
  case keysUnavailable
}
