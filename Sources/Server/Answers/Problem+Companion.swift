import Atlas
import Companion
import Ephemeris
import Wire

extension Problem {
  /// How the API says what the product could not do: the one place where errors get their codes, and with them their statuses.
  init(_ error: CompanionError) {
    switch error {
    case .invalid(let message, let field, let allowed): self.init(.validation, message, field: field, allowed: allowed)
    case .invalidDate(let message, let field): self.init(.invalidDate, message, field: field)
    case .unknownZone(let message, let field, let allowed): self.init(.invalidTimeZone, message, field: field, allowed: allowed)
    case .ambiguousClock(let clock, let timeField, let foldField):
      self.init(clock, timeField: timeField, foldField: foldField)
    case .notFound(let message, let field): self.init(.notFound, message, field: field)
    case .conflict(let message, let field): self.init(.conflict, message, field: field)
    case .keyReused(let message, let field): self.init(.idempotencyConflict, message, field: field)
    case .forbidden(let message, let field, let allowed): self.init(.forbidden, message, field: field, allowed: allowed)
    case .invalidToken(let message, let field): self.init(.invalidToken, message, field: field)
    case .wrongCredentials(let message, let field): self.init(.invalidCredentials, message, field: field)
    case .proofTooOld(let message, let field): self.init(.freshSignInRequired, message, field: field)
    case .unavailable(let message): self.init(.unavailable, message)
    case .damaged: self = .recordDamaged
    }
  }

  /// What an error means to a caller; `nil` for one that says nothing to them.
  init?(of error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let error as CompanionError: self.init(error)
    case let error as JSONError: self.init(error)
    default: return nil
    }
  }

  /// What an error of the engine means to whoever has sent a date.
  init(_ error: EphemerisError, field: String?) { self.init(CompanionError(error, field: field)) }

  /// The problem with its field under another name, in the message too.
  func renamed(_ names: [String: String]) -> Problem {
    guard let field, let name = names[field] else { return self }
    var problem = self
    problem.field = name
    problem.message = message.replacing(field, with: name)
    return problem
  }

  /// A record does not open, or does not have its shape any more.
  static let recordDamaged = Problem(
    .recordDamaged,
    "This record is damaged and cannot be opened; other records are not affected. It can be deleted, or restored from an export or a backup."
  )

  /// A clock reading that needs a choice: `TIME_SKIPPED` or `TIME_REPEATED`, with both readings.
  private init(_ ambiguous: AmbiguousClock, timeField: String, foldField: String) {
    let zone = ambiguous.zone
    let choices = TimeChoice.all(of: ambiguous.instants, in: zone)
    let shown = ISO8601.local(ambiguous.clock)
    let folds = ClockFold.allCases.map(\.rawValue)
    if ambiguous.wasSkipped {
      self.init(
        .timeSkipped,
        """
        \(timeField): the clocks of \(zone.identifier) jumped over \(shown). It can be read as \(choices[0].local) \
        (\(choices[0].utc)) or as \(choices[1].local) (\(choices[1].utc)). Send the time that the clock showed, or choose with \
        \(foldField): earlier or later.
        """,
        field: timeField, allowed: folds, choices: choices)
    } else {
      self.init(
        .timeRepeated,
        """
        \(timeField): the clocks of \(zone.identifier) showed \(shown) twice, at \(choices[0].utc) and at \(choices[1].utc). \
        Choose with \(foldField): earlier or later.
        """,
        field: foldField, allowed: folds, choices: choices)
    }
  }
}
