/// An error that says what stands, so that the caller can look at both and decide.
public struct ConflictAnswer<Standing: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let problem: Problem
  let requestId: String
  let current: Standing

  /// An error with what stands.
  public init(_ problem: Problem, requestId: String, current: Standing) {
    self.problem = problem
    self.requestId = requestId
    self.current = current
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("error", problem.code.title)
      json.field("code", problem.code.rawValue)
      json.field("message", problem.message)
      json.field("requestId", requestId)
      json.field("current", current)
    }
  }
}
