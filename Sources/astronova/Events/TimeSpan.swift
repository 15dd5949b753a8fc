import Ephemeris

/// A span of time as `--from` and `--to` give it.
struct TimeSpan {
  let start: UTC
  let end: UTC

  /// Reads two dates, YYYY-MM-DD in UTC and both included, or instants; without an end, a year or as many days as are usual.
  init(from: String, to: String?, usually days: Double = 365.2425) throws(FieldProblem) {
    start = try Self.instant(from, field: "--from", daysOn: 0)
    end =
      if let to { try Self.instant(to, field: "--to", daysOn: 1) } else { UTC(daysSinceJ2000: start.daysSinceJ2000 + days) }
    guard end > start else { throw FieldProblem("--to", "give an instant after --from") }
    guard end.daysSinceJ2000 - start.daysSinceJ2000 <= 36_600 else {
      throw FieldProblem("--to", "give a span of a century at most")
    }
  }

  private static func instant(_ text: String, field: String, daysOn days: Double) throws(FieldProblem) -> UTC {
    guard text.utf8.count == 10 else { return try CivilField.instant(text, field: field) }
    return UTC(daysSinceJ2000: try CivilField.coveredDate(text, field: field).midnight() + days)
  }
}
