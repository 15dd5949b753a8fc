/// Epochs and lengths that the time scales share. A Julian date counts days from noon, 1 January 4713 BCE (Julian calendar).
public enum JulianDate {
  /// J2000.0: 2000 January 1, 12:00, as a Julian date (IAU 1994 resolution C7).
  public static let j2000 = 2451545.0
  /// The length of a Julian century in days.
  public static let daysPerCentury = 36525.0
  /// The length of a day in SI seconds.
  public static let secondsPerDay = 86400.0
}

/// An instant in Terrestrial Time, the uniform scale of the engine. Barycentric Dynamical Time is taken equal to it (≤ 2 ms).
public struct TT: Sendable, Hashable, Comparable {
  /// Days since J2000.0, in TT.
  public var daysSinceJ2000: Double

  /// An instant from days since J2000.0. Keeps about 0.1 µs over the supported span.
  @inlinable public init(daysSinceJ2000: Double) { self.daysSinceJ2000 = daysSinceJ2000 }

  /// An instant from a Julian date; a `Double` holds one to about 40 µs.
  @inlinable public init(julianDate: Double) { daysSinceJ2000 = julianDate - JulianDate.j2000 }

  /// The Julian date, in TT days.
  @inlinable public var julianDate: Double { daysSinceJ2000 + JulianDate.j2000 }

  /// Julian centuries since J2000.0.
  @inlinable public var centuriesSinceJ2000: Double { daysSinceJ2000 / JulianDate.daysPerCentury }

  @inlinable public static func < (lhs: TT, rhs: TT) -> Bool { lhs.daysSinceJ2000 < rhs.daysSinceJ2000 }

  /// The instant `days` later.
  @inlinable public func advanced(byDays days: Double) -> TT { TT(daysSinceJ2000: daysSinceJ2000 + days) }
}

/// An instant in UT1, the scale of the turning Earth. Sidereal time, houses and angles need it.
public struct UT1: Sendable, Hashable, Comparable {
  /// Days since J2000.0, in UT1.
  public var daysSinceJ2000: Double

  @inlinable public init(daysSinceJ2000: Double) { self.daysSinceJ2000 = daysSinceJ2000 }

  /// An instant from a UT1 Julian date.
  @inlinable public init(julianDate: Double) { daysSinceJ2000 = julianDate - JulianDate.j2000 }

  /// The Julian date, in UT1 days.
  @inlinable public var julianDate: Double { daysSinceJ2000 + JulianDate.j2000 }

  @inlinable public static func < (lhs: UT1, rhs: UT1) -> Bool { lhs.daysSinceJ2000 < rhs.daysSinceJ2000 }
}

/// An instant in Coordinated Universal Time, the scale of clocks and people, as a quasi-Julian date.
///
/// From 1972 UTC differs from UT1 by less than 0.9 s and from TT by whole leap seconds plus 32.184 s. Before 1972, and after the
/// last tabulated year, no such scale can be known and UTC is taken equal to UT1.
public struct UTC: Sendable, Hashable, Comparable {
  /// Days since 2000 January 1, 12:00 UTC, every day counted as one; within a leap second, of the midnight that follows.
  public var daysSinceJ2000: Double
  /// Within a leap second, 23:59:60, what is left of it, in seconds: above 0 and at most 1. Zero at all other times.
  public let leapRemainder: Double

  @inlinable public init(daysSinceJ2000: Double) {
    self.daysSinceJ2000 = daysSinceJ2000
    leapRemainder = 0
  }

  @usableFromInline init(midnight: Double, leapRemainder: Double) {
    daysSinceJ2000 = midnight
    self.leapRemainder = leapRemainder
  }

  /// An instant from a UTC quasi-Julian date.
  @inlinable public init(julianDate: Double) { self.init(daysSinceJ2000: julianDate - JulianDate.j2000) }

  /// The quasi-Julian date, in UTC days.
  @inlinable public var julianDate: Double { daysSinceJ2000 + JulianDate.j2000 }

  /// Seconds since 1970 January 1, 00:00 UTC, without leap seconds (POSIX time).
  @inlinable public var unixSeconds: Double { daysSinceJ2000 * 86400 + 946_728_000 }

  /// An instant from POSIX time in seconds.
  @inlinable public init(unixSeconds: Double) { self.init(daysSinceJ2000: (unixSeconds - 946_728_000) / 86400) }

  @inlinable public static func < (lhs: UTC, rhs: UTC) -> Bool {
    lhs.daysSinceJ2000 != rhs.daysSinceJ2000
      ? lhs.daysSinceJ2000 < rhs.daysSinceJ2000 : lhs.leapRemainder > rhs.leapRemainder
  }
}
