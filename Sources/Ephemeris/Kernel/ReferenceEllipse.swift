import EphemerisKernel

/// The Kepler orbit that was subtracted from an inner planet or an asteroid before its series was fitted. Mirrors Tools/kernel/ellipse.py.
struct ReferenceEllipse {
  let elements: UnsafePointer<Double>

  @inline(__always) init(_ index: Int32) { elements = ephemeris_ellipse_at(index) }

  /// Position (au) and velocity (au/day) at `offset` days from the middle of a segment, heliocentric mean ecliptic of J2000.
  ///
  /// Equinoctial elements (Broucke & Cefola 1972): no singularity at circular or flat orbits.
  @inline(__always) func state(middle: Double, offset: Double) -> (position: SIMD3<Double>, velocity: SIMD3<Double>) {
    let a = elements[0]
    let motion = elements[3]
    let h = elements[4] + elements[5] * middle
    let k = elements[6] + elements[7] * middle
    let p = elements[8] + elements[9] * middle
    let q = elements[10] + elements[11] * middle
    let atMiddle = elements[2] + motion * middle
    let mean = atMiddle - floored(atMiddle * (1 / fullTurn)) * fullTurn + motion * offset

    // Kepler's equation for the eccentric longitude, by Halley's iteration from a second-order start; two rounds reach the last bit
    // for Juno, the most eccentric of the eight.
    let (sineMean, cosineMean) = sineCosine(mean)
    let first = k * sineMean - h * cosineMean
    var longitude = mean + first * (1 + k * cosineMean + h * sineMean)
    var (sine, cosine) = sineCosine(longitude)
    for _ in 0..<2 {
      let excess = longitude + h * cosine - k * sine - mean
      let slope = 1 - h * sine - k * cosine
      let curvature = k * sine - h * cosine
      longitude -= excess / (slope - 0.5 * excess * curvature / slope)
      (sine, cosine) = sineCosine(longitude)
    }

    let beta = 1 / (1 + (1 - h * h - k * k).squareRoot())
    let hh = 1 - h * h * beta
    let kk = 1 - k * k * beta
    let hk = h * k * beta
    let x = a * (hh * cosine + hk * sine - k)
    let y = a * (kk * sine + hk * cosine - h)
    let rate = motion / (1 - h * sine - k * cosine)
    let vx = a * rate * (hk * cosine - hh * sine)
    let vy = a * rate * (kk * cosine - hk * sine)

    let w = 1 / (1 + p * p + q * q)
    let f = SIMD3((1 - p * p + q * q) * w, 2 * p * q * w, -2 * p * w)
    let g = SIMD3(2 * p * q * w, (1 + p * p - q * q) * w, 2 * q * w)
    return (x * f + y * g, vx * f + vy * g)
  }
}

/// 2π.
@inlinable var fullTurn: Double { 6.283185307179586 }
