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

/// One way to read a time of a clock that was put forward or back.
public struct TimeChoice: Sendable, Hashable, JSONEncodable {
  /// The value of `fold` that chooses this instant: `earlier` or `later`; `nil` when there is only one.
  public var fold: String?
  /// What the clocks of the place showed at the instant, `YYYY-MM-DDTHH:MM:SS`; an hour off the reading that was jumped over.
  public var local: String
  /// The instant, ISO 8601 with `Z`.
  public var utc: String
  /// The offset from UTC, `-04:00`.
  public var offset: String
  /// The abbreviation of the zone at that instant.
  public var abbreviation: String

  /// A reading.
  public init(fold: String?, local: String, utc: String, offset: String, abbreviation: String) {
    self.fold = fold
    self.local = local
    self.utc = utc
    self.offset = offset
    self.abbreviation = abbreviation
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("fold", ifPresent: fold)
      json.field("local", local)
      json.field("utc", utc)
      json.field("offset", offset)
      json.field("abbreviation", abbreviation)
    }
  }
}

/// The body of an error answer.
public struct ErrorAnswer: JSONEncodable, Sendable {
  /// What went wrong.
  public let problem: Problem
  /// The id of the request, to quote to whoever runs the server.
  public let requestId: String

  /// The answer to a request.
  public init(_ problem: Problem, requestId: String) {
    self.problem = problem
    self.requestId = requestId
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("error", problem.code.title)
      json.field("code", problem.code.rawValue)
      json.field("message", problem.message)
      json.field("field", ifPresent: problem.field)
      if !problem.allowed.isEmpty { json.field("allowed", problem.allowed) }
      if !problem.choices.isEmpty { json.field("choices", problem.choices) }
      json.field("requestId", requestId)
    }
  }
}
