import Foundation
import Hummingbird
import HummingbirdTesting
import Shapes
import Testing

@testable import Server

/// What the API tells of a birth without its hour is compared with what it tells of the same birth at hours of that day.
@Suite struct UnknownHourAnswerTests {
  /// The Moon changes its sign on the first day, the Sun on the second; the third is beyond the polar circle.
  private static let births = [
    ("1998-10-25", "Europe/Berlin", "52.5", "13.4"), ("1990-03-20", "Europe/London", "51.5", "0"),
    ("1987-12-22", "Europe/Oslo", "69.65", "18.96"),
  ]
  private static let hours = ["00:00", "05:50", "12:00", "17:30", "21:40", "23:59"]

  private static func body(_ index: Int, at time: String?) -> String {
    let (date, zone, latitude, longitude) = births[index]
    return ChartTests.birth(
      date: date, time: time, zone: zone, latitude: latitude, longitude: longitude, outside: #","options":{"exactTimes":true}"#)
  }

  private static func aspects(_ chart: TestResponse, _ path: String) throws -> [String: [String: Any]] {
    let rows = try #require(chart.value(path) as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: rows.map { ("\($0["planet1"]!) \($0["type"]!) \($0["planet2"]!)", $0) })
  }

  @Test(arguments: births.indices) func chartsHoldEveryHour(_ index: Int) async throws {
    try await TestServer().run { browser in
      let day = try await browser.post(ChartTests.path, Self.body(index, at: nil))
      let told = try Self.aspects(day, "westernChart.aspects")
      #expect(!told.isEmpty)
      let bodies = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "neptune", "truenode", "rahu", "ketu"]
      var signs: [String: Set<String>] = [:]
      for hour in Self.hours {
        let chart = try await browser.post(ChartTests.path, Self.body(index, at: hour))
        for body in bodies {
          let path = "westernChart.positions.\(body)"
          signs[body, default: []].insert(try #require(chart.string("\(path).sign")))
          let place = try #require(chart.number("\(path).longitude"))
          let low = try #require(day.number("\(path).range.from.longitude"))
          let high = try #require(day.number("\(path).range.to.longitude"))
          let width = (high - low + 360).truncatingRemainder(dividingBy: 360)
          let way = (place - low + 540).truncatingRemainder(dividingBy: 360) - 180
          #expect(way > -1e-6 && way < width + 1e-6, "\(body) at \(hour)")
          for single in ["degree", "longitude", "wholeDegree", "minute", "second", "speed", "latitude"] {
            #expect(day.number("\(path).\(single)") == nil, "\(body).\(single)")
          }
        }
        let found = try Self.aspects(chart, "westernChart.aspects")
        for (name, aspect) in told {
          let same = try #require(found[name], "\(name) at \(hour)")
          let (orb, least, most) = (same["orb"] as? Double, aspect["orbFrom"] as? Double, aspect["orbTo"] as? Double)
          #expect(aspect["orb"] is NSNull)
          #expect(try #require(orb) > #require(least) - 1e-6 && #require(orb) < #require(most) + 1e-6, "\(name) at \(hour)")
          if let phase = aspect["phase"] as? String { #expect(phase == same["phase"] as? String, "\(name) at \(hour)") }
          if let exact = aspect["exactAt"] as? String {
            #expect(exact.prefix(15) == (same["exactAt"] as? String)?.prefix(15), "\(name) at \(hour)")
          }
        }
      }
      for body in bodies {
        let sign = day.string("westernChart.positions.\(body).sign")
        let all = try #require(signs[body])
        #expect(sign == (all.count == 1 ? all.first : nil), "\(body)")
        #expect(Set(try #require(day.value("westernChart.positions.\(body).range.signs") as? [String])) == all, "\(body)")
        #expect((day.string("westernChart.positions.\(body).range.signChangesAt") != nil) == (all.count == 2), "\(body)")
      }
    }
  }

  @Test(arguments: births.indices) func transitsHoldEveryHour(_ index: Int) async throws {
    try await TestServer().run { browser in
      func sky(_ time: String?) async throws -> [String: [String: Any]] {
        let moment = #","moment":"2026-11-24T06:00:00Z"}"#
        return try Self.aspects(
          try await browser.post("/api/v1/chart/transit", String(Self.body(index, at: time).dropLast()) + moment), "aspects")
      }
      let told = try await sky(nil)
      #expect(!told.isEmpty && told.values.contains { $0["exactFrom"] is String })
      for hour in Self.hours {
        let found = try await sky(hour)
        for (name, contact) in told {
          let same = try #require(found[name], "\(name) at \(hour)")
          #expect(contact["exactAt"] == nil && contact["orb"] is NSNull)
          guard let from = contact["exactFrom"] as? String, let to = contact["exactTo"] as? String else { continue }
          // Instants in ISO 8601 have their order as texts; both ends are cut to the minute, since the clocks' 23:59 is not the end.
          let exact = try #require(same["exactAt"] as? String, "\(name) at \(hour)")
          #expect(from.prefix(16) <= exact.prefix(16) && exact.prefix(16) <= to.prefix(16), "\(name) at \(hour)")
        }
      }
    }
  }

  /// What a meter rests on is told between two ends, and the answer says why; with the hour nothing of that is there.
  @Test func metersTellSpansAndSayWhy() async throws {
    try await TestServer().run { browser in
      func meters(_ time: String?) async throws -> TestResponse {
        let answer = try await browser.post(
          Route.personalizedHoroscope.path, String(Self.body(0, at: time).dropLast()) + #","date":"2026-11-21"}"#)
        #expect(answer.status == .ok)
        return answer
      }
      let path = "reading.astrometers"
      let (day, noon) = (try await meters(nil), try await meters("12:00"))
      let warnings = try #require(day.value("\(path).warnings") as? [[String: Any]])
      #expect(warnings.count == 1 && warnings[0]["code"] as? String == "TIME_UNKNOWN")
      #expect(noon.value("\(path).warnings") == nil)
      func keys(_ answer: TestResponse) throws -> [[String: Any]] {
        let keys = try #require(answer.value("\(path).key_aspects") as? [[String: Any]])
        return try keys.map { try #require($0["aspect"] as? [String: Any]) }
      }
      let told = try keys(day)
      #expect(told.count > 2)
      for contact in told {
        #expect(contact["orb"] is NSNull && contact["days_to_exact"] is NSNull && contact["natal_planet"] as? String != "moon")
        let (least, most) = (try #require(contact["orb_from"] as? Double), try #require(contact["orb_to"] as? Double))
        #expect(least < most)
        if let from = contact["days_to_exact_from"] as? Double {
          #expect(try from < #require(contact["days_to_exact_to"] as? Double))
        }
      }
      for contact in try keys(noon) {
        #expect(contact["orb"] is Double && contact["orb_from"] == nil && contact["days_to_exact_to"] == nil)
      }
    }
  }

  @Test func thePageTellsTheChangeOfASign() async throws {
    try await TestServer().run { browser in
      let kept = try await browser.post(ChartTests.path, Self.body(1, at: nil))
      let page = try await browser.get("/chart/\(try #require(kept.string("chartId")))")
      #expect(page.status == .ok)
      // The Sun went from Pisces into Aries on 20 March 1990, in Greenwich at 21:19.
      #expect(page.text.contains("Pisces until 21:19, then Aries"), "\(page.text.prefix(400))")
      #expect(!page.text.contains("Sun in Pisces") && !page.text.contains("Sun in Aries"))
    }
  }
}
