/// What the profile says once, after something was done.
enum ProfileNotice: String, Sendable {
  case settings, birth, device, others, password

  var words: String {
    switch self {
    case .settings: "Your settings are saved."
    case .birth: "Saved. Your chart is worked out again."
    case .device: "That device is signed out."
    case .others: "Every other device is signed out."
    case .password: "Your password is changed, and every other device is signed out."
    }
  }
}
