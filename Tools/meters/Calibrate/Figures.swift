import Readings

/// What a calibrated view shows on a sample: the figures that the targets are about.
struct Figures: Sendable {
  let view: MeterView
  /// Rows of the view; per row the sums over all chart-days.
  private var rows: [Row]
  /// Sums of products of intensities, and of harmonies, of every two meters.
  private var intensityProducts: [Double]
  private var harmonyProducts: [Double]
  private(set) var count = 0
  /// Absolute changes from day to day in tenths, by ``Change``.
  private(set) var changes: [[Int]] = Array(repeating: Array(repeating: 0, count: 1001), count: 3)

  struct Row: Sendable {
    var deciles = [Int](repeating: 0, count: 50)
    var zeros = 0
    var qualities: [MeterQuality: Int] = [:]
    var modernQualities: [ModernMeterQuality: Int] = [:]
    var intensity = Moments()
    var harmony = Moments()
    var unified = Moments()
  }

  /// Of a number and of the same number a day later.
  struct Moments: Sendable {
    var sum = 0.0
    var squares = 0.0
    var next = 0.0
    var nextSquares = 0.0
    var products = 0.0
    var changes = 0.0

    mutating func add(_ value: Double, _ tomorrow: Double) {
      sum += value
      squares += value * value
      next += tomorrow
      nextSquares += tomorrow * tomorrow
      products += value * tomorrow
      changes += abs(tomorrow - value)
    }

    mutating func add(_ other: Moments) {
      sum += other.sum
      squares += other.squares
      next += other.next
      nextSquares += other.nextSquares
      products += other.products
      changes += other.changes
    }

    func dayToDay(_ n: Double) -> Double {
      correlation(n, sum, next, squares, nextSquares, products)
    }
  }

  init(_ view: MeterView) {
    self.view = view
    rows = Array(repeating: Row(), count: view.rowCount)
    intensityProducts = Array(repeating: 0, count: view.meterCount * view.meterCount)
    harmonyProducts = intensityProducts
  }

  mutating func add(_ today: MeterScores, _ tomorrow: MeterScores) {
    count += 1
    for row in rows.indices {
      let (intensity, harmony) = (today.intensity[row], today.harmony[row])
      let unified = MeterReading.unifiedScore(intensity: intensity, harmony: harmony)
      let next = MeterReading.unifiedScore(intensity: tomorrow.intensity[row], harmony: tomorrow.harmony[row])
      rows[row].deciles[min(49, Int(intensity / 2))] += 1
      if intensity == 0 { rows[row].zeros += 1 }
      rows[row].qualities[MeterQuality(intensity: intensity, harmony: harmony), default: 0] += 1
      rows[row].modernQualities[ModernMeterQuality(unifiedScore: unified), default: 0] += 1
      rows[row].intensity.add(intensity, tomorrow.intensity[row])
      rows[row].harmony.add(harmony, tomorrow.harmony[row])
      rows[row].unified.add(unified, next)
      changes[0][Int(abs(tomorrow.harmony[row] - harmony) * 10)] += 1
      changes[1][Int(abs(tomorrow.intensity[row] - intensity) * 10)] += 1
      changes[2][Int(abs(next - unified) * 10)] += 1
    }
    let meters = view.meterCount
    for first in 0..<meters {
      for second in 0..<first {
        intensityProducts[first * meters + second] += today.intensity[first] * today.intensity[second]
        harmonyProducts[first * meters + second] += today.harmony[first] * today.harmony[second]
      }
    }
  }

  mutating func add(_ other: Figures) {
    count += other.count
    for row in rows.indices {
      for index in rows[row].deciles.indices { rows[row].deciles[index] += other.rows[row].deciles[index] }
      rows[row].zeros += other.rows[row].zeros
      rows[row].qualities.merge(other.rows[row].qualities, uniquingKeysWith: +)
      rows[row].modernQualities.merge(other.rows[row].modernQualities, uniquingKeysWith: +)
      rows[row].intensity.add(other.rows[row].intensity)
      rows[row].harmony.add(other.rows[row].harmony)
      rows[row].unified.add(other.rows[row].unified)
    }
    for index in intensityProducts.indices {
      intensityProducts[index] += other.intensityProducts[index]
      harmonyProducts[index] += other.harmonyProducts[index]
    }
    for quantity in changes.indices {
      for index in changes[quantity].indices { changes[quantity][index] += other.changes[quantity][index] }
    }
  }

  private var n: Double { Double(count) }

  /// The greatest distance, in points, between a rank and the share of days below it.
  func unevenness(_ row: Int) -> Double {
    var below = 0
    var worst = 0.0
    for (index, here) in rows[row].deciles.enumerated() {
      below += here
      worst = max(worst, abs(100 * Double(below) / n - 2 * Double(index + 1)))
    }
    return worst
  }

  /// Percent of days with no contact at all.
  func zeros(_ row: Int) -> Double { 100 * Double(rows[row].zeros) / n }
  func meanHarmony(_ row: Int) -> Double { rows[row].harmony.sum / n }
  func meanIntensity(_ row: Int) -> Double { rows[row].intensity.sum / n }
  func meanUnified(_ row: Int) -> Double { rows[row].unified.sum / n }
  func intensityDayToDay(_ row: Int) -> Double { rows[row].intensity.dayToDay(n) }
  func harmonyDayToDay(_ row: Int) -> Double { rows[row].harmony.dayToDay(n) }
  func meanChange(_ row: Int) -> Double { rows[row].intensity.changes / n }
  /// Percent of days by quality.
  func share(_ quality: MeterQuality, _ row: Int) -> Double { 100 * Double(rows[row].qualities[quality] ?? 0) / n }
  func share(_ quality: ModernMeterQuality, _ row: Int) -> Double { 100 * Double(rows[row].modernQualities[quality] ?? 0) / n }

  /// Between two meters, the first after the second.
  func intensityCorrelation(_ first: Int, _ second: Int) -> Double {
    let (a, b) = (rows[first].intensity, rows[second].intensity)
    return correlation(n, a.sum, b.sum, a.squares, b.squares, intensityProducts[first * view.meterCount + second])
  }

  func harmonyCorrelation(_ first: Int, _ second: Int) -> Double {
    let (a, b) = (rows[first].harmony, rows[second].harmony)
    return correlation(n, a.sum, b.sum, a.squares, b.squares, harmonyProducts[first * view.meterCount + second])
  }
}

private func correlation(_ n: Double, _ a: Double, _ b: Double, _ aa: Double, _ bb: Double, _ ab: Double) -> Double {
  (ab - a * b / n) / ((aa - a * a / n) * (bb - b * b / n)).squareRoot()
}
