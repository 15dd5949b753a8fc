public import Readings

/// What deleting the account means, and the last question.
public struct DeletionPage: Page {
  public static let template = "profile-delete"
  /// The address of the account, if it has a password; without one a fresh sign-in is the proof.
  public let email: String?
  public let problem: String?

  public init(email: String?, problem: String? = nil) {
    self.email = email
    self.problem = problem
  }

  public func shell(in language: Language) -> Shell { Shell(title: "Delete my account", tab: .profile, isPublic: false) }

  public func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["password": email.map { [["email": $0]] } ?? [], "problem": problem.map { [["text": $0]] } ?? []]
  }
}
