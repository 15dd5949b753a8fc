import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Horoscopes by sign, told by threads.
@Suite struct SignThreadTests {
  @Test func everyKnotIsToldOfOneElement() {
    let told = Element.allCases.flatMap { SignThread.knots(of: $0) }
    #expect(Set(told).count == told.count && Set(told) == Set(KnotCatalog.english.knots.map(\.id)))
  }

  /// No two signs of one day have the same thought, but for slow contacts and events that have fewer threads than there are signs.
  @Test func signsOfADayAreToldApart() throws {
    let zone = try TimeZoneHistory(identifier: "Etc/UTC")
    var headlines = 0
    let days = 12
    for offset in 0..<days {
      let day = LocalDay(CalendarDate(dayNumber: 2_461_366 + offset * 5, calendar: .gregorian), in: zone)
      let sky = try ReadingSky(around: day.date)
      let readings = try ZodiacSign.allCases.map { try SignReading(sign: $0, day: day, sky: sky, language: .english) }
      headlines += Set(readings.map(\.headline)).count
      for reading in readings {
        #expect(
          !reading.text.contains("{") && !reading.text.contains("  "), "\(reading.text)")
        #expect(!reading.advice.doThis.isEmpty && reading.advice.dont.hasPrefix("Don’t "))
        #expect(reading.correspondences.map(\.kind) == ["color", "number"])
        #expect(reading.correspondences.allSatisfy { !$0.value.isEmpty && !$0.reason.contains("{") })
        #expect(reading.paragraphs.count >= 4 && reading.paragraphs.allSatisfy { !$0.text.isEmpty && !$0.evidence.isEmpty })
      }
      // Color and number go with the day.
      #expect(Set(readings.map { $0.correspondences[0].value }).count > 8)
    }
    #expect(Double(headlines) / Double(days) > 11, "\(headlines) of \(days * 12)")
  }

  /// News is told on its day: a change of sign, a turn or a phase leads on no other, so that none of tomorrow is told as if it had happened.
  @Test func eventsLeadOnTheirOwnDay() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let events = Set(
      ThreadCatalog.english.threads.filter { [.ingress, .station, .newMoon, .fullMoon].contains($0.kind) }.map(\.headline.text))
    var led = 0
    for offset in 0..<60 {
      let day = LocalDay(CalendarDate(dayNumber: 2_461_360 + offset, calendar: .gregorian), in: zone)
      let sky = try ReadingSky(around: day.date)
      let isNews = sky.events.contains { event in
        guard day.contains(UTC(event.instant)) else { return false }
        switch event.kind {
        case .ingress(let body, _, _): return body != .moon
        case .station, .phase: return true
        case .aspect: return false
        }
      }
      for sign in [ZodiacSign.aries, .taurus, .libra, .pisces] {
        let reading = try SignReading(sign: sign, day: day, sky: sky, language: .english)
        guard events.contains(reading.headline) else { continue }
        led += 1
        #expect(isNews, "\(reading.date) \(sign): \(reading.paragraphs[0].text)")
      }
    }
    #expect(led > 20)
  }
}
