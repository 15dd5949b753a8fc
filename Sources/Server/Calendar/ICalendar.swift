import Ephemeris
import Readings

/// Writes a calendar as programs for calendars read it (RFC 5545, with the properties of RFC 7986 and those that programs knew before it).
struct ICalendar {
  /// What the calendar is called.
  let name: String
  /// What sets its events apart from those of others.
  let mark: String
  /// When it was changed last.
  let modified: UTC
  /// The tag of its language.
  let language: String

  /// How often programs should come back: the sky is known long before.
  static let refresh = "PT12H"

  /// The calendar with its events.
  func bytes(_ events: [CalendarEvent]) -> [UInt8] {
    var lines = ICalendarLines(capacity: 1024 + events.count * 420)
    let stamp = Self.stamp(modified)
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Astronova//Calendar//\(language.uppercased())")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("METHOD", "PUBLISH")
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    lines.add("REFRESH-INTERVAL;VALUE=DURATION", Self.refresh)
    lines.add("X-PUBLISHED-TTL", Self.refresh)
    lines.add("LAST-MODIFIED", stamp)
    for event in events {
      lines.add("BEGIN", "VEVENT")
      lines.add("UID", "\(event.key).\(mark)@astronova")
      // What is published has no other time of its own than that of its last change, and so stays the same from fetch to fetch.
      lines.add("DTSTAMP", stamp)
      lines.add("LAST-MODIFIED", stamp)
      switch event.time {
      case .moment(let moment): lines.add("DTSTART", Self.stamp(moment))
      case .days(let first, let last):
        lines.add("DTSTART;VALUE=DATE", Self.date(first))
        // The end is the day after the last.
        let after = CalendarDate(dayNumber: last.dayNumber(in: .gregorian) + 1, calendar: .gregorian)
        lines.add("DTEND;VALUE=DATE", Self.date(after))
      }
      lines.add("SUMMARY", text: event.title)
      if !event.sentence.isEmpty { lines.add("DESCRIPTION", text: event.sentence) }
      lines.add("CLASS", "PRIVATE")
      lines.add("TRANSP", "TRANSPARENT")
      lines.add("END", "VEVENT")
    }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// `20261121T073012Z`
  private static func stamp(_ instant: UTC) -> String { instant.iso.filter { $0 != "-" && $0 != ":" } }
  /// `20261121`
  private static func date(_ date: CalendarDate) -> String { ClockFigures.iso(date).filter { $0 != "-" } }
}

/// Lines of iCalendar: each ends with CRLF and is folded at 75 octets, never within a character (RFC 5545, section 3.1).
struct ICalendarLines {
  private(set) var bytes: [UInt8] = []

  /// The most octets of a line, without its end.
  static let width = 75

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// A property whose value is written as it stands.
  mutating func add(_ name: String, _ value: String) {
    var room = Self.width
    for scalar in name.unicodeScalars { put(scalar, &room) }
    put(":", &room)
    for scalar in value.unicodeScalars { put(scalar, &room) }
    bytes += [13, 10]
  }

  /// A property whose value is text for people: separators escaped, line breaks as `\n`, other control characters left out (section 3.3.11).
  mutating func add(_ name: String, text: String) {
    var value = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": value += ["\\", scalar]
      case "\n": if last != "\r" { value += ["\\", "n"] }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": value += ["\\", "n"]
      case "\t": value.append(" ")
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": break
      default: value.append(scalar)
      }
      last = scalar
    }
    add(name, String(value))
  }

  private mutating func put(_ scalar: Unicode.Scalar, _ room: inout Int) {
    let units = UTF8.encode(scalar)
    let count = units?.count ?? 0
    if count > room {
      bytes += [13, 10, 32]
      room = Self.width - 1
    }
    if let units { bytes += units }
    room -= count
  }
}
