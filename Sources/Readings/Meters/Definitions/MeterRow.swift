/// A number for each meter of a view, side by side; unused lanes are zero.
///
/// Three vectors of eight: the largest that the compiler keeps in registers.
struct MeterRow: Sendable, Hashable {
  var first: SIMD8<Float>
  var second: SIMD8<Float>
  var third: SIMD8<Float>

  @inline(__always) init(_ first: SIMD8<Float>, _ second: SIMD8<Float>, _ third: SIMD8<Float>) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always) init(repeating value: Float) {
    let lane = SIMD8(repeating: value)
    self.init(lane, lane, lane)
  }

  static let zero = MeterRow(repeating: 0)

  /// By meter, 0 ..< 24.
  @inline(__always) subscript(_ meter: Int) -> Float {
    get {
      switch meter &>> 3 {
      case 0: first[meter & 7]
      case 1: second[meter & 7]
      default: third[meter & 7]
      }
    }
    set {
      switch meter &>> 3 {
      case 0: first[meter & 7] = newValue
      case 1: second[meter & 7] = newValue
      default: third[meter & 7] = newValue
      }
    }
  }

  @inline(__always) static func + (a: MeterRow, b: MeterRow) -> MeterRow {
    MeterRow(a.first + b.first, a.second + b.second, a.third + b.third)
  }

  @inline(__always) static func - (a: MeterRow, b: MeterRow) -> MeterRow {
    MeterRow(a.first - b.first, a.second - b.second, a.third - b.third)
  }

  @inline(__always) static func * (a: MeterRow, b: MeterRow) -> MeterRow {
    MeterRow(a.first * b.first, a.second * b.second, a.third * b.third)
  }

  @inline(__always) static func * (a: MeterRow, b: Float) -> MeterRow { MeterRow(a.first * b, a.second * b, a.third * b) }

  @inline(__always) static func / (a: MeterRow, b: MeterRow) -> MeterRow {
    MeterRow(a.first / b.first, a.second / b.second, a.third / b.third)
  }

  /// The same with 1 where a lane is not above zero: to divide by.
  var divisor: MeterRow {
    var row = self
    for meter in 0..<24 where row[meter] <= 0 { row[meter] = 1 }
    return row
  }

  /// All lanes together.
  var sum: Float { (first + second + third).sum() }
}
