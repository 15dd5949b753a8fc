import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import Server
@testable import Wire

/// Bodies that are small to send and large to read.
@Suite struct HostileBodyTests {
  static func noughts(_ count: Int) -> String { "[" + String(repeating: "0,", count: count - 1) + "0]" }

  @Test func everyRouteNamesHowMuchItReads() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let many = Self.noughts(20_001)
      let calculated = try await browser.post(Route.calculate.path, #"{"x": \#(many)}"#)
      #expect(calculated.status == .badRequest && calculated.code == "VALIDATION_ERROR")
      #expect(calculated.text.contains("20000 values"))
      let called = try await browser.post("/get_memory", #"{"data": {"user_id": "x", "y": \#(many)}}"#)
      #expect(called.status == .badRequest && called.string("error.status") == "INVALID_ARGUMENT")
      #expect(called.string("error.message")?.contains("20000 values") == true)
      let brought = try await browser.post(
        Route.applyChanges.path, #"{"changes": [], "x": \#(Self.noughts(100_001))}"#, headers: ada.headers)
      #expect(brought.status == .badRequest && brought.text.contains("100000 values"))
      let taken = try await browser.post(
        Route.importRecords.path, #"{"records": \#(Self.noughts(1_000_001))}"#, headers: ada.headers)
      #expect(taken.status == .badRequest)
      let whole = try await browser.post(
        Route.importRecords.path, #"{"x": \#(Self.noughts(1_000_001)), "format": "astronova-export"}"#, headers: ada.headers)
      #expect(whole.status == .badRequest && whole.text.contains("1000000 values"))
      #expect(try await browser.get("/health").status == .ok)
    }
  }

  @Test func aRecordOfManyValuesIsRefusedAndTheOthersAreKept() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let many = #"{"a": \#(Self.noughts(20_001))}"#
      let few = #"{"a": \#(Self.noughts(19_990))}"#
      let results = try await SyncTests.apply(
        browser, ada,
        """
        {"kind": "journalEntry", "id": "\(SyncTests.id(1))", "data": \(many)},
        {"kind": "journalEntry", "id": "\(SyncTests.id(2))", "data": \(few)}
        """)
      #expect(results.map { $0["status"] as? String } == ["invalid", "kept"])
      #expect((results[0]["message"] as? String)?.contains("20000 values") == true)
      let file = #"""
        {"format": "astronova-export", "version": 1, "records": {"journalEntry": [
          {"id": "\#(SyncTests.id(3))", "data": \#(many)}, {"id": "\#(SyncTests.id(4))", "data": \#(few)}],
          "order": [{"id": "\#(SyncTests.id(5))", "data": \#(many)}], "nonsense": [{"id": "x", "data": {"a": "\ud800"}}]}}
        """#
      let taken = try await browser.post(Route.importRecords.path, file, headers: ada.headers)
      #expect(taken.status == .ok && taken.number("imported.journalEntry") == 1, "\(taken.text.prefix(500))")
      let refused = try #require(taken.value("refused") as? [[String: Any]])
      // Of a kind that is not taken back nobody reads the data, whatever they are.
      #expect(refused.map { $0["field"] as? String } == [nil, "kind", "kind"])
      #expect((refused[0]["message"] as? String)?.contains("20000 values") == true)
    }
  }

  @Test func aThousandRefusalsAreTold() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let entries = Array(repeating: #"{"id": "x", "data": 0}"#, count: 1200).joined(separator: ",")
      let taken = try await browser.post(
        Route.importRecords.path, #"{"format": "astronova-export", "version": 1, "records": {"order": [\#(entries)]}}"#,
        headers: ada.headers)
      #expect((taken.value("refused") as? [Any])?.count == 1000 && taken.number("refusedCount") == 1200)
    }
  }

  @Test(arguments: [
    (#"{"changes": 3}"#, "changes", "an array"), (#"{}"#, "changes", "required"),
    (#"{"changes": [4]}"#, "changes[0]", "an object"), (#"{"changes": [{"id": "x"}]}"#, "changes[0].kind", "required"),
    (#"{"changes": [{"kind": "chart", "id": 4}]}"#, "changes[0].id", "a string"),
    (#"{"changes": [{"kind": null, "id": "x"}]}"#, "changes[0].kind", "got null"),
    (#"{"changes": [{"kind": "chart", "id": "x", "deleted": "yes"}]}"#, "changes[0].deleted", "true or false"),
    (#"{"changes": [{"kind": "chart", "id": "x", "baseTag": 4}]}"#, "changes[0].baseTag", "a string"),
  ])
  func theFieldOfAChangeIsNamed(_ body: String, _ field: String, _ words: String) {
    #expect {
      _ = try SyncRequest(Array(body.utf8))
    } throws: { error in
      (error as? Problem)?.field == field && (error as? Problem)?.message.contains(words) == true
    }
  }

  @Test(arguments: [
    (#"{"format": 3}"#, "format", "a string"), (#"{"format": "x", "version": "1"}"#, "version", "a whole number"),
    (#"{"format": "x", "version": 1.5}"#, "version", "a whole number"),
    (#"{"format": "x", "version": 1, "records": {"chart": 3}}"#, "records.chart", "an array"),
    (#"{"format": "x", "version": 1, "records": {"chart": [{"id": "x"}]}}"#, "records.chart[0].data", "required"),
    (#"{"format": "x", "version": 1, "records": {"chart": [{"data": {}}]}}"#, "records.chart[0].id", "required"),
    (
      #"{"format": "x", "version": 1, "records": {"chart": [{"id": "x", "createdMicroseconds": "now"}]}}"#,
      "records.chart[0].createdMicroseconds", "a whole number"
    ),
  ])
  func theFieldOfAnExportIsNamed(_ body: String, _ field: String, _ words: String) {
    #expect {
      _ = try ArchiveRequest(Array(body.utf8))
    } throws: { error in
      (error as? Problem)?.field == field && (error as? Problem)?.message.contains(words) == true
    }
  }

  @Test func fewFilesAreHeldAndOneIsWorkedOn() async throws {
    // Where other tests take all threads, a turn of five milliseconds may come after many seconds.
    let gate = ImportGate(patience: .seconds(900))
    try await gate.hold("ada") {
      await #expect(throws: ImportGate.Busy.self) { try await gate.hold("ada") {} }
      try await gate.hold("bob") {
        try await gate.hold("eve") {
          try await gate.hold("zoe") { await #expect(throws: ImportGate.Busy.self) { try await gate.hold("max") {} } }
          try await gate.hold("max") {}
        }
      }
    }
    try await gate.hold("ada") {}
    let busy = ManualCount()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try await gate.turn {
            #expect(busy.enter() == 1)
            try await Task.sleep(for: .milliseconds(5))
            busy.leave()
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

/// How many are inside.
private final class ManualCount: Sendable {
  private let count = Mutex(0)

  func enter() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
