/// What went wrong.
///
/// {name: Error}
public struct ErrorAnswer: Shape {
  /// A few words, the same for every error of this code.
  public var error: String
  public var code: ErrorCode
  /// What was wrong and what is allowed.
  public var message: String
  /// The path of the field that is wrong.
  public var field: String?
  /// The values that are allowed, when they can be listed.
  public var allowed: [String]?
  /// The readings to choose from, for a time that is skipped or repeated.
  public var choices: [TimeChoice]?
  /// The id of the request, to quote to whoever runs the server.
  public var requestId: String

  /// The answer to a request.
  public init(_ problem: Problem, requestId: String) {
    self.init(
      error: problem.code.title, code: problem.code, message: problem.message, field: problem.field,
      allowed: problem.allowed.isEmpty ? nil : problem.allowed, choices: problem.choices.isEmpty ? nil : problem.choices,
      requestId: requestId)
  }
}
