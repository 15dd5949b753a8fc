import Store

/// The chart that a visitor has made and not yet kept under an account: its id travels in a sealed cookie.
struct VisitorChart: Codable, Sendable {
  let id: String

  /// As long as such a chart is kept.
  static let seconds: Int64 = 30 * 86_400

  /// The cookie.
  static func cookie(_ store: DataStore, isSecure: Bool) -> SealedCookie {
    SealedCookie("chart", key: store.derivedKey(for: "charts of visitors"), seconds: seconds, isSecure: isSecure)
  }
}
