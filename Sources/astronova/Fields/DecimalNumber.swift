/// A number as it was written: a whole number over a power of ten.
///
/// Up to 18 digits are kept as they stand, so that a whole number can be taken off (the epoch of a Julian date) before anything is
/// rounded to a `Double`.
struct DecimalNumber {
  private let units: Int64
  private let decimals: Int
  /// The value of a number with more digits than fit, or with an exponent.
  private let rounded: Double?

  /// Reads digits with an optional sign, point and exponent; `nil` for anything else.
  init?(_ text: Span<UInt8>) {
    var units: Int64 = 0
    var digits = 0
    var decimals = 0
    var sawPoint = false
    var index = 0
    let isNegative = !text.isEmpty && text[0] == UInt8(ascii: "-")
    if !text.isEmpty, isNegative || text[0] == UInt8(ascii: "+") { index = 1 }
    var isPlain = true
    scan: while index < text.count {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 18 else {
          isPlain = false
          break scan
        }
        units = units * 10 + Int64(text[index] - UInt8(ascii: "0"))
        if sawPoint { decimals += 1 }
      case UInt8(ascii: ".") where !sawPoint: sawPoint = true
      case UInt8(ascii: "e") where digits > 0, UInt8(ascii: "E") where digits > 0:
        isPlain = false
        break scan
      default: return nil
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    guard !isPlain else {
      self.units = isNegative ? -units : units
      self.decimals = decimals
      rounded = nil
      return
    }
    guard let value = Double(text.string(0..<text.count)), value.isFinite else { return nil }
    self.units = 0
    self.decimals = 0
    rounded = value
  }

  /// Reads the text of an option.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// The number less `whole`.
  func minus(_ whole: Int64) -> Double {
    if let rounded { return rounded - Double(whole) }
    let (product, overflow) = whole.multipliedReportingOverflow(by: Self.wholePowers[decimals])
    guard !overflow else { return Double(units) / Self.powers[decimals] - Double(whole) }
    // Both are exact up to 2⁵³, and the division rounds once.
    return Double(units - product) / Self.powers[decimals]
  }

  /// The number.
  var value: Double { minus(0) }

  private static let wholePowers: [Int64] = (1...18).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] &* 10)
  }
  private static let powers: [Double] = wholePowers.map(Double.init)
}
