import Ephemeris
import Readings
import Server
import Wire

/// What is wrong with a field of a line, and what is allowed.
struct FieldProblem: Error {
  let field: String
  let message: String

  init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }

  /// Does what the engine may refuse, and says which option it was that it refused.
  static func naming<Found>(_ field: String, _ work: () throws(EphemerisError) -> Found) throws(FieldProblem) -> Found {
    do { return try work() } catch { throw FieldProblem(error, field: field) }
  }
}

extension FieldProblem {
  /// What an error of the engine means for a date.
  init(_ error: EphemerisError, field: String) {
    switch error {
    case .outsideRange(let body, let julianDate, let span):
      let subject = body.map { "\($0.name) is known for" } ?? "the ephemeris covers"
      self.init(
        field,
        "\(subject) the years \(YearSpan.text(span)), the Julian dates \(span.lowerBound) to \(span.upperBound) TT, not \(julianDate)"
      )
    case .notFinite: self.init(field, "give a finite number")
    }
  }
}
