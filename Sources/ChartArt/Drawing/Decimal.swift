extension [UInt8] {
  /// Appends a number with at most two decimals and nothing superfluous: `12`, `.5`, `-3.07`. What is not finite becomes `0`.
  ///
  /// Numbers of a drawing are small; beyond a thousand million they are cut off.
  mutating func appendDecimal(_ number: Double) {
    let hundredths = number.hundredths
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let magnitude = hundredths.magnitude
    let whole = magnitude / 100
    let fraction = UInt8(magnitude % 100)
    if whole > 0 || fraction == 0 { appendInteger(whole) }
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + fraction / 10)
    if fraction % 10 > 0 { append(UInt8(ascii: "0") + fraction % 10) }
  }

  private mutating func appendInteger(_ value: UInt64) {
    // Most numbers of a drawing have three figures at most.
    if value >= 1000 { appendInteger(value / 1000) }
    let rest = UInt16(value % 1000)
    if value >= 100 { append(UInt8(ascii: "0") + UInt8(rest / 100)) }
    if value >= 10 { append(UInt8(ascii: "0") + UInt8(rest / 10 % 10)) }
    append(UInt8(ascii: "0") + UInt8(rest % 10))
  }
}

extension Double {
  /// The number brought between two others; what is no number becomes the least. What a caller computes comes through here before it
  /// is made an integer.
  func clamped(to least: Double, _ most: Double) -> Double { isNaN ? least : Swift.min(Swift.max(self, least), most) }

  /// Whether the number is written with a minus sign.
  var isNegativeInHundredths: Bool { hundredths < 0 }

  fileprivate var hundredths: Int64 {
    guard isFinite else { return 0 }
    return Int64((Swift.max(-1e9, Swift.min(1e9, self)) * 100).rounded(.toNearestOrEven))
  }
}
