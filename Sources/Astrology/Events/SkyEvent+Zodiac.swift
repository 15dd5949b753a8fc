public import Ephemeris

extension SkyEvent {
  /// Events as they are told in a zodiac: the hours at which bodies enter its signs instead of the tropical ones, and its degrees for
  /// stations and phases. What has no sign stays.
  ///
  /// - Parameters:
  ///   - events: tropical ones of the span.
  ///   - zodiac: whose signs and degrees are told.
  ///   - start: the beginning of the span.
  ///   - end: its end.
  ///   - bodies: whose ingresses were looked for.
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public static func told(
    _ events: [SkyEvent], in zodiac: Zodiac, from start: TT, to end: TT, bodies: [CelestialBody] = CelestialBody.planets
  ) throws(EphemerisError) -> [SkyEvent] {
    guard zodiac != .tropical else { return events }
    var told: [SkyEvent] = []
    for event in events {
      func turned(_ longitude: Double) throws(EphemerisError) -> Double {
        normalizedDegrees(longitude - (try zodiac.offset(in: Sky(at: event.instant))))
      }
      switch event.kind {
      case .ingress: break
      case .aspect: told.append(event)
      case .station(let body, let longitude, let turnsRetrograde):
        let kind = Kind.station(body, longitude: try turned(longitude), turnsRetrograde: turnsRetrograde)
        told.append(SkyEvent(kind: kind, instant: event.instant))
      case .phase(let phase, let longitude):
        told.append(SkyEvent(kind: .phase(phase, longitude: try turned(longitude)), instant: event.instant))
      }
    }
    for body in bodies { told += try ingresses(of: body, along: zodiac.motion(of: body).path(from: start, to: end)) }
    return told.sorted { $0.instant < $1.instant }
  }
}

extension Zodiac {
  /// General precession in degrees a day, 50.29″ a year. With the true equinox nutation is in the speed of a body and not in its sidereal
  /// rate; that is a ten-thousandth of the Sun's and shifts a station by minutes at most.
  private static let precession = 3.8246e-5

  /// The longitude of a body in this zodiac as it changes with time.
  func motion(of body: CelestialBody) -> AngularMotion {
    let tropical = AngularMotion.longitude(of: body)
    guard self != .tropical else { return tropical }
    return AngularMotion(step: tropical.step) { (instant) throws(EphemerisError) in
      let sky = try Sky(at: instant)
      let position = try sky.position(of: body)
      return (try self.longitude(of: position, in: sky), position.longitudeSpeed - Self.precession)
    }
  }
}
