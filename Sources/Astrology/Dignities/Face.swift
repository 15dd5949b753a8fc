/// A third of a sign, 10°, given to the seven planets in Chaldean order from Mars at 0° Aries.
///
/// Teucer of Babylon; Paulus of Alexandria, Introduction, ch. 4; Lilly, Christian Astrology (1647), p. 104. Also called decan.
public struct Face: Sendable, Hashable {
  /// The planet to which the face belongs.
  public let ruler: ClassicalPlanet
  /// The sign of which it is a third.
  public let sign: ZodiacSign
  /// 1 … 3 within the sign.
  public let number: Int

  /// The face that holds a longitude in degrees; any finite value.
  public init(at longitude: Double) {
    let position = ZodiacPosition(longitude: longitude)
    let third = max(0, min(2, Int(position.degreesInSign / 10)))
    sign = position.sign
    number = third + 1
    ruler = ClassicalPlanet.mars.chaldean(after: 3 * Int(position.sign.rawValue) + third)
  }
}
