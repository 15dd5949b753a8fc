import Astrology
import Ephemeris
import Foundation
import Testing

@testable import Readings

/// Readings hold typed facts; what is kept of them has the names of the API, and comes back the same.
@Suite struct KeptFactsTests {
  @Test(arguments: [0, 4]) func aKeptReadingComesBackTheSame(number: Int) throws {
    let person = try ReadingPerson(number)
    for (index, sky) in try ReadingPerson.skies(from: 2_461_366, days: 4).enumerated() {
      let reading = try person.reading(2_461_366 + index, in: sky)
      let kept = try JSONEncoder().encode(reading)
      #expect(try JSONDecoder().decode(DailyReading.self, from: kept) == reading)
    }
  }

  /// A whole second that was read from text prints as the same text, at any hour of any year.
  @Test func wholeSecondsKeepTheirText() {
    for step in 0..<40_000 {
      let instant = UTC(unixSeconds: -6_000_000_000 + Double(step) * 301_147.377)
      let text = instant.iso
      #expect(UTC(iso: text)?.iso == text)
      #expect(instant.wholeSecond.iso == text)
    }
  }

  @Test func everyFactHasANameOfItsOwn() {
    for body in CelestialBody.allCases { #expect(ChartPoint(apiName: body.name) == .body(body)) }
    for sign in ZodiacSign.allCases { #expect(ZodiacSign(apiName: sign.apiName) == sign) }
    for kind in AspectKind.allCases { #expect(AspectKind(apiName: kind.apiName) == kind) }
    for phase in MoonPhase.allCases { #expect(MoonPhase(apiName: phase.apiName) == phase) }
    for point in [Report.Point.chart(.ascendant), .chart(.body(.mars)), .descendant, .moonAtStart, .moonAtEnd] {
      #expect(Report.Point(apiName: point.apiName) == point)
    }
    #expect(ChartPoint(apiName: "<script>") == nil && AspectKind(apiName: "Square") == nil && ZodiacSign(apiName: "") == nil)
  }
}
