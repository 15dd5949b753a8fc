import Astrology

/// A figure that is no birth chart, for a terminal: bodies, angles and houses, aspects.
enum FigureTable {
  static func text(_ placements: [Placement], _ angles: Angles?, _ houses: Houses?, _ aspects: [Aspect]) -> String {
    var parts = [PlacementTable.text(placements, hasHouses: houses != nil)]
    if let angles, let houses { parts.append("\(houses.system.name) houses\n\(HouseTable.text(angles, houses))") }
    parts.append(AspectTable.text(aspects))
    return parts.joined(separator: "\n")
  }
}
