import EphemerisKernel

/// Numbers that go through the same operations side by side: of one instant, of several bodies or of several instants.
///
/// Every lane has the bits that it would have alone, so that the formulas of the engine are written once.
protocol Lanes: Sendable, Hashable {
  /// How many there are.
  static var count: Int { get }
  /// The same number everywhere.
  init(_ value: Double)
  /// A number for each lane.
  init(each value: (Int) -> Double)
  subscript(lane: Int) -> Double { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
  func squareRoot() -> Self
  /// Lane by lane: where `a` is greater than `b` the one, elsewhere the other.
  static func either(_ a: Self, above b: Self, _ chosen: Self, _ other: Self) -> Self
  /// Sine and cosine of angles in radians.
  func sineCosine() -> (sine: Self, cosine: Self)
  /// The same of two angles in one go.
  static func sineCosines(_ first: Self, _ second: Self) -> (
    first: (sine: Self, cosine: Self), second: (sine: Self, cosine: Self)
  )
  /// The angles in radians, −π … π, of the points (x, `self`).
  func arctangent(_ x: Self) -> Self
}

extension Lanes {
  @inline(__always) static func + (a: Self, b: Double) -> Self { a + Self(b) }
  @inline(__always) static func + (a: Double, b: Self) -> Self { Self(a) + b }
  @inline(__always) static func - (a: Self, b: Double) -> Self { a - Self(b) }
  @inline(__always) static func - (a: Double, b: Self) -> Self { Self(a) - b }
  @inline(__always) static func * (a: Self, b: Double) -> Self { a * Self(b) }
  @inline(__always) static func * (a: Double, b: Self) -> Self { Self(a) * b }
  @inline(__always) static func / (a: Self, b: Double) -> Self { a / Self(b) }
  @inline(__always) static func / (a: Double, b: Self) -> Self { Self(a) / b }
  @inline(__always) static func += (a: inout Self, b: Self) { a = a + b }
  @inline(__always) static func -= (a: inout Self, b: Self) { a = a - b }

  @inline(__always) var magnitude: Self { Self.either(Self(0), above: self, -self, self) }

  @inline(__always) static func sineCosines(
    _ first: Self, _ second: Self
  ) -> (first: (sine: Self, cosine: Self), second: (sine: Self, cosine: Self)) {
    (first.sineCosine(), second.sineCosine())
  }

  /// The largest integers not above the numbers; see ``floored(_:)``.
  @inline(__always) var wholePart: Self {
    let nearest = (self + 6755399441055744.0) - 6755399441055744.0
    return nearest - Self.either(nearest, above: self, Self(1), Self(0))
  }

  /// Degrees folded into 0 ..< 360; see ``folded(_:)``.
  @inline(__always) var foldedDegrees: Self {
    let result = self - 360 * (self * (1.0 / 360)).wholePart
    let positive = Self.either(Self(0), above: result, Self(0), result)
    // What is no number becomes 0 as well.
    return Self.either(Self(360), above: positive, positive, Self(0))
  }
}

/// A number alone.
struct OneLane: Lanes {
  var value: Double

  @inline(__always) static var count: Int { 1 }
  @inline(__always) init(_ value: Double) { self.value = value }
  @inline(__always) init(each value: (Int) -> Double) { self.init(value(0)) }
  @inline(__always) subscript(lane: Int) -> Double { value }
  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(a.value * b.value) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(a.value / b.value) }
  @inline(__always) static prefix func - (a: Self) -> Self { Self(-a.value) }
  @inline(__always) func squareRoot() -> Self { Self(value.squareRoot()) }
  @inline(__always) static func either(_ a: Self, above b: Self, _ chosen: Self, _ other: Self) -> Self {
    Self(select(mask(a.value > b.value), chosen.value, other.value))
  }
  @inline(__always) func sineCosine() -> (sine: Self, cosine: Self) {
    let (sine, cosine) = Ephemeris.sineCosine(value)
    return (Self(sine), Self(cosine))
  }
  @inline(__always) static func sineCosines(
    _ first: Self, _ second: Self
  ) -> (first: (sine: Self, cosine: Self), second: (sine: Self, cosine: Self)) {
    let (sine, cosine) = TwoLanes(SIMD2(first.value, second.value)).sineCosine()
    return ((Self(sine[0]), Self(cosine[0])), (Self(sine[1]), Self(cosine[1])))
  }
  @inline(__always) func arctangent(_ x: Self) -> Self { Self(Ephemeris.arctangent(value, x.value)) }
}

/// Two numbers.
struct TwoLanes: Lanes {
  var values: SIMD2<Double>

  @inline(__always) static var count: Int { 2 }
  @inline(__always) init(_ value: Double) { values = SIMD2(value, value) }
  @inline(__always) init(_ values: SIMD2<Double>) { self.values = values }
  @inline(__always) init(each value: (Int) -> Double) { values = SIMD2(value(0), value(1)) }
  @inline(__always) subscript(lane: Int) -> Double { values[lane] }
  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(lanes2_sum(a.values, b.values)) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(lanes2_difference(a.values, b.values)) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(lanes2_product(a.values, b.values)) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(lanes2_quotient(a.values, b.values)) }
  @inline(__always) static prefix func - (a: Self) -> Self { Self(lanes2_negative(a.values)) }
  @inline(__always) func squareRoot() -> Self { Self(lanes2_square_root(values)) }
  @inline(__always) static func either(_ a: Self, above b: Self, _ chosen: Self, _ other: Self) -> Self {
    Self(lanes2_choice(a.values, b.values, chosen.values, other.values))
  }
  // Once, not in each place: the instruction cache decides how fast a chart is.
  @inline(never) func sineCosine() -> (sine: Self, cosine: Self) { sineAndCosine(of: self) }
  @inline(never) func arctangent(_ x: Self) -> Self { angle(ofPoint: x, self) }
}

/// Four numbers.
struct FourLanes: Lanes {
  var values: SIMD4<Double>

  @inline(__always) static var count: Int { 4 }
  @inline(__always) init(_ value: Double) { values = SIMD4(value, value, value, value) }
  @inline(__always) init(_ values: SIMD4<Double>) { self.values = values }
  @inline(__always) init(each value: (Int) -> Double) { values = SIMD4(value(0), value(1), value(2), value(3)) }
  @inline(__always) subscript(lane: Int) -> Double { values[lane] }
  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(lanes4_sum(a.values, b.values)) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(lanes4_difference(a.values, b.values)) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(lanes4_product(a.values, b.values)) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(lanes4_quotient(a.values, b.values)) }
  @inline(__always) static prefix func - (a: Self) -> Self { Self(lanes4_negative(a.values)) }
  @inline(__always) func squareRoot() -> Self { Self(lanes4_square_root(values)) }
  @inline(__always) static func either(_ a: Self, above b: Self, _ chosen: Self, _ other: Self) -> Self {
    Self(lanes4_choice(a.values, b.values, chosen.values, other.values))
  }
  @inline(never) func sineCosine() -> (sine: Self, cosine: Self) { sineAndCosine(of: self) }
  @inline(never) func arctangent(_ x: Self) -> Self { angle(ofPoint: x, self) }
}
