import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct ChineseTests {
  static let path = "/api/v1/astrology/chinese"

  /// 1990-01-15 lies before the New Year of 27 January 1990: Earth Snake, which the first systems called Metal Horse.
  @Test func aBirthInJanuaryBelongsToTheYearBefore() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(Self.path, VedicFixture.body(VedicFixture.newYork))
      #expect(answer.status == .ok)
      #expect(answer.string("animal") == "Snake" && answer.string("element") == "Earth")
      #expect(answer.string("animalByLichun") == "Snake" && answer.string("year") == "Earth Snake")
      for pillar in ["month", "day", "hour"] { #expect(answer.string(pillar)?.isEmpty == false) }
      #expect(answer.string("details.newYear") == "1989-02-06")
      let after = try await browser.post(Self.path, VedicFixture.body(VedicFixture.june))
      #expect(after.string("animal") == "Horse" && after.string("element") == "Metal")
    }
  }

  @Test func theChartCarriesTheChinesePart() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        "/api/v1/chart/generate", VedicFixture.body(VedicFixture.newYork, #""systems":["chinese","western"]"#))
      #expect(chart.string("chineseChart.element") == "Earth" && (chart.value("charts") as? [String: Any])?["chinese"] == nil)
      #expect(chart.string("chineseChart.animal") == "Snake" && chart.string("chineseChart.hour") != nil)
      let id = try #require(chart.string("chartId"))
      #expect(try await browser.get("/api/v1/chart/\(id)").text == chart.text)
      #expect(try await browser.post(Self.path, #"{"chartId":"\#(id)"}"#).string("animal") == "Snake")
    }
  }

  @Test func withoutATimeThereIsNoHour() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(Self.path, VedicFixture.body(VedicFixture.timeless))
      #expect(answer.status == .ok && answer.string("hour") == nil && answer.string("animal") == "Monkey")
    }
  }

  /// Lichun of 1992 came on 4 February at 13:48 in London: before it the pillars are those of the Goat's year, after it those of the Monkey's.
  @Test func whatTheHourDecidesIsNullWithBoth() async throws {
    try await TestServer().run { browser in
      func ask(_ date: String, _ time: String? = nil) async throws -> TestResponse {
        let time = time.map { #""time":"\#($0)","# } ?? ""
        return try await browser.post(
          Self.path, #"{"birthData":{"date":"\#(date)",\#(time)"timezone":"Europe/London","latitude":51.5,"longitude":-0.12}}"#)
      }
      func names(_ answer: TestResponse, _ path: String) -> [String?]? {
        (answer.value(path) as? [[String: Any]])?.map { $0["name"] as? String }
      }
      let (early, late, open) = (
        try await ask("1992-02-04", "03:00"), try await ask("1992-02-04", "21:00"), try await ask("1992-02-04")
      )
      #expect(early.string("animalByLichun") == "Goat" && late.string("animalByLichun") == "Monkey")
      for path in [
        "animalByLichun", "year", "month", "details.animal.byLichun", "details.animal.agree", "details.pillars.year",
        "details.pillars.month",
      ] {
        #expect(open.value(path) is NSNull, "\(path)")
        #expect(!(early.value(path) is NSNull), "\(path)")
      }
      #expect(names(open, "details.animal.byLichunMayBe") == [early, late].map { $0.string("details.animal.byLichun.name") })
      for (one, many) in [("year", "years"), ("month", "months")] {
        #expect(names(open, "details.pillars.\(many)") == [early, late].map { $0.string("details.pillars.\(one).name") })
        #expect(early.value("details.pillars.\(many)") == nil)
      }
      // What is counted is what is certain.
      let counted = try #require(open.value("details.elements.characters") as? [String: Int])
      #expect(counted.values.reduce(0, +) == 2)
      // The month alone at another jie.
      let march = try await ask("1992-03-05")
      #expect(
        march.value("month") is NSNull && march.string("year") == "Water Monkey" && march.string("animalByLichun") == "Monkey")
    }
  }

  /// The New Year of 2024 came at 11:00 of 9 February in New York: by China's date a birth of that day is of one year or the other.
  @Test func chinasDateWithoutAnHourIsEitherOfTwo() async throws {
    try await TestServer().run { browser in
      func ask(_ date: String, _ time: String? = nil, _ day: String = "china") async throws -> TestResponse {
        let time = time.map { #""time":"\#($0)","# } ?? ""
        let birth = #"{"date":"\#(date)",\#(time)"timezone":"America/New_York","latitude":40.7,"longitude":-74}"#
        return try await browser.post(Self.path, #"{"birthData":\#(birth),"calendarDay":"\#(day)"}"#)
      }
      let (early, late, open) = (
        try await ask("2024-02-09", "03:00"), try await ask("2024-02-09", "21:00"), try await ask("2024-02-09")
      )
      #expect(early.string("animal") == "Rabbit" && late.string("animal") == "Dragon")
      for path in [
        "animal", "element", "details.animal.byNewYear", "details.animal.agree", "details.newYear", "details.lunarDate",
      ] {
        #expect(open.value(path) is NSNull, "\(path)")
        #expect(!(early.value(path) is NSNull), "\(path)")
      }
      let days = try #require(open.value("details.lunarDates") as? [[String: Any]])
      #expect(days.map { $0["day"] as? Int } == [30, 1] && days.map { $0["month"] as? Int } == [12, 1])
      let years = try #require(open.value("details.animal.byNewYearMayBe") as? [[String: Any]])
      #expect(years.map { $0["animal"] as? String } == ["Rabbit", "Dragon"])
      #expect(open.value("details.newYears") as? [String] == ["2023-01-22", "2024-02-10"])
      // Within a year the day alone is open; by the date of the place nothing is.
      let june = try await ask("1990-06-15")
      #expect(june.value("details.lunarDate") is NSNull && june.string("animal") == "Horse")
      #expect(june.value("details.newYears") == nil && june.string("details.newYear") == "1990-01-27")
      let here = try await ask("2024-02-09", nil, "birthPlace")
      #expect(here.string("animal") == "Rabbit" && here.value("details.lunarDates") == nil)
    }
  }

  @Test func policiesCanBeChosen() async throws {
    try await TestServer().run { browser in
      let usual = try await browser.post(Self.path, VedicFixture.body(VedicFixture.newYork))
      let solar = try await browser.post(
        Self.path,
        VedicFixture.body(VedicFixture.newYork, #""clock":"trueSolar","dayChange":"twentyThree","calendarDay":"china""#))
      #expect(usual.string("details.policy.clock") == "civil" && solar.string("details.policy.clock") == "trueSolar")
      #expect(solar.string("details.policy.dayChange") == "twentyThree" && solar.string("details.policy.calendarDay") == "china")
    }
  }
}
