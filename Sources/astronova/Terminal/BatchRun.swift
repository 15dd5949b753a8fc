/// Reads lines of fields from standard input and writes a row for each to standard output.
///
/// - Every line that is not empty gets its row, which begins with the fields as they came. A line that cannot be read gets a row
///   without numbers, a message with its number on standard error, and the run ends with exit code 2.
/// - A header, a first line whose fields are words, is answered with a header.
/// - What has been read is answered before more is waited for, so that a program may converse with the command through pipes.
struct BatchRun<Table: BatchTable> {
  private var table: Table
  private var text = ByteText(capacity: 1 << 20)
  private var fields: [Range<Int>] = []
  private var lineNumber = 0
  private var sawLine = false
  private var problemCount = 0

  /// So many problems are told in full; the rest are counted.
  private let problemLimit = 100

  init(_ table: Table) { self.table = table }

  /// Answers standard input to its end.
  ///
  /// - Throws: ``CommandFailure`` with exit code 2 when a line could not be read.
  mutating func run() throws(CommandFailure) {
    var block = [UInt8](repeating: 0, count: 1 << 18)
    var held = 0
    while true {
      // A line longer than the block: make room for more of it.
      if held == block.count { block.append(contentsOf: repeatElement(0, count: block.count)) }
      let count = try Channel.input.read(into: &block, from: held)
      let end = held + count
      var start = 0
      var index = held
      while index < end {
        if block[index] == 0x0A {
          try answer(block.span.extracting(start..<index))
          start = index + 1
        }
        index += 1
      }
      if count == 0 {
        if end > start { try answer(block.span.extracting(start..<end)) }
        try flush()
        break
      }
      held = end - start
      if start > 0 { block.replaceSubrange(0..<held, with: Array(block[start..<end])) }
      try flush()
    }
    guard problemCount > 0 else { return }
    let hidden = problemCount - problemLimit
    if hidden > 0 { try Channel.problems.write("and \(hidden) more lines that cannot be read\n") }
    throw .told(exitCode: 2)
  }

  private mutating func flush() throws(CommandFailure) {
    try Channel.output.write(text.bytes)
    text.removeAll()
  }

  private mutating func answer(_ whole: Span<UInt8>) throws(CommandFailure) {
    lineNumber += 1
    let content = lineNumber == 1 ? whole.extracting(whole.boundsAfterByteOrderMark) : whole
    let line = content.extracting(content.trimmedBounds)
    guard !line.isEmpty else { return }
    line.splitFields(into: &fields)
    if !sawLine {
      sawLine = true
      if line.startsWithLetter, table.isHeader(line, fields) {
        text.append((Table.inputColumns + Table.answerColumns).joined(separator: ","))
        text.newline()
        return
      }
    }
    for column in Table.inputColumns.indices {
      if column > 0 { text.comma() }
      if column < fields.count { text.append(line.extracting(fields[column])) }
    }
    let start = text.bytes.count
    do throws(FieldProblem) {
      guard fields.count == Table.inputColumns.count else {
        throw FieldProblem(
          "fields", "give \(Table.inputColumns.joined(separator: ",")): \(Table.inputColumns.count) of them, not \(fields.count)")
      }
      try table.answer(line, fields, into: &text)
    } catch {
      text.shorten(to: start)
      text.append(Table.answerOfProblem)
      try report(error)
    }
    text.newline()
    if text.bytes.count > 1 << 20 { try flush() }
  }

  private mutating func report(_ problem: FieldProblem) throws(CommandFailure) {
    problemCount += 1
    guard problemCount <= problemLimit else { return }
    try Channel.problems.write("line \(lineNumber): \(problem.field): \(problem.message)\n")
  }
}

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
