/// Sines and cosines of four right ascensions α of points of the ecliptic that have each gone through a share of their own semi-arc:
/// α = start + n A / 3, where A is the ascensional difference of the point itself, sin A = k sin α.
///
/// In y = A/3 the equation G(y) = 3 y − asin(k sin(start + n y)) = 0 has one root within ±30°, since 1 ≤ dG/dy ≤ 5 while |k| < 1.
/// Everything in it is algebraic in s = sin y, so the search needs no trigonometry. Halley's steps treble the digits at each turn: two
/// turns are usual. A bracket catches the steps that the corners of asin(k sin α) would throw out of range as |k| → 1. The four searches
/// run side by side; what is left is of the order of 10⁻¹⁵.
///
/// - Parameters:
///   - startSine: the sines of the starts; `startCosine`: their cosines.
///   - thirds: n, each 1 or 2.
///   - k: the product of the tangents of latitude and obliquity, between −1 and 1.
public func semiArcAscensions(
  startSine: SIMD4<Double>, startCosine: SIMD4<Double>, thirds: SIMD4<Double>, k: Double
) -> (sine: SIMD4<Double>, cosine: SIMD4<Double>) {
  let (startSine, startCosine, n) = (FourLanes(startSine), FourLanes(startCosine), FourLanes(thirds))
  let zero = FourLanes(0)
  let double = n - 1
  let single = 2 - n
  let nk = n * k
  let bend = 0.5 * (1 - k * k) * (n * n)
  // G'' = n² w (1 − k²) / root³, where w = k sin α; what Halley takes off.
  @inline(__always) func step(_ miss: FourLanes, _ w: FourLanes, _ root: FourLanes, _ cosine: FourLanes) -> FourLanes {
    let slope = 3 * root - nk * cosine
    return miss * slope * (root * root) / (slope * slope * root - miss * w * bend)
  }
  // At y = 0 everything is known, and asin(w) is a few terms of its series.
  let w0 = startSine * k
  let square0 = w0 * w0
  let root0 = ((1 - w0) * (1 + w0) + 1e-30).squareRoot()
  let first = step(-(w0 * (1 + square0 * (1.0 / 6 + square0 * (3.0 / 40 + square0 * (15.0 / 336))))), w0, root0, startCosine)
  var low = FourLanes(-0.5)
  var high = FourLanes(0.5)
  var s = first * (first * first * (1.0 / 6) - 1)
  s = FourLanes.either(s, above: high, high, FourLanes.either(low, above: s, low, s))
  var sine = startSine
  var cosine = startCosine
  // Bisection alone would be done after as many as this.
  for _ in 0..<54 {
    let square = s * s
    let c = (1 - square).squareRoot()
    let sineTurn = s * (single + double * (c + c))
    let cosineTurn = single * c + double * (1 - (square + square))
    sine = startSine * cosineTurn + startCosine * sineTurn
    cosine = startCosine * cosineTurn - startSine * sineTurn
    let w = sine * k
    let root = ((1 - w) * (1 + w) + 1e-30).squareRoot()
    // sin G stands for G: the same sign within the bracket, the same value near the root.
    let four = 4 * square
    let miss = s * (3 - four) * root - c * (1 - four) * w
    let turn = step(miss, w, root, cosine)
    high = FourLanes.either(miss, above: zero, s, high)
    low = FourLanes.either(miss, above: zero, low, s)
    let aimed = s - turn * (c + 0.5 * turn * s)
    let middle = 0.5 * (low + high)
    let next = FourLanes.either(aimed, above: high, middle, FourLanes.either(low, above: aimed, middle, aimed))
    let left = turn * turn
    if left[0] + left[1] + left[2] + left[3] < 1e-10 {
      // What is left after it is of the order of this turn to the third: the right ascensions are turned themselves.
      let angle = n * turn
      let half = 0.5 * (angle * angle)
      return ((sine - cosine * angle - sine * half).values, (cosine + sine * angle - cosine * half).values)
    }
    s = next
  }
  return (sine.values, cosine.values)
}
