/// How this server helps somebody who cannot sign in.
public struct RecoveryWaysAnswer: Shape {
  /// Whether a recovery code sets another password; it always does.
  public let code = true
  /// Whether the server sends letters with a link.
  public var mail: Bool
}

/// A recovery code with its address, or the token of a letter; and the new password.
///
/// {example: {email: ada@example.org, code: ABCD-EFGH-JKLM-NPQR, newPassword: over the old wall}}
public struct RecoverRequest: RequestShape {
  /// The address; with `code`. {format: email}
  public var email: String?
  /// A recovery code, in any case, with or without hyphens.
  public var code: String?
  /// What the link of a letter ends with, in the place of `email` and `code`.
  public var token: String?
  /// {minLength: 8, maxLength: 256}
  public var newPassword: String
  /// What the device calls itself, for the list of devices.
  public var device: String?
}

/// Where a letter is to go.
///
/// {example: {email: ada@example.org}}
public struct RecoveryMailRequest: RequestShape {
  /// {format: email}
  public var email: String
}

/// The password, unless the sign-in is fresh.
///
/// {example: {password: under the pear tree}}
public struct RecoveryCodesRequest: RequestShape {
  public var password: String?
}

/// The recovery codes of an account; the codes themselves only in the answer to their making.
public struct RecoveryCodesAnswer: Shape {
  /// How many have not been used. {minimum: 0}
  public var left: Int
  /// When they were made; `null` when none are left. {null}
  public var madeAt: InstantText?
  /// The codes, in this answer and nowhere else.
  public var codes: [String]?
}
