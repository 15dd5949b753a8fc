import Ephemeris
import Server
import Wire

/// A calendar that other programs import (RFC 5545): one entry an event, an instant or a span each.
struct CalendarFile {
  private var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Astronova//Sky events//EN\r\n"

  /// Adds an event. Its identity is made of what happens and when, so that importing twice changes nothing.
  mutating func add(_ title: String, at instant: UTC) { entry(title, from: instant, to: nil) }

  /// Adds something that lasts from one instant to another.
  mutating func add(_ title: String, from start: UTC, to end: UTC) { entry(title, from: start, to: end) }

  private mutating func entry(_ title: String, from start: UTC, to end: UTC?) {
    let stamp = Self.stamp(start)
    let name = title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    line("BEGIN:VEVENT")
    line("UID:\(stamp)-\(String(name))@astronova")
    line("DTSTAMP:\(stamp)")
    line("DTSTART:\(stamp)")
    if let end { line("DTEND:\(Self.stamp(end))") }
    line("SUMMARY:\(Self.escaped(title))")
    line("TRANSP:TRANSPARENT")
    line("END:VEVENT")
  }

  /// `20261121T073000Z`, to the second.
  private static func stamp(_ instant: UTC) -> String {
    ISO8601.string(instant, to: .second).filter { $0 != "-" && $0 != ":" }
  }

  /// The file.
  var bytes: [UInt8] { Array((text + "END:VCALENDAR\r\n").utf8) }

  /// A line of at most 75 bytes, folded where it is longer and never inside a character.
  private mutating func line(_ content: String) {
    var room = 75
    for character in content {
      let size = character.utf8.count
      if size > room {
        text += "\r\n "
        room = 74
      }
      text.append(character)
      room -= size
    }
    text += "\r\n"
  }

  private static func escaped(_ title: String) -> String {
    var escaped = ""
    for character in title {
      if character == "," || character == ";" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
