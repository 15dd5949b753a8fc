import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct ReportRouteTests {
  @Test(arguments: ["birth_chart", "love_forecast", "career_forecast", "year_ahead", "comprehensive"])
  func everyKindShowsItsEvidence(kind: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(
        Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth), "reportType": "\#(kind)"}"#, headers: ada.headers)
      #expect(made.status == .ok && made.string("type") == kind && made.string("status") == "completed", "\(made.text)")
      let id = try #require(made.string("reportId"))
      #expect(made.string("downloadUrl") == "/api/v1/reports/\(id)/pdf")
      #expect((made.value("keyInsights") as? [String])?.isEmpty == false)
      for section in try #require(made.value("sections") as? [[String: Any]]) {
        for paragraph in try #require(section["paragraphs"] as? [[String: Any]]) {
          #expect((paragraph["evidence"] as? [Any])?.isEmpty == false)
        }
      }
      #expect(try await browser.get(Route.report.path(id), headers: ada.headers).text == made.text)
      #expect(try await browser.get(Route.reportStatus.path(id), headers: ada.headers).string("status") == "completed")
      let list = try await browser.get(Route.reports.path(ada.id), headers: ada.headers)
      #expect((list.value("reports") as? [[String: Any]])?.map { $0["reportId"] as? String } == [id])
      #expect(try await browser.send(.delete, Route.deleteReport.path(id), headers: ada.headers).status == .ok)
      #expect(try await browser.get(Route.report.path(id), headers: ada.headers).status == .notFound)
    }
  }

  @Test func theYearAheadIsTheYearAhead() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(
        Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth), "reportType": "year_ahead"}"#, headers: ada.headers)
      let sections = try #require(made.value("sections") as? [[String: Any]])
      let evidence = (sections[0]["paragraphs"] as? [[String: Any]] ?? []).flatMap { $0["evidence"] as? [[String: Any]] ?? [] }
      let dates = evidence.flatMap { $0["exact"] as? [String] ?? [] }
      #expect(!dates.isEmpty)
      for date in dates { #expect(date >= "2026-11-21T07:30" && date <= "2027-11-22", "\(date)") }
    }
  }

  @Test func withoutABirthItIsTheProfiles() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let none = try await browser.post(Route.generateReport.path, "{}", headers: ada.headers)
      #expect(none.status == .badRequest && none.string("field") == "birthData")
      _ = try await browser.post(Route.setChatBirthData.path, ProfileTests.birth, headers: ada.headers)
      let made = try await browser.post(Route.makeReportLater.path, "{}", headers: ada.headers)
      #expect(made.status == .ok && made.string("type") == "comprehensive" && made.string("summary")?.contains("Gemini") == true)
    }
  }

  @Test(
    arguments: [
      (#"{"reportType": "doom", "birthData": \#(ProfileTests.birth)}"#, HTTPResponse.Status.badRequest, "reportType"),
      (#"{"birthData": \#(ProfileTests.birth), "chartId": "x"}"#, .badRequest, "chartId"),
      (#"{"birthData": {"date": "1990-06-15", "latitude": 95, "longitude": 0}}"#, .badRequest, "birthData.latitude"),
      (#"{"birthData": \#(ProfileTests.birth), "options": {"houseSystem": "Paper"}}"#, .badRequest, "options.houseSystem"),
      (#"{"birthData": \#(ProfileTests.birth), "userId": "somebody else"}"#, .notFound, "userId"),
      (#"{"chartId": "01948f3c-7e00-7abc-8def-0123456789ab"}"#, .notFound, ""),
    ])
  func whatIsWrongIsNamed(_ body: String, _ status: HTTPResponse.Status, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(Route.makeReport.path, body, headers: ada.headers)
      #expect(response.status == status && (response.string("field") ?? "") == field, "\(response.text)")
    }
  }

  @Test func theSameKeyMakesOneReport() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      var headers = ada.headers
      headers[HTTPField.Name("Idempotency-Key")!] = "k"
      let fixed = headers
      func make(_ kind: String) async throws -> TestResponse {
        try await browser.post(
          Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth), "reportType": "\#(kind)"}"#, headers: fixed)
      }
      let first = try await make("love_forecast")
      #expect(try await make("love_forecast").text == first.text)
      #expect(try await make("birth_chart").code == "IDEMPOTENCY_CONFLICT")
    }
  }

  @Test func aPageForReadingAndPrinting() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let body =
        #"{"birthData": {"date": "1990-06-15", "time": "14:30", "latitude": 40.7, "longitude": -74.0, "name": "<script>alert(1)</script> & Ada"}}"#
      let id = try #require(try await browser.post(Route.makeReport.path, body, headers: ada.headers).string("reportId"))
      var html = ada.headers
      html[.accept] = "text/html,*/*;q=0.8"
      let byHeader = try await browser.get(Route.report.path(id), headers: html)
      let byName = try await browser.get("/api/v1/reports/\(id).html", headers: ada.headers)
      #expect(byHeader.headers[.contentType] == "text/html; charset=utf-8" && byHeader.text == byName.text)
      #expect(byName.text.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; Ada") && !byName.text.contains("<script"))
      #expect(!byName.text.contains("<style") && byName.text.contains("The year ahead"))
      let style = try #require(byName.text.firstMatch(of: /href="(\/assets\/report\.[0-9a-f]+\.css)"/)?.1)
      let sheet = try await browser.get(String(style))
      #expect(sheet.status == .ok && sheet.text.contains("@media print") && sheet.text.contains(".art-wheel"))
      // The drawing reaches for nothing outside itself, so that it can be printed.
      #expect(byName.text.contains("<figure>") && byName.text.contains("href=\"#report-") && !byName.text.contains("sprite"))
    }
  }

  @Test func withoutAPrinterItIsSaidPlainly() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth)}"#, headers: ada.headers)
      let id = try #require(made.string("reportId"))
      for path in ["/api/v1/reports/\(id).pdf", Route.reportPDF.path(id), Route.reportDownload.path(id)] {
        let response = try await browser.get(path, headers: ada.headers)
        #expect(response.status == .notImplemented && response.code == "NOT_IMPLEMENTED", "\(path)")
      }
    }
  }

  @Test(.enabled(if: PagePrinter.find() != nil)) func whereThereIsAPrinterItPrints() async throws {
    // In the data folder, however long its path is.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let data = place.appendingPathComponent(String(repeating: "d", count: 120)).path
    let left = data + "/printing/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    try await TestServer(storage: .folder(data), printer: PagePrinter.find()).run { browser in
      // What an earlier process has left there is gone.
      #expect(!FileManager.default.fileExists(atPath: left))
      let ada = try await TestPerson(browser)
      let made = try await browser.post(Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth)}"#, headers: ada.headers)
      let id = try #require(made.string("reportId"))
      let file = try await browser.get("/api/v1/reports/\(id).pdf", headers: ada.headers)
      #expect(file.status == .ok && file.headers[.contentType] == "application/pdf", "\(file.status)")
      #expect(file.body.readableBytesView.starts(with: Array("%PDF-".utf8)) && file.body.readableBytes > 5000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: data + "/printing").isEmpty)
    }
  }

  @Test func aPrinterThatFailsIsNoSecret() async throws {
    try await TestServer(printer: PagePrinter(executable: "/bin/false")).run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(Route.makeReport.path, #"{"birthData": \#(ProfileTests.birth)}"#, headers: ada.headers)
      let response = try await browser.get(Route.reportPDF.path(try #require(made.string("reportId"))), headers: ada.headers)
      #expect(response.status == .serviceUnavailable && response.code == "UNAVAILABLE")
    }
  }

  @Test func aPrinterIsFoundWhereTheEnvironmentPoints() {
    #expect(PagePrinter.find(environment: ["CHROMIUM": "/bin/true"]) != nil)
    #expect(PagePrinter.find(environment: ["CHROMIUM": "true", "PATH": "/nowhere"]) == nil)
    #expect(PagePrinter.find(environment: [:]) == nil)
  }
}
