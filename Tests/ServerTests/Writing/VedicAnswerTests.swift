import Astrology
import Ephemeris
import Foundation
import Testing
import Wire

@testable import Server

/// The Vedic answers as a client reads them.
@Suite struct VedicAnswerTests {
  private func object(_ answer: some JSONEncodable) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(answer.jsonBytes())) as? [String: Any])
  }

  @Test func strengthsAddUp() throws {
    let moment = ChartMoment(utc: UTC(julianDate: 2_447_907.3125))
    let place = try #require(GeographicLocation(latitude: 40.7143, longitude: -74.006))
    let shadbala = Shadbala(of: try StrengthFacts(of: moment, at: place, clockOffsetSeconds: -18_000))
    let answer = try object(ShadbalaAnswer(shadbala))
    let grahas = try #require(answer["grahas"] as? [[String: Any]])
    #expect(grahas.map { $0["graha"] as? String } == ["Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani"])
    #expect(grahas.last?["planet"] as? String == "Saturn")
    for graha in grahas {
      func number(_ name: String) -> Double { graha[name] as? Double ?? .nan }
      let sthana = try #require(graha["sthana"] as? [String: Double])
      let kala = try #require(graha["kala"] as? [String: Double])
      let total = sthana["total"]! + number("dig") + kala["total"]! + number("cheshta") + number("naisargika") + number("drik")
      #expect(abs(total - number("virupas")) < 0.001 && abs(number("rupas") * 60 - number("virupas")) < 0.01)
      #expect(abs(number("rupas") / number("requiredRupas") - number("ratio")) < 0.001)
      #expect(graha["sufficient"] as? Bool == (number("ratio") >= 1))
    }
    #expect((answer["ranking"] as? [String])?.count == 7 && (answer["houses"] as? [[String: Any]])?.count == 12)
    let time = try #require(answer["time"] as? [String: Any])
    #expect(time["dayLord"] as? String == "Moon" && time["day"] as? Bool == true && time["sunRises"] as? Bool == true)
  }

  @Test func aYogaSaysWhyInWordsAndAsData() throws {
    let chart = try #require(
      VedicChart(longitudes: [130, 205, 70, 142, 275, 160, 245, 100, 280], lagna: 5))
    let answer = try object(YogaAnswer(YogaFinder().formations(in: chart), knowsLagna: true))
    #expect(answer["lagnaKnown"] as? Bool == true)
    let yogas = try #require(answer["yogas"] as? [[String: Any]])
    let yoga = try #require(yogas.first { $0["id"] as? String == "dharmaKarmadhipati" })
    #expect(yoga["name"] as? String == "Dharma-Karmadhipati" && yoga["group"] as? String == "lords")
    #expect((yoga["because"] as? String)?.hasPrefix("Saturn, ruler of the tenth, and Jupiter") == true)
    let condition = try #require(yoga["condition"] as? [String: Any])
    #expect(condition["rule"] as? String == "exchange" && condition["houses"] as? [Int] == [9, 10])
    #expect(condition["rashis"] as? [String] == ["Dhanu", "Makara"])
    let grahas = try #require(condition["grahas"] as? [[String: Any]])
    #expect(grahas.map { $0["rules"] as? [Int] } == [[10], [9]])
    #expect(yoga["cancelled"] as? Bool == true && yoga["relief"] is String)
    let sources = try #require(yoga["sources"] as? [[String: Any]])
    #expect(sources.contains { $0["text"] as? String == "Brihat Parashara Hora Shastra" && $0["chapter"] as? Int == 34 })
  }
}
