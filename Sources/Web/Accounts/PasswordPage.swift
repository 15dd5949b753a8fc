/// The form for another password.
public struct PasswordPage: Page {
  public static let template = "profile-password"
  /// The address that the password goes with, so that a keeper of passwords knows it.
  public let email: String
  public let currentProblem: String?
  public let newProblem: String?

  public init(email: String, currentProblem: String? = nil, newProblem: String? = nil) {
    self.email = email
    self.currentProblem = currentProblem
    self.newProblem = newProblem
  }

  public var shell: Shell { Shell(title: "Another password", tab: .profile, isPublic: false) }

  public func values(assets: AssetCatalog) -> [String: Any] {
    [
      "email": email, "currentProblem": currentProblem.map { [["text": $0]] } ?? [],
      "newProblem": newProblem.map { [["text": $0]] } ?? [],
    ]
  }
}
