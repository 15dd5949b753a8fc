public import Ephemeris

/// A span of Julian dates in years, for people.
public enum YearSpan {
  /// `1550–2649`: the first and the last year that is covered from its first day to its last.
  public static func text(_ span: ClosedRange<Double> = Sky.supportedJulianDates, separator: String = "–") -> String {
    let first = CivilDateTime(daysSinceJ2000: span.lowerBound - JulianDate.j2000, calendar: .gregorian).date
    let last = CivilDateTime(daysSinceJ2000: span.upperBound - JulianDate.j2000, calendar: .gregorian).date
    return "\((first.month, first.day) == (1, 1) ? first.year : first.year + 1)\(separator)\(last.year - 1)"
  }
}
