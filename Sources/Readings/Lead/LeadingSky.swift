public import Astrology
public import Ephemeris

/// The sky around a date as far as it can lead somebody's day: followed once, and then laid over any number of birth charts without
/// asking the ephemeris again.
///
/// Beside ``ReadingSky`` it follows the slow bodies for six years on each side, so that a chapter of Pluto knows its beginning and its end.
public struct LeadingSky: Sendable {
  /// The first day it can speak about and the last, as Julian day numbers of civil dates anywhere on Earth.
  public let days: ClosedRange<Int>
  /// New and full Moons of the half year before and of the days around.
  public let lunations: [SkyLunation]
  /// Stations of the days around.
  public let turns: [SkyTurn]
  /// Changes of sign of the days around.
  public let ingresses: [SkyIngress]
  /// Jupiter to Pluto, Chiron and the true node.
  let slow: [SlowTrack]
  /// Sun, Mercury, Venus, Mars.
  let fast: [BodyTrack]
  let moon: BodyTrack

  /// A slow body, with the arc in which a place must lie that it has visited lately and will visit again soon, or is visiting now.
  struct SlowTrack: Sendable {
    let track: BodyTrack
    /// Degrees, carried on like those of the track.
    let arc: (low: Double, high: Double)
  }

  /// Bodies whose contacts are chapters.
  static let slowBodies: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .trueNode]

  /// Days for which a slow body may be away from a place, between its direct passes and its retrograde one, and still be in the same
  /// chapter. Pluto takes nine months from a place where it will turn to its turn there.
  static let longestAbsence = 300.0

  /// Follows the sky around a date.
  ///
  /// - Throws: ``EphemerisError`` when the date itself is outside the ephemeris, or less than a few days from its edge.
  public init(around date: CalendarDate) throws(EphemerisError) {
    let number = date.dayNumber(in: .gregorian)
    days = (number - 1)...(number + 1)
    let noon = TT(UTC(daysSinceJ2000: date.midnight(in: .gregorian) + 0.5))
    let now = noon.daysSinceJ2000
    _ = try Sky(at: noon.advanced(byDays: -4))
    _ = try Sky(at: noon.advanced(byDays: 4))

    let outer = Array(Self.slowBodies.dropLast())
    var slow: [SlowTrack] = []
    let far = try Self.tracks(of: outer, around: now, reach: 2200, step: 4)
    // The mean rate of the osculating node follows the Sun's force only; that of its own places follows all of it.
    let node = try Self.tracks(of: [.trueNode], around: now, reach: 700, step: 1, ratesFromPlaces: true)
    for track in far + node { slow.append(SlowTrack(track: track, arc: Self.arc(of: track, around: now))) }
    self.slow = slow
    // The year of life, from one solar return to the next, must lie within the Sun's track.
    fast =
      try Self.tracks(of: [.sun], around: now, reach: 400, step: 2)
      + Self.tracks(of: [.mercury], around: now, reach: 160, step: 1)
      + Self.tracks(of: [.venus, .mars], around: now, reach: 240, step: 2)
    guard let moon = try Self.tracks(of: [.moon], around: now, reach: 3, step: 0.25).first else {
      throw .outsideRange(body: .moon, julianDate: noon.julianDate, supported: Sky.supportedJulianDates)
    }
    self.moon = moon

    lunations = try Self.lunations(around: noon)
    var turns: [SkyTurn] = []
    var ingresses: [SkyIngress] = []
    for track in fast + far {
      for turn in track.turns where abs(turn.time - now) < 4 {
        turns.append(
          SkyTurn(
            body: track.body, instant: UTC(TT(daysSinceJ2000: turn.time)).toSecond,
            longitude: normalizedDegrees(turn.angle),
            turnsRetrograde: turn.turnsRetrograde))
      }
      if track.body != .chiron { ingresses += Self.ingresses(of: track, around: now) }
    }
    self.turns = turns.sorted { $0.instant < $1.instant }
    self.ingresses = ingresses.sorted { $0.instant < $1.instant }
  }

  /// The track of one of the bodies that it follows.
  func track(of body: CelestialBody) -> BodyTrack? {
    if body == .moon { return moon }
    return fast.first { $0.body == body } ?? slow.first { $0.track.body == body }?.track
  }

  // MARK: - following

  /// Places on whole multiples of the step; bodies and instants that the ephemeris does not have are left out.
  private static func tracks(
    of bodies: [CelestialBody], around now: Double, reach: Double, step: Double, ratesFromPlaces: Bool = false
  ) throws(EphemerisError) -> [BodyTrack] {
    var samples = [[BodyTrack.Knot]](repeating: [], count: bodies.count)
    let supported = Sky.supportedJulianDates
    let first = Int(clamping: ((now - reach) / step).rounded(.down))
    let last = Int(clamping: ((now + reach) / step).rounded(.up))
    guard first <= last else { return [] }
    for multiple in first...last {
      let instant = TT(daysSinceJ2000: Double(multiple) * step)
      guard supported.contains(instant.julianDate) else { continue }
      let sky = try Sky(at: instant)
      for (index, body) in bodies.enumerated() {
        do {
          let place = try sky.position(of: body)
          samples[index].append(
            BodyTrack.Knot(time: instant.daysSinceJ2000, angle: place.longitude, rate: place.longitudeSpeed))
        } catch .outsideRange(_?, _, _) {
          continue
        }
      }
    }
    if ratesFromPlaces { samples = samples.map(differenced) }
    var tracks: [BodyTrack] = []
    for (index, body) in bodies.enumerated() {
      guard let track = BodyTrack(of: body, through: samples[index]), let start = track.knots.first, let end = track.knots.last,
        start.time < now - 2, end.time > now + 2
      else { continue }
      tracks.append(track)
    }
    return tracks
  }

  /// The same places, each with the rate between its neighbors.
  private static func differenced(_ samples: [BodyTrack.Knot]) -> [BodyTrack.Knot] {
    guard samples.count > 2 else { return samples }
    return (1..<max(1, samples.count - 1)).map { index in
      let (a, b) = (samples[index - 1], samples[index + 1])
      return BodyTrack.Knot(
        time: samples[index].time, angle: samples[index].angle, rate: signedDegrees(b.angle - a.angle) / (b.time - a.time))
    }
  }

  /// The part of the zodiac that a body has been in during the ten months before and will be in during the ten months after; of a body
  /// that goes straight on, where it is.
  private static func arc(of track: BodyTrack, around now: Double) -> (low: Double, high: Double) {
    func reach(from start: Double, to end: Double) -> (low: Double, high: Double) {
      var low = min(track.angle(at: start), track.angle(at: end))
      var high = max(track.angle(at: start), track.angle(at: end))
      for index in track.piece(at: start)...max(track.piece(at: start), track.piece(at: end)) {
        let knot = track.knots[index]
        guard knot.time >= start, knot.time <= end else { continue }
        low = min(low, knot.angle)
        high = max(high, knot.angle)
      }
      return (low, high)
    }
    let before = reach(from: now - longestAbsence, to: now + 2)
    let after = reach(from: now - 2, to: now + longestAbsence)
    return (max(before.low, after.low), min(before.high, after.high))
  }

  private static func lunations(around noon: TT) throws(EphemerisError) -> [SkyLunation] {
    let supported = Sky.supportedJulianDates
    let start = TT(julianDate: max(supported.lowerBound + 3, noon.julianDate - 190))
    let end = TT(julianDate: min(supported.upperBound - 3, noon.julianDate + 4))
    guard start < end else { return [] }
    let solar = try SolarEclipse.all(from: start, to: end).map(\.maximum)
    let lunar = try LunarEclipse.all(from: start, to: end).filter { $0.kind != .penumbral }.map(\.maximum)
    var found: [SkyLunation] = []
    for event in try LunarEvents.phases(from: start, to: end) where event.phase == .new || event.phase == .full {
      let eclipses = event.phase == .new ? solar : lunar
      found.append(
        SkyLunation(
          instant: UTC(event.instant).toSecond, isFull: event.phase == .full,
          isEclipse: eclipses.contains { abs($0.daysSinceJ2000 - event.instant.daysSinceJ2000) < 1 },
          longitude: try Sky(at: event.instant).position(of: .moon).longitude))
    }
    return found
  }

  private static func ingresses(of track: BodyTrack, around now: Double) -> [SkyIngress] {
    var found: [SkyIngress] = []
    let first = track.piece(at: now - 4)
    for piece in first...max(first, track.piece(at: now + 4)) {
      let (a, b) = (track.knots[piece].angle, track.knots[piece + 1].angle)
      let boundary = (max(a, b) / 30).rounded(.down) * 30
      guard boundary > min(a, b) else { continue }
      let time = track.time(of: boundary, in: piece)
      guard abs(time - now) < 4 else { continue }
      // Backwards over a boundary is into the sign before it.
      let sign = ZodiacSign(longitude: normalizedDegrees(boundary + (b < a ? -15 : 15)))
      found.append(
        SkyIngress(body: track.body, instant: UTC(TT(daysSinceJ2000: time)).toSecond, sign: sign, isRetrograde: b < a))
    }
    return found
  }
}

extension UTC {
  /// The nearest whole second, as every moment of a day that is told is kept.
  var toSecond: UTC { UTC(daysSinceJ2000: nearestInteger(daysSinceJ2000 * 86400) / 86400) }
}

/// A body that changes its sign.
public struct SkyIngress: Sendable, Hashable {
  /// The Sun or a planet; never the Moon, who does so every other day.
  public let body: CelestialBody
  /// When, whole seconds.
  public let instant: UTC
  /// The sign that it enters.
  public let sign: ZodiacSign
  /// Whether it enters backwards.
  public let isRetrograde: Bool
}

/// A new or full Moon, with the eclipse that it may be.
public struct SkyLunation: Sendable, Hashable {
  /// When Sun and Moon are exactly together or opposite, whole seconds.
  public let instant: UTC
  /// Whether it is a full Moon; else a new one.
  public let isFull: Bool
  /// Whether it is an eclipse: any of the Sun, and those of the Moon that reach the dark part of the shadow. A penumbral one cannot be
  /// told from a full Moon by eye, and the tradition passes it over.
  public let isEclipse: Bool
  /// Where the Moon stands then, degrees of ecliptic longitude, 0 ..< 360.
  public let longitude: Double
}

/// A planet that stands still and turns.
public struct SkyTurn: Sendable, Hashable {
  /// Mercury to Pluto, or Chiron.
  public let body: CelestialBody
  /// When, whole seconds.
  public let instant: UTC
  /// Where it stands, degrees of ecliptic longitude, 0 ..< 360.
  public let longitude: Double
  /// Whether it goes backwards from then on.
  public let turnsRetrograde: Bool
}
