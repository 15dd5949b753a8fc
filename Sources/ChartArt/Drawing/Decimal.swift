extension [UInt8] {
  /// Appends a number as ``ByteCursor`` writes it.
  mutating func appendDecimal(_ number: Double) {
    var digits = ByteBuilder(capacity: ByteCursor.numberSize)
    digits.write(upTo: ByteCursor.numberSize) { $0.put(number) }
    append(contentsOf: digits.bytes)
  }
}

extension Double {
  /// The number brought between two others; what is no number becomes the least. What a caller computes comes through here before it
  /// is made an integer.
  func clamped(to least: Double, _ most: Double) -> Double { isNaN ? least : Swift.min(Swift.max(self, least), most) }

  /// The number in hundredths, to the nearest and between two to the even one, at most a hundred thousand million; 0 of what is not finite.
  var hundredths: Int64 {
    guard isFinite else { return 0 }
    // At 1.5 × 2⁵² the last bit of a double counts 1, so adding it rounds, and what is added to the bits is the integer.
    let shift = 0x1.8p52
    let shifted = Swift.max(-1e9, Swift.min(1e9, self)) * 100 + shift
    return Int64(bitPattern: shifted.bitPattern &- shift.bitPattern)
  }
}
