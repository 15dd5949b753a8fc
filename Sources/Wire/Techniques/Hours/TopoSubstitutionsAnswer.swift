public import Astrology
public import Ephemeris

/// What the clients of `ephemeris/topo-substitutions` set into their sentences, under the names and in the forms they expect.
public struct TopoSubstitutionsAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let stay: VoidOfCourse
  let aspect: Astrology.Aspect?
  let eclipse: TT

  /// - Parameters:
  ///   - instant: when this is.
  ///   - stay: the Moon's stay in its sign.
  ///   - aspect: the tightest major aspect of the Moon, if any.
  ///   - eclipse: the next eclipse of the Sun.
  public init(at instant: UTC, _ stay: VoidOfCourse, _ aspect: Astrology.Aspect?, eclipse: TT) {
    self.instant = instant
    self.stay = stay
    self.aspect = aspect
    self.eclipse = eclipse
  }

  public func encode(to json: inout JSONWriter) {
    let end = UTC(unixSeconds: UTC(stay.exit).unixSeconds.rounded())
    json.object { json in
      json.field("void_end_time_iso", ISO8601.string(end))
      json.field("void_end_time", Self.clock(end))
      json.field("aspect_partner", partner)
      json.field("aspect_type", aspect?.kind.name ?? "")
      json.field("aspect_angle", aspect.map { "\(Int($0.kind.angle))°" } ?? "")
      json.field("aspect_orb_degrees", aspect?.orb ?? 0, decimals: 2)
      json.field("eclipse_distance_days", Int(clamping: (UTC(eclipse).daysSinceJ2000 - instant.daysSinceJ2000).rounded()))
      json.field("computed_at_iso", ISO8601.string(instant))
    }
  }

  /// The one of the two that is not the Moon.
  private var partner: String {
    guard let aspect else { return "" }
    return (aspect.first == .body(.moon) ? aspect.second : aspect.first).name
  }

  /// `6:57 AM`, in UTC.
  private static func clock(_ instant: UTC) -> String {
    let clock = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian)
    let hour = clock.hour % 12 == 0 ? 12 : clock.hour % 12
    return "\(hour):\(clock.minute < 10 ? "0" : "")\(clock.minute) \(clock.hour < 12 ? "AM" : "PM")"
  }
}
