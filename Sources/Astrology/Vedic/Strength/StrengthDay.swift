import Ephemeris

/// Where an instant stands in the day of the almanac, which runs from sunrise to sunrise.
public struct StrengthDay: Sendable, Hashable {
  /// Whether the Sun is up.
  public let isDay: Bool
  /// The third of the day or of the night, 0 … 2.
  public let third: Int
  /// The Julian day number of the civil day on which the day began.
  public let dayNumber: Int
  /// Hours of 60 minutes since sunrise.
  public let hoursSinceSunrise: Double
  /// The unequal hour, 1 … 24 from sunrise.
  public let unequalHour: Int
  /// Whether the Sun does not rise and set on the day, near the poles. Then the day is taken to begin and to end at six by the
  /// sundial, where it does at the equator, and every hour is of 60 minutes.
  public let isConventional: Bool

  /// A day that is known already, as from a printed example.
  ///
  /// - Returns: `nil` for a third that is not 0 … 2, hours that are not 0 ..< 48, an unequal hour that is not 1 … 24, or a day
  ///   more than ten million days from the epoch.
  public init?(
    isDay: Bool, third: Int, dayNumber: Int, hoursSinceSunrise: Double, unequalHour: Int, isConventional: Bool = false
  ) {
    guard (0...2).contains(third), (0..<48).contains(hoursSinceSunrise), (1...24).contains(unequalHour),
      (-10_000_000...10_000_000).contains(dayNumber)
    else { return nil }
    self.isDay = isDay
    self.third = third
    self.dayNumber = dayNumber
    self.hoursSinceSunrise = hoursSinceSunrise
    self.unequalHour = unequalHour
    self.isConventional = isConventional
  }

  /// The day around an instant at a place.
  ///
  /// - Parameters:
  ///   - sunHourAngle: of the true Sun, in degrees, 0 on the meridian and positive after noon.
  ///   - clockOffsetSeconds: what the clocks of the place show ahead of Universal Time, which decides the weekday of the sunrise;
  ///     `nil` for local mean time.
  init(
    containing instant: TT, at location: GeographicLocation, sunHourAngle: Double, clockOffsetSeconds: Double?
  ) throws(EphemerisError) {
    if let hours = try PlanetaryHours(containing: instant, at: location, clockOffsetSeconds: clockOffsetSeconds),
      let hour = hours.hour(at: instant)
    {
      let isDay = instant < hours.sunset
      let start = isDay ? hours.sunrise : hours.sunset
      let end = isDay ? hours.sunset : hours.nextSunrise
      let share = (instant.daysSinceJ2000 - start.daysSinceJ2000) / (end.daysSinceJ2000 - start.daysSinceJ2000)
      self.isDay = isDay
      third = min(2, Int(3 * share))
      dayNumber = hours.dayNumber
      hoursSinceSunrise = (instant.daysSinceJ2000 - hours.sunrise.daysSinceJ2000) * 24
      unequalHour = hour.number
      isConventional = false
      return
    }
    // Hours since six in the morning by the sundial.
    let hours = normalizedDegrees(sunHourAngle + 90) / 15
    let offsetDays = clockOffsetSeconds.map { $0 / JulianDate.secondsPerDay } ?? location.longitude / 360
    let morning = UT1(instant).daysSinceJ2000 - hours / 24 + offsetDays
    isDay = hours < 12
    third = Int(hours / 4) % 3
    dayNumber = Int(floored(morning + 0.5)) + 2_451_545
    hoursSinceSunrise = hours
    unequalHour = Int(hours) + 1
    isConventional = true
  }

  /// The weekday, in force from sunrise.
  public var vara: Vara { Vara(dayNumber: dayNumber) }

  /// The lord of the year of 360 days: of the weekday on which it began.
  ///
  /// Years and months are counted from the creation of the world, a Sunday, 714,402,296,627 days before the Kali age, which began
  /// with Julian day 588,466 (Surya Siddhanta 1.45–52; B. V. Raman, Graha and Bhava Balas, table 1).
  public var yearLord: Graha { Self.weekdayLord(3 * (daysOfCycle / 360)) }

  /// The lord of the month of 30 days: of the weekday on which it began.
  public var monthLord: Graha { Self.weekdayLord(2 * (daysOfCycle / 30)) }

  /// The lord of the hour: the day's own lord first, then in Chaldean order.
  public func horaLord(_ policy: StrengthPolicy.Hora = .equal) -> Graha {
    let passed = policy == .equal ? Int(hoursSinceSunrise) : unequalHour - 1
    return Graha(ClassicalPlanet(weekday: Int(vara.rawValue)).chaldean(after: passed))
  }

  /// Days since creation within 2,520, after which years, months and weekdays come round together.
  private var daysOfCycle: Int {
    let days = (dayNumber - 588_466 + 2_147) % 2_520
    return days < 0 ? days + 2_520 : days
  }

  private static func weekdayLord(_ weekday: Int) -> Graha { Vara(rawValue: UInt8(weekday % 7))!.lord }
}

extension Graha {
  /// The graha that a planet of antiquity is.
  init(_ planet: ClassicalPlanet) {
    switch planet {
    case .sun: self = .sun
    case .moon: self = .moon
    case .mars: self = .mars
    case .mercury: self = .mercury
    case .jupiter: self = .jupiter
    case .venus: self = .venus
    case .saturn: self = .saturn
    }
  }
}
