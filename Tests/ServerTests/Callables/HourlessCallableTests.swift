import Foundation
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Charts of the callable functions for a birth without its hour say what holds all day, and that the hour is not known.
@Suite struct HourlessCallableTests {
  private typealias Planet = [String: Any]

  /// The Sun entered Aries in the evening of that day, and the Moon went from Sagittarius to Capricorn in its first hours.
  private static let day = "1990-03-20"
  private static let hours = ["00:05", "06:00", "12:00", "18:00", "23:55"]

  private static func planets(_ chart: Any?) throws -> [String: Planet] {
    let list = try #require((chart as? [String: Any])?["planets"] as? [Planet])
    return Dictionary(uniqueKeysWithValues: list.map { ($0["name"] as? String ?? "", $0) })
  }

  /// Holds a chart without an hour against charts at hours of its day.
  private static func expect(_ chart: Any?, holdsAt hours: [Any?]) throws {
    let told = try planets(chart)
    #expect(told.count == 12)
    for (name, planet) in told {
      for missing in ["degree_in_sign", "absolute_degree", "position_dms", "speed", "house"] {
        #expect(planet[missing] is NSNull, "\(name) \(missing)")
      }
      let signs = try #require(planet["signs"] as? [String])
      let (low, high) = (try #require(planet["degree_from"] as? Double), try #require(planet["degree_to"] as? Double))
      let width = (high - low + 360).truncatingRemainder(dividingBy: 360)
      for hour in hours {
        let known = try #require(try planets(hour)[name])
        let sign = try #require(known["sign"] as? String)
        #expect(signs.contains(sign), "\(name)")
        for field in ["sign", "element", "modality"] where !(planet[field] is NSNull) {
          #expect(planet[field] as? String == known[field] as? String, "\(name) \(field)")
        }
        if let isRetrograde = planet["retrograde"] as? Bool { #expect(isRetrograde == known["retrograde"] as? Bool, "\(name)") }
        let degree = try #require(known["absolute_degree"] as? Double)
        #expect((degree - low + 360.02).truncatingRemainder(dividingBy: 360) < width + 0.04, "\(name)")
      }
    }
    let object = try #require(chart as? [String: Any])
    let aspects = try #require(object["aspects"] as? [[String: Any]])
    #expect(aspects.count > 4)
    for aspect in aspects {
      #expect(aspect["orb"] is NSNull && aspect["body1"] as? String != "moon" && aspect["body2"] as? String != "moon")
      let (least, most) = (try #require(aspect["orb_from"] as? Double), try #require(aspect["orb_to"] as? Double))
      for hour in hours {
        let known = try #require((hour as? [String: Any])?["aspects"] as? [[String: Any]])
        let same = try #require(
          known.first { other in
            ["body1", "body2", "aspect_type"].allSatisfy { other[$0] as? String == aspect[$0] as? String }
          })
        let orb = try #require(same["orb"] as? Double)
        #expect(orb > least - 0.011 && orb < most + 0.011, "\(aspect)")
        if let applies = aspect["applying"] as? Bool { #expect(applies == same["applying"] as? Bool, "\(aspect)") }
      }
    }
  }

  private static func codes(_ chart: Any?) -> [String] {
    ((chart as? [String: Any])?["warnings"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test func aChartOfADateHoldsAtEveryHour() async throws {
    try await TestServer().run { browser in
      func chart(_ hour: String?) async throws -> Any? {
        let moment = Self.day + (hour.map { " " + $0 } ?? "")
        return try await browser.post("/natal_chart", #"{"data":{"utc_dt":"\#(moment)","lat":51.5,"lon":-0.12}}"#).value("result")
      }
      var hours: [Any?] = []
      for hour in Self.hours { hours.append(try await chart(hour)) }
      let told = try await chart(nil)
      try Self.expect(told, holdsAt: hours)
      #expect(Self.codes(told) == ["TIME_UNKNOWN"] && hours.allSatisfy { Self.codes($0).isEmpty })
      let planets = try Self.planets(told)
      #expect(planets["sun"]?["sign"] is NSNull && planets["sun"]?["signs"] as? [String] == ["pisces", "aries"])
      #expect(planets["sun"]?["element"] is NSNull && planets["mars"]?["sign"] as? String == "aquarius")
      // An instant without a place is known.
      let sky = try await browser.post("/natal_chart", #"{"data":{"utc_dt":"1990-03-20 12:00"}}"#).value("result")
      let bodies = try Self.planets(sky)
      #expect(Self.codes(sky).isEmpty && bodies["sun"]?["degree_in_sign"] is Double)
    }
  }

  @Test func aProfileWithoutAnHourHoldsAtEveryHour() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      func profile(_ hour: String?) async throws -> (made: TestResponse, told: TestResponse) {
        let time = hour.map { #", "birth_time": "\#($0)""# } ?? ""
        let made = try await ada.call(
          .createProfile,
          #""name": "Ada", "email": "ada@example.org", "birth_date": "\#(Self.day)"\#(time), "birth_timezone": "Europe/London", "birth_lat": 51.5, "birth_lon": -0.12"#
        )
        return (made, try await ada.call(.profile))
      }
      var hours: [Any?] = []
      for hour in Self.hours {
        let (made, told) = try await profile(hour)
        hours.append(told.value("result.natal_chart"))
        #expect(Self.codes(made.value("result")).isEmpty && made.value("result.sun_signs") == nil)
        #expect(told.string("result.sun_sign") == (hour == "23:55" ? "aries" : "pisces"))
      }
      let (made, told) = try await profile(nil)
      try Self.expect(told.value("result.natal_chart"), holdsAt: hours)
      #expect(Self.codes(told.value("result.natal_chart")) == ["TIME_UNKNOWN"])
      #expect(Self.codes(made.value("result")) == ["TIME_UNKNOWN"])
      // Clients decode one sign: that of noon (decision 5 of the design), with both beside it.
      for answer in [made, told] {
        #expect(answer.string("result.sun_sign") == "pisces")
        #expect(answer.value("result.sun_signs") as? [String] == ["pisces", "aries"])
      }
      let daily = try await ada.call(.dailyHoroscope)
      #expect(
        daily.string("result.sun_sign") == "pisces"
          && daily.value("result.sun_signs") as? [String] == ["pisces", "aries"])
      // So do the meters, though both signs are nowhere beside it there.
      for answer in [
        daily.string("result.astrometers.natal_chart_summary.sun_sign"),
        try await ada.call(.astrometers).string("result.natal_chart_summary.sun_sign"),
      ] {
        #expect(answer == "pisces")
      }
      #expect(Self.codes(daily.value("result")) == ["TIME_UNKNOWN"])
    }
  }

  /// Where the Sun changed its sign before noon, the sign of noon is the second of the day: it stands first everywhere.
  @Test func theSignOfNoonStandsFirst() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      // The Sun entered Aries at 01:46 UTC.
      let fields =
        #""name": "Ada", "email": "ada@example.org", "birth_date": "2000-03-20", "birth_timezone": "Europe/London", "birth_lat": 51.5, "birth_lon": -0.12"#
      let made = try await ada.call(.createProfile, fields)
      let answers = [made, try await ada.call(.profile), try await ada.call(.dailyHoroscope)]
      for answer in answers {
        let signs = answer.value("result.sun_signs") as? [String]
        #expect(signs == ["aries", "pisces"] && answer.string("result.sun_sign") == "aries")
      }
      #expect(Set(answers.map { $0.string("result.sun_sign") }).count == 1)
    }
  }
}
