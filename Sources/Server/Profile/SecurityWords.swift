/// The events of the security log in plain words.
enum SecurityWords {
  private static let known = [
    "accountCreated": "The account was created", "signedIn": "Signed in", "signInFailed": "Somebody tried a wrong password",
    "proofFailed": "A wrong password on a device that is signed in",
    "signedOut": "Signed out", "deviceSignedOut": "A device was signed out",
    "othersSignedOut": "All other devices were signed out",
    "passwordChanged": "The password was changed", "credentialAdded": "A way to sign in was added",
    "credentialRemoved": "A way to sign in was removed", "apiKeyMade": "A key for a program was created",
    "apiKeyDeleted": "A key for a program was deleted", "apiKeysDeleted": "All keys for programs were deleted",
    "exported": "Everything was exported",
    "refreshTokenReused": "A copied token was used, and its device was signed out",
  ]

  static func text(_ kind: String) -> String { known[kind] ?? kind }
}
