import Ephemeris
import Readings
import Server
import Wire

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
