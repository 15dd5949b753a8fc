import Foundation
import Readings
import Wire

/// What readings may lean on: how often each part of life was opened, and the last ten readings that were read. Field names are part
/// of people's files and are never changed.
struct KeptMemory: Codable, Sendable, Hashable {
  var categories: [String: CallableMemoryAnswer.Count] = [:]
  /// The oldest first, ten at most.
  var recent: [CallableMemoryAnswer.Reading] = []
  /// Microseconds of POSIX time.
  var updatedAt: Int64 = 0

  /// What makes the record the only one of its sort.
  static let key = "memory"
  /// How many readings are remembered.
  static let most = 10

  init() {}

  init(payload: String?) {
    self = payload.flatMap { try? JSONDecoder().decode(KeptMemory.self, from: Data($0.utf8)) } ?? KeptMemory()
  }

  var payload: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? String(decoding: encoder.encode(self), as: UTF8.self)) ?? "{}"
  }

  /// How often each part of life was opened.
  var opened: [LifeCategory: Int] {
    var opened: [LifeCategory: Int] = [:]
    for (name, count) in categories { if let category = LifeCategory(rawValue: name) { opened[category] = count.count } }
    return opened
  }

  /// Takes in what was read.
  mutating func note(_ entry: KeptEntry, now: Int64) {
    for item in entry.viewed {
      var count = categories[item.category] ?? CallableMemoryAnswer.Count()
      count.count += 1
      count.lastMentioned = max(count.lastMentioned ?? "", entry.date)
      categories[item.category] = count
    }
    if entry.type == KeptEntry.Kind.reading.rawValue {
      recent.append(CallableMemoryAnswer.Reading(date: entry.date, summary: entry.summary ?? "", viewed: entry.viewed))
      recent.removeFirst(max(0, recent.count - Self.most))
    }
    updatedAt = max(now, updatedAt)
  }

  /// Takes in that one part of a day's reading was opened.
  mutating func note(_ viewed: CallableMemoryAnswer.Reading.Viewed, date: String, summary: String, now: Int64) {
    var count = categories[viewed.category] ?? CallableMemoryAnswer.Count()
    count.count += 1
    count.lastMentioned = max(count.lastMentioned ?? "", date)
    categories[viewed.category] = count
    if let index = recent.lastIndex(where: { $0.date == date && $0.summary == summary }) {
      let known = recent[index]
      recent[index] = CallableMemoryAnswer.Reading(date: date, summary: summary, viewed: known.viewed + [viewed])
    } else {
      recent.append(CallableMemoryAnswer.Reading(date: date, summary: summary, viewed: [viewed]))
      recent.removeFirst(max(0, recent.count - Self.most))
    }
    updatedAt = max(now, updatedAt)
  }
}
