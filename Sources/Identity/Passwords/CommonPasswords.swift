import Crypto
import Foundation

/// The passwords that everybody tries first.
enum CommonPasswords {
  /// Whether a password is among them, in any case.
  static func contain(_ password: String) -> Bool {
    let digest = Array(SHA256.hash(data: Data(password.lowercased().utf8)).prefix(width))
    var low = 0
    var high = sorted.count / width
    while low < high {
      let middle = (low + high) / 2
      let known = sorted[(middle * width)..<(middle * width + width)]
      if known.elementsEqual(digest) { return true }
      if known.lexicographicallyPrecedes(digest) { low = middle + 1 } else { high = middle }
    }
    return false
  }

  private static let width = 5
  private static let sorted = Array(Data(base64Encoded: digests) ?? Data())
}
