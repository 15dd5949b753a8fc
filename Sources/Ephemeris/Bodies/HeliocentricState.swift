import EphemerisKernel

/// A planet as it stands (not as it is seen) from the Sun's centre, mean ecliptic and equinox of J2000; au and au/day.
struct HeliocentricState {
  var position: SIMD3<Double>
  var velocity: SIMD3<Double>

  /// What the kernel holds: where the series of a body begin and which reference ellipse belongs to them.
  struct Source {
    let series: Int32
    let ellipse: Int32?

    @inline(__always) static var earthMoon: Source { Source(series: Int32(ephemeris_series_earth_moon), ellipse: 0) }
    @inline(__always) static var mercury: Source { Source(series: Int32(ephemeris_series_mercury), ellipse: 1) }
    @inline(__always) static var venus: Source { Source(series: Int32(ephemeris_series_venus), ellipse: 2) }
    @inline(__always) static var mars: Source { Source(series: Int32(ephemeris_series_mars), ellipse: 3) }
    @inline(__always) static var jupiter: Source { Source(series: Int32(ephemeris_series_jupiter), ellipse: nil) }
    @inline(__always) static var saturn: Source { Source(series: Int32(ephemeris_series_saturn), ellipse: nil) }
    @inline(__always) static var uranus: Source { Source(series: Int32(ephemeris_series_uranus), ellipse: nil) }
    @inline(__always) static var neptune: Source { Source(series: Int32(ephemeris_series_neptune), ellipse: nil) }
    @inline(__always) static var pluto: Source { Source(series: Int32(ephemeris_series_pluto), ellipse: nil) }
    @inline(__always) static var chiron: Source { Source(series: Int32(ephemeris_series_chiron), ellipse: nil) }
    @inline(__always) static var ceres: Source { Source(series: Int32(ephemeris_series_ceres), ellipse: 4) }
    @inline(__always) static var pallas: Source { Source(series: Int32(ephemeris_series_pallas), ellipse: 5) }
    @inline(__always) static var juno: Source { Source(series: Int32(ephemeris_series_juno), ellipse: 6) }
    @inline(__always) static var vesta: Source { Source(series: Int32(ephemeris_series_vesta), ellipse: 7) }
  }

  @inline(__always) init(position: SIMD3<Double>, velocity: SIMD3<Double>) {
    self.position = position
    self.velocity = velocity
  }

  @inline(__always) init(_ source: Source, at days: Double, tier: Int32) {
    let series = ChebyshevSeries(source.series + tier).evaluate(at: days)
    position = series.value
    velocity = series.rate
    if let ellipse = source.ellipse {
      let reference = ReferenceEllipse(ellipse).state(middle: series.middle, offset: series.offset)
      position += reference.position
      velocity += reference.velocity
    }
  }

  /// From the Sun to the centre of mass of Sun and Mercury, from which the series of the asteroids count: ten kilometres and a turn in
  /// 88 days. Mirrors `MERCURY_SHARE` of Tools/kernel/asteroids.py.
  static func mercuryPull(at days: Double) -> HeliocentricState {
    let mercury = ReferenceEllipse(1).state(middle: days, offset: 0)
    let share = 1 / 6_023_601.0
    return HeliocentricState(position: mercury.position * share, velocity: mercury.velocity * share)
  }
}
