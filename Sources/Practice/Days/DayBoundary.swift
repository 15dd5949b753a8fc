/// When a person’s day ends: at four in the morning unless they say otherwise, so that late hours belong to the evening.
///
/// Days follow each other without holes and never come back: where clocks are set back over the boundary, the day that has begun stays; where
/// they jump over a whole calendar day, that day is empty.
public struct DayBoundary: Sendable, Hashable {
  /// The minutes after midnight at which a day may begin: midnight to noon.
  public static let allowed = PracticeRules.dayBoundary
  /// Four in the morning.
  public static let usual = DayBoundary(clamping: 240)

  /// Minutes after midnight.
  public let minute: Int

  /// - Parameter minute: after midnight, within ``allowed``.
  /// - Throws: ``PracticeError/outside(_:allowed:)`` that names ``PracticeField/dayBoundary``.
  public init(minute: Int) throws(PracticeError) {
    guard Self.allowed.contains(minute) else { throw .outside(.dayBoundary, allowed: Self.allowed) }
    self.minute = minute
  }

  private init(clamping minute: Int) { self.minute = minute }

  /// The day that an instant belongs to.
  ///
  /// - Parameters:
  ///   - instant: POSIX seconds.
  ///   - clock: of the place where the person is.
  public func day(at instant: Int64, on clock: ZoneClock) -> PracticeDay {
    let reading = clock.reading(at: instant) - Int64(minute) &* 60
    let day = PracticeDay(number: Int(clamping: reading.flooredQuotient(86_400)))
    // Clocks that were just set back over the boundary show the evening before once more. Nowhere have they gone back by two days.
    let next = day.advanced(by: 1)
    return start(of: next, on: clock) <= instant ? next : day
  }

  /// The POSIX second at which a day begins.
  public func start(of day: PracticeDay, on clock: ZoneClock) -> Int64 {
    clock.earliest(showing: Int64(day.number) &* 86_400 + Int64(minute) &* 60)
  }

  /// The POSIX second at which a day has ended, which is the first of the next.
  public func end(of day: PracticeDay, on clock: ZoneClock) -> Int64 { start(of: day.advanced(by: 1), on: clock) }
}

extension Int64 {
  /// How often a positive number goes into this one, rounded down.
  func flooredQuotient(_ divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
