import EphemerisKernel

/// A planet as it stands (not as it is seen) from the Sun's centre; au and au/day.
struct HeliocentricState<L: Lanes> {
  var position: Vector<L>
  var velocity: Vector<L>
}

/// What the kernel holds of a body: where its series begin and which reference ellipse belongs to them.
struct OrbitSource {
  let series: Int32
  let ellipse: Int32?

  @inline(__always) static var earthMoon: OrbitSource { OrbitSource(series: Int32(ephemeris_series_earth_moon), ellipse: 0) }
  @inline(__always) static var jupiter: OrbitSource { OrbitSource(series: Int32(ephemeris_series_jupiter), ellipse: nil) }
  @inline(__always) static var saturn: OrbitSource { OrbitSource(series: Int32(ephemeris_series_saturn), ellipse: nil) }
  @inline(__always) static var uranus: OrbitSource { OrbitSource(series: Int32(ephemeris_series_uranus), ellipse: nil) }
  @inline(__always) static var neptune: OrbitSource { OrbitSource(series: Int32(ephemeris_series_neptune), ellipse: nil) }
  @inline(__always) static var chiron: OrbitSource { OrbitSource(series: Int32(ephemeris_series_chiron), ellipse: nil) }

  /// That of a body that goes round the Sun; `nil` for the Sun, the Moon and the points of its orbit.
  @inline(__always) init?(_ body: CelestialBody) {
    switch body {
    case .mercury: self.init(series: Int32(ephemeris_series_mercury), ellipse: 1)
    case .venus: self.init(series: Int32(ephemeris_series_venus), ellipse: 2)
    case .mars: self.init(series: Int32(ephemeris_series_mars), ellipse: 3)
    case .jupiter: self = .jupiter
    case .saturn: self = .saturn
    case .uranus: self = .uranus
    case .neptune: self = .neptune
    case .pluto: self.init(series: Int32(ephemeris_series_pluto), ellipse: nil)
    case .chiron: self = .chiron
    case .ceres: self.init(series: Int32(ephemeris_series_ceres), ellipse: 4)
    case .pallas: self.init(series: Int32(ephemeris_series_pallas), ellipse: 5)
    case .juno: self.init(series: Int32(ephemeris_series_juno), ellipse: 6)
    case .vesta: self.init(series: Int32(ephemeris_series_vesta), ellipse: 7)
    case .sun, .moon, .meanNode, .trueNode, .meanApogee, .osculatingApogee: return nil
    }
  }

  private init(series: Int32, ellipse: Int32?) {
    self.series = series
    self.ellipse = ellipse
  }
}

extension HeliocentricState {
  /// From the Sun to the centre of mass of Sun and Mercury, from which the series of the asteroids count: ten kilometres and a turn in
  /// 88 days. Mirrors `MERCURY_SHARE` of Tools/kernel/asteroids.py.
  @inline(__always) static func mercuryPull(at days: L) -> HeliocentricState {
    let mercury = ReferenceEllipse<L>(1).state(middle: days, offset: L(0))
    let share = 1 / 6_023_601.0
    return HeliocentricState(position: mercury.position * share, velocity: mercury.velocity * share)
  }
}
