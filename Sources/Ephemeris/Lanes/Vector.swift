/// Points of space, a lane each.
struct Vector<L: Lanes>: Sendable, Hashable {
  var x: L
  var y: L
  var z: L

  @inline(__always) init(_ x: L, _ y: L, _ z: L) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// That of one lane.
  @inline(__always) func lane(_ lane: Int) -> Vector<OneLane> {
    Vector<OneLane>(OneLane(x[lane]), OneLane(y[lane]), OneLane(z[lane]))
  }

  /// The same point in every lane.
  @inline(__always) init(_ vector: SIMD3<Double>) { self.init(L(vector.x), L(vector.y), L(vector.z)) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y, a.z + b.z) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y, a.z - b.z) }
  @inline(__always) static func * (a: Self, b: L) -> Self { Self(a.x * b, a.y * b, a.z * b) }
  @inline(__always) static func * (a: Self, b: Double) -> Self { a * L(b) }
  @inline(__always) static func * (a: L, b: Self) -> Self { b * a }
  @inline(__always) static prefix func - (a: Self) -> Self { Self(-a.x, -a.y, -a.z) }
}

@inline(__always) func dot<L: Lanes>(_ a: Vector<L>, _ b: Vector<L>) -> L { a.x * b.x + a.y * b.y + a.z * b.z }

@inline(__always) func cross<L: Lanes>(_ a: Vector<L>, _ b: Vector<L>) -> Vector<L> {
  Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

extension Vector<OneLane> {
  /// The point as it is kept outside of lanes.
  @inline(__always) var plain: SIMD3<Double> { SIMD3(x.value, y.value, z.value) }
}

/// A rotation of coordinate axes; the columns of the matrix: where the old axes point in the new frame.
struct Rotation<L: Lanes>: Sendable, Hashable {
  var x: Vector<L>
  var y: Vector<L>
  var z: Vector<L>

  /// The vector in the new frame.
  @inline(__always) func callAsFunction(_ v: Vector<L>) -> Vector<L> { v.x * x + v.y * y + v.z * z }
}

extension Rotation {
  /// R3(−ψ) R1(φ) R3(γ), in radians.
  @inline(__always) init(psi: L, phi: L, gamma: L) {
    let ((sp, cp), (sf, cf)) = L.sineCosines(psi, phi)
    let (sg, cg) = gamma.sineCosine()
    // R1(φ) R3(γ) has the columns (cγ, −sγ cφ, sγ sφ), (sγ, cγ cφ, −cγ sφ) and (0, sφ, cφ).
    @inline(__always) func turned(_ x: L, _ y: L, _ z: L) -> Vector<L> { Vector(cp * x - sp * y, sp * x + cp * y, z) }
    self.init(x: turned(cg, -(sg * cf), sg * sf), y: turned(sg, cg * cf, -(cg * sf)), z: Vector(-(sp * sf), cp * sf, cf))
  }
}
