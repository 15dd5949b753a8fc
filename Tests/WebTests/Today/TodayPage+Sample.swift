import Astrology
import Atlas
import ChartArt
import Ephemeris
import Readings
import Testing

@testable import Web

extension TodayPage.Model {
  /// 21 November 2026 in New York, for the usual birth.
  static var sample: TodayPage.Model {
    get throws { try made(.sample) }
  }

  /// A day of a chart.
  ///
  /// - Parameter step: how many days after that one.
  static func made(_ chart: ChartPage.Model, on step: Int = 0) throws -> TodayPage.Model {
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let now = PageTests.now
    let day = LocalDay(containing: now, in: zone).advanced(by: step)
    var composer = try DailyComposer(
      chart: chart.chart, day: day, sky: ReadingSky(around: day.date), leadingSky: LeadingSky(around: day.date), seed: 7,
      language: .english)
    let reading = try composer.reading()
    let span = TodayPage.TransitSpan(
      start: UTC(daysSinceJ2000: now.daysSinceJ2000 - 1), end: UTC(daysSinceJ2000: now.daysSinceJ2000 + 3),
      strengths: [0, 0.3, 1, 0.3, 0], exact: [UTC(daysSinceJ2000: now.daysSinceJ2000 + 1)], moment: now,
      longitude: reading.keyTransit.evidence.first?.longitude ?? 0, speed: -0.3)
    let week = (0..<7).map { step in
      TodayPage.WeekDay(
        date: day.advanced(by: step).date, elongation: 30 * Double(step), stirring: step == 2 ? 0.9 : 0.2)
    }
    return TodayPage.Model(
      name: "Maya", reading: reading, day: day, now: now, moon: .init(longitude: 14.4, elongation: 136), span: span, week: week,
      keeping: .member(isBookmarked: false), isWelcome: true)
  }

  /// Meters as an engine would hand them over; the numbers are those of the picture in the design.
  static let sampleMeters: [MeterGroupView] = {
    func meter(_ name: String, _ today: Double, _ yesterday: Double?, _ tone: MeterTone, _ state: String) -> MeterGauge {
      MeterGauge(
        name: name, today: today, yesterday: yesterday, tone: tone, state: state,
        interpretation: "A few things tap you on the shoulder, none of them twice.",
        advice: "Eat lunch away from the screen.", reasons: ["Mercury trine your Saturn, 1°36′"])
    }
    return [
      .init(
        whole: meter("Overview", 61, 57, .flow, "Open and lively"),
        members: [meter("Overall intensity", 58, 50, .mixed, "Market morning")]),
      .init(
        whole: meter("Inner world", 68, 61, .flow, "Clear water"),
        members: [
          meter("Mental clarity", 74, 66, .flow, "Clear"), meter("Decision quality", 63, 62, .mixed, "Measured"),
          meter("Communication flow", 82, 71, .flow, "In full voice"), meter("Emotional intensity", 46, 52, .mixed, "Even"),
          meter("Relationship harmony", 71, nil, .flow, "Warm"), meter("Emotional resilience", 58, 61, .mixed, "Holding"),
        ]),
      .init(whole: meter("Outer world", 49, 55, .mixed, "A measured pace"), members: []),
      .init(whole: meter("Evolution", 37, 41, .friction, "Gentle pressure"), members: []),
      .init(whole: meter("Deeper dimensions", 28, 28, .quiet, "Resting"), members: []),
    ]
  }()
}
