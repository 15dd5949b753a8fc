import Ephemeris
import Readings
import Testing

@testable import Server

/// The form of iCalendar (RFC 5545).
@Suite struct ICalendarTests {
  static let names = [
    "Ada", "Ada, Countess; of Lovelace", #"back\slash"#, "two\nlines", "carriage\r\nreturn", "lone\rreturn",
    "sep\u{2028}arator\u{85}",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "שלום עולם", "\u{202E}override", "a\0b\u{1B}c\u{7F}\u{9B}d", String(repeating: "ä", count: 200),
    String(repeating: "𝄞", count: 100), "END:VCALENDAR\r\nBEGIN:VEVENT", "tab\there", "", "{point}",
  ]

  static func lines(_ name: String) -> [UInt8] {
    var lines = ICalendarLines()
    lines.add("SUMMARY", text: name)
    return lines.bytes
  }

  @Test(arguments: names) func linesAreFoldedWithinTheirWidthAndNeverWithinACharacter(_ name: String) throws {
    let text = try #require(String(validating: Self.lines(name), as: UTF8.self))
    #expect(text.hasSuffix("\r\n"))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    for line in lines {
      #expect(line.last == UInt8(ascii: "\r") && line.count - 1 <= ICalendarLines.width)
      #expect(String(validating: line, as: UTF8.self) != nil)
      #expect(!line.dropLast().contains { $0 < 32 || $0 == 127 })
    }
    for line in lines.dropFirst() { #expect(line.first == UInt8(ascii: " ")) }
  }

  @Test(arguments: names) func whatIsUnfoldedIsTheText(_ name: String) throws {
    let text = try #require(String(validating: Self.lines(name), as: UTF8.self))
    // By scalars: `\r\n` is one character of Swift's.
    var unfolded = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst("SUMMARY:".count).dropLast(2)))
    unfolded = unfolded.replacing("\r\n ", with: "")
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in unfolded.unicodeScalars {
      if isEscaped {
        plain.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        #expect(scalar != "," && scalar != ";")
        plain.append(scalar)
      }
    }
    var wanted = String.UnicodeScalarView()
    for scalar in name.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\r", "\u{85}", "\u{2028}": wanted.append("\n")
      case "\t": wanted.append(" ")
      case "\0", "\u{1B}", "\u{7F}", "\u{9B}": break
      default: wanted.append(scalar)
      }
    }
    #expect(Array(plain) == Array(wanted))
  }

  @Test func wholeDaysEndTheDayAfterTheLast() throws {
    let first = try #require(CalendarDate(year: 2026, month: 12, day: 30))
    let last = try #require(CalendarDate(year: 2026, month: 12, day: 31))
    let event = CalendarEvent(
      key: "transit-saturn-square-sun-20261230", time: .days(first, last), title: "Saturn square your Sun", sentence: "Slow.")
    let calendar = ICalendar(name: "Ada", mark: "00ff", modified: TestServer.now, language: "en")
    let text = String(decoding: calendar.bytes([event]), as: UTF8.self)
    for line in [
      "BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:PUBLISH", "X-WR-CALNAME:Ada", "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
      "UID:transit-saturn-square-sun-20261230.00ff@astronova", "DTSTAMP:20261121T073000Z", "LAST-MODIFIED:20261121T073000Z",
      "DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270101", "TRANSP:TRANSPARENT", "END:VCALENDAR",
    ] { #expect(text.contains("\r\n\(line)\r\n") || text.hasPrefix(line), "\(line)") }
  }
}
