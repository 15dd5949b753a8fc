extension StringProtocol {
  /// The text without the white space at its ends.
  package var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }

  /// As many whole characters from the beginning as have room.
  ///
  /// - Parameter size: how much of the room a character takes.
  func fitting(_ room: Int, size: (Character) -> Int) -> SubSequence {
    var left = room
    return prefix { character in
      left -= size(character)
      return left >= 0
    }
  }
}

extension String {
  /// The text with one `\n` at the end of each line. Forms end lines with two characters (WHATWG, "constructing the entry list"); with one, the
  /// same text is the same bytes however often it is sent.
  package var unixLines: String { replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
}
