/// What a browser remembers of those who signed in with it, in a sealed cookie, so that a stranger's guesses elsewhere do not keep them out.
/// Signing out takes it away.
package struct KnownBrowser: Codable, Sendable, Hashable {
  /// What the browser is called among the tries at an address.
  package let id: String
  /// The ids of the accounts, the latest first.
  package let accounts: [String]

  /// Puts the value together from its parts.
  package init(id: String, accounts: [String]) {
    self.id = id
    self.accounts = accounts
  }

  /// A year, in seconds.
  package static let seconds: Int64 = 365 * 86_400
  /// How many accounts share a browser at most.
  private static let most = 5

  /// This one with an account more, or before the others.
  package func with(_ account: String) -> KnownBrowser {
    KnownBrowser(id: id, accounts: Array(([account] + accounts.filter { $0 != account }).prefix(Self.most)))
  }
}
