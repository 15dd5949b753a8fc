/// Text that is broken into lines between its words.
enum Paragraph {
  /// The text in lines of at most `width` columns, each with a newline; a longer word has a line of its own.
  static func wrapped(_ text: String, width: Int = 80) -> String {
    var lines = ""
    var column = 0
    for word in text.split(separator: " ") {
      let length = word.unicodeScalars.count
      if column > 0, column + 1 + length > width {
        lines += "\n"
        column = 0
      }
      if column > 0 {
        lines += " "
        column += 1
      }
      lines += word
      column += length
    }
    return lines + "\n"
  }
}
