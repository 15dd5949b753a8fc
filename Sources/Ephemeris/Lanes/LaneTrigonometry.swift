// The functions of Trigonometry.swift, operation for operation, side by side: the same bits. Choices that are made on the bits of a number
// there are made by comparison here.

/// Sines and cosines of four angles in radians, each as ``sineCosine(_:)`` gives them.
public func sineCosines(_ angles: SIMD4<Double>) -> (sine: SIMD4<Double>, cosine: SIMD4<Double>) {
  let (sine, cosine) = FourLanes(angles).sineCosine()
  return (sine.values, cosine.values)
}

/// The angles in radians of four points (x, y), each as ``arctangent(_:_:)`` gives it.
public func arctangents(_ y: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
  FourLanes(y).arctangent(FourLanes(x)).values
}

/// Sine and cosine of angles in radians; see ``sineCosine(_:)``.
@inline(__always) func sineAndCosine<L: Lanes>(of angle: L) -> (sine: L, cosine: L) {
  let quadrant = (angle * 0.6366197723675814 + 6755399441055744.0) - 6755399441055744.0
  let head = (angle - quadrant * 1.5707963267341256) - quadrant * 6.077100506303966e-11
  let x = head - quadrant * 2.0222662487959506e-21
  let z = x * x
  let sineTail = 2.7557316093198404e-06 + z * (-2.5051129896450185e-08 + z * 1.5917988979397435e-10)
  let sinePart = -0.16666666666666666 + z * (0.008333333333330936 + z * (-0.00019841269836740532 + z * sineTail))
  let sine = x + x * z * sinePart
  let cosineTail = -2.755731726587808e-07 + z * (2.087614504941318e-09 + z * -1.138254464534925e-11)
  let cosinePart = 0.041666666666666664 + z * (-0.0013888888888887389 + z * (2.48015872987544e-05 + z * cosineTail))
  let half = 0.5 * z
  let lead = 1 - half
  let cosine = lead + (((1 - lead) - half) + z * z * cosinePart)
  // Half of an odd quadrant is left over: sine and cosine change places. Half of an odd half turn: both change their signs.
  let halfTurns = (quadrant * 0.5).wholePart
  let odd = quadrant * 0.5 - halfTurns
  let turned = halfTurns * 0.5 - (halfTurns * 0.5).wholePart
  let sineSign = 1 - 4 * turned
  let cosineSign = sineSign * (1 - 4 * odd)
  let quarter = L(0.25)
  return (
    L.either(odd, above: quarter, cosine, sine) * sineSign, L.either(odd, above: quarter, sine, cosine) * cosineSign
  )
}

/// The angles in radians of points; see ``arctangent(_:_:)``.
@inline(__always) func angle<L: Lanes>(ofPoint x: L, _ y: L) -> L {
  let absX = x.magnitude
  let absY = y.magnitude
  let small = L.either(absY, above: absX, absX, absY)
  let large = L.either(absY, above: absX, absY, absX)
  let middle = 0.198912367379658 * large
  let high = 0.6681786379192989 * large
  func node(_ highest: Double, _ next: Double) -> L {
    L.either(small, above: high, L(highest), L.either(small, above: middle, L(next), L(0)))
  }
  let tangent = node(1, 0.41421356237309503)
  let nodeAngle = node(0.7853981633974483, 0.39269908169872414)
  let nodeRest = node(3.061616997868383e-17, 1.5308084989341915e-17)
  let below = large + tangent * small
  let t = (small - tangent * large) / L.either(below, above: L(0), below, L(1))
  let z = t * t
  let lowTerms = -0.3333333333333333 + z * (0.1999999999999997 + z * (-0.14285714285693824 + z * 0.11111111105795249))
  let middleTerms = -0.0909090839821188 + z * (0.07692256887990194 + z * -0.0666447060690077)
  let highTerms = 0.058266682369674486 + z * -0.04489480772085416
  let z2 = z * z
  let series = lowTerms + z2 * z2 * (middleTerms + z2 * z * highTerms)
  let flat = nodeAngle + (t + (t * z * series + nodeRest))
  let upright = L.either(absY, above: absX, 1.5707963267948966 - (flat - 6.123233995736766e-17), flat)
  let angle = L.either(L(0), above: x, 3.141592653589793 - (upright - 1.2246467991473532e-16), upright)
  return L.either(L(0), above: y, -angle, angle)
}
