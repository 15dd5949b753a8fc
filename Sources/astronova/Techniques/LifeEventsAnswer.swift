import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// What is exact over a span of life, in order of time.
struct LifeEventsAnswer<Event: LifeEvent>: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  /// Whether the time of birth is known, which the dates need.
  let isTimeKnown: Bool
  let events: [Event]

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.field("timeKnown", isTimeKnown)
      json.key("events")
      json.array(events) { json, event in json.object { json in event.encodeFields(to: &json) } }
    }
  }
}

/// Something that is exact at one instant of a life.
protocol LifeEvent: Sendable {
  func encodeFields(to json: inout JSONWriter)
}

extension ProgressionEvent: LifeEvent {
  func encodeFields(to json: inout JSONWriter) {
    json.field("instant", ISO8601.string(UTC(instant)))
    json.field("progressed", ISO8601.string(UTC(progressed)))
    json.field("title", Language.english.lines.text(self))
    switch kind {
    case .aspectToBirth(let first, let kind, let second): json.aspectFields("aspectToBirth", first, kind, second)
    case .aspect(let first, let kind, let second): json.aspectFields("aspect", first, kind, second)
    case .ingress(let point, let sign, let isRetrograde):
      json.field("type", "ingress")
      json.field("point", point.name)
      json.field("sign", sign.name)
      json.field("retrograde", isRetrograde)
    case .station(let body, let longitude, let turnsRetrograde):
      json.field("type", "station")
      json.field("point", body.name)
      json.field("longitude", longitude)
      json.field("turns", turnsRetrograde ? "retrograde" : "direct")
    case .phase(let phase, let longitude):
      json.field("type", "phase")
      json.field("phase", phase.name)
      json.field("longitude", longitude)
    }
  }
}

extension DirectionEvent: LifeEvent {
  func encodeFields(to json: inout JSONWriter) {
    json.field("instant", ISO8601.string(UTC(instant)))
    json.field("arc", arc)
    json.field("title", Language.english.lines.text(self))
    switch kind {
    case .aspect(let first, let kind, let second): json.aspectFields("aspectToBirth", first, kind, second)
    case .ingress(let point, let sign):
      json.field("type", "ingress")
      json.field("point", point.name)
      json.field("sign", sign.name)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func aspectFields(_ type: String, _ first: ChartPoint, _ kind: AspectKind, _ second: ChartPoint) {
    field("type", type)
    field("point", first.name)
    field("aspect", kind.name)
    field("other", second.name)
  }
}
