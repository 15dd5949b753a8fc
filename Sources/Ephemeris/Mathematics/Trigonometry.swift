// Sine, cosine and their kin in plain arithmetic, so that a chart has the same bits on a server, in a browser and on a phone: the C
// library's differ from one platform to the next in the last places. Coefficients: Tools/mathematics/fit.py (near-minimax on
// Chebyshev nodes). Errors stay below 1 unit in the last place on the ranges an ephemeris meets; tests compare with 40-digit values.

/// Sine and cosine of an angle in radians, |angle| < 1e6.
@inlinable
public func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  // Cody and Waite: subtract the nearest multiple of π/2, held in three parts of which the first two multiply exactly.
  let quadrant = nearestInteger(angle * 0.6366197723675814)
  let head = (angle - quadrant * 1.5707963267341256) - quadrant * 6.077100506303966e-11
  let x = head - quadrant * 2.0222662487959506e-21
  let z = x * x
  let sinePart =
    -0.16666666666666666 + z
    * (0.008333333333330936 + z
      * (-0.00019841269836740532
        + z * (2.7557316093198404e-06 + z * (-2.5051129896450185e-08 + z * 1.5917988979397435e-10))))
  let sine = x + x * z * sinePart
  let cosinePart =
    0.041666666666666664 + z
    * (-0.0013888888888887389 + z
      * (2.48015872987544e-05
        + z * (-2.755731726587808e-07 + z * (2.087614504941318e-09 + z * -1.138254464534925e-11))))
  let half = 0.5 * z
  let lead = 1 - half
  // The bits that `1 − z/2` lost are given back.
  let cosine = lead + (((1 - lead) - half) + z * z * cosinePart)
  switch Int32(truncatingIfNeeded: Int64(quadrant)) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// The sine of an angle in radians, |angle| < 1e6.
@inlinable
public func sine(_ angle: Double) -> Double { sineCosine(angle).sine }

/// The cosine of an angle in radians, |angle| < 1e6.
@inlinable
public func cosine(_ angle: Double) -> Double { sineCosine(angle).cosine }

/// The tangent of an angle in radians, |angle| < 1e6.
@inlinable
public func tangent(_ angle: Double) -> Double {
  let (sine, cosine) = sineCosine(angle)
  return sine / cosine
}

/// The angle in radians, −π … π, of the point (x, y); zero for the origin.
@inlinable
public func arctangent(_ y: Double, _ x: Double) -> Double {
  let absX = abs(x)
  let absY = abs(y)
  let isSteep = absY > absX
  let small = isSteep ? absX : absY
  let large = isSteep ? absY : absX
  guard large > 0 else { return 0 }
  // One of three nodes 0, π/8, π/4 is taken off by the addition theorem, so that |ratio| ≤ tan(π/16).
  let node: Double
  let nodeAngle: Double
  let nodeRest: Double
  if small > 0.6681786379192989 * large {
    node = 1
    nodeAngle = 0.7853981633974483
    nodeRest = 3.061616997868383e-17
  } else if small > 0.198912367379658 * large {
    node = 0.41421356237309503
    nodeAngle = 0.39269908169872414
    nodeRest = 1.5308084989341915e-17
  } else {
    node = 0
    nodeAngle = 0
    nodeRest = 0
  }
  let t = (small - node * large) / (large + node * small)
  let z = t * t
  let low = -0.3333333333333333 + z * (0.1999999999999997 + z * (-0.14285714285693824 + z * 0.11111111105795249))
  let middle = -0.0909090839821188 + z * (0.07692256887990194 + z * -0.0666447060690077)
  let high = 0.058266682369674486 + z * -0.04489480772085416
  let z2 = z * z
  let series = low + z2 * z2 * (middle + z2 * z * high)
  var angle = nodeAngle + (t + (t * z * series + nodeRest))
  if isSteep { angle = 1.5707963267948966 - (angle - 6.123233995736766e-17) }
  if x < 0 { angle = 3.141592653589793 - (angle - 1.2246467991473532e-16) }
  return y < 0 ? -angle : angle
}

/// The angle in radians, −π/2 … π/2, whose sine is `value`; values beyond ±1 count as ±1.
@inlinable
public func arcsine(_ value: Double) -> Double {
  let clamped = max(-1, min(1, value))
  return arctangent(clamped, ((1 - clamped) * (1 + clamped)).squareRoot())
}

/// The angle in radians, 0 … π, whose cosine is `value`; values beyond ±1 count as ±1.
@inlinable
public func arccosine(_ value: Double) -> Double {
  let clamped = max(-1, min(1, value))
  return arctangent(((1 - clamped) * (1 + clamped)).squareRoot(), clamped)
}

/// Radians in a degree.
@inlinable public var radiansPerDegree: Double { 0.017453292519943295 }
/// Degrees in a radian.
@inlinable public var degreesPerRadian: Double { 57.29577951308232 }
