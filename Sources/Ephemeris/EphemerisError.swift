/// Why a position cannot be given.
public enum EphemerisError: Error, Sendable, Hashable {
  /// The instant lies outside the data: of one `body`, or of all of them when `body` is `nil`. Both dates are TT Julian dates.
  case outsideRange(body: CelestialBody?, julianDate: Double, supported: ClosedRange<Double>)
  /// The instant is not a finite number.
  case notFinite
}
