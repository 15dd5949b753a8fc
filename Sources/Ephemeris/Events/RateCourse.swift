/// The rate of an angle between two samples, as the parabola that has both rates and the mean rate; the course runs from 0 to 1.
struct RateCourse {
  let constant: Double
  let linear: Double
  let square: Double

  init(_ first: Double, _ last: Double, mean: Double) {
    constant = first
    linear = 6 * mean - 4 * first - 2 * last
    square = 3 * (first + last) - 6 * mean
  }

  /// Where it is zero between samples of different sign.
  var zero: Double {
    let root = max(0, linear * linear - 4 * square * constant).squareRoot()
    let sum = -0.5 * (linear + (linear < 0 ? -root : root))
    let near = constant / sum
    return near >= 0 && near <= 1 ? near : min(1, max(0, sum / square))
  }

  /// Where it is nearest to zero between samples of the same sign, and its value there. The parabola is not the truth: a turning point
  /// a little outside may lie inside.
  var extremum: (share: Double, rate: Double)? {
    guard square * constant > 0 else { return nil }
    let vertex = -linear / (2 * square)
    guard vertex > -0.2, vertex < 1.2 else { return nil }
    let share = min(0.95, max(0.05, vertex))
    return (share, constant + share * (linear + share * square))
  }
}
