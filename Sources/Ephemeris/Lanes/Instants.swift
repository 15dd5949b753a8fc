/// Instants side by side, all inside the span of the kernel.
struct Instants<L: Lanes> {
  /// TT days since J2000.
  let days: L

  /// Julian centuries since J2000.
  @inline(__always) var centuries: L { days / JulianDate.daysPerCentury }

  /// What the kernel holds of a body whose three series begin at an index.
  ///
  /// Instants of one segment share the reading of its coefficients.
  @inline(__always) func series(_ first: Int32, isTiered: Bool = true) -> SeriesValue<L> {
    let tier = isTiered ? Sky.tier(days[0]) : 0
    let series = ChebyshevSeries(first + tier)
    let segment = series.segment(at: days[0])
    var areTogether = true
    for lane in 1..<max(1, L.count) {
      let laneTier = isTiered ? Sky.tier(days[lane]) : 0
      areTogether = areTogether && laneTier == tier && series.segment(at: days[lane]) == segment
    }
    if areTogether { return series.evaluate(at: days, in: segment) }
    return SeriesValue(each: { ChebyshevSeries(first + (isTiered ? Sky.tier(days[$0]) : 0)).evaluate(at: days[$0]) })
  }
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
