import Astrology
import Ephemeris
import Testing

@testable import Readings

/// The targets of the calibration on people and days that it has not seen: 60 charts and 80 scattered days with the day after each.
///
/// The days of one sky and of one person resemble each other, so that these 4,800 chart-days tell a percentile to three and a half points
/// and a correlation to 0.05; the tolerances are the targets widened by that. Tools/meters checks them sharply.
@Suite struct MeterCalibrationTests {
  struct Sample {
    /// By row, in the order of people and days; intensities of the day after beside them.
    var intensity: [[Double]]
    var tomorrow: [[Double]]
    var harmony: [[Double]]
  }

  static let skies: [(MeterSky, MeterSky)] = (0..<80).compactMap { index in
    let day = MeterPeople.day(index)
    guard let sky = try? MeterSky(at: TT(daysSinceJ2000: day), followsCourses: false),
      let next = try? MeterSky(at: TT(daysSinceJ2000: day + 1), followsCourses: false)
    else { return nil }
    return (sky, next)
  }

  static func sample(_ view: MeterView, isTimeKnown: Bool) throws -> Sample {
    let calibration = MeterCalibration.of(view, isTimeKnown: isTimeKnown)
    let empty = [[Double]](repeating: [], count: view.rowCount)
    var sample = Sample(intensity: empty, tomorrow: empty, harmony: empty)
    for person in 0..<60 {
      let chart = MeterChart(try MeterPeople.natal(person, isTimeKnown: isTimeKnown))
      for (sky, next) in Self.skies {
        let today = MeterScores(MeterTotals(chart, sky, view, ballast: calibration.ballast), view, calibration)
        let after = MeterScores(MeterTotals(chart, next, view, ballast: calibration.ballast), view, calibration)
        for row in 0..<view.rowCount {
          sample.intensity[row].append(today.intensity[row])
          sample.tomorrow[row].append(after.intensity[row])
          sample.harmony[row].append(today.harmony[row])
        }
      }
    }
    return sample
  }

  static func correlation(_ a: [Double], _ b: [Double]) -> Double {
    let n = Double(a.count)
    let (meanA, meanB) = (a.reduce(0, +) / n, b.reduce(0, +) / n)
    var (aa, bb, ab) = (0.0, 0.0, 0.0)
    for index in a.indices {
      let (x, y) = (a[index] - meanA, b[index] - meanB)
      aa += x * x
      bb += y * y
      ab += x * y
    }
    return ab / (aa * bb).squareRoot()
  }

  @Test(arguments: MeterView.allCases, [true, false]) func aFreshSampleMeetsTheTargets(view: MeterView, isTimeKnown: Bool) throws
  {
    #expect(Self.skies.count == 80)
    let sample = try Self.sample(view, isTimeKnown: isTimeKnown)
    let count = Double(sample.intensity[0].count)
    for (row, name) in view.rowNames.enumerated() {
      let intensity = sample.intensity[row]
      // Uniform within 3 points: at every tenth, 6.5 here.
      for tenth in 1..<10 {
        let below = 100 * Double(intensity.filter { $0 < Double(10 * tenth) }.count) / count
        #expect(abs(below - Double(10 * tenth)) < 6.5, "\(name) \(tenth)")
      }
      // Zero on a tenth of the days at most.
      #expect(Double(intensity.filter { $0 == 0 }.count) / count < 0.1, "\(name)")
      // Mean harmony 50 ± 3: ± 4.5 here.
      #expect(abs(sample.harmony[row].reduce(0, +) / count - 50) < 4.5, "\(name)")
      // Day to day 0.3 … 0.8, 0.05 more on both sides.
      #expect((0.25...0.85).contains(Self.correlation(intensity, sample.tomorrow[row])), "\(name)")
      // No quality above 45 %.
      var classic: [MeterQuality: Int] = [:]
      var modern: [ModernMeterQuality: Int] = [:]
      for index in intensity.indices {
        classic[MeterQuality(intensity: intensity[index], harmony: sample.harmony[row][index]), default: 0] += 1
        let score = MeterReading.unifiedScore(intensity: intensity[index], harmony: sample.harmony[row][index])
        modern[ModernMeterQuality(unifiedScore: score), default: 0] += 1
      }
      let commonest = view == .classic ? classic.values.max() : modern.values.max()
      #expect(Double(commonest ?? 0) / count < 0.45, "\(name)")
    }
    for numbers in [sample.intensity, sample.harmony] {
      var sum = 0.0
      for first in 0..<view.meterCount {
        for second in 0..<first { sum += abs(Self.correlation(numbers[first], numbers[second])) }
      }
      let mean = sum / Double(view.meterCount * (view.meterCount - 1) / 2)
      #expect(mean < 0.30, "\(mean)")
    }
  }

  @Test func theTablesAreThoseThatWereWritten() {
    #expect(MeterTable.checksum(of: MeterTable.all) == MeterTable.checksum)
    var changed = MeterTable.all
    changed[0][7] += 0.0001
    #expect(MeterTable.checksum(of: changed) != MeterTable.checksum)
  }

  @Test(arguments: MeterView.allCases, [true, false]) func quantilesRise(view: MeterView, isTimeKnown: Bool) {
    let calibration = MeterCalibration.of(view, isTimeKnown: isTimeKnown)
    #expect(calibration.intensity.count == view.rowCount && calibration.harmony.count == view.rowCount)
    for percentiles in calibration.intensity + calibration.harmony {
      #expect(percentiles.quantiles.count == 51)
      #expect(Array(percentiles.quantiles) == percentiles.quantiles.sorted())
    }
  }

  @Test func aRankIsTheShareBelow() {
    let plain = Percentiles((0...50).map { Float($0) }[...])
    #expect(plain.rank(of: -1) == 0 && plain.rank(of: 51) == 100)
    #expect(plain.rank(of: 25) == 50)
    #expect(abs(plain.rank(of: 12.25) - 24.5) < 1e-6)
    // A value that fills the first ten steps stands in their middle; above it all goes on.
    let tied = Percentiles((0...50).map { Float(max(0, $0 - 10)) }[...])
    #expect(tied.rank(of: 0) == 10)
    #expect(abs(tied.rank(of: 0.5) - 21) < 1e-6)
  }
}
