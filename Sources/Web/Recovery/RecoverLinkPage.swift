package import Readings

/// Where the link of a letter leads: the form for the new password, or word that the link is over.
package struct RecoverLinkPage: Page {
  package static let template = "recover-link"
  /// The address of the account; `nil` when the link is not good.
  package let email: String?
  /// What the link ends with.
  package let token: String
  /// What is wrong with the new password.
  package var problem: String?

  package init(email: String?, token: String) {
    self.email = email
    self.token = token
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("recover link-window"), tab: .profile, modules: ["reveal.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "good": email.map { [["email": $0]] } ?? [], "isOver": email == nil, "id": email == nil ? "" : token,
      "problem": problem.map { [["text": $0]] } ?? [],
    ]
  }
}
