import Astrology
import Readings
import Wire

/// Where the meters come from. Until they are built nothing is answered in their place.
struct MeterDesk: Sendable {
  /// The meters of a chart on a day; `nil` when this server has none.
  let read: @Sendable (NatalChart, LocalDay) throws -> AstrometersAnswer?

  /// No meters.
  static let none = MeterDesk { _, _ in nil }
}
