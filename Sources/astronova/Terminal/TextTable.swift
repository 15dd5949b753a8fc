/// Rows of text in columns that stand under one another.
struct TextTable {
  /// On which side of its column a text stands.
  enum Side {
    case left, right
  }

  private let sides: [Side]
  private var rows: [[String]] = []

  /// An empty table; further cells of a row stand left.
  init(_ sides: Side...) { self.sides = sides }

  mutating func row(_ cells: String...) { rows.append(cells) }

  mutating func row(_ cells: [String]) { rows.append(cells) }

  /// The rows, each with a newline; two spaces between columns, none at the end of a line.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.unicodeScalars.count)
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
        if column > 0 { line += "  " }
        line += column < sides.count && sides[column] == .right ? padding + cell : cell + padding
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
