import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import Store

/// A report that was made.
struct ClientReport: Decodable {
  let reportId, type, title, summary: String
  let keyInsights: [String]
  let downloadUrl, generatedAt: String
  let status: Status

  enum Status: String, Decodable {
    case processing, completed, failed
  }
}

/// A report in the list.
struct ClientListedReport: Decodable {
  let reportId, type, title, content: String
  let summary, downloadUrl, generatedAt, userId: String?
  let status: ClientReport.Status?
  let keyInsights: [String]?
}

/// The reports of June, where what the newest may miss must be there.
struct JuneReports: Decodable {
  struct Report: Decodable {
    let reportId, type, title, content, summary, downloadUrl, generatedAt, status: String
    let keyInsights: [String]
  }
  let reports: [Report]
}

/// The report of the first days of June.
struct FirstReport: Decodable {
  let reportId, type, content, generatedAt: String
  let downloadUrl: String?
}

@Suite struct ReportClientTests {
  private static let kinds = [
    "birth_chart", "love_forecast", "career_forecast", "money_forecast", "health_forecast", "family_forecast",
    "spiritual_forecast", "wealth_forecast", "year_ahead",
  ]

  @Test(arguments: kinds) func everyReportOfTheStoreIsMade(_ kind: String) async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      let report = try await app.ask(
        .post, "/api/v1/reports/generate",
        body: #"{"birthData":\#(ClientBirth.full),"reportType":"\#(kind)","userId":"\#(app.installation)"}"#,
        as: ClientReport.self)
      #expect(report.type == kind && report.status == .completed && !report.title.isEmpty && !report.keyInsights.isEmpty)
      let whole = try await app.ask(.get, "/api/v1/reports/\(report.reportId)", as: ClientListedReport.self)
      #expect(whole.content.split(separator: " ").count > 120, "\(kind): \(whole.content)")
    }
  }

  @Test func somebodyElsesIdIsRefused() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      let body = #"{"birthData":\#(ClientBirth.full),"reportType":"birth_chart","userId":"0198fa3c-7e00-7abc-8def-0000000000ff"}"#
      #expect(try await app.send(.post, "/api/v1/reports/generate", body: body).status == .notFound)
    }
  }

  @Test func theListIsAnArrayForTheNewestAndAnObjectForJune() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      let body = #"{"birthData":\#(ClientBirth.full),"reportType":"birth_chart","userId":"\#(app.installation)"}"#
      _ = try await app.ask(.post, "/api/v1/reports/generate", body: body, as: ClientReport.self)
      // By the id of the installation, which is its X-User-Id.
      let list = try await app.ask(.get, "/api/v1/reports/user/\(app.installation)", as: [ClientListedReport].self)
      #expect(list.count == 1 && list[0].content.isEmpty == false && list[0].status == .completed)
      let june = InstalledApp(browser: browser, release: .june, token: person.accessToken)
      let object = try await june.ask(.get, "/api/v1/reports/user/\(person.id)", as: JuneReports.self)
      #expect(object.reports.count == 1 && object.reports[0].content == list[0].content)
      // Without that header nobody is known by the id of an installation.
      #expect(try await june.send(.get, "/api/v1/reports/user/\(app.installation)").status == .notFound)
    }
  }

  /// A bare array has no place for a cursor, so whoever has more reports than a page gets them all.
  @Test func theArrayHasMoreThanAPage() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = Mutex<(person: String, token: String, report: String)?>(nil)
    try await TestServer(storage: .folder(folder)).run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      let body = #"{"birthData":\#(ClientBirth.full),"reportType":"birth_chart","userId":"\#(app.installation)"}"#
      let report = try await app.ask(.post, "/api/v1/reports/generate", body: body, as: ClientReport.self)
      made.withLock { $0 = (person.id, person.accessToken, report.reportId) }
    }
    let known = try #require(made.withLock { $0 })
    let store = try DataStore(.folder(folder))
    let kept = try #require(try await store.records.page(.report, account: known.person, after: nil, limit: 1).records.first)
    for number in 1...119 {
      let now = kept.createdAt - Int64(number)
      _ = try await store.records.insert(
        .report, account: known.person, id: UUIDv7.generate(microseconds: now), payload: try #require(kept.payload), now: now)
    }
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      let app = InstalledApp(browser: browser, token: known.token)
      let list = try await app.ask(.get, "/api/v1/reports/user/\(app.installation)", as: [ClientListedReport].self)
      #expect(list.count == 120 && Set(list.map(\.reportId)).count == 120 && list.contains { $0.reportId == known.report })
      // Whoever reads an object goes on by its cursor.
      let june = InstalledApp(browser: browser, release: .june, token: known.token)
      let page = try await june.send(.get, "/api/v1/reports/user/\(known.person)?limit=100")
      #expect((page.value("reports") as? [Any])?.count == 100 && page.string("next") != nil)
    }
  }

  @Test func theFullReportOfJuneDecodes() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, release: .june, token: person.accessToken)
      let report = try await app.ask(
        .post, "/api/v1/reports/full",
        body: #"{"birthData":\#(ClientBirth.full),"reportType":"birth_chart","options":{},"userId":"\#(person.id)"}"#,
        as: ClientReport.self)
      let again = try await app.ask(.get, "/api/v1/reports/\(report.reportId)", as: JuneReports.Report.self)
      #expect(again.reportId == report.reportId && !again.content.isEmpty)
    }
  }

  @Test func theFirstReportsOfJuneDecode() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, release: .june, token: person.accessToken)
      let report = try await app.ask(
        .post, "/api/reports/generate", body: #"{"birthData":\#(ClientBirth.full),"reportType":"love_forecast","options":{}}"#,
        as: FirstReport.self)
      let again = try await app.ask(.get, "/api/reports/\(report.reportId)", as: FirstReport.self)
      #expect(again.content == report.content && !report.content.isEmpty)
    }
  }
}
