package import Ephemeris
import Readings
package import Wire

extension Problem {
  /// What an error of the engine means to a caller.
  package init(_ error: EphemerisError, field: String?) {
    switch error {
    case .outsideRange(let body, _, let years):
      let subject = body.map { "\($0.name) can be placed" } ?? "Dates can be read"
      self.init(.invalidDate, "\(subject) from \(YearSpan.text(years, separator: " to ")).", field: field)
    case .notFinite:
      self.init(.invalidDate, "The date is not a number.", field: field)
    }
  }
}
