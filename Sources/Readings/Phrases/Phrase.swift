/// One authored text, as it stands in the files below `Resources/Texts`.
public struct Phrase: Sendable, Hashable {
  /// The text; may hold placeholders such as `{time}`.
  public let text: String
  /// A number that stands for the text: FNV-1a, 64 bits, of its UTF-8 bytes. It changes when the text does.
  public let id: UInt64

  /// The phrase of a text.
  public init(_ text: String) {
    self.text = text
    id = Self.hash(text)
  }

  /// FNV-1a with 64 bits (Fowler, Noll, Vo; RFC 9923) of the UTF-8 bytes of a text.
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }

  /// The text with values in place of its placeholders; `names` are without braces.
  func filled(_ values: [(name: String, value: String)]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var name: String?
    for character in text {
      switch (character, name) {
      case ("{", _): name = ""
      case ("}", let key?):
        // A placeholder that nobody fills stays visible, so that the tests of assembly find it.
        filled += values.first { $0.name == key }?.value ?? "{\(key)}"
        name = nil
      case (_, .some): name?.append(character)
      case (_, nil): filled.append(character)
      }
    }
    return filled
  }
}
