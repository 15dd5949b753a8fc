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
  ///   - instant: the instant that the hours contain.
  ///   - location: the place.
  ///   - clockOffsetSeconds: What the clocks of the place show ahead of Universal Time, which decides the weekday of the sunrise;
  ///     `nil` for local mean time, four minutes to the degree of longitude.
  ///   - limit: What counts as sunrise.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the days around the instant are outside the span of the ephemeris.
  public init?(
    containing instant: TT, at location: GeographicLocation, clockOffsetSeconds: Double? = nil,
    limit: HorizonLimit = .upperLimb
  ) throws(EphemerisError) {
    guard let bounds = try Self.bounds(around: instant, at: location, limit) else { return nil }
    let offsetDays = clockOffsetSeconds.map { $0 / JulianDate.secondsPerDay } ?? location.longitude / 360
    // Days of the clock count from midnight.
    let day = Int(floored(UT1(bounds.sunrise).daysSinceJ2000 + offsetDays + 0.5))
    self.init(bounds, dayNumber: day + Self.firstSaturday)
  }

  /// The hours of a civil day: those around the noon that the Sun has at the place on that day; `nil` where it does not both rise and set.
  ///
  /// The planet of the day is that of the date itself, by whichever clocks the date is counted: the Sun's noon at a place falls on one day
  /// of every clock that is less than twelve hours from the Sun, and on the place's own day.
  ///
  /// - Parameters:
  ///   - dayNumber: the Julian day number of the date.
  ///   - clockNoon: when those clocks show noon on that day.
  ///   - location: the place.
  ///   - limit: what counts as sunrise.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the days around are outside the span of the ephemeris.
  public init?(
    dayNumber: Int, clockNoon: TT, at location: GeographicLocation, limit: HorizonLimit = .upperLimb
  ) throws(EphemerisError) {
    let noon = try Self.solarNoon(nearest: clockNoon, at: location)
    guard let bounds = try Self.bounds(around: noon, at: location, limit) else { return nil }
    self.init(bounds, dayNumber: dayNumber)
  }

  /// Julian day number 2451545, 2000 January 1.
  private static let firstSaturday = 2_451_545

  private init(_ bounds: (sunrise: TT, sunset: TT, nextSunrise: TT), dayNumber: Int) {
    (sunrise, sunset, nextSunrise) = bounds
    self.dayNumber = dayNumber
    dayRuler = ClassicalPlanet(weekday: dayNumber - Self.firstSaturday + 6)
  }

  private static func bounds(
    around instant: TT, at location: GeographicLocation, _ limit: HorizonLimit
  ) throws(EphemerisError) -> (sunrise: TT, sunset: TT, nextSunrise: TT)? {
    // Sunrises that follow each other are less than 26 hours apart, near the polar circle too.
    let passages = try HorizonPassages(
      of: .sun, at: location, from: instant.advanced(byDays: -1.25), to: instant.advanced(byDays: 1.25), limit: limit)
    let events = passages.events.filter { $0.kind == .rise || $0.kind == .set }
    guard let first = events.lastIndex(where: { $0.kind == .rise && $0.instant <= instant }), first + 2 < events.count,
      events[first + 1].kind == .set, events[first + 2].kind == .rise,
      events[first + 2].instant.daysSinceJ2000 - events[first].instant.daysSinceJ2000 < 1.25
    else { return nil }
    return (events[first].instant, events[first + 1].instant, events[first + 2].instant)
  }

  /// The Sun's own noon that is nearest to that of the clocks: if the Sun is up at all on a day, it is up then.
  private static func solarNoon(nearest noon: TT, at location: GeographicLocation) throws(EphemerisError) -> TT {
    // Half an hour more than half a day either way: the equation of time.
    let passages = try HorizonPassages(
      of: .sun, at: location, from: noon.advanced(byDays: -0.52), to: noon.advanced(byDays: 0.52))
    let noons = passages.events.filter { $0.kind == .upperCulmination }.map { $0.instant }
    func distance(_ instant: TT) -> Double { abs(instant.daysSinceJ2000 - noon.daysSinceJ2000) }
    return noons.min { distance($0) < distance($1) } ?? noon
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
