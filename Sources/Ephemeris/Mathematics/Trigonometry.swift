// Sine, cosine and their kin in plain arithmetic, so that a chart has the same bits on a server, in a browser and on a phone: the C
// library's differ from one platform to the next in the last places. Coefficients: Tools/mathematics/fit.py (near-minimax on
// Chebyshev nodes). Errors stay below 1 unit in the last place on the ranges an ephemeris meets; tests compare with 40-digit values.

/// Sine and cosine of an angle in radians, |angle| < 1e6. Of what is no number, or infinite, they are no numbers.
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
  // Which quadrant an angle falls into is no pattern that a processor can learn: swap and signs are worked out on the bits.
  // They are those of the sum that rounds, see `nearestInteger`: a conversion to an integer would trap on what is none.
  let turns = (quadrant + 6755399441055744.0).bitPattern
  let swapped = 0 &- (turns & 1)
  let kept = ~swapped
  let sineBits = (sine.bitPattern & kept) | (cosine.bitPattern & swapped)
  let cosineBits = (cosine.bitPattern & kept) | (sine.bitPattern & swapped)
  return (
    Double(bitPattern: sineBits ^ ((turns & 2) &<< 62)), Double(bitPattern: cosineBits ^ (((turns &+ 1) & 2) &<< 62))
  )
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
  let isSteep = mask(absY > absX)
  let small = select(isSteep, absX, absY)
  let large = select(isSteep, absY, absX)
  // One of three nodes 0, π/8, π/4 is taken off by the addition theorem, so that |ratio| ≤ tan(π/16). Choices are made on the bits:
  // branches would be guessed wrong half the time.
  let isMiddle = mask(small > 0.198912367379658 * large)
  let isHigh = mask(small > 0.6681786379192989 * large)
  let node = select(isHigh, 1, select(isMiddle, 0.41421356237309503, 0))
  let nodeAngle = select(isHigh, 0.7853981633974483, select(isMiddle, 0.39269908169872414, 0))
  let nodeRest = select(isHigh, 3.061616997868383e-17, select(isMiddle, 1.5308084989341915e-17, 0))
  let below = large + node * small
  // Only the origin has nothing below; there the quotient is to be zero.
  let t = (small - node * large) / select(mask(below > 0), below, 1)
  let z = t * t
  let low = -0.3333333333333333 + z * (0.1999999999999997 + z * (-0.14285714285693824 + z * 0.11111111105795249))
  let middle = -0.0909090839821188 + z * (0.07692256887990194 + z * -0.0666447060690077)
  let high = 0.058266682369674486 + z * -0.04489480772085416
  let z2 = z * z
  let series = low + z2 * z2 * (middle + z2 * z * high)
  let flat = nodeAngle + (t + (t * z * series + nodeRest))
  let upright = select(isSteep, 1.5707963267948966 - (flat - 6.123233995736766e-17), flat)
  let angle = select(mask(x < 0), 3.141592653589793 - (upright - 1.2246467991473532e-16), upright)
  return select(mask(y < 0), -angle, angle)
}

/// All ones when the condition holds, else zero.
@inlinable @inline(__always)
func mask(_ condition: Bool) -> UInt64 { 0 &- (condition ? 1 : 0) }

/// `chosen` where the mask is set, else `other`.
@inlinable @inline(__always)
func select(_ mask: UInt64, _ chosen: Double, _ other: Double) -> Double {
  Double(bitPattern: (chosen.bitPattern & mask) | (other.bitPattern & ~mask))
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
