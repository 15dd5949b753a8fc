public import Ephemeris

/// What a body does at the horizon of a place.
public struct HorizonAnswer: JSONEncodable, Sendable {
  let body: CelestialBody
  let passages: HorizonPassages

  /// The answer for one body.
  public init(_ body: CelestialBody, _ passages: HorizonPassages) {
    self.body = body
    self.passages = passages
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("body", body.name)
      json.field("neverRises", passages.neverRises)
      json.field("neverSets", passages.neverSets)
      json.key("events")
      json.array(passages.events) { json, event in
        json.object { json in
          json.field("type", event.kind.name)
          json.field("instant", ISO8601.string(UTC(event.instant)))
        }
      }
    }
  }
}

/// What several bodies do at the horizon of a place in a span of time.
public struct HorizonsAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let bodies: [HorizonAnswer]
  let twilights: [TwilightAnswer]

  /// The answer for a span; the twilights only when they were asked for.
  public init(from start: UTC, to end: UTC, _ bodies: [HorizonAnswer], twilights: [TwilightAnswer] = []) {
    self.start = start
    self.end = end
    self.bodies = bodies
    self.twilights = twilights
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.field("bodies", bodies)
      if !twilights.isEmpty { json.field("twilights", twilights) }
    }
  }
}

extension HorizonEvent.Kind {
  /// `rise`, `set`, `upperCulmination`, `lowerCulmination`.
  public var name: String {
    switch self {
    case .rise: "rise"
    case .set: "set"
    case .upperCulmination: "upperCulmination"
    case .lowerCulmination: "lowerCulmination"
    }
  }
}
