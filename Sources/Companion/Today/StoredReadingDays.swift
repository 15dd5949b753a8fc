import JSON
package import Readings

/// What the readings of the last and the next weeks have led with and used, in one small record beside the readings themselves, so that
/// a new reading need not open twenty-eight others.
package struct StoredReadingDays: StoredPayload, Hashable {
  package static let storedVersion = 1

  package struct Day: Codable, Sendable, Hashable {
    /// The Julian day number of the date.
    package var number: Int
    package var leading: String
    /// As ``PhraseDigits`` writes them.
    package var phrases: String
  }

  package var days: [Day] = []

  /// What makes the record the only one of its sort.
  package static let key = "readings"
  /// How far from today a day is remembered.
  package static let reach = ReadingMemory.restOfThreads

  package init() {}

  package init(payload: String) throws(CompanionError) {
    self = try Self.read(payload)
    // A file from elsewhere may say anything, and days are subtracted from each other.
    days.removeAll { $0.number.magnitude > 10_000_000 }
  }

  /// The days that are kept; none when nothing is, `nil` when they cannot be read.
  package static func known(_ payload: String?) -> StoredReadingDays? {
    guard let payload else { return StoredReadingDays() }
    return try? StoredReadingDays(payload: payload)
  }

  /// As `Codable` reads it back.
  package func payload() -> String {
    var json = JSONWriter(capacity: 64 + days.reduce(0) { $0 + $1.phrases.utf8.count + 80 })
    json.object { json in
      json.key("days")
      json.array(days) { json, day in
        json.object { json in
          json.field("number", day.number)
          json.field("leading", day.leading)
          json.field("phrases", day.phrases)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Puts a reading in the place of what was known of its day, and forgets what is far from today.
  package mutating func note(_ reading: DailyReading, number: Int, today: Int) {
    // A day may come from a file, and have any number.
    let near = today - Self.reach...today + Self.reach
    days.removeAll { $0.number == number || !near.contains($0.number) }
    days.append(Day(number: number, leading: reading.leading, phrases: PhraseDigits.text(reading.phrases)))
    days.sort { $0.number < $1.number }
  }

  /// The days that a reading of a day may know.
  package func memory(around number: Int) -> [ReadingMemory.Day] {
    let near = number - ReadingMemory.restOfThreads...number + ReadingMemory.restOfThreads
    return days.filter { $0.number != number && near.contains($0.number) }.map {
      ReadingMemory.Day(number: $0.number, leading: $0.leading, phrases: PhraseDigits.numbers($0.phrases))
    }
  }
}
