import EphemerisKernel

/// Instants side by side, all inside the span of the kernel.
struct Instants<L: Lanes> {
  /// TT days since J2000.
  let days: L

  /// Julian centuries since J2000.
  @inline(__always) var centuries: L { days / JulianDate.daysPerCentury }
}

extension Instants<OneLane> {
  /// What the kernel holds of a body whose three series begin at an index.
  @inline(__always) func series(_ first: Int32, isTiered: Bool = true) -> SeriesValue<OneLane> {
    ChebyshevSeries(first + (isTiered ? Sky.tier(days.value) : 0)).evaluate(at: days.value)
  }

  /// How the Earth's axis stands.
  @inline(__always) var tilt: Tilt<OneLane> { Tilt(at: self, nutation: series(Int32(ephemeris_series_nutation))) }
}

extension SeriesValue {
  /// A value for each lane.
  @inline(__always) init(each value: (Int) -> SeriesValue<OneLane>) {
    self = withUnsafeTemporaryAllocation(of: SeriesValue<OneLane>.self, capacity: L.count) { values in
      for lane in 0..<L.count { values.initializeElement(at: lane, to: value(lane)) }
      @inline(__always) func gathered(_ number: (SeriesValue<OneLane>) -> OneLane) -> L {
        L(each: { number(values[$0]).value })
      }
      return SeriesValue(
        value: Vector(gathered { $0.value.x }, gathered { $0.value.y }, gathered { $0.value.z }),
        rate: Vector(gathered { $0.rate.x }, gathered { $0.rate.y }, gathered { $0.rate.z }),
        middle: gathered { $0.middle }, offset: gathered { $0.offset })
    }
  }
}
