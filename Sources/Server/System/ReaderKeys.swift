import Companion
import Crypto
import HTTPTypes
import Hummingbird
import Identity

/// Names whoever looks at pages to their own device, so that it never shows one person what it holds for another.
///
/// A name is the same for an account on every device and says nothing of it: without the key of the server it leads to nobody.
struct ReaderKeys: Sendable {
  let key: SymmetricKey
  /// The chart of a visitor, by which their days are told.
  let visitorCookie: SealedCookie
  let clock: WallClock

  /// The name of whoever asks.
  func name(of request: Request, _ context: AppContext) -> String {
    if let member = context.caller.member { return code("account \(member.id)") }
    let chart = visitorCookie.content(VisitorChart.self, of: request, now: clock.wholeSeconds)?.id
    return code("visitor \(chart ?? "")")
  }

  private func code(_ text: String) -> String {
    HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: key).prefix(16).hexadecimal
  }
}

extension HTTPField.Name {
  /// For whom a page is; and, in a request, for whom it was written.
  static let reader = HTTPField.Name("X-Reader")!
  /// The address under which a device may hold a page.
  static let heldAs = HTTPField.Name("X-Held-As")!
  /// What the page is called, percent-encoded.
  static let heldTitle = HTTPField.Name("X-Held-Title")!
}
