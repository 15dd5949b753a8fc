/// Random numbers from a seed: the same ones everywhere.
///
/// G. L. Steele, D. Lea, C. H. Flood, Fast Splittable Pseudorandom Number Generators (OOPSLA 2014); the constants of S. Vigna’s splitmix64.c.
/// Every seed is as good as every other, those beside one another too.
public struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number, any of the 2⁶⁴.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mixed(state)
  }

  /// The next number below a bound, each with the same chance; zero for a bound of zero.
  ///
  /// D. Lemire, Fast Random Integer Generation in an Interval (ACM TOMACS 29, 2019), with its rejection.
  public mutating func next(below bound: UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let unfair = (0 &- bound) % bound
      while product.low < unfair { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// The next fraction, 0 ..< 1, one of 2⁵³ at equal distances.
  public mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Every bit of a number in every bit of another, one to one.
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
