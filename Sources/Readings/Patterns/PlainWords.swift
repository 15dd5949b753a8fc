import Tarot

/// The words of a text as people type them, ready to be compared with patterns.
///
/// Small letters without accents; an apostrophe within a word is dropped (`don’t` is `dont`), and a letter that is drawn out (`sooo`) stands
/// once. Whole words only: “fearless” never holds “fear”.
struct PlainWords: Sendable, Hashable {
  let words: [String]

  /// - Parameters:
  ///   - text: the text.
  ///   - most: how many words are read; nobody is to wait for a book.
  init(_ text: String, most: Int = 4000) {
    var joined = ""
    for scalar in text.unicodeScalars where !Self.isApostrophe(scalar) { joined.unicodeScalars.append(scalar) }
    words = FoldedWords(joined).words.prefix(most).map(Self.shortened)
  }

  /// Words that are at hand already.
  init(words: [String]) { self.words = words }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x2BC: true
    default: false
    }
  }

  /// A word in which no letter stands three times in a row.
  private static func shortened(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard bytes.count > 2, zip(bytes, zip(bytes.dropFirst(), bytes.dropFirst(2))).contains(where: { $0 == $1.0 && $0 == $1.1 })
    else { return word }
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var last = index
      while last + 1 < bytes.count, bytes[last + 1] == bytes[index] { last += 1 }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
      let count = last - index + 1
      kept += Array(repeating: bytes[index], count: isLetter && count > 2 ? 1 : count)
      index = last + 1
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
