/// What a notification says: that something is there, and nothing of what, since it stands on locked screens.
public struct NotificationWords: Sendable, Hashable {
  /// The line in bold.
  public let title: String
  /// The line below it.
  public let body: String

  /// The words of a notification.
  ///
  /// - Parameter name: what it is about: `morning`, `practice`, `together` or `trial`.
  public init(_ name: String, in language: Language) {
    title = language.book.text("notification \(name)-title")
    body = language.book.text("notification \(name)-body")
  }
}
