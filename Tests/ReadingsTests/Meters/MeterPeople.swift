import Astrology
import Ephemeris

@testable import Readings

/// People and days for the tests of the meters, scattered by the golden ratio and its kin.
enum MeterPeople {
  /// A birth between 1940 and 2014, any place between 55° south and 60° north.
  static func natal(_ index: Int, isTimeKnown: Bool = true) throws -> NatalChart {
    func fraction(_ step: Double) -> Double {
      let value = (Double(index) + 0.37) * step
      return value - value.rounded(.down)
    }
    let birth = -21_914.5 + 27_394 * fraction(0.754877666246693)
    let location = GeographicLocation(
      latitude: 115 * fraction(0.618033988749895) - 55, longitude: 360 * fraction(0.569840290998053) - 180)
    guard isTimeKnown, let location else {
      let noon = birth.rounded()
      func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: noon + days)) }
      return try NatalChart(noon: moment(0), dayStart: moment(-0.5), dayEnd: moment(0.5), location: location)
    }
    return try NatalChart(moment: ChartMoment(utc: UTC(daysSinceJ2000: birth)), location: location)
  }

  /// Noon of a day of 2020–2045, in TT days since J2000.0.
  static func day(_ index: Int) -> Double {
    let value = (Double(index) + 0.11) * 0.7548776662466927
    return 7305 + (9490 * (value - value.rounded(.down))).rounded(.down)
  }
}
