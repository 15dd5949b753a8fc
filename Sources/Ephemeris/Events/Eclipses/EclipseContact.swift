/// The search for the instant at which two discs touch.
enum EclipseContact {
  /// The instant at which a depth that is positive at `maximum` is zero, to a millisecond.
  ///
  /// - Parameters:
  ///   - depth: the depth at `maximum`.
  ///   - guess: days from `maximum`, negative for the contact before it.
  static func instant(
    from maximum: TT, depth: Double, guess: Double, _ depthAt: (TT) throws(EphemerisError) -> Double
  ) throws(EphemerisError) -> TT {
    // A touch that lasts no time.
    guard depth > 0 else { return maximum }
    func value(_ days: Double) throws(EphemerisError) -> Double { try depthAt(maximum.advanced(byDays: days)) }
    var outside = guess * 1.2 + (guess < 0 ? -0.003 : 0.003)
    var beyond = try value(outside)
    // No eclipse of a place or of the Moon lasts longer than seven hours.
    while beyond >= 0, abs(outside) < 0.3 {
      outside *= 1.5
      beyond = try value(outside)
    }
    guard beyond < 0 else { return maximum.advanced(byDays: outside) }
    return maximum.advanced(
      byDays: try bracketedZero(between: (0, depth), and: (outside, beyond), near: guess, width: 1e-8, of: value))
  }
}
