/// Bodies of one instant that wait until there are enough of them to be worked out side by side: ellipses by four, places by two.
struct SideBySide {
  private let view: Viewpoint<TwoLanes>
  private var waiting: (state: HeliocentricState<OneLane>, index: Int)?
  // Of those with an ellipse, a lane each: which it is, the segment's middle, the offset from it, place and motion by the series.
  private var ellipse = SIMD4<Int32>.zero
  private var bodies = SIMD4<Int32>.zero
  private var middle = SIMD4<Double>.zero
  private var offset = SIMD4<Double>.zero
  private var x = SIMD4<Double>.zero
  private var y = SIMD4<Double>.zero
  private var z = SIMD4<Double>.zero
  private var vx = SIMD4<Double>.zero
  private var vy = SIMD4<Double>.zero
  private var vz = SIMD4<Double>.zero
  private var count = 0

  @inline(__always) init(_ view: Viewpoint<OneLane>) { self.view = Viewpoint(everywhere: view) }

  /// A body whose ellipse is to be added to its series.
  @inline(__always) mutating func add(
    _ series: SeriesValue<OneLane>, _ ellipse: Int32, _ index: Int, _ found: (Int, EclipticPosition) -> Void
  ) {
    let lane = count & 3
    self.ellipse[lane] = ellipse
    bodies[lane] = Int32(truncatingIfNeeded: index)
    middle[lane] = series.middle.value
    offset[lane] = series.offset.value
    x[lane] = series.value.x.value
    y[lane] = series.value.y.value
    z[lane] = series.value.z.value
    vx[lane] = series.rate.x.value
    vy[lane] = series.rate.y.value
    vz[lane] = series.rate.z.value
    count += 1
    if count == 4 { addEllipses(found) }
  }

  /// A body that stands there in the mean ecliptic of J2000.
  @inline(__always) mutating func add(
    _ state: HeliocentricState<OneLane>, _ index: Int, _ found: (Int, EclipticPosition) -> Void
  ) {
    guard let first = waiting else {
      waiting = (state, index)
      return
    }
    waiting = nil
    let places = both(first.state, state)
    found(first.index, places[0])
    found(index, places[1])
  }

  /// Those that still wait.
  @inline(__always) mutating func end(_ found: (Int, EclipticPosition) -> Void) {
    if count > 0 { addEllipses(found) }
    if let last = waiting { found(last.index, both(last.state, last.state)[0]) }
  }

  @inline(never) private mutating func addEllipses(_ found: (Int, EclipticPosition) -> Void) {
    let indices = ellipse
    let reference = ReferenceEllipse<FourLanes>(each: { indices[$0] })
      .state(middle: FourLanes(middle), offset: FourLanes(offset))
    let position = reference.position + Vector(FourLanes(x), FourLanes(y), FourLanes(z))
    let velocity = reference.velocity + Vector(FourLanes(vx), FourLanes(vy), FourLanes(vz))
    for lane in 0..<count {
      add(
        HeliocentricState(position: position.lane(lane), velocity: velocity.lane(lane)),
        Int(bodies[lane]), found)
    }
    count = 0
  }

  @inline(never) private func both(_ a: HeliocentricState<OneLane>, _ b: HeliocentricState<OneLane>) -> Place<TwoLanes> {
    @inline(__always) func ofDate(_ a: Vector<OneLane>, _ b: Vector<OneLane>) -> Vector<TwoLanes> {
      @inline(__always) func two(_ a: OneLane, _ b: OneLane) -> TwoLanes { TwoLanes(SIMD2(a.value, b.value)) }
      return view.ofDate(Vector(two(a.x, b.x), two(a.y, b.y), two(a.z, b.z)))
    }
    return view.apparent(
      HeliocentricState(position: ofDate(a.position, b.position), velocity: ofDate(a.velocity, b.velocity)))
  }
}
