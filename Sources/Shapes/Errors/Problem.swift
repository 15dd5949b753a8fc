/// An error as a caller sees it: what was wrong, with which field, and what is allowed.
public struct Problem: Error, Sendable, Hashable {
  /// The stable code.
  public var code: ErrorCode
  /// One or two sentences for a person.
  public var message: String
  /// The path of the field that is wrong, `birthData.latitude`.
  public var field: String?
  /// The values that are allowed, when they can be listed.
  public var allowed: [String]
  /// The readings to choose from, for a time that is skipped or repeated.
  public var choices: [TimeChoice]

  /// An error with a code and a message.
  public init(_ code: ErrorCode, _ message: String, field: String? = nil, allowed: [String] = [], choices: [TimeChoice] = []) {
    self.code = code
    self.message = message
    self.field = field
    self.allowed = allowed
    self.choices = choices
  }
}
