import Readings

extension Figures {
  /// The figures of a view on a sample.
  ///
  /// - Parameter step: every how many days of a chart's ten years are looked at, each with the day after it.
  static func measured(
    _ view: MeterView, _ charts: [MeterChart], _ sample: Sample, _ calibration: MeterCalibration, step: Int
  ) async -> Figures {
    let firstDays = sample.firstDays
    let skies = sample.skies
    let parts = await inParallel(charts.count) { range in
      var figures = Figures(view)
      for chart in range {
        func scores(_ day: Int) -> MeterScores {
          MeterScores(
            MeterTotals(charts[chart], skies[firstDays[chart] + day], view, ballast: calibration.ballast), view, calibration)
        }
        for day in stride(from: chart % step, to: Sample.daysPerChart - 1, by: step) { figures.add(scores(day), scores(day + 1)) }
      }
      return figures
    }
    var figures = parts[0]
    for part in parts.dropFirst() { figures.add(part) }
    return figures
  }

  /// Prints a line for each row, then how the targets are met.
  ///
  /// - Returns: whether all are.
  @discardableResult func report(_ title: String) -> Bool {
    func fixed(_ value: Double, _ digits: Int = 1) -> String {
      let scale = digits == 1 ? 10.0 : 100
      let whole = Int((abs(value) * scale).rounded())
      let fraction = "\(whole % Int(scale))"
      let sign = value < 0 && whole > 0 ? "-" : ""
      return "\(sign)\(whole / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }
    func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) + text }
    print("\n\(title): \(count) chart-days")
    let words = view == .classic ? MeterQuality.allCases.map(\.rawValue) : ModernMeterQuality.allCases.map(\.rawValue)
    let heads =
      ["uneven", "zero %", "mean I", "mean H", "mean U", "dayI", "dayH", "|dI|", "mean|r|"] + words.map { "\($0.prefix(6)) %" }
    print(String(repeating: " ", count: 30) + heads.map { column($0, 9) }.joined())
    let meters = view.meterCount
    var sums = (intensity: 0.0, harmony: 0.0)
    var highest = (0.0, 0, 0)
    var each = [Double](repeating: 0, count: view.rowCount)
    for first in 0..<meters {
      for second in 0..<first {
        let r = abs(intensityCorrelation(first, second))
        sums.intensity += r
        sums.harmony += abs(harmonyCorrelation(first, second))
        each[first] += r / Double(meters - 1)
        each[second] += r / Double(meters - 1)
        if r > highest.0 { highest = (r, first, second) }
      }
    }
    let pairs = Double(meters * (meters - 1) / 2)
    var worst = (uneven: 0.0, zero: 0.0, harmony: 0.0, quality: 0.0, low: 1.0, high: 0.0)
    for (row, name) in view.rowNames.enumerated() {
      let shares =
        view == .classic ? MeterQuality.allCases.map { share($0, row) } : ModernMeterQuality.allCases.map { share($0, row) }
      let numbers = [
        fixed(unevenness(row)), fixed(zeros(row)), fixed(meanIntensity(row)), fixed(meanHarmony(row)), fixed(meanUnified(row)),
        fixed(intensityDayToDay(row), 2), fixed(harmonyDayToDay(row), 2), fixed(meanChange(row)),
        row < meters ? fixed(each[row], 2) : "",
      ]
      print(
        name + String(repeating: " ", count: 30 - name.count)
          + (numbers + shares.map { fixed($0) }).map { column($0, 9) }.joined())
      worst.uneven = max(worst.uneven, unevenness(row))
      worst.zero = max(worst.zero, zeros(row))
      worst.harmony = max(worst.harmony, abs(meanHarmony(row) - 50))
      worst.quality = max(worst.quality, shares.max() ?? 0)
      worst.low = min(worst.low, intensityDayToDay(row))
      worst.high = max(worst.high, intensityDayToDay(row))
    }
    var isMet = true
    func target(_ text: String, _ holds: Bool) {
      isMet = isMet && holds
      print("  \(holds ? "met   " : "MISSED") \(text)")
    }
    target("intensity is a percentile: \(fixed(worst.uneven)) points off at most (3)", worst.uneven <= 3)
    target("zero on \(fixed(worst.zero)) % of days at most (10)", worst.zero <= 10)
    target("mean harmony \(fixed(worst.harmony)) from 50 at most (3)", worst.harmony <= 3)
    target(
      "mean |r| of meters \(fixed(sums.intensity / pairs, 2)) for intensity, \(fixed(sums.harmony / pairs, 2)) for harmony (0.30)",
      sums.intensity / pairs < 0.3 && sums.harmony / pairs < 0.3)
    target("day to day \(fixed(worst.low, 2)) … \(fixed(worst.high, 2)) (0.3 … 0.8)", worst.low >= 0.3 && worst.high <= 0.8)
    target("no quality above \(fixed(worst.quality)) % (45)", worst.quality <= 45)
    print("  closest pair: \(view.rowNames[highest.1]) and \(view.rowNames[highest.2]), \(fixed(highest.0, 2))")
    return isMet
  }
}
