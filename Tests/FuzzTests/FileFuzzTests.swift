import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Store
import Testing

@testable import Server
@testable import Wire

/// Files that come back: backups and exports, changed by whoever had them.
@Suite(.serialized) struct FileFuzzTests {
  @Test func restoreFiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appendingPathComponent("data").path
    let copy = folder.appendingPathComponent("copy.sqlite").path
    let store = try DataStore(.folder(data))
    let account = Account(id: UUIDv7.generate(microseconds: 1), role: .member, createdAt: 1)
    let credential = Credential(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .password, subject: "a@example.org",
      email: "a@example.org", secret: "hash", createdAt: 1)
    _ = try await store.accounts.create(account, with: credential)
    try await store.close()
    _ = try Backup.make(of: data, to: copy)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: copy)))
    let hurt = folder.appendingPathComponent("hurt.sqlite").path
    var fuzzer = Fuzzer("restore")
    while fuzzer.goesOn {
      var bytes = whole
      switch fuzzer.random.below(5) {
      case 0: bytes = Array(bytes.prefix(fuzzer.random.below(bytes.count)))
      case 1:
        for _ in 0...fuzzer.random.below(40) { bytes[fuzzer.random.below(100)] = UInt8(truncatingIfNeeded: fuzzer.random.next()) }
      case 2:
        for _ in 0...fuzzer.random.below(40) {
          bytes[fuzzer.random.below(bytes.count)] ^= UInt8(truncatingIfNeeded: fuzzer.random.next())
        }
      case 3: bytes = Array(fuzzer.random.text().utf8)
      default: bytes = fuzzer.random.mutated(bytes)
      }
      fuzzer.note(Data(bytes).base64EncodedString())
      try Data(bytes).write(to: URL(fileURLWithPath: hurt))
      if (try? Backup.restore(hurt, into: data)) != nil {
        try? await DataStore(.folder(data)).close()
        // The next one is put over a whole one again.
        try? FileManager.default.removeItem(atPath: data + "/astronova.sqlite")
        _ = try Backup.restore(copy, into: data)
      }
    }
    fuzzer.report()
  }

  /// An export with anything in it is taken back, and every page and list that reads what it brought is asked for.
  @Test func exports() async throws {
    let running = Running(Fuzzer("exports"))
    while await running.fuzzer.goesOn {
      try await HostileServer.run { server in
        let file = try await Self.export(of: server)
        for _ in 0..<20 {
          guard await running.fuzzer.goesOn else { return }
          try await running.step(server) { fuzzer, server in
            let body = Self.hurt(file, &fuzzer.random)
            fuzzer.note(body)
            try await server.expectAnswer(
              "POST", Route.importRecords.path, headers: [.contentType: "application/json"], body: Array(body.utf8))
            try await Self.readAll(server)
          }
        }
      }
    }
    await running.fuzzer.report()
  }

  private static func export(of server: HostileServer) async throws -> [UInt8] {
    for route in [Route.ownReading, .ownSnapshot, .ownDomains] { try await server.expectAnswer("GET", route.path) }
    try await server.expectAnswer("GET", Route.todayPartPage.path("love"), isPerson: true)
    let response = try await server.client.execute(
      uri: Route.export.path, method: .get, headers: [.authorization: "Bearer \(server.token)"])
    return Array(response.body.readableBytesView)
  }

  /// Everything that reads what is kept.
  static func readAll(_ server: HostileServer) async throws {
    for route in [
      Route.profile, .ownReading, .ownSnapshot, .ownDomains, .journal, .journalPatterns, .bookmarks, .horoscopeHistory,
      .matchHistory, .charts,
      .changes, .export, .chatBirthData,
    ] {
      try await server.expectAnswer("GET", route.path)
    }
    for path in [
      "/today", "/today?date=2026-11-20", "/today?date=2026-11-22", "/today/parts/love", "/journal", "/profile", "/profile/chart",
      "/begin/done", "/journal/export",
    ] {
      try await server.expectAnswer("GET", path, isPerson: true)
    }
    for id in server.ids { try await server.expectAnswer("GET", "/journal/\(id)", isPerson: true) }
    for function in ["get_memory", "get_daily_horoscope", "get_user_profile"] {
      try await server.expectAnswer(
        "POST", "/\(function)", headers: [.contentType: "application/json"], body: Array(#"{"data": {"user_id": "me"}}"#.utf8))
    }
  }

  /// The file with other numbers, texts and shapes in it; ids are new, so that records are taken and not left standing.
  private static func hurt(_ file: [UInt8], _ random: inout FuzzRandom) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: Data(file)) else { return "" }
    let isHurt = random.oneIn(5)
    var tree = tree(object, isWhole: !isHurt, &random)
    if isHurt { for _ in 0...random.below(4) { tree = random.mutated(tree) } }
    return tree.json
  }

  /// - Parameter isWhole: whether what the file itself needs stays as it is, so that what is in its records gets in.
  private static func tree(_ value: Any, isWhole: Bool, _ random: inout FuzzRandom) -> JSONTree {
    switch value {
    case let object as [String: Any]:
      var members: [(name: String, value: JSONTree)] = []
      let isRecord = object["data"] != nil
      for (name, inner) in object.sorted(by: { $0.key < $1.key }) {
        if isRecord, name == "id" {
          members.append((name: name, value: .text(freshID(&random))))
        } else if isWhole, name == "version" || name == "format" || name == "key" || name == "createdMicroseconds",
          !random.oneIn(200)
        {
          members.append((name: name, value: plain(inner)))
        } else {
          members.append((name: name, value: tree(inner, isWhole: isWhole, &random)))
        }
      }
      return .object(members)
    case let items as [Any]: return .array(items.map { tree($0, isWhole: isWhole, &random) })
    case let text as String: return random.oneIn(40) ? .text(String(random.text().prefix(2000))) : .text(text)
    // Numbers are what stops a process.
    case is NSNumber where random.oneIn(4): return .raw(random.pick(numbers))
    default: return plain(value)
    }
  }

  /// Numbers that are JSON, and larger than anybody means.
  private static let numbers = [
    "0", "-1", "1", "13", "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "1e19", "9.3e18", "0.5", "1e15",
    "-0.0",
    "2147483648", "361", "-91", "1e-300",
  ]

  private static func plain(_ value: Any) -> JSONTree {
    switch value {
    case let text as String: .text(text)
    case let number as NSNumber: .raw("\(number)")
    default: .raw("null")
    }
  }

  private static func freshID(_ random: inout FuzzRandom) -> String {
    let digits = String(random.next() & 0xFFFF_FFFF_FFFF, radix: 16)
    return "019a0000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
