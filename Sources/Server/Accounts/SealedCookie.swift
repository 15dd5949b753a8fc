import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Identity

/// A cookie that holds something for a short while, readable and changeable by us alone: the browser keeps it, so the server need not.
///
/// The content is sealed with AES-GCM under a key of the server; its name and the end of its time are sealed in with it.
struct SealedCookie: Sendable {
  /// Whether a form that comes from another site brings the cookie along.
  enum Reach: Sendable {
    case ownPages
    /// For the answer of an identity provider, which its page posts to us.
    case otherSites
  }

  private let name: String
  private let key: SymmetricKey
  private let seconds: Int64
  private let isSecure: Bool
  private let reach: Reach

  /// - Parameter seconds: how long it lasts.
  init(_ name: String, key: SymmetricKey, seconds: Int64, isSecure: Bool, reach: Reach = .ownPages) {
    self.name = isSecure ? "__Host-astronova-\(name)" : "astronova-\(name)"
    self.key = key
    self.seconds = seconds
    self.isSecure = isSecure
    self.reach = reach
  }

  /// What a request brings, unless it is not ours or its time is over.
  ///
  /// - Parameter now: seconds of POSIX time.
  func content<Content: Codable>(_ type: Content.Type, of request: Request, now: Int64) -> Content? {
    for header in request.headers[values: .cookie] {
      for pair in header.split(separator: ";") {
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0] == name, let sealed = Base64URL.data(String(parts[1])),
          let box = try? AES.GCM.SealedBox(combined: sealed),
          let open = try? AES.GCM.open(box, using: key, authenticating: Data(name.utf8)),
          let kept = try? JSONDecoder().decode(Kept<Content>.self, from: open), kept.until > now
        else { continue }
        return kept.content
      }
    }
    return nil
  }

  /// The header that hands it out.
  func handingOut(_ content: some Codable, now: Int64) throws -> String {
    let plain = try JSONEncoder().encode(Kept(until: now + seconds, content: content))
    let box = try AES.GCM.seal(plain, using: key, authenticating: Data(name.utf8))
    return "\(name)=\(Base64URL.text(box.combined ?? Data())); Path=/; Max-Age=\(seconds); \(attributes)"
  }

  /// The header that takes it away.
  var takingAway: String { "\(name)=; Path=/; Max-Age=0; \(attributes)" }

  private var attributes: String {
    // Browsers take `None` over TLS only; without it, on one's own machine, everything is the same site anyway.
    let site = reach == .otherSites && isSecure ? "None" : "Lax"
    return "HttpOnly; SameSite=\(site)\(isSecure ? "; Secure" : "")"
  }

  private struct Kept<Content: Codable>: Codable {
    let until: Int64
    let content: Content
  }
}
