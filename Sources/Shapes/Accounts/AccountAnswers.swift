/// A person as the API tells of them.
///
/// {nulls: written}
public struct UserAnswer: Shape {
  public var id: UUIDText
  public var email: String?
  /// The first word of the name.
  public var firstName: String?
  /// The rest of the name.
  public var lastName: String?
  /// The address of whoever has told no name; empty without one.
  public var fullName: String
  public var createdAt, updatedAt: InstantText

  /// A person whose name is told whole and in two parts.
  public init(id: String, email: String?, name: String?, createdAt: String, updatedAt: String) {
    let parts = (name ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    self.init(
      id: id, email: email, firstName: parts.first, lastName: parts.count > 1 ? parts[1] : nil, fullName: name ?? email ?? "",
      createdAt: createdAt, updatedAt: updatedAt)
  }
}

/// What a client gets when it has signed in.
public struct SignedInAnswer: Shape {
  /// The access token, good until `expiresAt`: for fifteen minutes, or for thirty days where there is no refresh token.
  public var jwtToken: String
  public let tokenType = "Bearer"
  public var expiresAt: InstantText
  /// Works once. Left out for apps that keep one token.
  public var refreshToken: String?
  /// Left out with it.
  public var refreshExpiresAt: InstantText?
  /// Whether the account was made just now.
  public var isNew: Bool
  public var user: UserAnswer
  /// How many recovery codes are left; only where a password was set anew. {minimum: 0}
  public var recoveryCodesLeft: Int?
}

/// Whose token it is.
public struct ValidationAnswer: Shape {
  public let valid = true
  public var userId: UUIDText
  /// {null}
  public var email: String?
  /// What the account may do.
  public var role: String
  /// The sign-in of this device.
  public var deviceId: String
  public var user: UserAnswer
}

/// A word that something is done.
public struct StatusAnswer: Shape {
  public var status: String
}

/// A device that is signed in.
public struct DeviceAnswer: Shape {
  public var id: String
  /// How it signed in.
  public var kind: String
  /// What it calls itself.
  public var device: String
  public var createdAt: InstantText
  /// When it was seen last.
  public var seenAt: InstantText
  public var expiresAt: InstantText
  /// Whether it is the one that asks.
  public var current: Bool
}

/// The devices that are signed in.
public struct DevicesAnswer: Shape {
  public var devices: [DeviceAnswer]
  /// Always `null`: the list is whole. {null}
  public var next: String?
}

/// A way to sign in.
public struct CredentialAnswer: Shape {
  public var id: String
  /// `password`, `apple`, `google`, `firebase` or `openid`.
  public var provider: String
  /// Who vouches, by the address of the issuer; for `openid` only.
  public var issuer: String?
  /// {null}
  public var email: String?
  public var createdAt: InstantText
}

/// The ways to sign in.
public struct CredentialsAnswer: Shape {
  public var credentials: [CredentialAnswer]
  /// Always `null`: the list is whole. {null}
  public var next: String?
}

/// Something that happened to the safety of an account.
public struct SecurityEventAnswer: Shape {
  public var event: String
  /// When; of several, the last.
  public var at: InstantText
  public var device: String
  /// The first half of the address.
  public var network: String
  /// How many equal ones it stands for. {minimum: 1}
  public var count: Int
  /// When the first of them was.
  public var since: InstantText
}

/// What happened to the safety of an account, the newest first.
public struct SecurityEventsAnswer: Shape {
  public var events: [SecurityEventAnswer]
  /// Always `null`: the list is whole. {null}
  public var next: String?
}

/// A key for a program; the key itself only in the answer to its making.
public struct ProgramKeyAnswer: Shape {
  public var id, name: String
  /// The beginning of the key, to know it by.
  public var hint: String
  public var scopes: [String]
  public var createdAt: InstantText
  /// When it was used last. {null}
  public var usedAt: InstantText?
  /// `null` for keys that were made before keys ended. {null}
  public var expiresAt: InstantText?
  /// The key, in this answer and nowhere else.
  public var key: String?
}

/// The keys for programs.
public struct ProgramKeysAnswer: Shape {
  public var keys: [ProgramKeyAnswer]
  /// Always `null`: the list is whole. {null}
  public var next: String?
}
