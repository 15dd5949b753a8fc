/// What a closed row tells of the text behind it: its first sentences, whole, as many as a glance takes in.
enum FirstLine {
  /// Fewer characters than this tell too little by themselves; the next sentence goes along when there is room.
  private static let least = 36
  /// More characters than this are no line.
  private static let most = 88

  /// - Returns: the first sentences of a text; `nil` when already the first is too long.
  static func of(_ text: String) -> String? {
    var line: Substring?
    var index = text.startIndex
    while index < text.endIndex, text.distance(from: text.startIndex, to: index) <= most {
      let next = text.index(after: index)
      let isEnd = ".?!".contains(text[index])
      index = next
      guard isEnd else { continue }
      // A closing quotation mark belongs to its sentence; a full stop within a number or a name ends nothing.
      if index < text.endIndex, text[index] == "”" { index = text.index(after: index) }
      guard index == text.endIndex || text[index] == " " else { continue }
      let told = text[..<index]
      if told.count > most { break }
      // A quotation that is still open would end in the middle of what somebody says.
      guard told.count(where: { $0 == "“" }) == told.count(where: { $0 == "”" }) else { continue }
      line = told
      if told.count >= least { break }
    }
    return line.map(String.init)
  }
}
