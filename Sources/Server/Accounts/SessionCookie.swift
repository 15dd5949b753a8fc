import HTTPTypes
import Hummingbird
import Identity

/// The cookie of a browser that is signed in.
///
/// Over TLS its name begins with `__Host-`, which binds it to this host and to TLS (RFC 6265bis, 4.1.3.2); without TLS, as on one's own
/// machine, browsers would not take such a cookie.
struct SessionCookie: Sendable {
  let isSecure: Bool

  private var name: String { isSecure ? "__Host-astronova" : "astronova" }

  /// The token that a request carries.
  func token(of request: Request) -> OpaqueToken? {
    for header in request.headers[values: .cookie] {
      for pair in header.split(separator: ";") {
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0] == name, let token = OpaqueToken(.session, text: String(parts[1])) { return token }
      }
    }
    return nil
  }

  /// The header that hands out a token.
  func handingOut(_ token: OpaqueToken, seconds: Int64) -> String {
    "\(name)=\(token.text); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  /// Whether an answer hands out a token already, or takes it away.
  func isDecided(by response: Response) -> Bool {
    response.headers[values: .setCookie].contains { $0.hasPrefix(name + "=") }
  }

  /// The header that takes the cookie away.
  var takingAway: String { "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")" }
}
