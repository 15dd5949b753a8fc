/// Counts of a quantity in narrow bins, from which quantiles come. Counts add up in any order to the same.
struct Histogram {
  private let range: ClosedRange<Double>
  private var counts: [Int]
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private var zeros = 0

  private static let bins = 20_000

  init(_ range: ClosedRange<Double>) {
    self.range = range
    counts = Array(repeating: 0, count: Self.bins)
  }

  private var width: Double { (range.upperBound - range.lowerBound) / Double(Self.bins) }

  mutating func add(_ value: Double) {
    least = min(least, value)
    greatest = max(greatest, value)
    if value == 0 {
      zeros += 1
      return
    }
    counts[max(0, min(Self.bins - 1, Int((value - range.lowerBound) / width)))] += 1
  }

  mutating func add(_ other: Histogram) {
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
    zeros += other.zeros
    for bin in counts.indices { counts[bin] += other.counts[bin] }
  }

  var count: Int { counts.reduce(zeros, +) }

  /// `steps` + 1 evenly spaced quantiles, the least and the greatest value at the ends. Zeros stand before the bin that begins at zero.
  func quantiles(steps: Int) -> [Double] {
    let total = Double(count)
    var quantiles = [least]
    var below = 0.0
    var bin = 0
    var areZerosCounted = false
    for step in 1..<steps {
      let wanted = total * Double(step) / Double(steps)
      while true {
        let start = range.lowerBound + width * Double(bin)
        if !areZerosCounted, start + width / 2 >= 0 {
          if below + Double(zeros) >= wanted {
            quantiles.append(0)
            break
          }
          below += Double(zeros)
          areZerosCounted = true
        }
        let here = Double(counts[bin])
        if below + here >= wanted {
          quantiles.append(min(greatest, max(least, start + width * (wanted - below) / here)))
          break
        }
        below += here
        bin += 1
      }
    }
    return quantiles + [greatest]
  }
}
