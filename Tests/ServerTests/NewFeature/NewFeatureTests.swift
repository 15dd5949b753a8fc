import Companion
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Readings
import Store
import Testing
import Web

@testable import Server

/// The example of docs/architecture.md: what a new feature needs, from the shape to the page.
@Suite struct NewFeatureTests {
  private func run(_ test: @escaping @Sendable (TestBrowser) async throws -> Void) async throws {
    let store = try DataStore(.memory)
    let companion = await Companion.test(store, .fixed(at: TestServer.now))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Self.root.appending(path: "Sources/WebAssets/files"), to: folder)
    try FileManager.default.copyItem(
      at: Self.example.appending(path: "night.mustache"), to: folder.appending(path: "templates/night.mustache"))
    let site = try Site(directory: folder.path)
    let router = Router(context: AppContext.self)
    router.add(middleware: ErrorAnswers(site: site, logger: Logger(label: "test")) { _, _ in .unknown(.english) })
    let pages = PageRenderer(site: site, companion: companion, isSecure: false)
    NightController(companion: companion, pages: pages)
      .mount(on: RouteMounter(router: router, limits: RateLimits(.off)))
    try await Application(router: router).test(.router) { try await test(TestBrowser(client: $0)) }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let example = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func theAnswerAndThePageTellTheSame() async throws {
    try await run { browser in
      let answer = try await browser.get("/api/v1/nights/2026-11-24")
      #expect(answer.text == #"{"date":"2026-11-24","illumination":1}"#)
      let page = try await browser.get("/nights/2026-11-24")
      #expect(page.status == .ok && page.text.contains("100 % lit"))
    }
  }

  @Test func whatIsNoDayIsRefusedByName() async throws {
    try await run { browser in
      let answer = try await browser.get("/api/v1/nights/2026-02-30")
      #expect(answer.status == .badRequest && answer.text.contains(#""field":"date""#))
      #expect(try await browser.get("/api/v1/nights/0001-01-01").status == .badRequest)
    }
  }

  /// The document shows the files that are compiled here, letter by letter.
  @Test func theDocumentShowsTheseFiles() throws {
    let document = try String(contentsOf: Self.root.appending(path: "docs/architecture.md"), encoding: .utf8)
    let files = ["NightShapes.swift", "Nights.swift", "NightController.swift", "NightPage.swift", "night.mustache"]
    var lines = 0
    for file in files {
      let text = try String(contentsOf: Self.example.appending(path: file), encoding: .utf8)
      #expect(document.contains("\n\(text)```"), "\(file)")
      lines += text.split(separator: "\n").count { !$0.contains("import ") }
    }
    #expect(lines <= 60, "\(lines)")
  }
}
