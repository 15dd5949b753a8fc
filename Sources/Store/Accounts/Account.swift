/// Somebody we know.
public struct Account: Sendable, Hashable {
  /// What an account may do.
  public enum Role: String, Sendable, Hashable {
    case member
    /// May edit what the product says to everyone.
    case admin
  }

  /// A ``UUIDv7``.
  public let id: String
  public let role: Role
  /// Microseconds of POSIX time.
  public let createdAt: Int64

  public init(id: String, role: Role, createdAt: Int64) {
    self.id = id
    self.role = role
    self.createdAt = createdAt
  }
}

/// A way in which an account signs in.
public struct Credential: Sendable, Hashable {
  /// Who vouches.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case password, apple, google, firebase
  }

  /// A ``UUIDv7``.
  public let id: String
  public let accountID: String
  public let kind: Kind
  /// The folded address for a password; what the provider calls the person otherwise.
  public let subject: String
  /// The address, when it is known.
  public let email: String?
  /// The hash of the password, with its parameters; `nil` for a provider.
  public let secret: String?
  /// Microseconds of POSIX time.
  public let createdAt: Int64

  public init(id: String, accountID: String, kind: Kind, subject: String, email: String?, secret: String?, createdAt: Int64) {
    self.id = id
    self.accountID = accountID
    self.kind = kind
    self.subject = subject
    self.email = email
    self.secret = secret
    self.createdAt = createdAt
  }
}

/// A device that is signed in, as its owner sees it in the list.
public struct SignIn: Sendable, Hashable {
  /// How the device proves itself.
  public enum Kind: String, Sendable, Hashable {
    /// By a session cookie.
    case browser
    /// By access tokens and a refresh token that rotates.
    case app
  }

  /// A ``UUIDv7``.
  public let id: String
  public let accountID: String
  public let kind: Kind
  /// What the device calls itself, shortened.
  public let device: String
  /// Microseconds of POSIX time.
  public let createdAt: Int64
  /// When the person last proved who they are, by password or provider.
  public let provenAt: Int64
  /// When the device was last seen, to the minute.
  public let seenAt: Int64
  /// When it is signed out by itself.
  public let expiresAt: Int64

  public init(
    id: String, accountID: String, kind: Kind, device: String, createdAt: Int64, provenAt: Int64, seenAt: Int64, expiresAt: Int64
  ) {
    self.id = id
    self.accountID = accountID
    self.kind = kind
    self.device = device
    self.createdAt = createdAt
    self.provenAt = provenAt
    self.seenAt = seenAt
    self.expiresAt = expiresAt
  }
}

/// A key with which a program acts for an account.
public struct APIKey: Sendable, Hashable {
  /// A ``UUIDv7``.
  public let id: String
  public let accountID: String
  /// What its owner calls it.
  public let name: String
  /// Its first characters, by which its owner knows it again.
  public let hint: String
  public let scopes: [String]
  /// Microseconds of POSIX time.
  public let createdAt: Int64
  public let usedAt: Int64?
  public let expiresAt: Int64?

  public init(
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
public struct SecurityEvent: Sendable, Hashable {
  /// A ``UUIDv7``.
  public let id: String
  public let accountID: String
  /// A stable name, such as `signedIn`, `passwordChanged`, `refreshTokenReused`.
  public let kind: String
  /// Microseconds of POSIX time; of several that are one, the last.
  public let at: Int64
  public let device: String
  /// The first part of the network address, never all of it.
  public let network: String
  /// How many times it happened that day from that network; more than once only for failures.
  public let times: Int64
  /// When it happened first, in microseconds of POSIX time; `nil` when it happened once.
  public let since: Int64?

  /// A wrong password at the door, and one from a device that is signed in: what a stranger can make happen as often as they like.
  public static let failures = ["signInFailed", "proofFailed"]

  public init(
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
