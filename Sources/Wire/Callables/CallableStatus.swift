/// The statuses of the callable protocol (Firebase, “Protocol specification for https.onCall”), which are those of gRPC.
package enum CallableStatus: String, Sendable, Hashable, CaseIterable {
  case invalidArgument = "INVALID_ARGUMENT"
  case failedPrecondition = "FAILED_PRECONDITION"
  case unauthenticated = "UNAUTHENTICATED"
  case permissionDenied = "PERMISSION_DENIED"
  case notFound = "NOT_FOUND"
  case alreadyExists = "ALREADY_EXISTS"
  case aborted = "ABORTED"
  case resourceExhausted = "RESOURCE_EXHAUSTED"
  case internalError = "INTERNAL"
  case unimplemented = "UNIMPLEMENTED"
  case unavailable = "UNAVAILABLE"
  case deadlineExceeded = "DEADLINE_EXCEEDED"

  /// The HTTP status that goes with it.
  package var httpStatus: Int {
    switch self {
    case .invalidArgument, .failedPrecondition: 400
    case .unauthenticated: 401
    case .permissionDenied: 403
    case .notFound: 404
    case .alreadyExists, .aborted: 409
    case .resourceExhausted: 429
    case .internalError: 500
    case .unimplemented: 501
    case .unavailable: 503
    case .deadlineExceeded: 504
    }
  }

  /// The status for an error of our own dialect.
  package init(_ code: ErrorCode) {
    self =
      switch code {
      case .invalidJSON, .validation, .invalidDate, .invalidTimeZone, .timeSkipped, .timeRepeated, .unsupportedSystem,
        .bodyTooLarge, .unsupportedMediaType, .methodNotAllowed, .idempotencyConflict:
        .invalidArgument
      case .notFound: .notFound
      case .forbidden, .freshSignInRequired: .permissionDenied
      case .authRequired, .invalidToken, .invalidCredentials: .unauthenticated
      case .conflict, .preconditionFailed: .aborted
      case .rateLimitExceeded, .quotaExceeded: .resourceExhausted
      case .notImplemented, .purchaseNotVerified: .unimplemented
      case .internalError, .recordDamaged: .internalError
      // A caller can do nothing about it but try again later; `RESOURCE_EXHAUSTED` would say that it asked too much.
      case .unavailable, .storageFull: .unavailable
      }
  }
}

/// What a callable function answers when it went well: `{"result": …}`.
package struct CallableResult<Value: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let value: Value

  package init(_ value: Value) { self.value = value }

  package func encode(to json: inout JSONWriter) { json.object { json in json.field("result", value) } }
}

/// What a callable function answers when it did not: `{"error": {"status", "message"}}`.
package struct CallableFault: Error, JSONEncodable, Sendable, Hashable {
  package var status: CallableStatus
  package var message: String

  package init(_ status: CallableStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// An error of our own dialect in this one. What failed on our side is `INTERNAL` and says no more, as the protocol has it.
  package init(_ problem: Problem) {
    let status = CallableStatus(problem.code)
    self.init(status, status == .internalError ? "INTERNAL" : problem.message)
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.object("error") { json in
        json.field("status", status.rawValue)
        json.field("message", message)
      }
    }
  }
}
