import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// What is exact in the secondary progressions of a birth over a span of life.
struct ProgressionListAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let isTimeKnown: Bool
  let events: [ProgressionEvent]

  /// The events in order of time.
  ///
  /// - Parameter isTimeKnown: whether the time of birth is; without it every date may be half a year off.
  init(from start: UTC, to end: UTC, isTimeKnown: Bool, _ events: [ProgressionEvent]) {
    self.start = start
    self.end = end
    self.isTimeKnown = isTimeKnown
    self.events = events
  }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.field("timeKnown", isTimeKnown)
      json.key("events")
      json.array(events) { json, event in
        json.object { json in
          json.field("instant", ISO8601.string(UTC(event.instant)))
          json.field("progressed", ISO8601.string(UTC(event.progressed)))
          json.field("title", EventLine.text(event))
          switch event.kind {
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
    }
  }
}

/// What is exact in the directions of a birth over a span of life.
struct DirectionListAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let isTimeKnown: Bool
  let events: [DirectionEvent]

  /// The events in order of time.
  init(from start: UTC, to end: UTC, isTimeKnown: Bool, _ events: [DirectionEvent]) {
    self.start = start
    self.end = end
    self.isTimeKnown = isTimeKnown
    self.events = events
  }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.field("timeKnown", isTimeKnown)
      json.key("events")
      json.array(events) { json, event in
        json.object { json in
          json.field("instant", ISO8601.string(UTC(event.instant)))
          json.field("arc", event.arc)
          json.field("title", EventLine.text(event))
          switch event.kind {
          case .aspect(let first, let kind, let second): json.aspectFields("aspectToBirth", first, kind, second)
          case .ingress(let point, let sign):
            json.field("type", "ingress")
            json.field("point", point.name)
            json.field("sign", sign.name)
          }
        }
      }
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
