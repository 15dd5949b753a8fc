/// How a longitude goes through a day: the polynomial that has its places and its speeds at the beginning, at noon and at the end.
///
/// Even the Moon is met to a millionth of a degree. The variable is the share of the day that is over, 0 … 1.
struct DayCourse: Sendable, Hashable {
  /// A place and a speed, in degrees and degrees a day.
  typealias Node = (longitude: Double, speed: Double)

  /// The share of the day that is over at noon.
  private let noon: Double
  /// In Newton's form, for the nodes 0, 0, noon, noon, 1, 1.
  private let coefficients: SIMD8<Double>

  /// The course through three places; without a length it stays where it is.
  ///
  /// - Parameters:
  ///   - length: of the day, in days.
  ///   - noonShare: the share of the day that is over at noon.
  init(_ start: Node, _ noon: Node, _ end: Node, length: Double, noonShare: Double) {
    var coefficients = SIMD8<Double>(repeating: 0)
    coefficients[0] = start.longitude
    self.noon = noonShare
    guard length > 0, noonShare > 0, noonShare < 1 else {
      self.coefficients = coefficients
      return
    }
    let middle = start.longitude + signedDegrees(noon.longitude - start.longitude)
    let last = middle + signedDegrees(end.longitude - middle)
    let places = SIMD8(0, 0, noonShare, noonShare, 1, 1, 0, 0)
    var column = SIMD8(start.longitude, start.longitude, middle, middle, last, last, 0, 0)
    let slopes = SIMD8(start.speed, start.speed, noon.speed, noon.speed, end.speed, end.speed, 0, 0) * length
    for order in 1..<6 {
      for index in 0..<(6 - order) {
        let width = places[index + order] - places[index]
        column[index] = width > 0 ? (column[index + 1] - column[index]) / width : slopes[index]
      }
      coefficients[order] = column[0]
    }
    self.coefficients = coefficients
  }

  /// What goes evenly from one place to another, or stays where it is.
  init(evenlyFrom start: Double, to end: Double) {
    noon = 0.5
    coefficients = SIMD8(start, end - start, 0, 0, 0, 0, 0, 0)
  }

  private init(noon: Double, coefficients: SIMD8<Double>) {
    self.noon = noon
    self.coefficients = coefficients
  }

  /// Whether noon does not matter: the course is even.
  private var isEven: Bool { coefficients[2] == 0 && coefficients[3] == 0 && coefficients[4] == 0 && coefficients[5] == 0 }

  private static func noon(_ first: DayCourse, _ second: DayCourse) -> Double { first.isEven ? second.noon : first.noon }

  /// How far the first goes ahead of the second; both of the same day, or one of them even.
  static func - (first: DayCourse, second: DayCourse) -> DayCourse {
    DayCourse(noon: noon(first, second), coefficients: first.coefficients - second.coefficients)
  }

  /// The sum of two; both of the same day, or one of them even.
  static func + (first: DayCourse, second: DayCourse) -> DayCourse {
    DayCourse(noon: noon(first, second), coefficients: first.coefficients + second.coefficients)
  }

  /// Each place times a number.
  static func * (factor: Double, course: DayCourse) -> DayCourse {
    DayCourse(noon: course.noon, coefficients: course.coefficients * factor)
  }

  /// The same course so many degrees further on.
  func moved(by degrees: Double) -> DayCourse {
    var coefficients = coefficients
    coefficients[0] += degrees
    return DayCourse(noon: noon, coefficients: coefficients)
  }

  /// The same course by the turn of the circle that is nearest to a longitude in the middle of the day.
  func unfolded(near longitude: Double) -> DayCourse {
    let middle = value(at: 0.5).longitude
    return moved(by: longitude + signedDegrees(middle - longitude) - middle)
  }

  /// The longitude, not folded, and how much it changes in a whole day at that rate.
  func value(at share: Double) -> (longitude: Double, slope: Double) {
    let places = SIMD8(0, 0, noon, noon, 1, 1, 0, 0)
    var value = coefficients[5]
    var slope = 0.0
    for order in stride(from: 4, through: 0, by: -1) {
      slope = slope * (share - places[order]) + value
      value = value * (share - places[order]) + coefficients[order]
    }
    return (value, slope)
  }

  /// The shares of the day at which the longitude turns back.
  var turns: [Double] {
    let steps = 24
    var found: [Double] = []
    for step in 0..<steps {
      var (low, high) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let isFalling = value(at: low).slope < 0
      guard (value(at: high).slope < 0) != isFalling else { continue }
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if (value(at: middle).slope < 0) == isFalling { low = middle } else { high = middle }
      }
      found.append((low + high) / 2)
    }
    return found
  }

  /// The least and the greatest longitude of the day, not folded.
  var extremes: ClosedRange<Double> {
    let values = ([0, 1] + turns).map { value(at: $0).longitude }
    return values.reduce(values[0]...values[0]) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }
}
