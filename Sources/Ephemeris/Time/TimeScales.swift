import EphemerisKernel

/// TT − UT1 and the leap seconds.
///
/// From 1962 to the end of the shipped table: IERS EOP C04 and Bulletin A. 1948–1961: the half-yearly values of the US Naval Observatory
/// (McCarthy & Babcock 1986), from atomic clocks since 1955 (Bureau International de l'Heure). Before: the splines of Morrison,
/// Stephenson, Hohenkerk & Zawilski (2021), Proc. R. Soc. A 477, 20200776, which the table leaves with their value and their rate. After: a
/// cubic from the last value and rate to their long-term parabola −320 + 32.5 u² s (u in centuries from 1825), met in 2650; nobody
/// knows the rotation of the Earth of those years.
public enum DeltaT {
  /// TT − UT1 in seconds at an instant given in days since J2000.0 (TT, UT1 or UTC: the difference does not matter here).
  public static func seconds(atDaysSinceJ2000 days: Double) -> Double {
    let count = Int(earth_rotation_count)
    let position = (days - earth_rotation_start) / earth_rotation_step
    // The first value of the table is the spline's, there for the interpolation after it.
    guard position >= 1 else { return spline(days) }
    guard position < Double(count - 1) else { return future(days) }
    let index = Int(position)
    let fraction = position - Double(index)
    let values = earth_rotation_values()
    func value(_ at: Int) -> Double { Double(values[at]) * 1e-5 }
    // Catmull and Rom: cubic through four neighbours, so that the monthly tide in the Earth's rotation survives the 10-day table.
    let (a, b, c) = (value(index - 1), value(index), value(index + 1))
    let d = index + 2 < count ? value(index + 2) : 2 * c - b
    return b + 0.5 * fraction * (c - a + fraction * (2 * a - 5 * b + 4 * c - d + fraction * (3 * (b - c) + d - a)))
  }

  /// The days since J2000.0 (UTC) between which UTC with leap seconds is known: from the beginning of 1972 to the end of the table.
  public static var tabulatedSpan: ClosedRange<Double> {
    // Compared, not trusted: a range out of order would stop the process.
    let start = leap_second_at(0)[0]
    return start...max(start, tableEnd)
  }

  /// The last tabulated day.
  private static var tableEnd: Double { earth_rotation_start + earth_rotation_step * Double(earth_rotation_count - 1) }

  /// TAI − UTC in whole seconds at a UTC instant since 1972.
  static func leapSeconds(at utc: UTC) -> Double {
    var index = leap_second_count - 1
    while index > 0, utc.daysSinceJ2000 < leap_second_at(index)[0] { index -= 1 }
    return leap_second_at(index)[1]
  }

  private static func spline(_ days: Double) -> Double {
    let year = 2000 + (days + 0.5) / 365.2425
    var index = delta_t_spline_count - 1
    while index > 0, year < delta_t_spline_at(index)[0] { index -= 1 }
    let row = delta_t_spline_at(index)
    let t = (year - row[0]) / (row[1] - row[0])
    return row[5] + t * (row[4] + t * (row[3] + t * row[2]))
  }

  private static func future(_ days: Double) -> Double {
    let count = Int(earth_rotation_count)
    let values = earth_rotation_values()
    let start = tableEnd
    let first = Double(values[count - 1]) * 1e-5
    // The mean rate of the last two years, so that the season does not count.
    let back = 73
    let firstRate = (first - Double(values[count - 1 - back]) * 1e-5) / (Double(back) * earth_rotation_step)
    let end = 6.5 * JulianDate.daysPerCentury
    guard days < end else {
      let u = 8.25 + (days - end) / JulianDate.daysPerCentury
      return -320 + 32.5 * u * u
    }
    let parabola = -320 + 32.5 * 8.25 * 8.25
    let width = end - start
    let s = (days - start) / width
    let endRate = 65 * 8.25 / JulianDate.daysPerCentury
    let s2 = s * s
    let s3 = s2 * s
    return (2 * s3 - 3 * s2 + 1) * first + (s3 - 2 * s2 + s) * width * firstRate + (3 * s2 - 2 * s3) * parabola
      + (s3 - s2) * width * endRate
  }
}

extension TT {
  /// The TT of a UTC instant: by leap seconds while they are tabulated, else by ΔT.
  public init(_ utc: UTC) {
    if DeltaT.tabulatedSpan.contains(utc.daysSinceJ2000) {
      self.init(
        daysSinceJ2000: utc.daysSinceJ2000
          + (32.184 + DeltaT.leapSeconds(at: utc) - utc.leapRemainder) / JulianDate.secondsPerDay)
    } else {
      self.init(UT1(daysSinceJ2000: utc.daysSinceJ2000))
    }
  }

  /// The TT of a UT1 instant.
  public init(_ ut1: UT1) {
    self.init(
      daysSinceJ2000: ut1.daysSinceJ2000 + DeltaT.seconds(atDaysSinceJ2000: ut1.daysSinceJ2000) / JulianDate.secondsPerDay)
  }
}

extension UT1 {
  /// The UT1 of a UTC instant.
  public init(_ utc: UTC) {
    if DeltaT.tabulatedSpan.contains(utc.daysSinceJ2000) {
      self.init(TT(utc))
    } else {
      self.init(daysSinceJ2000: utc.daysSinceJ2000)
    }
  }

  /// The UT1 of a TT instant.
  public init(_ tt: TT) {
    // ΔT changes by less than 3 ms over the minutes by which the argument is off.
    let approximate = tt.daysSinceJ2000 - DeltaT.seconds(atDaysSinceJ2000: tt.daysSinceJ2000) / JulianDate.secondsPerDay
    self.init(daysSinceJ2000: tt.daysSinceJ2000 - DeltaT.seconds(atDaysSinceJ2000: approximate) / JulianDate.secondsPerDay)
  }
}

extension UTC {
  /// The UTC of a TT instant.
  public init(_ tt: TT) {
    var index = leap_second_count - 1
    while index > 0, tt.daysSinceJ2000 < Self.leapStart(index) { index -= 1 }
    let row = leap_second_at(index)
    let days = tt.daysSinceJ2000 - (32.184 + row[1]) / JulianDate.secondsPerDay
    let atomic =
      index > 0 && days < row[0]
      ? UTC(midnight: row[0], leapRemainder: min(1, (row[0] - days) * JulianDate.secondsPerDay))
      : UTC(daysSinceJ2000: days)
    // By atomic time, not by UT1, is it decided whether 1972 has begun: the two are 45 ms apart then.
    self = DeltaT.tabulatedSpan.contains(days) ? atomic : UTC(daysSinceJ2000: UT1(tt).daysSinceJ2000)
  }

  /// An instant in the leap second before a midnight, `second` seconds after 23:59:00; `nil` where UTC had none, and outside of
  /// 60 ..< 61.
  ///
  /// - Parameters:
  ///   - midnight: the midnight that follows, in days since J2000.0.
  ///   - second: seconds after 23:59:00, 60 ..< 61.
  public init?(leapSecondBefore midnight: Double, second: Double) {
    guard second >= 60, second < 61 else { return nil }
    var index = leap_second_count - 1
    while index > 0, leap_second_at(index)[0] != midnight { index -= 1 }
    guard index > 0 else { return nil }
    self.init(midnight: midnight, leapRemainder: 61 - second)
  }

  /// When the leap second before a row of the table begins, in days since J2000.0 of TT.
  private static func leapStart(_ index: Int32) -> Double {
    leap_second_at(index)[0] + (32.184 + leap_second_at(index - 1)[1]) / JulianDate.secondsPerDay
  }
}
