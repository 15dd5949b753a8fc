public import Astrology
public import Ephemeris
import Readings

/// A list of things that happen in the sky, in order of time.
public struct EventsAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let events: [any JSONEncodable & Sendable]

  /// Ingresses, stations, aspects and phases.
  public init(from start: UTC, to end: UTC, _ events: [SkyEvent]) {
    self.start = start
    self.end = end
    self.events = events.map { SkyEventAnswer(event: $0) }
  }

  /// Eclipses of both kinds.
  public init(from start: UTC, to end: UTC, solar: [SolarEclipse], lunar: [LunarEclipse]) {
    self.start = start
    self.end = end
    let all: [(TT, any JSONEncodable & Sendable)] =
      solar.map { ($0.maximum, SolarEclipseAnswer(eclipse: $0)) } + lunar.map { ($0.maximum, LunarEclipseAnswer(eclipse: $0)) }
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

private struct SolarEclipseAnswer: JSONEncodable, Sendable {
  let eclipse: SolarEclipse

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(eclipse.maximum)))
      json.field("title", EventLine.text(eclipse))
      json.field("type", "solarEclipse")
      switch eclipse.kind {
      case .partial: json.field("kind", "partial")
      case .annular: json.field("kind", "annular")
      case .total: json.field("kind", "total")
      case .hybrid: json.field("kind", "hybrid")
      }
      json.field("central", eclipse.isCentral)
      json.field("magnitude", eclipse.magnitude, decimals: 4)
      json.field("gamma", eclipse.gamma, decimals: 4)
      json.field("saros", eclipse.saros)
    }
  }
}

private struct LunarEclipseAnswer: JSONEncodable, Sendable {
  let eclipse: LunarEclipse

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(eclipse.maximum)))
      json.field("title", EventLine.text(eclipse))
      json.field("type", "lunarEclipse")
      switch eclipse.kind {
      case .penumbral: json.field("kind", "penumbral")
      case .partial: json.field("kind", "partial")
      case .total: json.field("kind", "total")
      }
      json.field("penumbralMagnitude", eclipse.penumbralMagnitude, decimals: 4)
      json.field("umbralMagnitude", eclipse.umbralMagnitude, decimals: 4)
      json.field("gamma", eclipse.gamma, decimals: 4)
      json.field("saros", eclipse.saros)
      json.contact("penumbral", eclipse.penumbralSpan)
      if let span = eclipse.partialSpan { json.contact("partial", span) }
      if let span = eclipse.totalSpan { json.contact("total", span) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func contact(_ name: StaticString, _ span: ClosedRange<TT>) {
    object(name) { json in
      json.field("start", ISO8601.string(UTC(span.lowerBound)))
      json.field("end", ISO8601.string(UTC(span.upperBound)))
    }
  }
}
