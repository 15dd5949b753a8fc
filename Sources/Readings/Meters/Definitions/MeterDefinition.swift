import Astrology
import Ephemeris

/// What a meter looks at.
///
/// Every contact between a moving body and a point of the birth chart that is in orb has a strength (see ``MeterContacts``). A meter
/// multiplies it by what it thinks of the point, of the body and of the angle, and sums: that is its power. Chief points have the weight 1,
/// those a meter shares with others a fraction, so that two meters seldom say the same. All weights are our own, chosen so that the targets
/// of Tools/meters hold.
struct MeterDefinition {
  /// Weights of the points of the birth chart; those that are not named do not count.
  var points: [MeterPoint: Float] = [:]
  /// Weight of every point that is not named.
  var otherPoints: Float = 0
  /// Houses whose planets count with this weight, and whose ruler with three quarters of it. Only with a birth time.
  var houses: [Int: Float] = [:]
  /// Weights of points that count besides when there are no houses: planets that the tradition makes natural significators of what the
  /// houses would tell. No house is invented for them.
  var withoutHouses: [MeterPoint: Float] = [:]
  /// Weights of the moving bodies.
  var bodies: [MeterPoint: Float] = [:]
  /// Weight of every moving body that is not named: no meter is deaf to a body, or it would be silent for weeks.
  var otherBodies: Float = 1
  /// Weights of conjunction, sextile, square, trine, opposition.
  var angles: [Float] = [1, 1, 1, 1, 1]
  /// What is left of a meter's help while the named body is retrograde, 0 … 1. Strain stays as it is, and where there is no help
  /// nothing changes: retrogradation alone makes no day a hard one.
  var retrograde: [MeterPoint: Float] = [:]
  /// For the meters of the elements: points and bodies count more in signs of the element.
  var element: Element?
}
