/// The hash FNV-1a with 64 bits (Fowler, Noll, Vo; RFC 9923): the same on every machine, and no secret.
package enum FNV1a {
  /// The hash of some bytes.
  ///
  /// - Parameter earlier: the hash of the bytes before them.
  @inlinable
  package static func hash(_ bytes: some Sequence<UInt8>, after earlier: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var hash = earlier
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }

  /// The upper half of a hash in eight hexadecimal digits: enough to tell editions of one thing apart.
  package static func edition(_ hash: UInt64) -> String {
    let digits = String(hash >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// One authored text, as it stands in the files below `Resources/Texts`.
public struct Phrase: Sendable, Hashable {
  /// The text; may hold placeholders such as `{time}`.
  public let text: String
  /// A number that stands for the text: FNV-1a, 64 bits, of its UTF-8 bytes. It changes when the text does.
  public let id: UInt64

  /// Whether there are placeholders in it.
  let isTemplate: Bool

  /// The phrase of a text.
  public init(_ text: String) {
    self.text = text
    id = Self.hash(text)
    isTemplate = text.utf8.contains(UInt8(ascii: "{"))
  }

  /// The ``FNV1a`` of the UTF-8 bytes of a text.
  static func hash(_ text: String) -> UInt64 { FNV1a.hash(text.utf8) }

  /// The text with values in place of its placeholders; `names` are without braces.
  func filled(_ values: [(name: String, value: String)]) -> String {
    filled { name in values.first { $0.name == name }?.value }
  }

  /// The text with values in place of its placeholders, each worked out only when it is needed.
  func filled(_ value: (Substring) -> String?) -> String {
    guard isTemplate else { return text }
    var filled = ""
    var rest = Substring(text)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      filled += rest[..<open]
      let name = rest[rest.utf8.index(after: open)..<close]
      // A placeholder that nobody fills stays visible, so that the tests of assembly find it.
      filled += value(name) ?? "{\(name)}"
      rest = rest[rest.utf8.index(after: close)...]
    }
    return filled + rest
  }
}
