import Astrology
public import Ephemeris

/// The sky of a year and a half as calendars need it, followed once for everybody.
///
/// It always begins on the same days, 64 apart, so that whoever asks within them gets the same moments to the last bit.
public struct CalendarSky: Sendable {
  /// Days before today of which a calendar tells.
  public static let daysBack = 30
  /// Days after today of which a calendar tells.
  public static let daysOn = 365
  /// Days after which another sky begins.
  static let step = 64
  /// Days of sky before and after what is told: what is exact at one hour of a birth day and not at another must be seen whole.
  private static let margin = 40

  /// Which one it is: the next begins 64 days later.
  public let number: Int
  let transits: TransitSearch
  let quickTransits: TransitSearch
  /// Ingresses and stations of all but the Moon, and the principal phases, in the tropical zodiac.
  let events: [SkyEvent]
  let solarEclipses: [SolarEclipse]
  let lunarEclipses: [LunarEclipse]
  let start: TT
  let end: TT

  static let slow: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto]
  static let quick: [CelestialBody] = [.sun, .mars]
  /// Those whose turns and signs are told; the Moon’s would be two a week.
  static let wanderers = CelestialBody.planets.filter { $0 != .moon }

  /// The number of the sky that a day needs.
  ///
  /// - Parameter day: the number of a day (``/Ephemeris/CalendarDate/dayNumber(in:)``).
  public static func number(for day: Int) -> Int { Int((Double(day - daysBack - margin) / Double(step)).rounded(.down)) }

  /// Follows the sky.
  ///
  /// - Parameter number: which one (``number(for:)``).
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of it has no ephemeris.
  public init(number: Int) throws(EphemerisError) {
    self.number = number
    let first = CalendarDate(dayNumber: number * Self.step, calendar: .gregorian)
    let midnight = first.midnight(in: .gregorian)
    let days = Self.daysBack + Self.daysOn + 2 * Self.margin + Self.step
    start = TT(UTC(daysSinceJ2000: midnight))
    end = TT(UTC(daysSinceJ2000: midnight + Double(days)))
    transits = try TransitSearch(of: Self.slow, from: start, to: end)
    quickTransits = try TransitSearch(of: Self.quick, from: start, to: end)
    events = try SkyEvent.all(
      from: start, to: end, bodies: Self.wanderers, categories: [.ingresses, .stations, .phases])
    solarEclipses = try SolarEclipse.all(from: start, to: end)
    lunarEclipses = try LunarEclipse.all(from: start, to: end)
  }

  /// Ingresses, stations and phases as they are told in a zodiac.
  func events(in zodiac: Zodiac) throws(EphemerisError) -> [SkyEvent] {
    try SkyEvent.told(events, in: zodiac, from: start, to: end, bodies: Self.wanderers)
  }
}
