public import Astrology
public import Ephemeris
import Readings

/// A list of things that happen in the sky, in order of time.
public struct EventsAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let events: [any JSONEncodable & Sendable]

  /// Ingresses, stations, aspects and phases; and where the Moon is on its orbit, if that was asked for.
  public init(from start: UTC, to end: UTC, _ events: [SkyEvent], orbit: [LunarOrbitEvent] = []) {
    self.start = start
    self.end = end
    var all: [(TT, any JSONEncodable & Sendable)] = events.map { ($0.instant, SkyEventAnswer(event: $0)) }
    all += orbit.map { ($0.instant, LunarOrbitAnswer(event: $0)) }
    self.events = all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Eclipses of both kinds; with a place, only those that are seen there, and what is seen.
  ///
  /// - Throws: `EphemerisError` when an eclipse cannot be followed at the place.
  public init(
    from start: UTC, to end: UTC, solar: [SolarEclipse], lunar: [LunarEclipse], seenFrom place: GeographicLocation? = nil
  ) throws(EphemerisError) {
    self.start = start
    self.end = end
    var all: [(TT, any JSONEncodable & Sendable)] = []
    for eclipse in solar {
      let local = if let place { try eclipse.seen(from: place) } else { LocalSolarEclipse?.none }
      if place == nil || local != nil { all.append((eclipse.maximum, SolarEclipseAnswer(eclipse: eclipse, local: local))) }
    }
    for eclipse in lunar {
      let local = if let place { try eclipse.seen(from: place) } else { LocalLunarEclipse?.none }
      if local?.visibility != LocalLunarEclipse.Visibility.none {
        all.append((eclipse.maximum, LunarEclipseAnswer(eclipse: eclipse, local: local)))
      }
    }
    events = all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.key("events")
      json.array(events) { json, event in event.encode(to: &json) }
    }
  }
}

private struct SkyEventAnswer: JSONEncodable, Sendable {
  let event: SkyEvent

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(event.instant)))
      json.field("title", EventLine.text(event))
      switch event.kind {
      case .ingress(let body, let sign, let isRetrograde):
        json.field("type", "ingress")
        json.field("body", body.name)
        json.field("sign", sign.name)
        json.field("retrograde", isRetrograde)
      case .station(let body, let longitude, let turnsRetrograde):
        json.field("type", "station")
        json.field("body", body.name)
        json.field("longitude", longitude)
        json.field("turns", turnsRetrograde ? "retrograde" : "direct")
      case .aspect(let first, let kind, let second):
        json.field("type", "aspect")
        json.field("body", first.name)
        json.field("aspect", kind.name)
        json.field("other", second.name)
      case .phase(let phase, let longitude):
        json.field("type", "phase")
        json.field("phase", phase.name)
        json.field("longitude", longitude)
      }
    }
  }
}

private struct LunarOrbitAnswer: JSONEncodable, Sendable {
  let event: LunarOrbitEvent

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(event.instant)))
      json.field("title", EventLine.text(event))
      json.field("type", event.kind.isApsis ? "apsis" : "node")
      json.field("body", "Moon")
      json.field("kind", event.kind.name)
      json.field("longitude", event.longitude)
      json.field("distanceKilometres", event.kilometres, decimals: 1)
    }
  }
}
