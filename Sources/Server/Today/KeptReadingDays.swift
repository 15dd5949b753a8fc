import Foundation
import Readings

/// What the readings of the last and the next weeks have led with and used, in one small record beside the readings themselves, so that
/// a new reading need not open twenty-eight others.
struct KeptReadingDays: Codable, Sendable, Hashable {
  struct Day: Codable, Sendable, Hashable {
    /// The Julian day number of the date.
    var number: Int
    var leading: String
    /// As ``PhraseDigits`` writes them.
    var phrases: String
  }

  var days: [Day] = []

  /// What makes the record the only one of its sort.
  static let key = "readings"
  /// How far from today a day is remembered.
  static let reach = 45

  init() {}

  init(payload: String?) {
    self = payload.flatMap { try? JSONDecoder().decode(KeptReadingDays.self, from: Data($0.utf8)) } ?? KeptReadingDays()
  }

  var payload: String { (try? String(decoding: JSONEncoder().encode(self), as: UTF8.self)) ?? "{}" }

  /// Puts a reading in the place of what was known of its day, and forgets what is far from today.
  mutating func note(_ reading: DailyReading, number: Int, today: Int) {
    days.removeAll { $0.number == number || abs($0.number - today) > Self.reach }
    days.append(Day(number: number, leading: reading.leading, phrases: PhraseDigits.text(reading.phrases)))
    days.sort { $0.number < $1.number }
  }

  /// The days that a reading of a day may know.
  func memory(around number: Int) -> [ReadingMemory.Day] {
    days.filter { $0.number != number && abs($0.number - number) <= ReadingMemory.fortnight }.map {
      ReadingMemory.Day(number: $0.number, leading: $0.leading, phrases: PhraseDigits.numbers($0.phrases))
    }
  }
}
