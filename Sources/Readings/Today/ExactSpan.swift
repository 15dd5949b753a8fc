import Astrology
public import Ephemeris

/// The span within which something is exact, when the minute depends on an hour of birth that is not known.
public struct ExactSpan: Sendable, Hashable {
  /// The earliest moment.
  public let from: UTC
  /// The latest moment.
  public let until: UTC

  /// A span.
  public init(from: UTC, until: UTC) {
    self.from = from
    self.until = until
  }

  /// The span of a transit; `nil` when the hour of birth is known.
  init?(of transit: Transit) {
    guard let span = transit.span else { return nil }
    self.init(from: UTC(span.from), until: UTC(span.until))
  }
}
