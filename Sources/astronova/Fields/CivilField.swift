import ArgumentParser
import Atlas
import Ephemeris
import Readings
import Server
import Wire

/// Dates and times as people write them.
enum CivilField {
  /// Reads `YYYY-MM-DD`.
  ///
  /// - Throws: ``FieldProblem`` that says which part of it no calendar has.
  static func date(
    _ text: Span<UInt8>, field: String, calendar: CivilCalendar = .automatic
  ) throws(FieldProblem) -> CalendarDate {
    do {
      return try CivilFields.date(text, calendar: calendar)
    } catch {
      throw FieldProblem(error, field: field, shown: text.shown(0..<text.count))
    }
  }

  /// Reads a date that the ephemeris covers.
  static func coveredDate(
    _ text: String, field: String, calendar: CivilCalendar = .automatic
  ) throws(FieldProblem) -> CalendarDate {
    do {
      return try BirthReader(.kept, calendar: calendar).day(text)
    } catch {
      throw FieldProblem(error, field: field, shown: "‘\(text.prefix(40))’")
    }
  }

  /// Reads `HH:MM` or `HH:MM:SS`, with a fraction of a second if need be.
  static func time(_ text: Span<UInt8>, on date: CalendarDate, field: String) throws(FieldProblem) -> CivilDateTime {
    do {
      return try CivilFields.time(text, on: date, .fraction)
    } catch {
      throw FieldProblem(error, field: field, shown: text.shown(0..<text.count))
    }
  }

  /// Reads `now` or an ISO 8601 instant: `2026-11-21T04:00Z`, `2026-11-21T06:00:30.5+02:00`. Its calendar is the Gregorian.
  static func instant(_ text: String, field: String) throws(FieldProblem) -> UTC {
    if text.lowercased() == "now" { return Clock.now }
    let bytes = Array(text.utf8)
    let span = bytes.span
    let problem = FieldProblem(
      field, "‘\(text.prefix(40))’ is not an instant; give now, or a date, a time and Z or an offset, such as 2026-11-21T04:00Z")
    guard bytes.count >= 17, bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " ") else { throw problem }
    let date = try date(span.extracting(0..<10), field: field, calendar: .gregorian)
    var end = bytes.count
    var offset = 0
    if bytes[end - 1] | 0x20 == UInt8(ascii: "z") {
      end -= 1
    } else {
      let sign = bytes[end - 6]
      guard bytes.count >= 22, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), bytes[end - 3] == UInt8(ascii: ":"),
        let hours = digits(span, end - 5..<end - 3), let minutes = digits(span, end - 2..<end), hours < 24, minutes < 60
      else { throw problem }
      offset = (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
      end -= 6
    }
    let reading = span.extracting(11..<end)
    if let second = leapSecond(reading), let hour = digits(reading, 0..<2), let minute = digits(reading, 3..<5) {
      guard
        let instant = LeapSecond.instant(on: date, hour: hour, minute: minute, second: second, offsetMinutes: offset / 60)
      else { throw FieldProblem(field, "‘\(text.prefix(40))’: \(LeapSecond.rule)") }
      return instant
    }
    let clock = try time(reading, on: date, field: field)
    return UTC(daysSinceJ2000: clock.daysSinceJ2000(in: .gregorian) - Double(offset) / 86400)
  }

  /// The seconds 60 ..< 61 of `HH:MM:60`; `nil` for any other reading.
  private static func leapSecond(_ text: Span<UInt8>) -> Double? {
    guard text.count >= 8, text[2] == UInt8(ascii: ":"), text[5] == UInt8(ascii: ":"), digits(text, 6..<8) == 60 else {
      return nil
    }
    return DecimalNumber(text.extracting(6..<text.count))?.value
  }

  private static func digits(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) else { return nil }
      number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return number
  }
}

/// The option that says which calendar a date is of, by the names that the API has for it.
enum CalendarChoice: String, ExpressibleByArgument, CaseIterable {
  case automatic, julian, gregorian

  static let help = ArgumentHelp(
    "The calendar of the date; automatic is Julian before 1582-10-15 and Gregorian from then on.", valueName: "calendar")

  /// Reads a name in any case.
  init?(argument: String) { self.init(rawValue: argument.lowercased()) }

  var calendar: CivilCalendar {
    switch self {
    case .automatic: .automatic
    case .julian: .julian
    case .gregorian: .gregorian
    }
  }
}

/// Time zones as options and lines name them.
enum ZoneField {
  /// The zone with an IANA name, in any case, or of a fixed difference such as `GMT+5`.
  static func zone(_ name: String, field: String) throws(FieldProblem) -> TimeZoneHistory {
    do {
      return try BirthReader.zone(name)
    } catch {
      throw FieldProblem(error, field: field, shown: "‘\(name.prefix(40))’")
    }
  }
}

extension FieldProblem {
  /// What is wrong with a date, a time or a zone, and what is allowed.
  ///
  /// - Parameter shown: the text, in quotation marks.
  init(_ problem: BirthProblem, field: String, shown: String) {
    let times = "give HH:MM or HH:MM:SS, 00:00 to 23:59:59"
    switch problem {
    case .unreadableDate: self.init(field, "\(shown) is not a date; give YYYY-MM-DD, such as 1990-06-15")
    case .noSuchMonth(let month): self.init(field, "there is no month \(month); give 01 to 12")
    case .noSuchDay(_, _, let day, let last): self.init(field, "that month has no day \(day); give 01 to \(last)")
    case .dayLeftOut(let day):
      self.init(field, "October 1582 has no day \(day): the calendar went from the 4th to the 15th")
    case .outsideEphemeris(let year): self.init(field, "the ephemeris covers the years \(YearSpan.text()), not \(year)")
    case .inTheFuture(let latest):
      self.init(field, "nobody is born yet on \(shown); give \(ISO8601.date(latest)) at the latest")
    case .unreadableTime: self.init(field, "\(shown) is not a time; \(times)")
    case .noSuchTime: self.init(field, "no clock shows \(shown); \(times)")
    case .unknownZone(let name, let suggestions):
      let examples =
        suggestions.isEmpty ? "such as Europe/Paris, America/New_York or UTC" : "perhaps " + suggestions.joined(separator: ", ")
      self.init(field, "there is no time zone ‘\(name.prefix(40))’; give a name of the IANA database, \(examples)")
    case .ambiguousClock(let clock): self.init(clock, field: field)
    }
  }
}
