package import Atlas
package import Ephemeris
import Readings

/// Why something was not done for a person, with what the caller needs to ask better. Messages are one or two sentences in plain English
/// that begin with the name of the field where there is one.
package enum CompanionError: Error, Sendable {
  /// A value is missing, of the wrong kind, or out of bounds; `allowed` are the values that are taken, when they can be listed.
  case invalid(_ message: String, field: String? = nil, allowed: [String] = [])
  /// A date or a time that no calendar or clock has, or that the ephemeris does not reach.
  case invalidDate(_ message: String, field: String? = nil)
  /// A time zone that the IANA database does not have; `allowed` are names like it.
  case unknownZone(_ message: String, field: String, allowed: [String])
  /// The clocks of the place jumped over the time, or showed it twice: both readings are there to choose from.
  case ambiguousClock(AmbiguousClock, timeField: String, foldField: String)
  /// There is none, or none that is the person's own.
  case notFound(_ message: String, field: String? = nil)
  /// What stands does not let this be done.
  case conflict(_ message: String, field: String? = nil)
  /// The key of a request came before with another request.
  case keyReused(_ message: String, field: String? = nil)
  /// The caller may not; `allowed` is what a key for programs is good for.
  case forbidden(_ message: String, field: String? = nil, allowed: [String] = [])
  /// A token is none of ours, or its time is over.
  case invalidToken(_ message: String, field: String? = nil)
  /// The address and the password do not go together.
  case wrongCredentials(_ message: String, field: String? = nil)
  /// It needs a proof, not older than a few minutes, of who is asking.
  case proofTooOld(_ message: String, field: String? = nil)
  /// It cannot be done at this moment.
  case unavailable(_ message: String)
  /// What is kept does not open, or does not have its shape any more.
  case damaged
}

extension CompanionError {
  /// What an error of the engine means to whoever has sent a date.
  package init(_ error: EphemerisError, field: String?) {
    switch error {
    case .outsideRange(let body, _, let years):
      let subject = body.map { "\($0.name) can be placed" } ?? "Dates can be read"
      self = .invalidDate("\(subject) from \(YearSpan.text(years, separator: " to ")).", field: field)
    case .notFinite: self = .invalidDate("The date is not a number.", field: field)
    }
  }

  /// The same with its field under another name, in the message too.
  package func renamed(_ names: [String: String]) -> CompanionError {
    func renamed(_ message: String, _ field: String?) -> (message: String, field: String?) {
      guard let field, let name = names[field] else { return (message, field) }
      return (message.replacing(field, with: name), name)
    }
    switch self {
    case .invalid(let message, let field, let allowed):
      let new = renamed(message, field)
      return .invalid(new.message, field: new.field, allowed: allowed)
    case .invalidDate(let message, let field):
      let new = renamed(message, field)
      return .invalidDate(new.message, field: new.field)
    case .unknownZone(let message, let field, let allowed):
      let new = renamed(message, field)
      return .unknownZone(new.message, field: new.field ?? field, allowed: allowed)
    case .ambiguousClock(let clock, let time, let fold):
      // Of a time that was skipped the time is what is wrong, of one that was repeated the choice.
      return .ambiguousClock(
        clock, timeField: clock.wasSkipped ? names[time] ?? time : time, foldField: clock.wasSkipped ? fold : names[fold] ?? fold)
    case .notFound, .conflict, .keyReused, .forbidden, .invalidToken, .wrongCredentials, .proofTooOld, .unavailable, .damaged:
      return self
    }
  }
}
