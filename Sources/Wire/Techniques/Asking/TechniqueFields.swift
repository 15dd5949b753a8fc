import Astrology
import Ephemeris

extension JSONWriter {
  /// Writes a field with an instant as ISO 8601 in UTC.
  mutating func field(_ name: StaticString, _ instant: TT) { field(name, ISO8601.string(UTC(instant))) }

  /// Writes a field with an instant, or `null`.
  mutating func field(_ name: StaticString, _ instant: TT?) { field(name, instant.map { ISO8601.string(UTC($0)) }) }

  /// Writes a field with a list of names.
  mutating func field(_ name: StaticString, _ bodies: [CelestialBody]) {
    key(name)
    array(bodies) { json, body in json.string(body.name) }
  }

  /// Writes a field with a list of aspects.
  mutating func field(_ name: StaticString, _ aspects: [Aspect]) {
    key(name)
    array(aspects) { json, aspect in AspectAnswer(aspect).encode(to: &json) }
  }

  /// The fields of a point that stands at a longitude.
  mutating func pointFields(_ point: ChartPoint, longitude: Double) {
    field("point", point.name)
    zodiacFields(longitude: longitude)
  }

  /// Writes when a period begins and ends.
  mutating func spanFields(_ start: TT, _ end: TT) {
    field("start", start)
    field("end", end)
  }
}
