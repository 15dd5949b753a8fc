/// The quantiles of a quantity, evenly spaced from the least to the greatest value that the calibration met.
package struct Percentiles: Sendable {
  /// Steps between the least and the greatest: each is 2 % of all chart-days.
  package static let steps = 50

  /// ``steps`` + 1 values in rising order.
  package let quantiles: ArraySlice<Float>

  /// The value that half of all chart-days stay below.
  package var median: Float { quantiles[quantiles.startIndex + quantiles.count / 2] }

  package init(_ quantiles: ArraySlice<Float>) { self.quantiles = quantiles }

  /// The rank of a value, 0 … 100: the share of chart-days, in percent, that lie below it. Of a value that fills several steps, the middle.
  package func rank(of value: Float) -> Double {
    quantiles.withUnsafeBufferPointer { quantiles in
      let last = quantiles.count - 1
      guard value >= quantiles[0] else { return 0 }
      guard value <= quantiles[last] else { return 100 }
      // The first that is not below the value, and the first that is above it.
      var low = 0
      var high = last
      while low < high {
        let middle = (low + high) / 2
        if quantiles[middle] < value { low = middle + 1 } else { high = middle }
      }
      var end = low
      while end < last, quantiles[end + 1] <= value { end += 1 }
      let step = 100 / Double(last)
      if quantiles[low] == value { return Double(low + end) / 2 * step }
      let below = quantiles[low - 1]
      return (Double(low - 1) + Double((value - below) / (quantiles[low] - below))) * step
    }
  }
}
