/// An address and a password for a new account.
///
/// {example: {email: ada@example.org, password: under the pear tree, name: Ada}}
public struct RegisterRequest: RequestShape {
  /// {format: email}
  public var email: String
  /// {minLength: 8, maxLength: 256}
  public var password: String
  /// What the person is called.
  public var name: String?
  /// What the device calls itself, for the list of devices.
  public var device: String?
  /// A chart made before signing up, which then belongs to the account.
  public var chartId: UUIDText?
  /// The code of an invitation, on a server that makes accounts by invitation.
  public var invitation: String?
}

/// An address and its password.
///
/// {example: {email: ada@example.org, password: under the pear tree, device: Ada’s phone}}
public struct SignInRequest: RequestShape {
  public var email, password: String
  /// What the device calls itself, for the list of devices.
  public var device: String?
}

/// A token of a provider; the names of all clients are read.
///
/// {name: ProviderSignIn, example: {identityToken: eyJraWQiOi…, rawNonce: 7c1e, firstName: Ada}}
public struct ProviderSignInRequest: RequestShape {
  /// The token.
  public var identityToken: String?
  /// The token under its other name.
  public var idToken: String?
  /// What the token's nonce was made of.
  public var rawNonce: String?
  /// `rawNonce` under its other name.
  public var nonce: String?
  /// Apple tells the name to the app, once, and not in the token.
  public var firstName: String?
  /// The rest of the name.
  public var lastName: String?
  /// What Apple calls the person, from apps that keep no nonce.
  public var userIdentifier: String?
  /// What the device calls itself, for the list of devices.
  public var device: String?
  /// A chart made before signing up.
  public var chartId: UUIDText?
  /// The code of an invitation, for a new account on a server that makes them by invitation.
  public var invitation: String?

  /// The token, under either name.
  public var token: String? { identityToken ?? idToken }

  /// Whoever signs in with the first Astronova app, which sends no nonce and keeps one token: the person as Apple calls them. It is known by
  /// the form of its request alone.
  public var oneTokenUser: String? {
    idToken != nil && identityToken == nil && rawNonce == nil && nonce == nil ? userIdentifier : nil
  }
}

/// A refresh token.
///
/// {example: {refreshToken: anr_…}}
public struct RefreshRequest: RequestShape {
  public var refreshToken: String
}

/// Another password.
///
/// {example: {currentPassword: under the pear tree, newPassword: over the old wall}}
public struct PasswordChangeRequest: RequestShape {
  /// The password so far; not needed when there is none.
  public var currentPassword: String?
  /// {minLength: 8, maxLength: 256}
  public var newPassword: String
  /// Whether the keys for programs stay. {default: false}
  public var keepKeys: Bool?
}

/// Another way to sign in: a provider's token, or an address with a password for an account that has none.
///
/// {example: {provider: apple, identityToken: eyJraWQiOi…}}
public struct LinkRequest: RequestShape {
  /// {enum: [apple, google, firebase, openid, password]}
  public var provider: String
  public var identityToken: String?
  /// What the token's nonce was made of.
  public var rawNonce: String?
  public var email, password: String?
}

/// The password, unless the sign-in is fresh.
///
/// {example: {password: under the pear tree}}
public struct DeletionRequest: RequestShape {
  public var password: String?
}

/// A key for a program that is to be made.
///
/// {example: {name: My script, scopes: [profile], expiresInDays: 90}}
public struct ProgramKeyRequest: RequestShape {
  public var name: String
  /// Both when left out. {items: {type: string, enum: [profile, records]}}
  public var scopes: [String]?
  /// In how many days it ends by itself. {minimum: 1, maximum: 365, default: 90}
  public var expiresInDays: Int?
  /// Unless the sign-in is fresh.
  public var password: String?
}

/// What to do with the keys for programs.
public struct SignOutOthersQuery: Query {
  /// Whether they stay. {default: false}
  public var keepKeys: Bool?
}

/// A page of a list.
public struct PageQuery: Query {
  /// The `next` of the page before.
  public var cursor: String?
  /// {minimum: 1, maximum: 100, default: 20}
  public var limit: Int?
}
