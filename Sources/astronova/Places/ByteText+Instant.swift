import Ephemeris
import Server
import Wire

extension ByteText {
  /// Appends an instant exactly as ``ISO8601/string(_:)`` writes it, without making a string.
  mutating func instant(_ utc: UTC) {
    guard utc.leapRemainder == 0 else { return append(ISO8601.string(utc)) }
    let milliseconds = Int(clamping: (utc.daysSinceJ2000 * 86_400_000).rounded()) + 43_200_000
    // Days and the rest of a day, rounded down also before the epoch.
    let ofDay = (milliseconds % 86_400_000 + 86_400_000) % 86_400_000
    let date = CalendarDate(dayNumber: (milliseconds - ofDay) / 86_400_000 + Int(JulianDate.j2000), calendar: .gregorian)
    guard (0...9999).contains(date.year) else { return append(ISO8601.string(utc)) }
    digits(date.year, 4)
    append(UInt8(ascii: "-"))
    digits(date.month, 2)
    append(UInt8(ascii: "-"))
    digits(date.day, 2)
    append(UInt8(ascii: "T"))
    digits(ofDay / 3_600_000, 2)
    append(UInt8(ascii: ":"))
    digits(ofDay / 60_000 % 60, 2)
    append(UInt8(ascii: ":"))
    digits(ofDay / 1000 % 60, 2)
    if ofDay % 1000 > 0 {
      append(UInt8(ascii: "."))
      digits(ofDay % 1000, 3)
    }
    append(UInt8(ascii: "Z"))
  }

  private mutating func digits(_ number: Int, _ count: Int) {
    var place = 1
    for _ in 1..<count { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(number / place % 10))
      place /= 10
    }
  }
}
