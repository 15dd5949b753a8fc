import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Without a birth time nothing is said that would be false at some hour of the day.
@Suite struct KnotUntimedTests {
  /// Every reason that a day gives holds in the chart of each of its hours, with an orb no wider than said.
  @Test func whatIsSaidOfADayHoldsAtEveryHour() throws {
    var random = KnotPeople.SplitMix(state: 99)
    var told = 0
    for _ in 0..<120 {
      let noon = Double.random(in: -21_914..<3_652, using: &random).rounded()
      let place = try #require(
        GeographicLocation(latitude: .random(in: -60...60, using: &random), longitude: .random(in: -180...180, using: &random)))
      let reasons = Knots.ranked(try KnotPeople.untimed(noon: noon, location: place), catalog: .english).flatMap(\.reasons)
      told += reasons.count
      for hour in 0...12 {
        let moment = ChartMoment(utc: UTC(daysSinceJ2000: noon - 0.5 + Double(hour) / 12))
        let sky = KnotSky(try NatalChart(moment: moment, location: place))
        for reason in reasons {
          #expect(!reason.condition.needsTime)
          guard let found = KnotReason(reason.condition, in: sky) else {
            Issue.record("line \(reason.condition.line) \(reason.condition.tests) fails at hour \(2 * hour) of \(noon)")
            continue
          }
          #expect(found.sign == reason.sign || reason.sign == nil)
          if let orb = reason.orb, let real = found.orb { #expect(real <= orb + 1e-9) }
        }
      }
    }
    #expect(told > 2000)
  }

  /// The Moon of a day on which it changes its sign is in neither.
  @Test func aMoonThatChangesItsSignIsInNone() throws {
    let place = try #require(GeographicLocation(latitude: 0, longitude: 0))
    var changed = 0
    for day in 0..<30 {
      let chart = try KnotPeople.untimed(noon: Double(day), location: place)
      let signs = try #require(chart.moonRange).signs
      let moon = try #require(KnotSky(chart).place(.point(.moon)))
      if signs.count > 1 {
        changed += 1
        #expect(moon.sign == nil)
      } else {
        #expect(moon.sign == signs[0])
      }
    }
    #expect((10...16).contains(changed))
  }
}
