import Foundation
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Horoscopes for a birth without its hour on a day on which the Sun changed its sign name both signs, and none where one is wanted.
@Suite struct HourlessHoroscopeTests {
  private static func body(_ date: String, _ type: String, time: String? = nil) -> String {
    let time = time.map { #""time":"\#($0)","# } ?? ""
    return
      #"{"birthData":{"date":"\#(date)",\#(time)"timezone":"Europe/London","latitude":51.5,"longitude":-0.12},"type":"\#(type)","date":"2026-11-21"}"#
  }

  private static func codes(_ answer: TestResponse) -> [String] {
    (answer.value("warnings") as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test(arguments: ["daily", "weekly", "monthly"]) func bothSignsAreNamed(_ type: String) async throws {
    try await TestServer().run { browser in
      let told = try await browser.post(Route.customHoroscope.path, Self.body("1990-03-20", type))
      #expect(told.value("sign") is NSNull && told.value("legacy.sign") is NSNull)
      #expect(told.value("signs") as? [String] == ["pisces", "aries"] && Self.codes(told) == ["TIME_UNKNOWN"])
      for name in ["element", "ruler", "day"] { #expect(told.value("luckyElements.\(name)") is NSNull, "\(name)") }
      if type == "daily" { #expect(told.value("reading.sunSign") is NSNull) }
      // With the hour, and on another day, it is one.
      let known = try await browser.post(Route.customHoroscope.path, Self.body("1990-03-20", type, time: "23:55"))
      #expect(known.string("sign") == "aries" && known.value("signs") == nil && known.value("warnings") == nil)
      let ordinary = try await browser.post(Route.customHoroscope.path, Self.body("1990-06-15", type))
      #expect(ordinary.string("sign") == "gemini" && ordinary.value("signs") == nil)
      #expect(Self.codes(ordinary) == ["TIME_UNKNOWN"] && ordinary.string("luckyElements.element") == "air")
    }
  }

  /// Its client decodes a text there.
  @Test func theDayAtAGlanceNamesBothSigns() async throws {
    try await TestServer().run { browser in
      let told = try await browser.post(Route.snapshot.path, Self.body("1990-03-20", "daily"))
      #expect(told.string("sign") == "pisces or aries" && told.value("lucky.ruler") is NSNull)
      #expect(Self.codes(told) == ["TIME_UNKNOWN"])
    }
  }

  /// A week is told through houses from the Sun: of two signs both houses are named, and nothing rests on one of them.
  @Test(arguments: ["weekly", "monthly"]) func bothHousesAreNamed(_ type: String) async throws {
    try await TestServer().run { browser in
      let told = try await browser.post(Route.customHoroscope.path, Self.body("1990-03-20", type))
      let paragraphs = try #require(told.value("paragraphs") as? [[String: Any]])
      #expect(!paragraphs.isEmpty)
      for paragraph in paragraphs {
        let (text, facts) = (paragraph["text"] as? String ?? "", paragraph["evidence"] as? [[String: Any]] ?? [])
        #expect(facts.allSatisfy { $0["house"] is NSNull }, "\(text)")
        #expect(text.contains(" or "), "\(text)")
      }
      var found = 0
      for sign in ["pisces", "aries"] {
        let one = try await browser.get(
          "\(Route.horoscope.path)?sign=\(sign)&type=\(type)&date=2026-11-21&timezone=Europe/London")
        for paragraph in try #require(one.value("paragraphs") as? [[String: Any]]) {
          let text = paragraph["text"] as? String ?? ""
          // `On Monday: the Sun enters Sagittarius, in the tenth house.`
          guard let comma = text.range(of: ", in "), let dot = text.range(of: ".", range: comma.upperBound..<text.endIndex) else {
            continue
          }
          let (event, house) = (text[..<comma.lowerBound], text[comma.upperBound..<dot.lowerBound])
          guard let same = paragraphs.compactMap({ $0["text"] as? String }).first(where: { $0.hasPrefix(event) }) else {
            continue
          }
          found += 1
          #expect(same.contains(house), "\(same) for \(sign)")
        }
      }
      #expect(found > 3)
    }
  }
}
