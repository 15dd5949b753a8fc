import Wire

/// What the profile says once, after something was done.
enum ProfileNotice: String, Sendable {
  case settings, birth, device, others, password, linked, unlinked, stale
  case key
  case othersAndKeys = "others-keys"
  case passwordAndKeys = "password-keys"
  case linkTaken = "taken"
  case lastWay = "last"

  var words: String {
    switch self {
    case .settings: "Your settings are saved."
    case .birth: "Saved. Your chart has been worked out again."
    case .device: "That device is signed out."
    case .key: "The key is deleted."
    case .others: "Every other device is signed out."
    case .othersAndKeys: "Every other device is signed out, and the keys for programs are deleted."
    case .password: "Your password is changed, and every other device is signed out."
    case .passwordAndKeys:
      "Your password is changed. Every other device is signed out, and the keys for programs are deleted."
    case .linked: "Added. You can sign in either way now."
    case .unlinked: "Removed. Your other ways to sign in still work."
    case .stale:
      "You signed in some time ago. Sign out, sign in again, and change the ways to sign in within ten minutes."
    case .linkTaken: "That one already belongs to an account. Nothing was changed."
    case .lastWay: "That is the only way to sign in to this account. Add another one before you remove it."
    }
  }

  /// The profile that says it.
  var path: String { "\(Route.profilePage.path)?done=\(rawValue)" }
}
