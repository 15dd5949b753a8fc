import ArgumentParser

/// Whether a command that does something says what it did.
struct QuietOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
  var quiet = false

  /// Writes to standard output what was done, unless nobody wants to know.
  func tell(_ text: String) throws(CommandFailure) { if !quiet { try Channel.output.write(text) } }
}
