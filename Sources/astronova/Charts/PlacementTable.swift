import Astrology
import Ephemeris

/// Where bodies stand, for a terminal.
enum PlacementTable {
  /// One line a body.
  ///
  /// - Parameters:
  ///   - hasHouses: whether the column of houses has anything to say.
  ///   - moonRange: the Moon's way through the day, which is then told instead of its place.
  static func text(_ placements: [Placement], hasHouses: Bool, moonRange: LongitudeRange? = nil) -> String {
    var table = TextTable(.left, .left, .left, .right, .right)
    table.row("Body", "Position", "", hasHouses ? "House" : "", "Speed °/day")
    for placement in placements {
      var position = ZodiacText.position(placement.position.longitude)
      if placement.body == .moon, let moonRange {
        position = "\(ZodiacText.position(moonRange.start)) to \(ZodiacText.position(moonRange.end))"
      }
      table.row(
        placement.body.name, position, ZodiacText.retrograde(placement.body, placement.position),
        placement.house.map { "\($0)" } ?? "", ZodiacText.speed(placement.position.longitudeSpeed))
    }
    return table.text
  }
}
