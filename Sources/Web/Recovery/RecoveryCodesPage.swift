package import Readings

/// The recovery codes of an account: shown once after they were made, counted afterwards, and made anew.
package struct RecoveryCodesPage: Page {
  package static let template = "profile-recovery"
  /// The address that they are for; `nil` when the account has no password.
  package let email: String?
  /// How many have not been used.
  package let left: Int
  /// A path of our own to go on to; empty where somebody came by the profile.
  package let next: String
  /// The codes, for a short while after they were made.
  package var codes: [String] = []
  /// What was done, in words.
  package var notice = ""
  /// What is wrong with the password.
  package var problem: String?

  package init(email: String?, left: Int, next: String) {
    self.email = email
    self.left = left
    self.next = next
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("recovery window"), tab: .profile, modules: ["copy.js", "reveal.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    return [
      "title": language.page(codes.isEmpty ? "recovery title" : "recovery new-title"),
      "lead": language.page(codes.isEmpty ? "recovery lead" : "recovery new-lead"),
      "email": email ?? "", "next": next, "goesOn": !next.isEmpty, "hasPassword": email != nil,
      "notice": notice.isEmpty ? [] : [["text": notice]], "isNew": !codes.isEmpty,
      "codes": codes.map { ["code": $0] }, "text": codes.joined(separator: "\n"),
      // What was just done has said the number already.
      "count": email != nil && codes.isEmpty && notice.isEmpty ? [["text": RecoveryWords.left(left, language)]] : [],
      "hasSome": left > 0,
      "problem": problem.map { [["text": $0]] } ?? [],
    ]
  }
}

/// Recovery codes in words.
package enum RecoveryWords {
  /// `7 recovery codes are left.`
  package static func left(_ count: Int, _ language: Language) -> String {
    switch count {
    case 0: language.page("recovery left-none")
    case 1: language.page("recovery left-one")
    default: language.page("recovery left-many", ("count", "\(count)"))
    }
  }
}
