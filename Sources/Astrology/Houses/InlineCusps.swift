/// Twelve longitudes in place, without an allocation.
public struct InlineCusps: Sendable, Hashable {
  private var low: SIMD8<Double>
  private var high: SIMD4<Double>

  /// Twelve cusps, all zero.
  public init() {
    low = .zero
    high = .zero
  }

  /// Cusps 10, 11, 12, 1, 2 and 3 in degrees, 0 ..< 360; the other six stand opposite.
  init(tenth: Double, eleventh: Double, twelfth: Double, first: Double, second: Double, third: Double) {
    low = SIMD8(
      first, second, third, oppositeDegrees(tenth), oppositeDegrees(eleventh), oppositeDegrees(twelfth),
      oppositeDegrees(first), oppositeDegrees(second))
    high = SIMD4(oppositeDegrees(third), tenth, eleventh, twelfth)
  }

  /// Twelve houses of thirty degrees; `anchor`, 0 ..< 360 degrees, opens the house of the given index.
  init(equalFrom anchor: Double, index anchored: Int = 0) {
    self.init()
    for index in 0..<12 { self[index] = foldedDegrees(anchor + 30 * Double(index - anchored)) }
  }

  /// Index 0 … 11 for houses 1 … 12.
  public subscript(index: Int) -> Double {
    get { index < 8 ? low[index] : high[index - 8] }
    set { if index < 8 { low[index] = newValue } else { high[index - 8] = newValue } }
  }

  /// The twelve as an array, first house first.
  public var array: [Double] { (0..<12).map { self[$0] } }

  /// Whether the cusps, taken in order, go once around the signs.
  var followSigns: Bool {
    var turn = 0.0
    for index in 0..<12 {
      let next = self[index == 11 ? 0 : index + 1]
      let arc = next - self[index]
      // Cusps that coincide but for rounding are in order.
      if arc < -1e-9 { turn += 360 }
      turn += arc
    }
    return turn < 540
  }

  /// The same cusps, each replaced by the opposite degree.
  var opposite: InlineCusps {
    var turned = self
    for index in 0..<12 { turned[index] = oppositeDegrees(self[index]) }
    return turned
  }
}

/// The degree, 0 ..< 360, opposite a longitude of 0 ..< 360.
func oppositeDegrees(_ longitude: Double) -> Double {
  guard longitude < 180 else { return longitude - 180 }
  // The last value below 180 would be rounded up to a full circle.
  let opposite = longitude + 180
  return opposite < 360 ? opposite : 0
}

/// An angle of −360 ..< 720 degrees brought to 0 ..< 360; what `normalizedDegrees` does for any angle, without a division.
func foldedDegrees(_ angle: Double) -> Double {
  guard angle < 360 else { return angle - 360 }
  guard angle < 0 else { return angle }
  let positive = angle + 360
  return positive < 360 ? positive : 0
}
