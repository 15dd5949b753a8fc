import ArgumentParser

/// How a command answers many lines.
struct BatchOptions: ParsableArguments {
  @Flag(help: "Answer lines of standard input, or of --input: fields with commas between, or JSON objects, one a line.")
  var batch = false

  @Option(help: ArgumentHelp("With --batch, read the lines of this file.", valueName: "file"))
  var input: String?

  @Flag(help: "With --batch, end at the first line that cannot be read.")
  var stop = false

  @OptionGroup var progress: ProgressOptions

  /// Answers every line of the input.
  func run(_ table: some BatchTable) throws {
    let channel: Channel
    if let input { channel = try Channel.reading(input) } else { channel = .input }
    var run = BatchRun(table, from: channel, stopsAtProblem: stop, telling: progress.report)
    try run.run()
  }

  /// Refuses what every line says for itself, so that nobody believes it was heard.
  ///
  /// - Parameter given: the names of options, with whether each is there.
  func refuse(_ given: KeyValuePairs<String, Bool>) throws(FieldProblem) {
    for (name, isGiven) in given where isGiven { throw FieldProblem(name, "with --batch every line says it for itself") }
  }

  /// Refuses a form that is none of lines.
  func refuseForm(_ isGiven: Bool) throws(FieldProblem) {
    if isGiven {
      throw FieldProblem("--format", "with --batch lines of fields are answered with fields, and JSON objects with objects")
    }
  }

  /// - Throws: ``FieldProblem`` when an option is there that means something only with --batch.
  func checkAlone() throws(FieldProblem) {
    if input != nil { throw FieldProblem("--input", "it is read with --batch only") }
    if stop { throw FieldProblem("--stop", "it means something with --batch only") }
  }
}
