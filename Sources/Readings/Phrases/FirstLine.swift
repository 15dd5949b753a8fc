/// What a closed row tells of the text behind it: sentences of it, whole, as many as a glance takes in.
package enum FirstLine {
  /// Fewer characters than this tell too little by themselves; the next sentence goes along when there is room.
  private static let least = 36
  /// More characters than this are no line.
  package static let most = 88

  /// - Returns: the first sentences of a text; `nil` when already the first is too long.
  package static func of(_ text: String) -> String? {
    var line: Substring?
    var index = text.startIndex
    while index < text.endIndex, text.distance(from: text.startIndex, to: index) <= most {
      let next = text.index(after: index)
      let isEnd = ".?!".contains(text[index])
      index = next
      guard isEnd else { continue }
      // A closing quotation mark belongs to its sentence; a full stop within a number or a name ends nothing.
      if index < text.endIndex, text[index] == "”" { index = text.index(after: index) }
      guard index == text.endIndex || text[index] == " ", !goesOn(text[index...].dropFirst()) else { continue }
      let told = text[..<index]
      if told.count > most { break }
      // A quotation that is still open would end in the middle of what somebody says.
      guard !isOpen(told) else { continue }
      line = told
      if told.count >= least { break }
    }
    return line.map(String.init)
  }

  /// The line of a text that must have one: its first sentences, or where already the first is longer than a line, that one alone and whole.
  /// A sentence from further on would be torn from what it goes on from.
  ///
  /// - Returns: how the text begins; empty only for a text without words.
  package static func opening(_ text: String) -> String { of(text) ?? sentences(text).first ?? "" }

  /// The sentences of a text, with what somebody says left whole.
  private static func sentences(_ text: String) -> [String] {
    var whole: [String] = []
    for piece in Sentences.of(text) {
      if let last = whole.last, isOpen(last[...]) || goesOn(piece) {
        whole[whole.endIndex - 1] = "\(last) \(piece)"
      } else {
        whole.append(String(piece))
      }
    }
    return whole
  }

  /// Whether a quotation mark waits for its partner.
  private static func isOpen(_ text: Substring) -> Bool { text.count { $0 == "“" } != text.count { $0 == "”" } }

  /// Whether what comes next belongs to the sentence before it: `“Where to?” someone asks.`
  private static func goesOn(_ rest: Substring) -> Bool { rest.first?.isLowercase == true }
}
