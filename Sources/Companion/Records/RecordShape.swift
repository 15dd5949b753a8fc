import Astrology
import Foundation
package import JSON
package import Store

/// What records from outside must be like before they are kept.
package enum RecordShape {
  /// How large a record may be, in bytes of JSON.
  package static let mostBytes = 256_000

  /// The kinds that devices make; everything else is made here and is theirs to read.
  package static let fromDevices: Set<RecordKind> = [
    .profile, .chart, .bookmark, .journalEntry, .practiceSession, .practice, .insight, .device, .tarotReading,
  ]
  /// The kinds that an export brings back: all but what was paid for, which a file cannot prove.
  package static let fromExports: Set<RecordKind> = Set(RecordKind.allCases).subtracting([.order])

  /// Checks a record and gives the text to keep, with what makes it the only one of its sort.
  ///
  /// - Parameter key: the natural key that an export remembers; kinds that make their own do not use it.
  /// - Throws: ``CompanionError`` that names the field.
  package static func checked(
    _ data: JSONSlice, as kind: RecordKind, key: String? = nil
  ) throws -> (payload: String, naturalKey: String?) {
    guard data.isObject else { throw CompanionError.invalid("data must be an object.", field: "data") }
    let checked: (payload: String, naturalKey: String?)
    switch kind {
    case .profile:
      let profile = try data.read(as: StoredProfile.self)
      try check(profile)
      checked = (try profile.payload(keeping: data.value()), ProfileService.key)
    case .chart:
      let birth = try data.read(as: StoredBirth.self)
      try Choices.shortText(birth.chartType, limit: 64, field: "data.chartType")
      _ = try DrawnChart(birth)
      checked = (try birth.payload(keeping: data.value()), key)
    case .bookmark:
      let bookmark = try data.read(as: StoredBookmark.self).checked()
      checked = (try bookmark.payload(keeping: data.value()), bookmark.naturalKey ?? key)
    case .tarotReading:
      let reading = try data.read(as: StoredTarotReading.self)
      try TarotRules.check(reading, field: "data.")
      checked = (try reading.payload(keeping: data.value()), reading.naturalKey)
    case .report:
      _ = try data.read(as: StoredReport.self)
      checked = (try text(ofOurs: data), key)
    case .memory:
      try check(memory: data, key: key)
      checked = (try text(ofOurs: data), key)
    case .horoscope, .kundaliMatch, .chatMessage, .order: checked = (try text(ofOurs: data), key)
    case .practice: checked = try practice(data)
    case .practiceSession:
      _ = try data.read(as: StoredPracticeSession.self)
      checked = (try data.value().text, key)
    case .insight:
      _ = try data.read(as: StoredInsight.self).insight(id: "", instant: 0)
      checked = (try data.value().text, key)
    case .journalEntry, .device: checked = (try data.value().text, key)
    }
    guard checked.payload.utf8.count <= mostBytes else {
      throw CompanionError.invalid("A record may have at most \(mostBytes) bytes.", field: "data")
    }
    return checked
  }

  /// The text of a record of a kind that only the server makes. None of its numbers leaves the whole numbers that a `Double` holds, so
  /// none of a file may.
  private static func text(ofOurs data: JSONSlice) throws -> String {
    let value = try data.value()
    guard value.numbersAreSmall else {
      throw CompanionError.invalid("data has a number beyond ±9007199254740991, the limit for numbers here.", field: "data")
    }
    return value.text
  }

  /// What readings lean on is passed over, without a word, when it cannot be read; so it must not come in like that.
  private static func check(memory data: JSONSlice, key: String?) throws {
    switch key {
    case StoredMemory.key: _ = try data.read(as: StoredMemory.self)
    case StoredReadingDays.key: _ = try data.read(as: StoredReadingDays.self)
    case StoredActivity.key: _ = try data.read(as: StoredActivity.self)
    default: break
    }
  }

  /// A part of a practice is the only one of its sort, and is checked as the pages would.
  private static func practice(_ data: JSONSlice) throws -> (payload: String, naturalKey: String?) {
    let part = try data.read(as: StoredPracticePart.self).part
    switch part {
    case StoredPracticeCode.key: _ = try data.read(as: StoredPracticeCode.self).checked()
    case StoredPracticeSettings.key: _ = try PracticeSettings(data.read(as: StoredPracticeSettings.self))
    case StoredOpenSession.key: _ = try data.read(as: StoredOpenSession.self).session()
    case StoredCollections.key: try data.read(as: StoredCollections.self).checked()
    case StoredInsightOrder.key: try data.read(as: StoredInsightOrder.self).checked()
    case StoredTarotLearning.key: _ = try data.read(as: StoredTarotLearning.self).checked()
    default:
      throw CompanionError.invalid(
        "data.part must be one of \(StoredPracticePart.keys.joined(separator: ", ")).", field: "data.part",
        allowed: StoredPracticePart.keys)
    }
    return (try data.value().text, part)
  }

  private static func check(_ profile: StoredProfile) throws {
    try Choices.shortText(profile.name, limit: 400, field: "data.name")
    if let birth = profile.birth { _ = try DrawnChart(birth) }
    // Checked as a change, so that a phone may not keep what the page would refuse.
    var change = ProfileChange()
    change.language = profile.language
    change.houseSystem = profile.houseSystem
    change.zodiac = profile.zodiac
    change.theme = profile.theme
    change.units = profile.units
    change.timezone = profile.timezone
    change.hourCycle = profile.hourCycle
    change.dateOrder = profile.dateOrder
    _ = try change.checked(at: nil)
  }
}

extension JSONValue {
  /// Whether every number in it lies within ±(2⁵³ − 1).
  fileprivate var numbersAreSmall: Bool {
    switch self {
    case .integer(let number): number.magnitude <= 9_007_199_254_740_991
    case .number(let number): number.magnitude <= 9_007_199_254_740_991
    case .array(let values): values.allSatisfy(\.numbersAreSmall)
    case .object(let members): members.values.allSatisfy(\.numbersAreSmall)
    case .null, .bool, .string: true
    }
  }
}

extension JSONSlice {
  /// Reads the value as something that is stored.
  ///
  /// - Throws: ``JSONError`` that names the field.
  fileprivate func read<Structure: Decodable>(as type: Structure.Type) throws(JSONError) -> Structure {
    let bytes = Array(ownBytes)
    try JSONReader.check(bytes, within: .record)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw JSONError(error)
    } catch {
      throw .malformed("The body is not valid JSON.")
    }
  }
}

extension Member {
  /// Whether a member may reach records of a kind: births are the profile's business, so a key needs that scope for them.
  package func mayReach(_ kind: RecordKind) -> Bool { !kind.carriesBirth || (try? require(.profile)) != nil }
}

extension RecordKind {
  /// Whether records of a kind hold births as they were entered. A kind that is new must say so here.
  package var carriesBirth: Bool {
    switch self {
    case .profile, .chart, .kundaliMatch, .report: true
    case .horoscope, .chatMessage, .bookmark, .order, .journalEntry, .memory, .practiceSession, .practice, .insight, .device,
      .tarotReading:
      false
    }
  }
}
