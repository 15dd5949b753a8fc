package import Atlas
package import Ephemeris

/// Dates, times and instants as the API takes them.
package enum CivilText {
  /// Reads `YYYY-MM-DD`.
  package static func date(_ text: String, field: String, calendar: CivilCalendar = .automatic) throws(CompanionError)
    -> CalendarDate
  {
    do {
      return try BirthReader(.kept, calendar: calendar).day(text)
    } catch {
      throw CompanionError(error, fields: Fields(date: field))
    }
  }

  /// Reads `HH:MM` or `HH:MM:SS` on a day.
  package static func time(_ text: String, on date: CalendarDate, field: String) throws(CompanionError) -> CivilDateTime {
    do {
      return try BirthReader(.kept).time(text, on: date)
    } catch {
      throw CompanionError(error, fields: Fields(time: field))
    }
  }

  /// Reads the name of a time zone.
  package static func zone(_ name: String, field: String) throws(CompanionError) -> TimeZoneHistory {
    do {
      return try BirthReader.zone(name)
    } catch {
      throw CompanionError(error, fields: Fields(zone: field))
    }
  }

  /// What the fields of a birth are called in messages.
  package struct Fields: Sendable {
    package var date = "date"
    package var time = "time"
    package var fold = "fold"
    package var zone = "timezone"
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

  private static func digits(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
