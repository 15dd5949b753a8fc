/// A text as it is searched: small letters without accents and digits, one space before each word.
///
/// A search finds a text when every word that is looked for begins a word of it: `tow` finds `The Tower`, `epee` finds `L’Épée`.
public struct FoldedText: Sendable, Hashable {
  /// The words, each behind a space.
  private let bytes: [UInt8]

  /// A text for searching; several texts are searched as one, and no word goes from one into the next.
  public init(_ texts: [String]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count } + 1)
    var isInWord = false
    for text in texts {
      isInWord = false
      var plain = true
      for byte in text.utf8 where byte >= 0x80 {
        plain = false
        break
      }
      guard plain else {
        for word in FoldedWords(text).words {
          bytes.append(0x20)
          bytes.append(contentsOf: word.utf8)
        }
        continue
      }
      for byte in text.utf8 {
        let letter: UInt8
        switch byte {
        case 0x30...0x39, 0x61...0x7A: letter = byte
        case 0x41...0x5A: letter = byte | 0x20
        default:
          isInWord = false
          continue
        }
        if !isInWord { bytes.append(0x20) }
        isInWord = true
        bytes.append(letter)
      }
    }
    self.bytes = bytes
  }

  /// A text for searching.
  public init(_ text: String) { self.init([text]) }

  /// The words in their order.
  public var words: [String] { bytes.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) } }

  /// Whether there is no word in it.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether every word of another text begins a word of this one; a text without words is found everywhere.
  public func finds(_ search: FoldedText) -> Bool {
    search.bytes.split(separator: 0x20).allSatisfy { beginsAWord($0) }
  }

  private func beginsAWord(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count < bytes.count else { return false }
    let wanted = [0x20] + word
    var start = 0
    let last = bytes.count - wanted.count
    while start <= last {
      if bytes[start] == 0x20 {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      start += 1
    }
    return false
  }
}
