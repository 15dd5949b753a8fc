import Ephemeris
import Readings

extension Calibrate {
  /// Prints how long a chart and a day take, with the trend and everything a reading shows.
  static func speed() throws {
    let sample = try Sample(seed: 1, charts: 200)
    let charts = sample.charts.map { MeterChart($0) }
    let clock = ContinuousClock()
    func microseconds(_ count: Int, _ work: () throws -> Void) rethrows -> Double {
      let duration = try clock.measure(work)
      return (Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) * 1e-12) / Double(count)
    }
    var skies: [MeterSky] = []
    let sky = try microseconds(101) {
      for day in 0..<101 { skies.append(try MeterSky(at: TT(daysSinceJ2000: 9_800 + 7 * Double(day)))) }
    }
    let chart = microseconds(200) { for natal in sample.charts { sum += MeterChart(natal).isTimeKnown ? 1 : 0 } }
    for round in 0..<2 {
      let classic = microseconds(20_000) {
        for chart in charts {
          for day in 1...100 {
            sum += MeterReadings(chart: chart, today: skies[day], yesterday: skies[day - 1]).overall.intensity
          }
        }
      }
      let modern = microseconds(20_000) {
        for chart in charts {
          for day in 1...100 {
            sum += ModernMeterReadings(chart: chart, today: skies[day], yesterday: skies[day - 1]).overall.intensity
          }
        }
      }
      guard round == 1 else { continue }
      print("the sky of a day          \(sky) µs")
      print("a chart                   \(chart) µs")
      print("28 readings, with trends  \(classic) µs")
      print("the later view            \(modern) µs")
    }
    if sum < 0 { print(sum) }
  }

  nonisolated(unsafe) private static var sum = 0.0
}
