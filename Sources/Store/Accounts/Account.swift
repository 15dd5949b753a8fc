/// Somebody we know.
package struct Account: Sendable, Hashable {
  /// What an account may do.
  package enum Role: String, Sendable, Hashable {
    case member
    /// May edit what the product says to everyone.
    case admin
  }

  /// A ``UUIDv7``.
  package let id: String
  package let role: Role
  /// Microseconds of POSIX time.
  package let createdAt: Int64

  package init(id: String, role: Role, createdAt: Int64) {
    self.id = id
    self.role = role
    self.createdAt = createdAt
  }
}

/// A way in which an account signs in.
package struct Credential: Sendable, Hashable {
  /// Who vouches.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case password, apple, google, firebase
    /// An OpenID provider that the operator has chosen; ``Credential/issuer`` says which.
    case openid
  }

  /// A ``UUIDv7``.
  package let id: String
  package let accountID: String
  package let kind: Kind
  /// The folded address for a password; what the provider calls the person otherwise.
  package let subject: String
  /// Whose subject that is, where the kind does not say it: the issuer of ``Kind/openid``. Empty for the others.
  package let issuer: String
  /// The address, when it is known.
  package let email: String?
  /// The hash of the password, with its parameters; `nil` for a provider.
  package let secret: String?
  /// Microseconds of POSIX time.
  package let createdAt: Int64

  package init(
    id: String, accountID: String, kind: Kind, subject: String, issuer: String = "", email: String?, secret: String?,
    createdAt: Int64
  ) {
    self.id = id
    self.accountID = accountID
    self.kind = kind
    self.subject = subject
    self.issuer = issuer
    self.email = email
    self.secret = secret
    self.createdAt = createdAt
  }
}

/// A device that is signed in, as its owner sees it in the list.
package struct SignIn: Sendable, Hashable {
  /// How the device proves itself.
  package enum Kind: String, Sendable, Hashable {
    /// By a session cookie.
    case browser
    /// By access tokens and a refresh token that rotates.
    case app
  }

  /// A ``UUIDv7``.
  package let id: String
  package let accountID: String
  package let kind: Kind
  /// What the device calls itself, shortened.
  package let device: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// When the person last proved who they are, by password or provider.
  package let provenAt: Int64
  /// When the device was last seen, to the minute.
  package let seenAt: Int64
  /// When it is signed out by itself.
  package let expiresAt: Int64
  /// Whether it is an app that keeps one access token for as long as it is signed in, and has no refresh token.
  package let keepsOneToken: Bool

  package init(
    id: String, accountID: String, kind: Kind, device: String, createdAt: Int64, provenAt: Int64, seenAt: Int64,
    expiresAt: Int64, keepsOneToken: Bool = false
  ) {
    self.id = id
    self.accountID = accountID
    self.kind = kind
    self.device = device
    self.createdAt = createdAt
    self.provenAt = provenAt
    self.seenAt = seenAt
    self.expiresAt = expiresAt
    self.keepsOneToken = keepsOneToken
  }
}

/// A key with which a program acts for an account.
package struct APIKey: Sendable, Hashable {
  /// A ``UUIDv7``.
  package let id: String
  package let accountID: String
  /// What its owner calls it.
  package let name: String
  /// Its first characters, by which its owner knows it again.
  package let hint: String
  package let scopes: [String]
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  package let usedAt: Int64?
  package let expiresAt: Int64?

  package init(
    id: String, accountID: String, name: String, hint: String, scopes: [String], createdAt: Int64, usedAt: Int64?,
    expiresAt: Int64?
  ) {
    self.id = id
    self.accountID = accountID
    self.name = name
    self.hint = hint
    self.scopes = scopes
    self.createdAt = createdAt
    self.usedAt = usedAt
    self.expiresAt = expiresAt
  }
}

/// Something that happened to the safety of an account, for its owner to see.
package struct SecurityEvent: Sendable, Hashable {
  /// A ``UUIDv7``.
  package let id: String
  package let accountID: String
  /// A stable name, such as `signedIn`, `passwordChanged`, `refreshTokenReused`.
  package let kind: String
  /// Microseconds of POSIX time; of several that are one, the last.
  package let at: Int64
  package let device: String
  /// The first part of the network address, never all of it.
  package let network: String
  /// How many times it happened that day from that network; more than once only for failures.
  package let times: Int64
  /// When it happened first, in microseconds of POSIX time; `nil` when it happened once.
  package let since: Int64?

  /// A wrong password at the door, one from a device that is signed in, a recovery code that is none, and a letter that was asked for: what a
  /// stranger can make happen as often as they like.
  package static let failures = ["signInFailed", "proofFailed", "recoveryFailed", "recoveryLetterAsked"]

  package init(
    id: String, accountID: String, kind: String, at: Int64, device: String, network: String, times: Int64 = 1, since: Int64? = nil
  ) {
    self.times = times
    self.since = since
    self.id = id
    self.accountID = accountID
    self.kind = kind
    self.at = at
    self.device = device
    self.network = network
  }
}
