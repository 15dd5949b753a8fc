import Readings
import Wire

/// What the profile says once, after something was done.
enum ProfileNotice: String, Sendable {
  case settings, birth, device, others, password, linked, unlinked, stale
  case key
  case othersAndKeys = "others-keys"
  case passwordAndKeys = "password-keys"
  case linkTaken = "taken"
  case lastWay = "last"

  /// What it says.
  func words(_ language: Language) -> String { language.page("notice \(rawValue)") }

  /// The profile that says it.
  var path: String { "\(Route.profilePage.path)?done=\(rawValue)" }
}
