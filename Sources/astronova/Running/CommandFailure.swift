/// Why a command ends without its answer.
enum CommandFailure: Error, Sendable, Hashable {
  /// Something that was given is wrong; the message names the field and what is allowed. Exit code 2.
  case misused(String)
  /// Something around us does not work. Exit code 1.
  case failed(String)
  /// The answer, written already, says what is wrong.
  case told(exitCode: Int32)

  /// A field that cannot be used, and what is allowed.
  static func field(_ name: String, _ message: String) -> CommandFailure { .misused("\(name): \(message)") }
}
