/// A code that stands in for a forgotten password, once: sixteen characters that are hard to confuse, in four groups. Fifteen of them are
/// random, 75 bits; the last one tells a slip of the pen from a code that does not belong here.
package struct RecoveryCode: Sendable, Hashable {
  /// Why a text is no code.
  package enum Fault: Error, Sendable, Hashable {
    /// There are so many characters.
    case length(Int)
    /// This character stands in no code.
    case character(Character)
    /// The last character does not go with the others: something was mistyped.
    case typo
  }

  /// How many characters a code has.
  package static let length = 16
  /// How many codes are made at a time.
  package static let setCount = 8
  /// Letters and digits without 0 and O, 1 and I.
  static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

  /// The sixteen characters, the form in which it is hashed.
  package let canonical: String

  /// A new code.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let random = (0..<Self.length - 1).map { _ in Int.random(in: 0..<Self.alphabet.count, using: &generator) }
    let digits = random + [Self.check(random)]
    canonical = String(digits.map { Self.alphabet[$0] })
  }

  /// A code as somebody types it: in any case, with or without spaces and hyphens.
  package init(_ text: String) throws(Fault) {
    // Longer than anything that could be meant, and what follows is work.
    let typed = text.prefix(256).uppercased().filter { !$0.isWhitespace && !"-‐‑‒–—._".contains($0) }
    var digits: [Int] = []
    for character in typed {
      guard let digit = Self.alphabet.firstIndex(of: character) else { throw .character(character) }
      digits.append(digit)
    }
    guard digits.count == Self.length else { throw .length(digits.count) }
    guard Self.check(Array(digits.dropLast())) == digits.last else { throw .typo }
    canonical = typed
  }

  /// As it is shown: `ABCD-EFGH-JKLM-NPQR`.
  package var text: String {
    var shown = ""
    for (index, character) in canonical.enumerated() {
      if index > 0, index % 4 == 0 { shown.append("-") }
      shown.append(character)
    }
    return shown
  }

  /// The check digit of Luhn for an alphabet of any size (ISO/IEC 7812-1, annex B, with 32 for 10): it finds every wrong character and nearly
  /// every pair that was swapped.
  private static func check(_ digits: [Int]) -> Int {
    let count = alphabet.count
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let weighed = index % 2 == 0 ? digit * 2 : digit
      sum += weighed / count + weighed % count
    }
    return (count - sum % count) % count
  }
}
