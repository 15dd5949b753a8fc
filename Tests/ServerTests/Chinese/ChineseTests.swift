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
