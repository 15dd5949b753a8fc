import Ephemeris
import Wire

extension Problem {
  /// What an error of the engine means to a caller.
  init(_ error: EphemerisError, field: String?) {
    switch error {
    case .outsideRange(let body, _, let years):
      let subject = body.map { "\($0.name) can be placed" } ?? "Dates can be read"
      self.init(.invalidDate, "\(subject) from \(YearSpan.text(years, separator: " to ")).", field: field)
    case .notFinite:
      self.init(.invalidDate, "The date is not a number.", field: field)
    }
  }
}

/// A span of Julian dates in years.
enum YearSpan {
  /// Those of some bodies that can be placed at an instant.
  static func bodies(_ bodies: [CelestialBody], placeableAt instant: TT) -> [CelestialBody] {
    guard let sky = try? Sky(at: instant) else { return bodies }
    return bodies.filter { (try? sky.position(of: $0)) != nil }
  }

  /// `1550–2650`: the years of the first and the last day.
  static func text(_ span: ClosedRange<Double>, separator: String = "–") -> String {
    let first = CivilDateTime(daysSinceJ2000: span.lowerBound - JulianDate.j2000, calendar: .gregorian).date
    let last = CivilDateTime(daysSinceJ2000: span.upperBound - JulianDate.j2000 - 1, calendar: .gregorian).date
    return "\(first.year)\(separator)\(last.year)"
  }
}
