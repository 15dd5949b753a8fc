/// The words of a text as they are compared: small letters without accents, kana as hiragana, and digits. Whatever else stands in the text
/// divides words.
///
/// So “fearless” does not hold “fear”, and `L’Épée` is `l` and `epee`.
public struct FoldedWords: Sendable, Hashable {
  /// The words in their order.
  public let words: [String]

  /// The words of a text.
  public init(_ text: String) {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if let letters = Self.letters(of: scalar) {
        word += letters
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Whether some words stand in the text, whole, beside one another and in their order; no words stand nowhere.
  public func contains(_ other: FoldedWords) -> Bool {
    let wanted = other.words
    guard let first = wanted.first, wanted.count <= words.count else { return false }
    for start in 0...(words.count - wanted.count)
    where words[start] == first && words[start..<(start + wanted.count)].elementsEqual(wanted) {
      return true
    }
    return false
  }

  /// The letters that stand for a character in a word; an empty text for an accent, `nil` for what divides words.
  private static func letters(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: return String(Character(scalar))
    case 0x41...0x5A: return String(Character(Unicode.Scalar(UInt8(scalar.value | 0x20))))
    case 0x300...0x36F: return ""
    case 0xC0...0x24F, 0x1E00...0x1EFF: return latin(scalar)
    // ASCII signs, punctuation and symbols.
    case 0...0xBF, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE6F, 0xFF00...0xFF0F, 0x1F000...0x1FAFF: return nil
    // Each katakana has its hiragana 0x60 before it.
    case 0x30A1...0x30F6: return Unicode.Scalar(scalar.value - 0x60).map { String(Character($0)) }
    // Letters of other scripts are kept, and match only themselves.
    default: return String(Character(scalar))
    }
  }

  /// The letters of the blocks from Latin-1 Supplement to Latin Extended-B and of Latin Extended Additional, without what hangs at them.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC6, 0xE6: return "ae"
    case 0x152, 0x153: return "oe"
    case 0xDF: return "ss"
    case 0xD7, 0xF7: return nil
    default: break
    }
    for (first, last, letter) in ranges where first <= scalar.value && scalar.value <= last { return letter }
    return String(Character(scalar))
  }

  private static let ranges: [(UInt32, UInt32, String)] = [
    (0xC0, 0xC5, "a"), (0xC7, 0xC7, "c"), (0xC8, 0xCB, "e"), (0xCC, 0xCF, "i"), (0xD0, 0xD0, "d"), (0xD1, 0xD1, "n"),
    (0xD2, 0xD6, "o"), (0xD8, 0xD8, "o"), (0xD9, 0xDC, "u"), (0xDD, 0xDD, "y"), (0xDE, 0xDE, "th"), (0xE0, 0xE5, "a"),
    (0xE7, 0xE7, "c"), (0xE8, 0xEB, "e"), (0xEC, 0xEF, "i"), (0xF0, 0xF0, "d"), (0xF1, 0xF1, "n"), (0xF2, 0xF6, "o"),
    (0xF8, 0xF8, "o"), (0xF9, 0xFC, "u"), (0xFD, 0xFD, "y"), (0xFE, 0xFE, "th"), (0xFF, 0xFF, "y"), (0x100, 0x105, "a"),
    (0x106, 0x10D, "c"), (0x10E, 0x111, "d"), (0x112, 0x11B, "e"), (0x11C, 0x123, "g"), (0x124, 0x127, "h"),
    (0x128, 0x131, "i"), (0x132, 0x133, "ij"), (0x134, 0x135, "j"), (0x136, 0x138, "k"), (0x139, 0x142, "l"),
    (0x143, 0x14B, "n"), (0x14C, 0x151, "o"), (0x154, 0x159, "r"), (0x15A, 0x161, "s"), (0x162, 0x167, "t"),
    (0x168, 0x173, "u"), (0x174, 0x175, "w"), (0x176, 0x178, "y"), (0x179, 0x17E, "z"), (0x17F, 0x17F, "s"),
    (0x1A0, 0x1A1, "o"), (0x1AF, 0x1B0, "u"), (0x1CD, 0x1CE, "a"), (0x1CF, 0x1D0, "i"), (0x1D1, 0x1D2, "o"),
    (0x1D3, 0x1DC, "u"), (0x1DE, 0x1E1, "a"), (0x1E6, 0x1E7, "g"), (0x1E8, 0x1E9, "k"), (0x1EA, 0x1ED, "o"),
    (0x1F0, 0x1F0, "j"), (0x1F4, 0x1F5, "g"), (0x1F8, 0x1F9, "n"), (0x1FA, 0x1FB, "a"), (0x200, 0x203, "a"),
    (0x204, 0x207, "e"), (0x208, 0x20B, "i"), (0x20C, 0x20F, "o"), (0x210, 0x213, "r"), (0x214, 0x217, "u"),
    (0x218, 0x219, "s"), (0x21A, 0x21B, "t"), (0x21E, 0x21F, "h"), (0x226, 0x227, "a"), (0x228, 0x229, "e"),
    (0x22A, 0x231, "o"), (0x232, 0x233, "y"), (0x1E00, 0x1E01, "a"), (0x1E02, 0x1E07, "b"), (0x1E08, 0x1E09, "c"),
    (0x1E0A, 0x1E13, "d"), (0x1E14, 0x1E1D, "e"), (0x1E1E, 0x1E1F, "f"), (0x1E20, 0x1E21, "g"), (0x1E22, 0x1E2B, "h"),
    (0x1E2C, 0x1E2F, "i"), (0x1E30, 0x1E35, "k"), (0x1E36, 0x1E3D, "l"), (0x1E3E, 0x1E43, "m"), (0x1E44, 0x1E4B, "n"),
    (0x1E4C, 0x1E53, "o"), (0x1E54, 0x1E57, "p"), (0x1E58, 0x1E5F, "r"), (0x1E60, 0x1E69, "s"), (0x1E6A, 0x1E71, "t"),
    (0x1E72, 0x1E7B, "u"), (0x1E7C, 0x1E7F, "v"), (0x1E80, 0x1E89, "w"), (0x1E8A, 0x1E8D, "x"), (0x1E8E, 0x1E8F, "y"),
    (0x1E90, 0x1E95, "z"), (0x1E96, 0x1E96, "h"), (0x1E97, 0x1E97, "t"), (0x1E98, 0x1E98, "w"), (0x1E99, 0x1E99, "y"),
    (0x1E9B, 0x1E9B, "s"), (0x1E9E, 0x1E9E, "ss"), (0x1EA0, 0x1EB7, "a"), (0x1EB8, 0x1EC7, "e"), (0x1EC8, 0x1ECB, "i"),
    (0x1ECC, 0x1EE3, "o"), (0x1EE4, 0x1EF1, "u"), (0x1EF2, 0x1EF9, "y"),
  ]
}
