public import Ephemeris

/// A twelfth of a day or of a night, and the planet that rules it.
public struct PlanetaryHour: Sendable, Hashable {
  /// 1 … 24 from sunrise; 13 is the first of the night.
  public let number: Int
  /// When the hour begins.
  public let start: TT
  /// When the hour ends and the next begins.
  public let end: TT
  /// The ruler of the hour.
  public let ruler: ClassicalPlanet
  /// The ruler of the day that began at sunrise.
  public let dayRuler: ClassicalPlanet

  /// Whether it is an hour of the day.
  public var isByDay: Bool { number <= 12 }
}

/// The twenty-four unequal hours from one sunrise to the next.
///
/// Day and night have twelve each. Hours go to the planets in Chaldean order, the first to the planet that names the day: Vettius
/// Valens I.10; Paulus of Alexandria, Introduction, ch. 21.
public struct PlanetaryHours: Sendable, Hashable {
  /// When the day begins.
  public let sunrise: TT
  /// When the night begins.
  public let sunset: TT
  /// When the night ends.
  public let nextSunrise: TT
  /// The planet that names the day.
  public let dayRuler: ClassicalPlanet
  /// The Julian day number of the civil day on which the Sun rises.
  public let dayNumber: Int

  /// The hours around an instant; `nil` where the Sun does not rise and set on that day.
  ///
  /// - Parameters:
  ///   - clockOffsetSeconds: What the clocks of the place show ahead of Universal Time, which decides the weekday of the sunrise;
  ///     `nil` for local mean time, four minutes to the degree of longitude.
  ///   - limit: What counts as sunrise.
  /// - Throws: ``EphemerisError`` when the days around the instant are outside the span of the ephemeris.
  public init?(
    containing instant: TT, at location: GeographicLocation, clockOffsetSeconds: Double? = nil,
    limit: HorizonLimit = .upperLimb
  ) throws(EphemerisError) {
    // Sunrises that follow each other are less than 26 hours apart, near the polar circle too.
    let passages = try HorizonPassages(
      of: .sun, at: location, from: instant.advanced(byDays: -1.25), to: instant.advanced(byDays: 1.25), limit: limit)
    let events = passages.events.filter { $0.kind == .rise || $0.kind == .set }
    guard let first = events.lastIndex(where: { $0.kind == .rise && $0.instant <= instant }), first + 2 < events.count,
      events[first + 1].kind == .set, events[first + 2].kind == .rise,
      events[first + 2].instant.daysSinceJ2000 - events[first].instant.daysSinceJ2000 < 1.25
    else { return nil }
    sunrise = events[first].instant
    sunset = events[first + 1].instant
    nextSunrise = events[first + 2].instant
    let offsetDays = clockOffsetSeconds.map { $0 / JulianDate.secondsPerDay } ?? location.longitude / 360
    // Days of the clock count from midnight; Julian day 2451545 was a Saturday.
    let day = Int(floored(UT1(sunrise).daysSinceJ2000 + offsetDays + 0.5))
    dayRuler = ClassicalPlanet(weekday: day + 6)
    dayNumber = day + 2_451_545
  }

  /// An hour by its number, 1 … 24; `nil` for any other.
  public func hour(_ number: Int) -> PlanetaryHour? {
    guard (1...24).contains(number) else { return nil }
    return PlanetaryHour(
      number: number, start: boundary(number - 1), end: boundary(number), ruler: dayRuler.chaldean(after: number - 1),
      dayRuler: dayRuler)
  }

  /// All twenty-four, in order.
  public var hours: [PlanetaryHour] { (1...24).compactMap { hour($0) } }

  /// The hour that holds an instant; `nil` before sunrise and from the next sunrise on.
  public func hour(at instant: TT) -> PlanetaryHour? {
    guard instant >= sunrise, instant < nextSunrise else { return nil }
    return hours.last { $0.start <= instant }
  }

  private func boundary(_ index: Int) -> TT {
    switch index {
    case 12: return sunset
    case 24: return nextSunrise
    case ..<12: return Self.between(sunrise, sunset, Double(index) / 12)
    default: return Self.between(sunset, nextSunrise, Double(index - 12) / 12)
    }
  }

  private static func between(_ start: TT, _ end: TT, _ share: Double) -> TT {
    start.advanced(byDays: share * (end.daysSinceJ2000 - start.daysSinceJ2000))
  }
}
