import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// Every route of the table is asked about a birth at three hours of its day, and about the same birth without the hour: what the last answer
/// states is not false at any of the three, and it says that the hour is not known.
///
/// On that day the Sun and the Moon change their signs.
@Suite struct HourlessRouteTests {
  /// Routes whose answer for a birth without an hour carries no warning, each with the reason.
  private static let withoutWarning: [String: String] = [
    "POST /api/v1/chart/aspects": "a list has no place for it; orb is null, with orbFrom and orbTo beside it",
    "GET /api/v1/chart/aspects": "the same of a kept chart, or of the sky",
    "POST /api/v1/misc/aspects": "the same", "GET /api/v1/misc/aspects": "the same",
    "GET /api/v1/charts": "births as they were kept, time null, and no more than signs",
    "GET /api/v1/chart/history": "births as they were kept, time null, and no more than signs",
    "GET /api/v1/chat/birth-data": "the birth as it was kept, time null; the app reads nothing else there",
    "GET /api/v1/match/history": "what was asked, and its scores; the match itself warned",
    "POST /get_memory": "what was read of the day, whose reading warned",
  ]

  /// Routes that are not asked, by how their paths begin, each with the reason.
  private static let passedOver: [String: String] = [
    "/api/v1/discover/snapshot": "two weeks of contacts take seconds in debug; HourlessHoroscopeTests",
    "/api/v1/today/chapters": "five of those that are open, months in the place of days; ChapterTellingTests",
    "/api/horoscope/": "a sign", "/api/v1/auth/": "no birth; the test signs in once",
    "/{project}/{region}/": "the same functions at another path",
    "/api/v1/export": "what is kept, as it is kept", "/api/v1/sync": "what is kept, as it is kept",
    "/api/v1/import": "what is kept, as it is kept", "/daily_transit": "the sky of an instant",
    "/user_transit": "the sky of an instant", "/api/v1/practice/explore": "passages",
    "/api/v1/practice/for-you": "chosen by the meters, whose own answer is compared",
    "/api/v1/tarot/": "no birth; cards are drawn at random",
  ]

  /// Routes for programs that refuse what the test sends, because they want something else than a birth.
  private static let withoutBirth: [String: String] = [
    "GET /api/v1/locations/search": "a name", "GET /api/v1/locations/geocode": "a name",
    "POST /api/v1/locations/timezone": "a place",
    "GET /api/v1/astrology/house-insights": "a house", "GET /api/v1/journal": "a kind of entry",
    "PATCH /api/v1/journal/{id}": "an entry", "POST /api/v1/journal": "an entry",
    "POST /add_journal_entry": "an entry", "POST /api/v1/bookmarks": "a reading",
    "GET /api/v1/reports/user/{id}": "a person", "GET /api/v1/reports/{id}/download": "a printer",
    "GET /api/v1/reports/{id}/pdf": "a printer",
    "POST /api/v1/numerology/report": "a date", "POST /api/v1/subscription/sync": "a purchase",
    "GET /api/journal/{id}": "a reading", "POST /api/journal": "a reading", "POST /api/journal/{id}/followups": "a reading",
    "POST /api/tarot-reading": "cards", "POST /api/generate-question": "a prompt", "POST /api/reading-followup": "a question",
    "POST /api/share": "a reading", "GET /api/share/{id}": "a link",
    "POST /api/tts": "a text",
    "POST /api/health/tarot-reading": "nothing: it is refused", "POST /api/v1/practice/insights": "a thought",
    "POST /api/v1/practice/sessions": "a session", "GET /api/v1/practice/session": "a session that was begun",
    "POST /api/v1/notifications/subscriptions": "a browser",
    "POST /api/v1/notifications/trial": "a browser",
    "POST /api/v1/practice/insights/import": "thoughts",
    "POST /api/v1/practice/clear": "a word",
    "POST /api/v1/report-entitlements/sync": "a purchase", "POST /api/v1/oracle-credits/sync": "a purchase",
  ]

  /// Routes that count houses from the Sun and name both where it changes its sign; HourlessHoroscopeTests.
  private static let housesOfTheSun: Set<String> = ["GET /api/v1/horoscope"]

  /// The ends of the day first.
  private static let hours = ["00:05", "23:55", "12:00"]

  @Test func noRouteStatesWhatTheHourDecides() async throws {
    // One server for all, which looks at each sky once.
    try await TestServer().run { browser in try await Self.compare(browser) }
  }

  private static func compare(_ browser: TestBrowser) async throws {
    // Routes that give the same kind of answer tell the same: one of them is held against the hours, the others must warn as it does.
    var kinds: [String: Route] = [:]
    for route in routes where kinds[kind(of: route)] == nil { kinds[kind(of: route)] = route }
    let compared = routes.filter { kinds[kind(of: $0)] == $0 }
    var known = [try await answers(at: hours[0], compared, browser), try await answers(at: hours[1], compared, browser)]
    let refused = Set(compared.filter { known[0][$0].map { $0.status.code >= 300 } ?? true })
    // An answer that is the same at both ends of the day tells nothing of a birth.
    let dependent = compared.filter { route in
      guard !refused.contains(route), known[0][route]?.text != known[1][route]?.text, let first = json(known[0][route]),
        let last = json(known[1][route])
      else { return false }
      return !HourlessComparison.agrees(first, last) || !HourlessComparison.agrees(last, first)
    }
    known.append(try await answers(at: hours[2], dependent, browser))
    let kept = Set(dependent.map { kind(of: $0) })
    let hourless = try await answers(at: nil, routes.filter { kept.contains(kind(of: $0)) }, browser)
    var findings: [String] = []
    for (route, answer) in hourless {
      let name = "\(route.method.rawValue) \(route.path)"
      guard answer.status.code < 300 else {
        if !answer.text.contains("time"), withoutBirth[name] == nil { findings.append("\(name): \(answer.text.prefix(200))") }
        continue
      }
      if !answer.text.contains("\"TIME_UNKNOWN\""), withoutWarning[name] == nil { findings.append("\(name): no warning") }
      guard kinds[kind(of: route)] == route else { continue }
      guard let told = json(answer) else { continue }
      // An hour, a degree, a house or an angle that a sentence states is stated at every hour of the day.
      for (hour, answers) in zip(hours, known) {
        let figures = try HourlessComparison.Figures.all(#require(json(answers[route])))
        for figure in HourlessComparison.Figures.lone(told).subtracting(figures).sorted().prefix(6)
        where !(housesOfTheSun.contains(name) && figure.hasSuffix(" house")) {
          findings.append("\(name): \(figure), which is not so at \(hour)")
        }
      }
      for (hour, answers) in zip(hours, known) {
        let other = try #require(json(answers[route]), "\(name) at \(hour)")
        for place in HourlessComparison.differences(told, other).prefix(12) {
          findings.append("\(name) at \(hour): \(place)")
        }
      }
    }
    #expect(dependent.count > 38, "\(dependent.count)")
    let names = Set(refused.map { "\($0.method.rawValue) \($0.path)" })
    let unexpected = names.symmetricDifference(withoutBirth.keys).sorted()
    #expect(unexpected.isEmpty, "\(unexpected)")
    #expect(findings.isEmpty, "\(findings.sorted().joined(separator: "\n"))")
  }

  /// The routes for programs that read, or reckon.
  private static let routes = Route.all.filter { route in
    route.audience == .program && route.method != .delete && route.method != .put
      && !passedOver.keys.contains { route.path.hasPrefix($0) }
  }

  /// What a route answers with; a route whose answer the table does not know is a kind of its own.
  private static func kind(of route: Route) -> String {
    route.answer.map { "\($0)" } ?? "\(route.method.rawValue) \(route.path)"
  }

  private static func json(_ answer: TestResponse?) -> Any? {
    answer.flatMap { try? JSONSerialization.jsonObject(with: Data($0.body.readableBytesView), options: .fragmentsAllowed) }
  }

  /// What a server answers to routes about a birth, with a kept chart and a report in the place of ids.
  private static func answers(
    at hour: String?, _ routes: [Route], _ browser: TestBrowser
  ) async throws -> [Route: TestResponse] {
    let person = try await TestPerson(browser, email: "born-\(hour?.replacing(":", with: "-") ?? "then")@example.org")
    let birth = Birth(hour: hour, person: person.id)
    let edited = try await browser.send(.patch, Route.editProfile.path, headers: person.headers, body: birth.body)
    try #require(edited.status == .ok, "\(edited.text)")
    let chart = try await browser.post(Route.makeChart.path, birth.body, headers: person.headers)
    let report = try await browser.post(Route.makeReport.path, birth.body, headers: person.headers)
    let (chartID, reportID) = (try #require(chart.string("chartId")), try #require(report.string("reportId")))
    var answers: [Route: TestResponse] = [:]
    for route in routes {
      let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
      let path = route.path.replacing("{id}", with: route.path.contains("report") ? reportID : chartID)
      let isQuery = route.method == .get
      var headers = person.headers
      if !isQuery { headers[.contentType] = "application/json" }
      let body = route.dialect == .callable ? #"{"data": \#(birth.body)}"# : birth.body(for: route)
      answers[route] = try await browser.send(
        method, isQuery ? "\(path)?\(birth.query)" : path, headers: headers, body: isQuery ? nil : body)
    }
    return answers
  }

  /// A birth in every form in which a route takes one; what a route does not read it passes over.
  private struct Birth {
    let hour: String?
    let person: String

    private var data: String {
      let time = hour.map { #""time":"\#($0)","# } ?? ""
      return #"{"date":"1990-03-20",\#(time)"timezone":"Europe/London","latitude":51.5,"longitude":-0.12}"#
    }

    /// The body, with another place for what is looked at from there.
    func body(for route: Route) -> String {
      let isElsewhere = [Route.relocation, .returns].contains(route)
      return isElsewhere ? body.replacing(#""name":"#, with: #""latitude":48.1,"longitude":11.6,"name":"#) : body
    }

    var body: String {
      let other = #"{"date":"1992-03-08","time":"06:45","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405}"#
      let time = hour.map { #","birth_time":"\#($0)","utc_dt":"1990-03-20 \#($0)""# } ?? #","utc_dt":"1990-03-20""#
      return #"""
        {"birthData":\#(data),"birth_data":\#(data),"person1":\#(data),"person2":\#(other),"date":"2026-11-21","at":"2026-11-21",
        "moment":"2026-11-21T07:30:00Z","targetDate":"2025-01-01","from":"2026-11-21","to":"2026-12-05","bodies":["Mars"],
        "body":"Sun","number":5,"lot":"fortune","reportType":"birth_chart","magnitude":1.2,
        "lookahead_months":1,"vargas":["D9"],"user_id":"\#(person)","name":"Ada","email":"ada@example.org",
        "birth_date":"1990-03-20","birth_timezone":"Europe/London","birth_lat":51.5,"birth_lon":-0.12,"lat":51.5,"lon":-0.12,
        "daily_horoscope":{"date":"2026-11-21"}\#(time)}
        """#
    }

    var query: String {
      let time = hour.map { "&birth_time=\($0)" } ?? ""
      return "birth_date=1990-03-20\(time)&timezone=Europe/London&lat=51.5&lon=-0.12&target_date=2025-01-01"
        + "&lookahead_months=1&type=weekly&date=2026-11-21"
    }
  }
}
