import HTTPTypes
import Hummingbird

/// How often the page of a person’s day was opened at a browser, up to a few: the welcome and the tour stand there on the first two times.
struct LaunchCount {
  /// How many times the welcome is shown.
  static let welcomes = 2
  /// Seconds after which opening the page again is another time.
  private static let pause: Int64 = 1800
  private static let name = "astronova-launches"

  /// Which time this is, from 1.
  let count: Int
  /// The header that remembers it; `nil` when nothing has to be remembered any more.
  let cookie: String?

  /// - Parameter now: seconds of POSIX time.
  init(_ request: Request, now: Int64, isSecure: Bool) {
    var (known, last): (Int, Int64) = (0, 0)
    if let value = request.cookie(Self.name) {
      let parts = value.split(separator: ".").compactMap { Int64($0) }
      // Anybody may write the cookie; a time before 1970 could not be taken from now.
      if parts.count == 2, (1...9).contains(parts[0]), parts[1] >= 0 { (known, last) = (Int(parts[0]), parts[1]) }
    }
    let isAnother = known == 0 || abs(now - last) > Self.pause
    count = isAnother ? min(known + 1, Self.welcomes + 1) : known
    let isSettled = known > Self.welcomes
    let secure = isSecure ? "; Secure" : ""
    let value = "\(Self.name)=\(count).\(isAnother ? now : last)"
    cookie = isSettled ? nil : "\(value); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax\(secure)"
  }

  var isWelcome: Bool { count <= Self.welcomes }
}

extension Request {
  /// The value of a cookie, as it was sent.
  func cookie(_ name: String) -> String? {
    for header in headers[values: .cookie] {
      for pair in header.split(separator: ";") {
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0] == name { return String(parts[1]) }
      }
    }
    return nil
  }
}
