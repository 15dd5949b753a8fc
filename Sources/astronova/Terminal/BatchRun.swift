/// Reads lines of fields and writes a row for each to standard output, a block at a time: memory does not grow with the input.
///
/// - Every line that is not empty gets its row, which begins with the fields as they came. A line that cannot be read gets a row
///   without numbers, a message with its number on standard error, and the run ends with exit code 2.
/// - A header, a first line whose fields are words, is answered with a header. A line that is a JSON object is answered with one.
/// - What has been read is answered before more is waited for, so that a program may converse with the command through pipes.
struct BatchRun<Table: BatchTable> {
  private var table: Table
  private let input: Channel
  private let stopsAtProblem: Bool
  /// The names of columns as members of an object begin.
  private let inputNames: [String]
  private let answerNames: [String]
  private var progress: ProgressReport
  private var text = ByteText(capacity: 1 << 20)
  private var fields: [Range<Int>] = []
  private var scratch = ByteText(capacity: 1 << 12)
  /// Where in `text` answers are still to be put in that the table works out together, and whether as members of an object.
  private var gaps: [(place: Int, isObject: Bool)] = []
  private var lineNumber = 0
  private var sawLine = false
  private var problemCount = 0
  private var isEnded = false

  /// So many problems are told in full; the rest are counted.
  private let problemLimit = 100
  /// So many answers are worked out together at most.
  private let gapLimit = 8192

  /// A run over the lines of an input.
  ///
  /// - Parameters:
  ///   - stopsAtProblem: whether the first line that cannot be read is the last that is answered.
  ///   - report: who is told how many lines are answered.
  init(_ table: Table, from input: Channel = .input, stopsAtProblem: Bool, telling report: ProgressReport) {
    self.table = table
    self.input = input
    self.stopsAtProblem = stopsAtProblem
    self.progress = report
    inputNames = Table.inputColumns.map(BatchLine.quoted)
    answerNames = table.answerColumns.map(BatchLine.quoted)
  }

  /// Answers the input to its end.
  ///
  /// - Throws: ``CommandFailure`` with exit code 2 when a line could not be read.
  mutating func run() throws(CommandFailure) {
    var block = [UInt8](repeating: 0, count: 1 << 18)
    var held = 0
    while !isEnded {
      // A line longer than the block: make room for more of it.
      if held == block.count { block.append(contentsOf: repeatElement(0, count: block.count)) }
      let count = try input.read(into: &block, from: held)
      let end = held + count
      var start = 0
      var index = held
      while index < end, !isEnded {
        if block[index] == 0x0A {
          try answer(block.span.extracting(start..<index))
          start = index + 1
        }
        index += 1
      }
      if count == 0 {
        if end > start, !isEnded { try answer(block.span.extracting(start..<end)) }
        try flush()
        break
      }
      held = end - start
      if start > 0 { block.replaceSubrange(0..<held, with: Array(block[start..<end])) }
      try flush()
    }
    progress.end()
    guard problemCount > 0 else { return }
    let hidden = problemCount - problemLimit
    if hidden > 0 { try Channel.problems.write("and \(hidden) more lines that cannot be read\n") }
    throw .told(exitCode: 2)
  }

  private mutating func flush() throws(CommandFailure) {
    if gaps.isEmpty {
      try Channel.output.write(text.bytes)
    } else {
      table.work()
      var whole = ByteText(capacity: text.bytes.count * 8)
      var start = 0
      for (index, gap) in gaps.enumerated() {
        whole.append(text.bytes.span.extracting(start..<gap.place))
        start = gap.place
        if gap.isObject {
          scratch.removeAll()
          table.write(index, into: &scratch)
          Self.appendMembers(scratch, named: answerNames, to: &whole)
        } else {
          table.write(index, into: &whole)
        }
      }
      whole.append(text.bytes.span.extracting(start..<text.bytes.count))
      table.forget()
      gaps.removeAll(keepingCapacity: true)
      try Channel.output.write(whole.bytes)
    }
    text.removeAll()
    progress.tell("\(lineNumber) lines" + (problemCount > 0 ? ", \(problemCount) of them cannot be read" : ""))
  }

  private mutating func answer(_ whole: Span<UInt8>) throws(CommandFailure) {
    lineNumber += 1
    let content = lineNumber == 1 ? whole.extracting(whole.boundsAfterByteOrderMark) : whole
    let line = content.extracting(content.trimmedBounds)
    guard !line.isEmpty else { return }
    if BatchLine.isObject(line) {
      sawLine = true
      try answerObject(line)
    } else {
      line.splitFields(into: &fields)
      if !sawLine {
        sawLine = true
        if line.startsWithLetter, table.isHeader(line, fields) {
          text.append((Table.inputColumns + table.answerColumns).joined(separator: ","))
          text.newline()
          return
        }
      }
      try answerFields(line)
    }
    if text.bytes.count > 1 << 20 || gaps.count >= gapLimit { try flush() }
  }

  private mutating func answerFields(_ line: Span<UInt8>) throws(CommandFailure) {
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
      if Table.worksTogether { gaps.append((text.bytes.count, false)) }
    } catch {
      text.shorten(to: start)
      text.append(table.answerOfProblem)
      try tell(error)
    }
    text.newline()
  }

  private mutating func answerObject(_ line: Span<UInt8>) throws(CommandFailure) {
    text.append(UInt8(ascii: "{"))
    scratch.removeAll()
    var values: [UInt8] = []
    var isRead = false
    do throws(FieldProblem) {
      try BatchLine.read(line, columns: Table.inputColumns, into: &values, &fields)
      isRead = true
      try table.answer(values.span, fields, into: &scratch)
    } catch {
      scratch.removeAll()
      scratch.append(table.answerOfProblem)
      try tell(error)
      appendInput(values.span, isRead)
      Self.appendMembers(scratch, named: answerNames, to: &text)
      text.append("}\n")
      return
    }
    appendInput(values.span, true)
    if Table.worksTogether {
      gaps.append((text.bytes.count, true))
    } else {
      Self.appendMembers(scratch, named: answerNames, to: &text)
    }
    text.append("}\n")
  }

  private mutating func appendInput(_ values: Span<UInt8>, _ isRead: Bool) {
    for index in inputNames.indices {
      if index > 0 { text.comma() }
      BatchLine.append(values.extracting(isRead ? fields[index] : 0..<0), named: inputNames[index], to: &text)
    }
  }

  /// Answer columns, each with its comma in front, as members.
  private static func appendMembers(_ answer: ByteText, named names: [String], to text: inout ByteText) {
    let bytes = answer.bytes.span
    guard !bytes.isEmpty else { return }
    BatchLine.append(bytes.extracting(1..<bytes.count), named: names, to: &text)
  }

  private mutating func tell(_ problem: FieldProblem) throws(CommandFailure) {
    problemCount += 1
    isEnded = stopsAtProblem
    guard problemCount <= problemLimit else { return }
    progress.end()
    try Channel.problems.write("line \(lineNumber): \(problem.field): \(problem.message)\n")
  }
}

/// Turns lines of fields into rows of an answer, one for one.
protocol BatchTable {
  /// The names of the fields of a line.
  static var inputColumns: [String] { get }
  /// The names of what follows them in the answer.
  var answerColumns: [String] { get }
  /// The answer columns of a line that cannot be read, each with its comma in front.
  var answerOfProblem: String { get }

  /// Whether the fields of the first line are names of columns. Asked when its first field is a word.
  mutating func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool

  /// Appends the answer columns of a line, each with its comma in front; where answers are worked out together, only remembers it.
  ///
  /// What has been appended when a problem is thrown is taken back.
  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem)

  /// Whether answers are worked out together, some thousands at a time.
  static var worksTogether: Bool { get }
  /// Works out the answers of all lines that are remembered.
  mutating func work()
  /// Appends the answer columns of one of them, each with its comma in front, counted from 0 in the order in which they came.
  mutating func write(_ index: Int, into text: inout ByteText)
  /// Forgets them.
  mutating func forget()
}

extension BatchTable {
  static var worksTogether: Bool { false }
  mutating func work() {}
  mutating func write(_ index: Int, into text: inout ByteText) {}
  mutating func forget() {}
}
