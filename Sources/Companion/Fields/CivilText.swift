package import Atlas
package import Ephemeris

/// Dates, times and instants as the API takes them.
package enum CivilText {
  /// Reads `YYYY-MM-DD`.
  package static func date(_ text: String, field: String, calendar: CivilCalendar = .automatic) throws(CompanionError)
    -> CalendarDate
  {
    let parts = text.utf8.count <= 12 ? text.split(separator: "-", omittingEmptySubsequences: false) : []
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = digits(parts[0]), let month = digits(parts[1]), let day = digits(parts[2])
    else {
      throw CompanionError.invalidDate(
        "Invalid date/time format, use YYYY-MM-DD and optional HH:MM: \(field) cannot be read.", field: field)
    }
    guard (1...12).contains(month) else {
      throw CompanionError.invalidDate(
        "Invalid date/time format: month must be in 1..12, got \(month) in \(field).", field: field)
    }
    guard (1...31).contains(day) else {
      throw CompanionError.invalidDate("Invalid date/time format: day must be in 1..31, got \(day) in \(field).", field: field)
    }
    guard let date = CalendarDate(year: year, month: month, day: day, calendar: calendar) else {
      let reason =
        (year, month) == (1582, 10)
        ? "the days from 5 to 14 October 1582 were left out of the calendar" : "that month has no day \(day)"
      throw CompanionError.invalidDate("\(field) names a day that does not exist: \(reason).", field: field)
    }
    guard supportedDays.contains(date.dayNumber(in: calendar)) else {
      let first = ISO8601.date(CalendarDate(dayNumber: supportedDays.lowerBound, calendar: .gregorian))
      let last = ISO8601.date(CalendarDate(dayNumber: supportedDays.upperBound, calendar: .gregorian))
      throw CompanionError.invalidDate("\(field) must lie between \(first) and \(last), got the year \(year).", field: field)
    }
    return date
  }

  /// Reads `HH:MM` or `HH:MM:SS` on a day.
  package static func time(_ text: String, on date: CalendarDate, field: String) throws(CompanionError) -> CivilDateTime {
    let parts = text.utf8.count <= 8 ? text.split(separator: ":", omittingEmptySubsequences: false) : []
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else {
      throw CompanionError.invalidDate(
        "Invalid date/time format, use YYYY-MM-DD and optional HH:MM: \(field) cannot be read.", field: field)
    }
    let values = parts.compactMap(digits)
    guard values.count == parts.count,
      let clock = CivilDateTime(date: date, hour: values[0], minute: values[1], second: values.count == 3 ? Double(values[2]) : 0)
    else {
      throw CompanionError.invalidDate("Invalid date/time format: \(field) must lie between 00:00 and 23:59:59.", field: field)
    }
    return clock
  }

  /// Reads the name of a time zone.
  package static func zone(_ name: String, field: String) throws(CompanionError) -> TimeZoneHistory {
    do {
      return try TimeZoneHistory(identifier: String(name.prefix(64)))
    } catch {
      var suggestions: [String] = []
      if case .unknownZone(_, let names) = error { suggestions = names }
      let examples = suggestions.isEmpty ? ["Europe/Paris", "America/New_York", "UTC"] : suggestions
      throw CompanionError.unknownZone(
        "\(field): there is no time zone “\(name.prefix(64))”; use a name of the IANA database such as \(examples.joined(separator: ", ")).",
        field: field, allowed: suggestions)
    }
  }

  /// Reads an ISO 8601 instant: `2026-11-21T07:30:00Z`, `2026-11-21T07:30+02:00`.
  package static func instant(_ text: String, field: String) throws(CompanionError) -> UTC {
    let problem = CompanionError.invalidDate(
      "\(field) must be an ISO 8601 instant with Z or an offset, such as 2026-11-21T07:30:00Z.", field: field)
    guard text.utf8.count <= 40, let separator = text.firstIndex(where: { $0 == "T" || $0 == " " }) else { throw problem }
    let date = try date(String(text[..<separator]), field: field, calendar: .gregorian)
    var rest = text[text.index(after: separator)...]
    var offset = 0
    if rest.hasSuffix("Z") || rest.hasSuffix("z") {
      rest.removeLast()
    } else if let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let parts = rest[rest.index(after: sign)...].split(separator: ":")
      guard parts.count == 2, let hours = digits(parts[0]), let minutes = digits(parts[1]), hours <= 23, minutes <= 59 else {
        throw problem
      }
      offset = (rest[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
      rest = rest[..<sign]
    } else {
      throw problem
    }
    var fraction = 0.0
    if let point = rest.firstIndex(of: ".") {
      let digits = rest[rest.index(after: point)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit), let value = Double("0." + digits) else { throw problem }
      fraction = value
      rest = rest[..<point]
    }
    if rest.hasSuffix(":60") {
      guard let instant = leapSecond(rest, fraction, on: date, offsetMinutes: offset / 60) else {
        throw CompanionError.invalidDate("\(field): \(LeapSecond.rule).", field: field)
      }
      return instant
    }
    let clock = try time(String(rest), on: date, field: field)
    return UTC(daysSinceJ2000: clock.daysSinceJ2000(in: .gregorian) + (fraction - Double(offset)) / 86400)
  }

  /// The instant of `HH:MM:60`; `nil` where UTC had no leap second.
  private static func leapSecond(_ text: Substring, _ fraction: Double, on date: CalendarDate, offsetMinutes: Int) -> UTC? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = digits(parts[0]), let minute = digits(parts[1]) else { return nil }
    return LeapSecond.instant(on: date, hour: hour, minute: minute, second: 60 + fraction, offsetMinutes: offsetMinutes)
  }

  /// Reads the name of a calendar; nothing means automatic.
  package static func calendar(_ text: String?, field: String) throws(CompanionError) -> CivilCalendar {
    switch text?.lowercased() {
    case nil, "automatic"?: return .automatic
    case "julian"?: return .julian
    case "gregorian"?: return .gregorian
    default:
      throw CompanionError.invalid(
        "\(field) must be automatic, julian or gregorian.", field: field,
        allowed: ["automatic", "julian", "gregorian"])
    }
  }

  /// The days (Julian day numbers) that lie within the kernel in every time zone.
  package static let supportedDays: ClosedRange<Int> = {
    let span = Sky.supportedJulianDates
    return Int(clamping: span.lowerBound.rounded(.up)) + 1...Int(clamping: span.upperBound.rounded(.down)) - 2
  }()

  private static func digits(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
