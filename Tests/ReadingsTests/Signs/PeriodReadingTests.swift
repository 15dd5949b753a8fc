import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Horoscopes of weeks and months.
@Suite struct PeriodReadingTests {
  private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> LocalDay {
    LocalDay(try #require(CalendarDate(year: year, month: month, day: day)), in: try TimeZoneHistory(identifier: "Europe/Berlin"))
  }

  /// The Sun goes from Scorpio into Sagittarius on 22 November 2026: for Leo from the fourth house into the fifth.
  @Test func theHouseOfTheSunIsThatOfTheDay() throws {
    let first = try Self.day(2026, 11, 20)
    let week = try PeriodReading(sign: .leo, from: first, over: .weekly, readOn: first, events: [], language: .english)
    #expect(week.paragraphs.map { $0.evidence[0].house } == [4, 5])
    #expect(week.text.contains("fourth house") && week.text.contains("fifth house"))
    let later = try Self.day(2026, 11, 24)
    let same = try PeriodReading(sign: .leo, from: later, over: .weekly, readOn: later, events: [], language: .english)
    #expect(same.paragraphs.map { $0.evidence[0].house } == [5])
  }

  /// By Lahiri it enters Scorpio on 16 November and Sagittarius on 16 December, and the events of the month are those of that zodiac.
  @Test func aMonthIsToldInTheZodiacOfTheChart() throws {
    let location = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: -2408.7))
    let chart = try NatalChart(moment: moment, location: location).told(in: .lahiri)
    let first = try Self.day(2026, 11, 1)
    let events = try PeriodReading.events(from: first, over: .monthly, in: .lahiri)
    let solar = events.compactMap { event -> (ZodiacSign, UTC)? in
      if case .ingress(.sun, let sign, _) = event.kind { (sign, UTC(event.instant)) } else { nil }
    }
    #expect(solar.map(\.0) == [.scorpio])
    #expect(solar.first.map { ISO8601.date(CivilDateTime(daysSinceJ2000: $0.1.daysSinceJ2000).date) } == "2026-11-16")
    let month = try PeriodReading(
      chart: chart, from: first, over: .monthly, readOn: first, events: events, seed: 1, language: .english)
    #expect(month.zodiac?.contains("Lahiri") == true)
    for fact in month.paragraphs.flatMap(\.evidence) {
      guard let longitude = fact.longitude, let instant = fact.exact.first, case .body(let body) = fact.body else { continue }
      let place = try Zodiac.lahiri.longitude(of: body, in: Sky(at: TT(instant)))
      // Of an ingress a place just beyond the boundary is told.
      #expect(abs(signedDegrees(place - longitude)) < 1.5, "\(fact.text)")
    }
  }
}
