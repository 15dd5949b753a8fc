import Ephemeris

/// The words for the dates that can be computed.
enum SupportedSpan {
  /// `1550–2649`: the first and the last year that is covered from its first day to its last.
  static func years(_ span: ClosedRange<Double> = Sky.supportedJulianDates) -> String {
    let first = CivilDateTime(daysSinceJ2000: span.lowerBound - JulianDate.j2000, calendar: .gregorian).date
    let last = CivilDateTime(daysSinceJ2000: span.upperBound - JulianDate.j2000, calendar: .gregorian).date
    return "\((first.month, first.day) == (1, 1) ? first.year : first.year + 1)–\(last.year - 1)"
  }

  /// What an error of the engine means for a date.
  static func message(_ error: EphemerisError) -> String {
    switch error {
    case .outsideRange(let body, let julianDate, let span):
      let subject = body.map { "\($0.name) is known for" } ?? "the ephemeris covers"
      return
        "\(subject) the years \(years(span)), the Julian dates \(span.lowerBound) to \(span.upperBound) TT, not \(julianDate)"
    case .notFinite: return "give a finite number"
    }
  }
}
