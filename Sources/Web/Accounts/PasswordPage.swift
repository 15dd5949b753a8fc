public import Readings

/// The form for another password, or for the first one of an account that was made with a provider.
public struct PasswordPage: Page {
  public static let template = "profile-password"
  /// The address that the password goes with, so that a keeper of passwords knows it.
  public let email: String
  /// Whether there has been no password so far; then the address can be chosen too.
  public let isFirst: Bool
  /// How many keys for programs there are; with the old password they go, too.
  public let keys: Int
  /// Whether they are to stay.
  public let keepsKeys: Bool
  public var emailProblem: String?
  public var currentProblem: String?
  public var newProblem: String?

  public init(
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

  private var title: String { isFirst ? "A password" : "Another password" }

  public func shell(in language: Language) -> Shell { Shell(title: title, tab: .profile, isPublic: false) }

  public func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    func told(_ problem: String?) -> [[String: Any]] { problem.map { [["text": $0]] } ?? [] }
    return [
      "title": title, "email": email, "isFirst": isFirst, "emailProblem": told(emailProblem),
      "currentProblem": told(currentProblem), "newProblem": told(newProblem),
      "keys": keys == 0 ? [] : [["keys": KeyWords.count(keys), "isKept": keepsKeys] as [String: Any]],
    ]
  }
}

/// Keys for programs in words.
enum KeyWords {
  /// `my key for a program`, `my 3 keys for programs`.
  static func count(_ count: Int) -> String { count == 1 ? "my key for a program" : "my \(count) keys for programs" }
}
