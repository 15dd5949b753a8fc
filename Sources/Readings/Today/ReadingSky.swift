public import Astrology
public import Ephemeris

/// The sky around a day, followed once and then laid over any number of birth charts: what every reading of that day shares.
///
/// The span is three weeks around the day for all ten bodies, and about three years for the slow ones, so that a pass of Saturn knows
/// which of its passes it is.
public struct ReadingSky: Sendable {
  /// The first day it can speak about and the last, as Julian day numbers of civil dates anywhere on Earth.
  public let days: ClosedRange<Int>
  /// Events and eclipses as they are told tropically.
  private let tropical: (events: [SkyEvent], eclipses: [(instant: TT, isSolar: Bool, longitude: Double)])
  /// The three weeks.
  private let span: (start: TT, end: TT)
  /// Exact contacts of the Moon on the day, wherever on Earth that is.
  let moon: TransitSearch
  /// Exact contacts near the day, of Sun to Mars without the Moon.
  let fast: TransitSearch
  /// Exact contacts of Jupiter to Pluto over the years around it.
  let slow: TransitSearch
  /// What happens in the sky for everybody in the three weeks, in order of time: ingresses, stations, meetings, phases.
  public private(set) var events: [SkyEvent]
  /// The zodiac of ``events`` and ``eclipses``.
  public private(set) var zodiac: Zodiac = .tropical
  /// Bodies that go backwards, with the instants at which they turn, over the years around the day.
  let turns: [(body: CelestialBody, stations: [Station])]
  /// Eclipses within half a year, in order of time: the instant, whether of the Sun, and the longitude of the eclipsed body.
  public private(set) var eclipses: [(instant: TT, isSolar: Bool, longitude: Double)]

  /// The days on each side of the day that are followed closely.
  static let reach = 10

  /// Follows the sky around a date.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the date is so near to the edge of the ephemeris that part of the span is outside.
  public init(around date: CalendarDate) throws(EphemerisError) {
    let midnight = date.midnight(in: .gregorian)
    let number = date.dayNumber(in: .gregorian)
    days = (number - 1)...(number + 1)
    let near = TT(UTC(daysSinceJ2000: midnight))
    let start = near.advanced(byDays: -Double(Self.reach) - 1)
    let end = near.advanced(byDays: Double(Self.reach) + 2)
    span = (start, end)
    fast = try TransitSearch(of: [.sun, .mercury, .venus, .mars], from: start, to: end)
    moon = try TransitSearch(of: [.moon], from: near.advanced(byDays: -1), to: near.advanced(byDays: 2))
    let past = near.advanced(byDays: -550)
    let future = near.advanced(byDays: 550)
    slow = try TransitSearch(of: Self.slowBodies, from: past, to: future)
    let events = try SkyEvent.all(from: start, to: end)
    var turns: [(body: CelestialBody, stations: [Station])] = []
    for body in CelestialBody.planets where body != .sun && body != .moon {
      let path = try AngularMotion.longitude(of: body).path(from: near.advanced(byDays: -200), to: near.advanced(byDays: 200))
      turns.append((body, path.stations))
    }
    self.turns = turns
    var eclipses: [(instant: TT, isSolar: Bool, longitude: Double)] = []
    let span = (near.advanced(byDays: -20), near.advanced(byDays: 180))
    for eclipse in try SolarEclipse.all(from: span.0, to: span.1) {
      eclipses.append((eclipse.maximum, true, try Sky(at: eclipse.maximum).position(of: .sun).longitude))
    }
    for eclipse in try LunarEclipse.all(from: span.0, to: span.1) {
      eclipses.append((eclipse.maximum, false, try Sky(at: eclipse.maximum).position(of: .moon).longitude))
    }
    tropical = (events, eclipses.sorted { $0.instant < $1.instant })
    self.events = tropical.events
    self.eclipses = tropical.eclipses
  }

  /// The same sky with events and eclipses as they are told in a zodiac; see ``/Astrology/SkyEvent/told(_:in:from:to:bodies:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span is outside the ephemeris.
  public func told(in zodiac: Zodiac) throws(EphemerisError) -> ReadingSky {
    guard zodiac != self.zodiac else { return self }
    var sky = self
    sky.zodiac = zodiac
    sky.events = try SkyEvent.told(tropical.events, in: zodiac, from: span.start, to: span.end)
    sky.eclipses = []
    for eclipse in tropical.eclipses {
      let offset = try zodiac.offset(in: Sky(at: eclipse.instant))
      sky.eclipses.append((eclipse.instant, eclipse.isSolar, normalizedDegrees(eclipse.longitude - offset)))
    }
    return sky
  }

  static let slowBodies: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto]
}
