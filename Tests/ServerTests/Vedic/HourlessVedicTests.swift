import Foundation
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What the sidereal routes draw and count for a birth without its hour holds at every hour of the day.
@Suite struct HourlessVedicTests {
  private static let hours = ["00:05", "06:00", "12:00", "18:00", "23:55"]

  private static func body(_ day: (date: String, zone: String), _ hour: String?) -> String {
    let time = hour.map { #""time":"\#($0)","# } ?? ""
    return
      #"{"birthData":{"date":"\#(day.date)",\#(time)"timezone":"\#(day.zone)","latitude":20.5,"longitude":30.25},"vargas":[],"from":"2026-01-01","to":"2027-01-01"}"#
  }

  /// The days: the Sun and the Moon change their tropical signs; the Moon changes its sidereal sign; Mercury turns.
  private static let days = [
    (date: "1990-03-20", zone: "Europe/London"), (date: "1998-10-25", zone: "Europe/Berlin"),
    (date: "2001-10-01", zone: "America/Argentina/Buenos_Aires"),
  ]

  /// The labels of a drawing by rashi, from its description: `Mithuna: As 23°. Makara: Su 1°, Ve 3° ℞.`
  private static func labels(_ answer: TestResponse) throws -> [String: [String]] {
    let base64 = try #require(answer.string("svg"))
    let document = String(decoding: try #require(Data(base64Encoded: base64)), as: UTF8.self)
    let text = try #require(document.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)).output.1
    return Dictionary(
      uniqueKeysWithValues: text.split(separator: ". ").compactMap { cell in
        let parts = cell.split(separator: ": ")
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), parts[1].split(separator: ", ").map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) })
      })
  }

  /// The abbreviation, the degrees, and whether it is marked as going backwards.
  private static func parsed(_ label: String) -> (name: String, low: Int, high: Int, isMarked: Bool)? {
    let words = label.split(separator: " ")
    guard words.count > 1 else { return nil }
    let degrees = words[1].split(separator: "–").compactMap { Int($0.dropLast()) }
    guard let low = degrees.first, let high = degrees.last else { return nil }
    return (String(words[0]), low, high, words.count > 2)
  }

  @Test(arguments: days.indices) func theDrawingHoldsAtEveryHour(_ index: Int) async throws {
    try await TestServer().run { browser in
      let path = Route.vedicChart.path
      let told = try Self.labels(try await browser.post(path, Self.body(Self.days[index], nil))).mapValues {
        $0.compactMap(Self.parsed)
      }
      #expect(told.values.flatMap(\.self).contains { $0.name == "Mo" && $0.high > $0.low })
      var isMarked: [String: Set<Bool>] = [:]
      for hour in Self.hours {
        for (rashi, labels) in try Self.labels(try await browser.post(path, Self.body(Self.days[index], hour))) {
          for label in labels.compactMap(Self.parsed) where label.name != "As" {
            let same = told[rashi]?.first { $0.name == label.name && $0.low <= label.low && $0.high >= label.high }
            #expect(same != nil, "\(label) in \(rashi) at \(hour)")
            isMarked[label.name, default: []].insert(label.isMarked)
          }
        }
      }
      for label in told.values.flatMap(\.self) {
        #expect(label.isMarked == (isMarked[label.name] == [true]), "\(label)")
      }
    }
  }

  @Test func aPlanetThatTurnsIsNotSaidToGoBackwards() async throws {
    try await TestServer().run { browser in
      let day = Self.days[2]
      let told = try await browser.post(Route.vedicChart.path, Self.body(day, nil))
      #expect(told.value("positions.Mercury.retrograde") is NSNull)
      #expect(
        told.value("positions.Mars.retrograde") as? Bool == false && told.value("positions.Rahu.retrograde") as? Bool == true)
      var seen: Set<Bool> = []
      for hour in Self.hours {
        let known = try await browser.post(Route.vedicChart.path, Self.body(day, hour))
        seen.insert(try #require(known.value("positions.Mercury.retrograde") as? Bool))
      }
      #expect(seen.count == 2)
    }
  }

  @Test func marsIsCountedAsFarAsTheDayAllows() async throws {
    try await TestServer().run { browser in
      let told = try await browser.post(Route.vedicDoshas.path, Self.body(Self.days[0], nil))
      #expect(told.value("manglik.strength") is NSNull && told.value("manglik.label") is NSNull)
      let (least, most) = (
        try #require(told.value("manglik.strengthFrom") as? Int), try #require(told.value("manglik.strengthTo") as? Int)
      )
      for hour in Self.hours {
        let known = try await browser.post(Route.vedicDoshas.path, Self.body(Self.days[0], hour))
        let strength = try #require(known.value("manglik.strength") as? Int)
        #expect((least...most).contains(strength))
        #expect(known.value("manglik.strengthFrom") == nil && known.string("manglik.label") != nil)
      }
    }
  }
}
