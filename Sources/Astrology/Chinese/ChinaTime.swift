public import Ephemeris

/// The clock by which the calendar counts its days: that of China, wherever a person is.
///
/// Eight hours ahead of Universal Time (GB/T 33661-2017, section 4). Before 1929 the mean local time of Beijing, 116°25′ E or 7:45:40 ahead
/// (H. Aslaksen, *The Mathematics of the Chinese Calendar*, 2010). The almanacs of the Qing had apparent instead of mean solar time up to
/// 1913, and tables of their own day: in 33 of the years 1645–1899 a month of theirs is not ours.
public enum ChinaTime {
  /// 1929-01-01, the first day by standard time.
  static var standardTimeStart: Int { 2_425_613 }

  /// Seconds by which the clock is ahead of Universal Time on a day, given by its Julian day number.
  public static func offsetSeconds(dayNumber: Int) -> Double { dayNumber < standardTimeStart ? 27_940 : 28_800 }

  /// The Julian day number of the civil day in China that holds an instant.
  public static func dayNumber(of instant: TT) -> Int {
    let days = UTC(instant).daysSinceJ2000
    func dayNumber(_ offset: Double) -> Int { Int(floored(days + offset / JulianDate.secondsPerDay + 0.5)) + 2_451_545 }
    let standard = dayNumber(offsetSeconds(dayNumber: standardTimeStart))
    return standard >= standardTimeStart ? standard : dayNumber(offsetSeconds(dayNumber: standardTimeStart - 1))
  }

  /// The instant at which a civil day begins in China.
  public static func start(ofDay dayNumber: Int) -> TT {
    let midnight = Double(dayNumber) - 0.5 - JulianDate.j2000
    return TT(UTC(daysSinceJ2000: midnight - offsetSeconds(dayNumber: dayNumber) / JulianDate.secondsPerDay))
  }
}
