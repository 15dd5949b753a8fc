package import Crypto
import Foundation

extension OpaqueToken {
  /// The token that takes the place of this one: always the same under a key, and without the key nobody can tell it from any other.
  ///
  /// So an answer that was lost can be given again, and need not be kept anywhere meanwhile.
  package func successor(under key: SymmetricKey) -> OpaqueToken {
    let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
    return OpaqueToken(unchecked: "\(text.prefix(3))_\(Base64URL.text(Data(code)))")
  }
}
