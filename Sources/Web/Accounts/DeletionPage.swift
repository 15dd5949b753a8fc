package import Readings

/// What deleting the account means, and the last question.
package struct DeletionPage: Page {
  package static let template = "profile-delete"
  /// The address of the account, if it has a password; without one a fresh sign-in is the proof.
  package let email: String?
  package let problem: String?

  package init(email: String?, problem: String? = nil) {
    self.email = email
    self.problem = problem
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("deletion window-title"), tab: .profile, modules: ["reveal.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["password": email.map { [["email": $0]] } ?? [], "problem": problem.map { [["text": $0]] } ?? []]
  }
}
