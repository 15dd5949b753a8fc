import Crypto
import Foundation

/// A secret that we hand out and keep only as a hash: for sessions, refresh tokens, keys for programs, invitations, calendars, links and
/// letters to whoever has forgotten a password.
package struct OpaqueToken: Sendable, Hashable {
  /// What a token is for; it begins with a mark by which leaked ones are found.
  package enum Purpose: String, Sendable, CaseIterable {
    case session = "ans"
    case refresh = "anr"
    case program = "ank"
    case invitation = "ani"
    case calendar = "anc"
    case share = "anl"
    case recovery = "anm"
  }

  /// What is handed out: the mark and 256 random bits.
  package let text: String
  /// What is kept: SHA-256 in hexadecimal. A token is random, so a slow hash would add nothing.
  package let hash: String

  /// A new token.
  package init(_ purpose: Purpose) {
    let key = SymmetricKey(size: .bits256)
    self.init(unchecked: "\(purpose.rawValue)_\(Base64URL.text(key.withUnsafeBytes { Data($0) }))")
  }

  /// A token that came in; `nil` when it cannot be one of ours.
  package init?(_ purpose: Purpose, text: String) {
    guard text.utf8.count == 47, text.hasPrefix(purpose.rawValue + "_") else { return nil }
    self.init(unchecked: text)
  }

  init(unchecked text: String) {
    self.text = text
    hash = SHA256.hash(data: Data(text.utf8)).hexadecimal
  }

  /// The first characters, by which its owner knows it again.
  package var hint: String { String(text.prefix(8)) }
}

extension Sequence<UInt8> {
  /// The bytes in hexadecimal, two digits each.
  package var hexadecimal: String { map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined() }
}
