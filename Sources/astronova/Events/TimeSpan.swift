import Ephemeris

/// A span of time as `--from` and `--to` give it.
struct TimeSpan {
  let start: UTC
  let end: UTC

  /// Reads two dates, YYYY-MM-DD in UTC and both included, or instants; without an end, a year or as many days as are usual.
  init(from: String, to: String?, usually days: Double = 365.2425) throws(FieldProblem) {
    start = try Self.instant(from, field: "--from", daysOn: 0)
    try Self.checkCovered(start, field: "--from")
    let last = Sky.supportedJulianDates.upperBound
    if let to {
      end = try Self.instant(to, field: "--to", daysOn: 1)
      try Self.checkCovered(end, field: "--to")
    } else {
      let usual = UTC(daysSinceJ2000: start.daysSinceJ2000 + days)
      // What is left of the ephemeris, less the second by which the scales might be rounded.
      end =
        TT(usual).julianDate <= last
        ? usual : UTC(TT(daysSinceJ2000: last - JulianDate.j2000 - 1 / JulianDate.secondsPerDay))
    }
    guard end > start else { throw FieldProblem("--to", "give an instant after --from") }
    guard end.daysSinceJ2000 - start.daysSinceJ2000 <= 36_600 else {
      throw FieldProblem("--to", "give a span of a century at most")
    }
  }

  private static func checkCovered(_ instant: UTC, field: String) throws(FieldProblem) {
    let julianDate = TT(instant).julianDate
    guard Sky.supportedJulianDates.contains(julianDate) else {
      throw FieldProblem(.outsideRange(body: nil, julianDate: julianDate, supported: Sky.supportedJulianDates), field: field)
    }
  }

  private static func instant(_ text: String, field: String, daysOn days: Double) throws(FieldProblem) -> UTC {
    guard text.utf8.count == 10 else { return try CivilField.instant(text, field: field) }
    return UTC(daysSinceJ2000: try CivilField.coveredDate(text, field: field).midnight() + days)
  }
}
