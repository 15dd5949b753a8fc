import Foundation
import Testing

@testable import Server
@testable import Wire

/// The answers of every route are what was recorded; `README.md` beside this file tells how, and when recording is allowed.
@Suite struct GoldenTests {
  private static let mode = ProcessInfo.processInfo.environment["ASTRONOVA_GOLDEN"] ?? ""

  /// Routes without a recorded success, each with its reason.
  private static let passedOver: [String: String] = [
    "GET /openapi.yaml": "it will be derived from the routes, and is compared with them in RouteTableTests",
    "GET /sign-in/{provider}/callback":
      "its provider is another server on a port that differs, and is played in OpenIDSignInTests",
    "POST /api/v1/auth/recover": "its codes are random; RecoveryTests", "POST /recover": "RecoveryPageTests",
    "POST /api/v1/auth/recovery-codes": "they are random; RecoveryTests", "POST /profile/recovery": "RecoveryPageTests",
    "POST /api/v1/auth/recover/mail": "no mail is sent there; Tests/Push/letters.py", "POST /recover/mail": "RecoveryPageTests",
    "GET /recover/link/{token}": "the link stands in a letter; Tests/Push/letters.py",
    "POST /recover/link/{token}": "the link stands in a letter; Tests/Browser/test_recovery.py",
    "GET /profile/recovery/codes": "they are random; RecoveryPageTests",
    "GET /calendar/{id}": "it is asked in the group calendar, by the whole address that an earlier answer has told",
    "GET /chart/{id}/card.svg": "ChartCardTests",
    "GET /apple-touch-icon-precomposed.png": "it is the answer of another route; PageTests",
    "GET /preview/{name}": "PageTests", "GET /tarot/shared/{id}/preview.png": "TarotWayTests",
    "GET /reports": "its key is made anew each time; ReportPageTests", "POST /reports": "ReportPageTests",
    "GET /reports/{id}": "ReportPageTests", "GET /reports/{id}/pdf": "ReportPageTests",
    "POST /reports/{id}/delete": "ReportPageTests",
    "GET /tarot": "its nonce is drawn anew each time; TarotPageTests",
    "GET /tarot/table": "its nonce is drawn anew each time; TarotPageTests",
    "POST /api/health/tarot-reading": "its contract refuses it",
    "POST /tarot/journal/{id}": "KeptPageTests", "POST /tarot/journal/{id}/later": "KeptPageTests",
    "POST /tarot/journal/{id}/delete": "KeptPageTests", "POST /tarot/journal/{id}/undo": "KeptPageTests",
    "POST /api/tarot-reading": "TableuReadingTests", "POST /api/generate-question": "TableuWireTests",
    "POST /api/reading-followup": "TableuWireTests", "POST /api/share": "TableuWireTests", "GET /api/share": "TableuWireTests",
    "GET /api/share/{id}": "TableuWireTests", "DELETE /api/share/{id}": "TableuWireTests", "POST /api/tts": "TableuWireTests",
    "GET /api/health/tts": "TableuWireTests", "GET /tarot/shared/{id}": "TableuWireTests", "POST /tarot/follow": "TarotWayTests",
    "POST /tarot/journal/{id}/share": "TarotWayTests", "POST /tarot/journal/{id}/unshare": "TarotWayTests",
    "GET /tarot/learn": "TarotWayTests", "POST /tarot/learn": "TarotWayTests",
    "DELETE /api/journal": "TableuTests", "GET /api/journal/pattern-alerts": "TableuTests",
    "POST /api/journal/{id}/followups": "TableuTests",
    "PUT /api/v1/practice/code/{id}": "its refusals are recorded, what it changes stands in PracticeServiceTests",
    "DELETE /api/v1/practice/code/{id}": "its refusals are recorded, what it changes stands in PracticeServiceTests",
    "PUT /api/v1/practice/collections/{id}": "PracticeExploreTests", "POST /align/hints": "ExplorePageTests",
    "DELETE /api/v1/practice/collections/{id}": "CollectionTests",
    "GET /align/explore/{collection}/{passage}/share.svg": "ExplorePageTests",
    "GET /align/collect/{line}/share.svg": "CollectTests",
    "POST /align/settings": "its refusal is recorded, what it changes stands in PracticeServiceTests",
    // Each server draws a key of its own, which these show; and nothing can be sent from here.
    "GET /api/v1/notifications": "NotificationTests", "PATCH /api/v1/notifications": "NotificationTests",
    "POST /api/v1/notifications/subscriptions": "NotificationTests",
    "DELETE /api/v1/notifications/subscriptions/{id}": "NotificationTests",
    "POST /api/v1/notifications/trial": "Tests/Push", "GET /profile/notifications": "NotificationTests",
    "POST /profile/notifications": "NotificationTests", "POST /profile/notifications/device": "Tests/Browser",
    "POST /profile/notifications/remove": "NotificationTests", "POST /profile/notifications/trial": "Tests/Push",
    "GET /sw.js": "NotificationTests", "GET /offline.json": "its names are drawn anew by each server; OfflineTests",
    "POST /api/v1/subscription/sync": "no purchase can be verified yet",
    "POST /api/v1/report-entitlements/sync": "no purchase can be verified yet",
    "POST /api/v1/oracle-credits/sync": "no purchase can be verified yet",
  ]

  @Test(arguments: GoldenGroup.all) func everyAnswerIsAsRecorded(_ group: GoldenGroup) async throws {
    let answers = try await GoldenServer.answers(of: group)
    let titles = answers.map(\.title)
    for (title, count) in Dictionary(grouping: titles, by: \.self).mapValues(\.count) where count > 1 {
      Issue.record("\(group.name): \(title) is there \(count) times; say what is special about each")
    }
    let file = GoldenFile(name: group.name)
    if Self.mode == "record" { return try file.write(answers) }
    if Self.mode.hasPrefix("/") { try Self.lay(answers, of: group) }
    for difference in try file.differences(from: answers) { Issue.record("\(difference)") }
  }

  /// Whatever is in the table was asked for with success, in one of the files.
  @Test(.enabled(if: mode != "record")) func everyRouteIsAskedWithSuccess() throws {
    var missing = Set(Route.all.map { "\($0.method.rawValue) \($0.path)" }).subtracting(Self.passedOver.keys)
    let routes = Route.all.map { (method: $0.method.rawValue, parts: $0.path.split(separator: "/").map(String.init)) }
    for group in GoldenGroup.all {
      for section in try GoldenFile(name: group.name).sections() where Self.isSuccess(section.lines) {
        let words = section.title.split(separator: " ")
        guard words.count > 2 else { continue }
        let given = words[1].prefix { $0 != "?" }.split(separator: "/").map(String.init)
        let matching = routes.filter { $0.method == words[0] && Self.matches($0.parts, given) }
        // `/chart/generate` is itself and not the chart called `generate`.
        let best = matching.max { Self.exactness($0.parts) < Self.exactness($1.parts) }
        if let best { missing.remove("\(best.method) /\(best.parts.joined(separator: "/"))") }
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
  }

  @Test(.enabled(if: mode != "record")) func noFileIsLeftOver() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenFile.folder.path)
    #expect(Set(files) == Set(GoldenGroup.all.map { $0.name + ".txt" }))
  }

  /// An answer without error that does not lead to the door.
  private static func isSuccess(_ lines: [String]) -> Bool {
    guard let status = lines.first(where: { $0.hasPrefix("< ") })?.dropFirst(2).prefix(3), let code = Int(status) else {
      return false
    }
    return (200..<400).contains(code) && !lines.contains { $0.hasPrefix("< location: /sign-in?next=") }
  }

  private static func matches(_ wanted: [String], _ given: [String]) -> Bool {
    guard wanted.count == given.count || (wanted.last == "**" && given.count >= wanted.count) else { return false }
    return zip(wanted, given).allSatisfy { $0 == $1 || $0.hasPrefix("{") || $0 == "**" }
  }

  private static func exactness(_ parts: [String]) -> Int { parts.count { !$0.hasPrefix("{") && $0 != "**" } }

  /// Writes every body whole into a folder, to compare the folders of two versions with `diff -r`.
  private static func lay(_ answers: [GoldenAnswer], of group: GoldenGroup) throws {
    let folder = URL(fileURLWithPath: mode).appendingPathComponent(group.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for answer in answers {
      let name = String(answer.title.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(180))
      try Data(answer.text.replacing(",\"", with: ",\n\"").utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
