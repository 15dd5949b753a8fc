import Foundation
import Testing

@testable import Companion
@testable import Server
@testable import Wire

/// What has once been kept is read for ever, and what is written over it keeps what this version does not know.
@Suite struct StoredPayloadTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Payloads")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).json"), encoding: .utf8)
  }

  /// Every type that is kept, by the name of its file.
  private static let types: [String: any StoredPayload.Type] = [
    "activity": StoredActivity.self, "bookmark": StoredBookmark.self, "chart": StoredBirth.self,
    "entry-horoscope_reading": StoredEntry.self,
    "entry-reflection": StoredEntry.self, "horoscope": StoredReading.self, "insight": StoredInsight.self,
    "match": StoredMatch.self,
    "memory": StoredMemory.self,
    "practice-collections": StoredCollections.self, "practice-insight-order": StoredInsightOrder.self,
    "practice-code": StoredPracticeCode.self, "practice-open": StoredOpenSession.self,
    "practice-session": StoredPracticeSession.self, "practice-settings": StoredPracticeSettings.self,
    "profile": StoredProfile.self,
    "readings": StoredReadingDays.self, "report": StoredReport.self,
    "tarot-learning": StoredTarotLearning.self, "tarot-reading": StoredTarotReading.self,
  ]

  private static func written<Content: StoredPayload>(_ type: Content.Type, _ text: String) throws -> String {
    try Content(payload: text).payload()
  }

  @Test(arguments: types.keys.sorted()) func whatWasKeptIsReadAndWrittenAlike(_ name: String) throws {
    let type = try #require(Self.types[name])
    let text = try Self.text(name)
    #expect(try JSONValue(text: Self.written(type, text)) == JSONValue(text: text))
  }

  @Test func everyFileIsOfAType() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map { String($0.dropLast(5)) }
    #expect(Set(names) == Set(Self.types.keys))
  }

  @Test(arguments: types.keys.sorted()) func aLaterVersionIsNotGuessedAt(_ name: String) throws {
    let type = try #require(Self.types[name])
    let text = try Self.text(name)
    #expect {
      try Self.written(type, #"{"storedVersion":2,"# + text.dropFirst())
    } throws: { error in
      if case CompanionError.damaged = error { true } else { false }
    }
    // The first version may name itself.
    #expect(throws: Never.self) { try Self.written(type, #"{"storedVersion":1,"# + text.dropFirst()) }
  }

  /// A change of a value of every type, written over the text that it was read from.
  private static let changes: [String: @Sendable (String) throws -> String] = [
    "activity": { try changed(StoredActivity.self, $0) { $0.lastActive += 1 } },
    "bookmark": { try changed(StoredBookmark.self, $0) { $0.title = "x" } },
    "chart": { try changed(StoredBirth.self, $0) { $0.birthData.name = "x" } },
    "entry-horoscope_reading": { try changed(StoredEntry.self, $0) { $0.seconds += 1 } },
    "entry-reflection": { try changed(StoredEntry.self, $0) { $0.text = "x" } },
    "horoscope": { try changed(StoredReading.self, $0) { $0.fingerprint = "x" } },
    "match": { try changed(StoredMatch.self, $0) { $0.person2.name = "x" } },
    "insight": { try changed(StoredInsight.self, $0) { $0.text = "x" } },
    "memory": { try changed(StoredMemory.self, $0) { $0.updatedAt += 1 } },
    "practice-collections": { try changed(StoredCollections.self, $0) { $0.collections[0].name = "x" } },
    "practice-insight-order": { try changed(StoredInsightOrder.self, $0) { $0.ids.append("x") } },
    "practice-code": { try changed(StoredPracticeCode.self, $0) { $0.statements[0].text = "x" } },
    "practice-open": { try changed(StoredOpenSession.self, $0) { $0.place += 1 } },
    "practice-session": { try changed(StoredPracticeSession.self, $0) { $0.practised = 1 } },
    "practice-settings": { try changed(StoredPracticeSettings.self, $0) { $0.goal = 2 } },
    "profile": { try changed(StoredProfile.self, $0) { $0.name = "x" } },
    "readings": { try changed(StoredReadingDays.self, $0) { $0.days[0].leading = "x" } },
    "report": { try changed(StoredReport.self, $0) { $0.birth.birthData.name = "x" } },
    "tarot-learning": { try changed(StoredTarotLearning.self, $0) { $0.begun = 2 } },
    "tarot-reading": { try changed(StoredTarotReading.self, $0) { $0.notes = "x" } },
  ]

  private static func changed<Content: StoredPayload>(
    _ type: Content.Type, _ text: String, _ change: (inout Content) -> Void
  ) throws -> String {
    var value = try Content(payload: text)
    change(&value)
    return try value.payload(over: text)
  }

  /// The value with a field that nobody knows in each of its objects whose names are not data.
  private static func withUnknown(_ value: JSONValue, in name: String = "") -> JSONValue {
    switch value {
    case .array(let items): return .array(items.map { withUnknown($0) })
    case .object(let members):
      var members = members.reduce(into: [:]) { $0[$1.key] = withUnknown($1.value, in: $1.key) }
      if !["categories", "themes", "orbs", "client"].contains(name) { members["weather"] = .object(["sky": .string("grey")]) }
      return .object(members)
    default: return value
    }
  }

  @Test(arguments: types.keys.sorted()) func whatIsNotKnownSurvivesAChange(_ name: String) throws {
    let change = try #require(Self.changes[name])
    let known = try Self.text(name)
    let standing = Self.withUnknown(try JSONValue(text: known))
    let written = try JSONValue(text: change(standing.text))
    #expect(written != standing)
    // The same change as without the unknown fields, and those where they stood.
    #expect(written == Self.withUnknown(try JSONValue(text: change(known))))
  }

  @Test func onlyWhatWasChangedIsChanged() throws {
    let standing =
      #"{"type":"reflection","date":"2026-11-20","text":"a","seconds":12.5,"weather":{"sky":"grey","c":4},"#
      + #""later":[{"text":"x","at":"2026-11-21T00:00:00Z","place":"home"},{"text":"y","at":"2026-11-22T00:00:00Z","place":"sea"}]}"#
    var entry = try StoredEntry(payload: standing)
    #expect(try entry.payload(over: standing) == standing)
    entry.text = "b"
    entry.later[0].text = "z"
    entry.later.append(StoredEntry.Later(text: "new", at: "2026-11-23T00:00:00Z"))
    let written = try JSONValue(text: entry.payload(over: standing))
    let expected = try JSONValue(
      text: #"{"type":"reflection","date":"2026-11-20","text":"b","seconds":12.5,"weather":{"sky":"grey","c":4},"#
        + #""later":[{"text":"z","at":"2026-11-21T00:00:00Z","place":"home"},{"text":"y","at":"2026-11-22T00:00:00Z","place":"sea"},"#
        + #"{"text":"new","at":"2026-11-23T00:00:00Z"}]}"#)
    #expect(written == expected)
  }

  @Test(arguments: [
    // An item that was taken away takes its own fields along, and no other's.
    (#"[{"a":1,"x":1},{"a":2,"x":2},{"a":3,"x":3}]"#, "[1,2,3]", "[1,3]", #"[{"a":1,"x":1},{"a":3,"x":3}]"#),
    ("[]", "[]", "[1]", #"[{"a":1}]"#),
    (#"[{"a":1,"x":1},{"a":2,"x":2}]"#, "[1,2]", "[2,4]", #"[{"a":2,"x":2},{"a":4}]"#),
    (#"[{"a":1,"x":1},{"a":2,"x":2}]"#, "[1,2]", "[3,2]", #"[{"a":3,"x":1},{"a":2,"x":2}]"#),
    (#"[{"a":1,"x":1},{"a":1,"x":2}]"#, "[1,1]", "[1,1,1]", #"[{"a":1,"x":1},{"a":1,"x":2},{"a":1}]"#),
  ]) func itemsKeepWhatIsTheirs(_ standing: String, _ old: String, _ new: String, _ expected: String) throws {
    func items(_ text: String) throws -> JSONValue {
      guard case .array(let numbers) = try JSONValue(text: text) else { return .null }
      return .array(numbers.map { .object(["a": $0]) })
    }
    #expect(try JSONValue(text: standing).taking(changesFrom: items(old), to: items(new)) == JSONValue(text: expected))
  }
}
