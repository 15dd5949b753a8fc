import Companion
import Ephemeris
import Wire

/// A span of time as requests give it: `from` and `to`, dates in UTC of which the last still counts, or instants.
struct InstantSpan: Sendable {
  let start: UTC
  let end: UTC

  /// Reads a span.
  ///
  /// - Parameters:
  ///   - from: the beginning; `now` when left out.
  ///   - to: the end; `usually` days later when left out.
  ///   - atMost: the longest span in days that one request may ask for.
  init(from: String?, to: String?, now: UTC, usually: Double, atMost: Double) throws {
    start = if let from { try Self.instant(from, field: "from", daysOn: 0) } else { now }
    end = if let to { try Self.instant(to, field: "to", daysOn: 1) } else { UTC(daysSinceJ2000: start.daysSinceJ2000 + usually) }
    guard end > start else { throw Problem(.validation, "to must lie after from.", field: "to") }
    guard end.daysSinceJ2000 - start.daysSinceJ2000 <= atMost + 1 else {
      throw Problem(
        .validation, "to must lie at most \(Int(atMost)) days after from; ask for a longer span in parts.", field: "to")
    }
  }

  /// Reads one moment: a date, of which 0 h UTC is meant, or an instant; `now` when left out.
  static func moment(_ text: String?, field: String, now: UTC) throws -> UTC {
    guard let text else { return now }
    return try instant(text, field: field, daysOn: 0)
  }

  /// Reads a date, the beginning of which is meant, `days` on, or an instant.
  static func instant(_ text: String, field: String, daysOn days: Double) throws -> UTC {
    guard text.utf8.count == 10 else { return try CivilText.instant(text, field: field) }
    return UTC(daysSinceJ2000: try CivilText.date(text, field: field).midnight() + days)
  }
}
