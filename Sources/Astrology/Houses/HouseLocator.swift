import Ephemeris

/// Finds houses for many points of one chart: the same answer as ``Houses/house(of:)``, with the arcs between cusps worked out once.
struct HouseLocator {
  private let houses: Houses
  private let first: Double
  /// Cusps 2 … 9 and 10 … 12 as degrees after the first, in order.
  private var low = SIMD8<Double>.zero
  private var high = SIMD4<Double>(repeating: 1000)
  private let isInOrder: Bool

  init(_ houses: Houses) {
    self.houses = houses
    first = houses.cusps[0]
    var previous = 0.0
    var inOrder = true
    for index in 1..<12 {
      let arc = foldedDegrees(houses.cusps[index] - first)
      if arc < previous { inOrder = false }
      previous = arc
      if index <= 8 { low[index - 1] = arc } else { high[index - 9] = arc }
    }
    isInOrder = inOrder
  }

  /// The house, 1 … 12, that holds a longitude of 0 ..< 360 degrees.
  @inline(__always) func house(of longitude: Double) -> Int {
    guard isInOrder else { return houses.house(of: longitude) }
    let difference = longitude - first
    let arc = difference < 0 ? difference + 360 : difference
    var house = 1
    for index in 0..<8 { house += low[index] <= arc ? 1 : 0 }
    for index in 0..<3 { house += high[index] <= arc ? 1 : 0 }
    return house
  }
}
