/// A stretch of time during which a zone's clock is not touched.
struct ZonePeriod: Sendable {
  let type: ZoneType
  /// The first POSIX second; `Int64.min` if there is no earlier period.
  let start: Int64
  /// The first POSIX second of the next period; `Int64.max` if there is none.
  let end: Int64

  var hasPrevious: Bool { start != .min }
  var hasNext: Bool { end != .max }
}
