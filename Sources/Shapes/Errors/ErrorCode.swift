/// The stable codes of the errors of the API.
public enum ErrorCode: String, WireWord {
  /// The body is not JSON.
  case invalidJSON = "INVALID_JSON"
  /// A field is missing, of the wrong type, or outside its range.
  case validation = "VALIDATION_ERROR"
  /// A date or a time that no calendar or clock has, or that lies outside the ephemeris.
  case invalidDate = "INVALID_DATE"
  /// A time zone name that the IANA database does not have.
  case invalidTimeZone = "INVALID_TIMEZONE"
  /// The clocks of that place jumped over this time.
  case timeSkipped = "TIME_SKIPPED"
  /// The clocks of that place showed this time twice.
  case timeRepeated = "TIME_REPEATED"
  /// A zodiac or tradition that this server cannot compute yet.
  case unsupportedSystem = "UNSUPPORTED_SYSTEM"
  /// Nothing is here, or it has expired.
  case notFound = "NOT_FOUND"
  /// The path exists, the method does not.
  case methodNotAllowed = "METHOD_NOT_ALLOWED"
  /// The body is larger than the server reads.
  case bodyTooLarge = "BODY_TOO_LARGE"
  /// The body is of a type that the route does not read.
  case unsupportedMediaType = "UNSUPPORTED_MEDIA_TYPE"
  /// The same `Idempotency-Key` came with another body.
  case idempotencyConflict = "IDEMPOTENCY_CONFLICT"
  /// It is not allowed: a form from another site, a key without the scope, a role that is missing.
  case forbidden = "FORBIDDEN"
  /// Only for whoever is signed in.
  case authRequired = "AUTH_REQUIRED"
  /// The token is none of ours, or its time is over.
  case invalidToken = "INVALID_TOKEN"
  /// The address and the password do not go together.
  case invalidCredentials = "INVALID_CREDENTIALS"
  /// It needs a proof, not older than a few minutes, of who is asking.
  case freshSignInRequired = "FRESH_SIGN_IN_REQUIRED"
  /// What stands does not let this be done.
  case conflict = "CONFLICT"
  /// The account keeps as much as it may.
  case quotaExceeded = "QUOTA_EXCEEDED"
  /// Too much in too short a time.
  case rateLimitExceeded = "RATE_LIMIT_EXCEEDED"
  /// This server has not what it takes.
  case notImplemented = "NOT_IMPLEMENTED"
  /// A purchase cannot be verified, so nothing comes of it.
  case purchaseNotVerified = "PURCHASE_NOT_VERIFIED"
  /// What is kept under this id does not open any more.
  case recordDamaged = "RECORD_DAMAGED"
  /// Something failed on our side.
  case internalError = "INTERNAL_ERROR"
  /// The server has no room to keep anything; nothing of the request was kept.
  case storageFull = "STORAGE_FULL"
  /// The server is starting or stopping.
  case unavailable = "UNAVAILABLE"

  /// The HTTP status that goes with the code.
  public var status: Int {
    switch self {
    case .invalidJSON, .validation, .invalidDate, .invalidTimeZone, .timeSkipped, .timeRepeated, .unsupportedSystem: 400
    case .authRequired, .invalidToken, .invalidCredentials: 401
    case .forbidden, .freshSignInRequired, .quotaExceeded: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .conflict: 409
    case .bodyTooLarge: 413
    case .unsupportedMediaType: 415
    case .idempotencyConflict, .purchaseNotVerified: 422
    case .rateLimitExceeded: 429
    case .internalError, .recordDamaged: 500
    case .notImplemented: 501
    case .unavailable: 503
    case .storageFull: 507
    }
  }

  /// A few words for a person, the same for every error of this code.
  public var title: String {
    switch self {
    case .invalidJSON: "Invalid JSON"
    case .validation: "Validation failed"
    case .invalidDate: "Invalid date or time"
    case .invalidTimeZone: "Unknown time zone"
    case .timeSkipped: "This time was skipped"
    case .timeRepeated: "This time happened twice"
    case .unsupportedSystem: "System not available"
    case .notFound: "Not found"
    case .methodNotAllowed: "Method not allowed"
    case .bodyTooLarge: "Body too large"
    case .unsupportedMediaType: "Unsupported media type"
    case .idempotencyConflict: "Idempotency key reused"
    case .forbidden: "Forbidden"
    case .authRequired: "Sign in first"
    case .invalidToken: "Invalid token"
    case .invalidCredentials: "Invalid credentials"
    case .freshSignInRequired: "Sign in again"
    case .conflict: "Conflict"
    case .quotaExceeded: "Nothing more fits"
    case .rateLimitExceeded: "Too many requests"
    case .notImplemented: "Not available on this server"
    case .purchaseNotVerified: "Purchase not verified"
    case .recordDamaged: "Damaged record"
    case .internalError: "Internal error"
    case .unavailable: "Not available"
    case .storageFull: "The disk is full"
    }
  }
}
