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
    case .birth: "Saved. Your chart is worked out again."
    case .device: "That device is signed out."
    case .key: "That key opens nothing any more."
    case .others: "Every other device is signed out."
    case .othersAndKeys: "Every other device is signed out, and the keys for programs are taken away."
    case .password: "Your password is changed, and every other device is signed out."
    case .passwordAndKeys:
      "Your password is changed. Every other device is signed out, and the keys for programs are taken away."
    case .linked: "Added. From now on either way leads here."
    case .unlinked: "Taken away. The other ways to sign in stay."
    case .stale:
      "You signed in some time ago. Sign out, sign in again, and change the ways to sign in within ten minutes."
    case .linkTaken: "That one already leads to an account. Nothing was changed."
    case .lastWay: "That is the only way in to this account, so it stays. Add another one first."
    }
  }

  /// The profile that says it.
  var path: String { "\(Route.profilePage.path)?done=\(rawValue)" }
}
