import Readings

/// The table of one view with or without birth times, made from a sample.
enum Calibration {
  /// Quantiles of intensity and harmony for each row of the view.
  ///
  /// - Parameter dayStep: every how many days of each chart are looked at.
  static func table(_ view: MeterView, _ charts: [MeterChart], _ sample: Sample, dayStep: Int = 1) async -> [Float] {
    let firstDays = sample.firstDays
    let skies = sample.skies
    let meters = view.meterCount
    // The ballast needs the median power, for which every eleventh day is enough.
    let ones = [Float](repeating: 1, count: meters)
    let powers = await collect(charts.count, rows: meters, 0...6) { chart, histograms in
      for day in stride(from: 0, to: Sample.daysPerChart, by: 11) {
        let totals = MeterTotals(charts[chart], skies[firstDays[chart] + day], view, ballast: ones)
        for row in 0..<meters { histograms[row].add(Double(totals.power[row])) }
      }
    }
    let medians = powers.map { Float($0.quantiles(steps: 2)[1]) }
    let ballast = medians.map { MeterCalibration.ballast(medianPower: rounded($0)) }

    // Power, then balance.
    let totals = await collect(charts.count, rows: 2 * meters, -1.2...6) { chart, histograms in
      for day in stride(from: chart % dayStep, to: Sample.daysPerChart, by: dayStep) {
        let totals = MeterTotals(charts[chart], skies[firstDays[chart] + day], view, ballast: ballast)
        for row in 0..<meters {
          histograms[2 * row].add(Double(totals.power[row]))
          histograms[2 * row + 1].add(Double(totals.balance[row]))
        }
      }
    }
    var quantiles = totals.map { $0.quantiles(steps: Percentiles.steps).map { rounded(Float($0)) } }
    // The median is the one that the ballast was made from.
    for row in 0..<meters {
      quantiles[2 * row][Percentiles.steps / 2] = min(
        max(rounded(medians[row]), quantiles[2 * row][Percentiles.steps / 2 - 1]), quantiles[2 * row][Percentiles.steps / 2 + 1])
    }
    let ranks = quantiles.map { Percentiles($0[...]) }
    let intensity = (0..<meters).map { ranks[2 * $0] }
    let harmony = (0..<meters).map { ranks[2 * $0 + 1] }

    // The means of the groups, every third of those days.
    let means = await collect(charts.count, rows: 2 * (view.rowCount - meters), 0...100) { chart, histograms in
      for day in stride(from: chart % (3 * dayStep), to: Sample.daysPerChart, by: 3 * dayStep) {
        let totals = MeterTotals(charts[chart], skies[firstDays[chart] + day], view, ballast: ballast)
        let scores = MeterScores(metersOf: totals, intensity: intensity, harmony: harmony)
        for (index, mean) in scores.groupMeans(view).enumerated() {
          histograms[2 * index].add(mean.intensity)
          histograms[2 * index + 1].add(mean.harmony)
        }
      }
    }
    quantiles += means.map { $0.quantiles(steps: Percentiles.steps).map { rounded(Float($0)) } }
    return quantiles.flatMap(\.self)
  }

  /// Five significant digits: what is written is what was measured with.
  static func rounded(_ value: Float) -> Float {
    guard value != 0 else { return 0 }
    var scale = 1.0
    while abs(Double(value)) * scale < 10_000 { scale *= 10 }
    while abs(Double(value)) * scale >= 100_000 { scale /= 10 }
    return Float((Double(value) * scale).rounded() / scale)
  }

  private static func collect(
    _ charts: Int, rows: Int, _ range: ClosedRange<Double>, _ fill: @escaping @Sendable (Int, inout [Histogram]) -> Void
  ) async -> [Histogram] {
    let parts = await inParallel(charts) { indices in
      var histograms = Array(repeating: Histogram(range), count: rows)
      for chart in indices { fill(chart, &histograms) }
      return histograms
    }
    var sum = parts[0]
    for part in parts.dropFirst() {
      for row in sum.indices { sum[row].add(part[row]) }
    }
    return sum
  }
}
