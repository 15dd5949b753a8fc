import Foundation

/// What a password must be: long enough, not among those that everybody tries, and not the address itself. Nothing else; rules about
/// digits and signs make worse passwords (NIST SP 800-63B, 5.1.1.2).
package enum PasswordRule {
  /// Why a password is not accepted.
  package enum Fault: String, Error, Sendable, Hashable, CaseIterable {
    case tooShort, tooLong, common, address
  }

  /// The fewest characters.
  package static let fewest = 8
  /// The most bytes; longer ones would only make work.
  package static let mostBytes = 256

  /// Checks a password.
  package static func check(_ password: String, email: String) throws(Fault) {
    let folded = normalized(password)
    guard folded.count >= fewest else { throw .tooShort }
    guard folded.utf8.count <= mostBytes else { throw .tooLong }
    guard !CommonPasswords.contain(folded), Set(folded.unicodeScalars).count > 2 else { throw .common }
    let address = email.lowercased()
    let name = address.prefix { $0 != "@" }
    let lower = folded.lowercased()
    guard lower != address, lower != name else { throw .address }
  }

  /// The form in which passwords are hashed: what looks the same is the same, on every keyboard (NFKC, as RFC 8265 has it).
  static func normalized(_ password: String) -> String { password.precomposedStringWithCompatibilityMapping }
}
