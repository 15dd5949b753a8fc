/// The body of `auth/register`.
public struct RegisterRequest: Codable, Sendable {
  public var email: String
  public var password: String
  /// What the person is called.
  public var name: String?
  /// What the device calls itself, for the list of devices.
  public var device: String?
  /// A chart made before signing up, which then belongs to the account.
  public var chartId: String?
}

/// The body of `auth/login`.
public struct SignInRequest: Codable, Sendable {
  public var email: String
  public var password: String
  public var device: String?
}

/// The body of `auth/apple`, `auth/google` and `auth/firebase`; the names of all clients are read.
public struct ProviderSignInRequest: Codable, Sendable {
  public var identityToken: String?
  public var idToken: String?
  /// What the token's nonce was made of.
  public var rawNonce: String?
  public var nonce: String?
  /// Apple tells the name to the app, once, and not in the token.
  public var firstName: String?
  public var lastName: String?
  public var device: String?
  public var chartId: String?

  /// The token, under either name.
  public var token: String? { identityToken ?? idToken }
}

/// The body of `auth/refresh`.
public struct RefreshRequest: Codable, Sendable {
  public var refreshToken: String
}

/// The body of `auth/password`.
public struct PasswordChangeRequest: Codable, Sendable {
  /// The password so far; not needed when there is none.
  public var currentPassword: String?
  public var newPassword: String
  /// Whether the keys for programs stay; no when left out.
  public var keepKeys: Bool?
}

/// The body of `auth/credentials`: a provider's token, or an address with a password for an account that has none.
public struct LinkRequest: Codable, Sendable {
  public var provider: String
  public var identityToken: String?
  public var rawNonce: String?
  public var email: String?
  public var password: String?
}

/// The body of `auth/delete-account`: the password, unless the sign-in is fresh.
public struct DeletionRequest: Codable, Sendable {
  public var password: String?
}

/// The body of `auth/api-keys`.
public struct ProgramKeyRequest: Codable, Sendable {
  public var name: String
  /// `profile`, `records`; both when left out.
  public var scopes: [String]?
  /// In how many days it ends by itself; 90 when left out.
  public var expiresInDays: Int?
  /// The password, unless the sign-in is fresh.
  public var password: String?
}
