/// Turns lines of fields into rows of an answer, one for one.
protocol BatchTable {
  /// The names of the fields of a line.
  static var inputColumns: [String] { get }
  /// The names of what follows them in the answer.
  static var answerColumns: [String] { get }
  /// The answer columns of a line that cannot be read, each with its comma in front.
  static var answerOfProblem: String { get }

  /// Whether the fields of the first line are names of columns. Asked when its first field is a word.
  mutating func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool

  /// Appends the answer columns of a line, each with its comma in front.
  ///
  /// What has been appended when a problem is thrown is taken back.
  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem)
}
