package import Readings

/// The form for another password, or for the first one of an account that was made with a provider.
package struct PasswordPage: Page {
  package static let template = "profile-password"
  /// The address that the password goes with, so that a keeper of passwords knows it.
  package let email: String
  /// Whether there has been no password so far; then the address can be chosen too.
  package let isFirst: Bool
  /// How many keys for programs there are; with the old password they go, too.
  package let keys: Int
  /// Whether they are to stay.
  package let keepsKeys: Bool
  package var emailProblem: String?
  package var currentProblem: String?
  package var newProblem: String?

  package init(
    email: String, isFirst: Bool = false, keys: Int = 0, keepsKeys: Bool = false, currentProblem: String? = nil,
    newProblem: String? = nil
  ) {
    self.email = email
    self.isFirst = isFirst
    self.keys = keys
    self.keepsKeys = keepsKeys
    self.currentProblem = currentProblem
    self.newProblem = newProblem
  }

  private func title(_ language: Language) -> String {
    language.page(isFirst ? "password first-title" : "password title")
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: title(language), tab: .profile, modules: ["reveal.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    func told(_ problem: String?) -> [[String: Any]] { problem.map { [["text": $0]] } ?? [] }
    return [
      "title": title(language), "email": email, "isFirst": isFirst, "emailProblem": told(emailProblem),
      "currentProblem": told(currentProblem), "newProblem": told(newProblem),
      "keys": keys == 0 ? [] : [["keep": KeyWords.keep(keys, language), "isKept": keepsKeys] as [String: Any]],
    ]
  }
}

/// Keys for programs in words.
enum KeyWords {
  /// `Keep my key for a program`, `Keep my 3 keys for programs`.
  static func keep(_ count: Int, _ language: Language) -> String {
    count == 1 ? language.page("keys keep-one") : language.page("keys keep-many", ("count", "\(count)"))
  }
}
