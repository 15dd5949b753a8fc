extension SkyBatch {
  /// By how much the Earth has turned at each of ``instants``, whose UT1 the caller knows: Greenwich apparent sidereal time in degrees,
  /// 0 ..< 360, with the bits of ``SiderealTime``.
  ///
  /// - Parameter ut1: one for each row. Of rows without one nothing is given.
  public func siderealTimes(at ut1: [UT1]) -> [Double] {
    let count = min(ut1.count, instants.count)
    return [Double](unsafeUninitializedCapacity: count) { times, initialized in
      initialized = count
      var first = 0
      while first < count {
        let last = count - 1
        @inline(__always) func lanes(_ number: (Int) -> Double) -> FourLanes {
          FourLanes(each: { number(min(first + $0, last)) })
        }
        let tilts = (
          lanes { orientations[$0].tilt.meanObliquity.value }, lanes { orientations[$0].tilt.nutationInLongitude.value }
        )
        let time = SiderealTime.greenwich(
          turns: lanes { ut1[$0].daysSinceJ2000 }, t: lanes { instants[$0].daysSinceJ2000 } / JulianDate.daysPerCentury,
          meanObliquity: tilts.0, nutationInLongitude: tilts.1)
        for lane in 0..<min(4, count - first) { times.initializeElement(at: first + lane, to: time[lane]) }
        first += 4
      }
    }
  }
}
