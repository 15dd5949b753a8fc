import HTTPTypes
import Hummingbird

extension Request {
  /// What the newest app of Astronova calls its installation, `X-User-Id`; no other client sends it. It says nothing of who asks.
  var installation: String? { headers[.installation] }

  /// Whether an id is that of the installation which asks.
  func isInstallation(_ id: String) -> Bool { installation.map { !$0.isEmpty && $0.lowercased() == id.lowercased() } ?? false }
}

extension HTTPField.Name {
  /// The id of an installation.
  static let installation = HTTPField.Name("X-User-Id")!
}
