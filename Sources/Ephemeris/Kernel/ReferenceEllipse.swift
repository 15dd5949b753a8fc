import EphemerisKernel

/// The Kepler orbits that were subtracted from inner planets and asteroids before their series were fitted. Mirrors
/// Tools/kernel/ellipse.py.
struct ReferenceEllipse<L: Lanes> {
  private let axis: L
  private let longitude: L
  private let motion: L
  private let h: (L, L)
  private let k: (L, L)
  private let p: (L, L)
  private let q: (L, L)

  /// The ellipse of an index in every lane.
  @inline(__always) init(_ index: Int32) { self.init { _ in index } }

  /// An ellipse for each lane.
  @inline(__always) init(each index: (Int) -> Int32) {
    @inline(__always) func element(_ number: Int) -> L { L(each: { ephemeris_ellipse_at(index($0))[number] }) }
    axis = element(0)
    longitude = element(2)
    motion = element(3)
    h = (element(4), element(5))
    k = (element(6), element(7))
    p = (element(8), element(9))
    q = (element(10), element(11))
  }

  /// Position (au) and velocity (au/day) at `offset` days from the middle of a segment, heliocentric mean ecliptic of J2000.
  ///
  /// Equinoctial elements (Broucke & Cefola 1972): no singularity at circular or flat orbits.
  @inline(__always) func state(middle: L, offset: L) -> (position: Vector<L>, velocity: Vector<L>) {
    let h = h.0 + h.1 * middle
    let k = k.0 + k.1 * middle
    let p = p.0 + p.1 * middle
    let q = q.0 + q.1 * middle
    let atMiddle = longitude + motion * middle
    let mean = atMiddle - (atMiddle * (1 / fullTurn)).wholePart * fullTurn + motion * offset

    // Kepler's equation for the eccentric longitude, by Halley's iteration from a second-order start; two rounds reach the last bit
    // for Juno, the most eccentric of the eight.
    let (sineMean, cosineMean) = mean.sineCosine()
    let first = k * sineMean - h * cosineMean
    let start = mean + first * (1 + k * cosineMean + h * sineMean)
    @inline(__always) func correction(_ longitude: L, _ sine: L, _ cosine: L) -> L {
      let excess = longitude + h * cosine - k * sine - mean
      let slope = 1 - h * sine - k * cosine
      let curvature = k * sine - h * cosine
      return excess / (slope - 0.5 * excess * curvature / slope)
    }
    let (sineStart, cosineStart) = start.sineCosine()
    let nearer = start - correction(start, sineStart, cosineStart)
    let (sineNearer, cosineNearer) = nearer.sineCosine()
    // What is left is less than 10⁻⁶: two terms of the series turn sine and cosine by it, and the third would be 10⁻¹⁸.
    let rest = correction(nearer, sineNearer, cosineNearer)
    let sine = sineNearer - rest * (cosineNearer + 0.5 * rest * sineNearer)
    let cosine = cosineNearer + rest * (sineNearer - 0.5 * rest * cosineNearer)

    let beta = 1 / (1 + (1 - h * h - k * k).squareRoot())
    let hh = 1 - h * h * beta
    let kk = 1 - k * k * beta
    let hk = h * k * beta
    let x = axis * (hh * cosine + hk * sine - k)
    let y = axis * (kk * sine + hk * cosine - h)
    let speed = axis * motion / (1 - h * sine - k * cosine)
    let vx = speed * (hk * cosine - hh * sine)
    let vy = speed * (kk * cosine - hk * sine)

    let w = 1 / (1 + p * p + q * q)
    let pq = 2 * p * q * w
    let f = Vector((1 - p * p + q * q) * w, pq, -2 * p * w)
    let g = Vector(pq, (1 + p * p - q * q) * w, 2 * q * w)
    return (x * f + y * g, vx * f + vy * g)
  }
}

/// 2π.
@inlinable var fullTurn: Double { 6.283185307179586 }
