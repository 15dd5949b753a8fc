import Wire

/// An address as people write it. Whether anyone reads it only a letter can tell; here it only has to look like one.
struct EmailAddress: Sendable, Hashable {
  /// As it was written, without the spaces around it.
  let text: String
  /// The form by which it is found: what differs by case alone is the same mailbox everywhere that matters.
  var folded: String { Self.folded(text) }

  /// - Throws: ``Problem`` that names the field.
  init(_ text: String, field: String) throws(Problem) {
    let trimmed = Self.trimmed(text)
    let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
    guard trimmed.utf8.count <= 254, parts.count == 2, (1...64).contains(parts[0].utf8.count), Self.isDomain(parts[1]),
      !trimmed.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else { throw Problem(.validation, "\(field) must be an address such as ada@example.org.", field: field) }
    self.text = trimmed
  }

  static func folded(_ text: String) -> String { trimmed(text).lowercased() }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { !$0.isEmpty && $0.utf8.count <= 63 && !$0.hasPrefix("-") && !$0.hasSuffix("-") }
  }
}
