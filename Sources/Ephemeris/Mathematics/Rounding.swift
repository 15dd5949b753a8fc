// x86-64 without SSE 4.1 has no instruction for rounding, so `rounded(_:)` there is a call into the C library. These are two or three plain
// operations everywhere.

/// The integer nearest to `value`, ties to even; |value| < 2⁵¹.
@inlinable @inline(__always)
public func nearestInteger(_ value: Double) -> Double {
  // Adding 1.5 · 2⁵² leaves no bits for a fraction: the addition itself rounds.
  (value + 6755399441055744.0) - 6755399441055744.0
}

/// The largest integer not above `value`; |value| < 2⁵¹.
@inlinable @inline(__always)
public func floored(_ value: Double) -> Double {
  let nearest = nearestInteger(value)
  return nearest > value ? nearest - 1 : nearest
}

extension Int {
  /// The whole part of a number, for text and for counting: what is no number is 0, and what is too large is cut off at a size that may
  /// still be added and multiplied a little. `Int(_:)` of such a number stops the process, so a number that somebody else had a hand in
  /// comes through here.
  @inlinable public init(clamping value: Double) {
    let most: Double = Int.bitWidth > 32 ? 9_007_199_254_740_992 : 1_073_741_824
    self = value.isNaN ? 0 : Int(Swift.max(-most, Swift.min(most, value)))
  }
}
