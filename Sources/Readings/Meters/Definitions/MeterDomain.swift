/// The part of life that a ``Meter`` belongs to; the raw value is the name on the wire.
public enum MeterDomain: String, Sendable, Hashable, CaseIterable {
  case overview, mind, emotions, body, career, evolution, elements, spiritual, collective
}
