import Astrology

/// Labels on two radii by turns, for a chart whose labels would stand too far from their pointers on one.
///
/// Neighbours then need only the angle in which a leader passes a column, which is less than that of a whole label: eight bodies on one
/// spot take half of the circle that they would take on one radius. A label is lower where the upper radius is taken by the one before it.
struct LabelPair {
  let rooms: LabelRooms
  /// Which labels stand on the lower radius, by their index.
  let isLower: [Bool]

  /// `nil` where one radius does.
  ///
  /// - Parameter single: the same labels on one radius.
  init?(longitudes: [Double], walls: [LabelRooms.Wall], single: LabelRooms, page: WheelLayout.Page) {
    let band = page.pair.band
    let farthest = zip(longitudes, single.positions).map { signedDegrees($1 - $0).magnitude }.max() ?? 0
    // The turns are taken around the widest gap, which has to hold two labels of one radius.
    guard farthest > page.farthest, band.separation * Double(longitudes.count) < 300 else { return nil }
    rooms = LabelRooms(longitudes: longitudes, walls: walls, separation: band.separation, margin: band.margin)
    isLower = LabelPair.lowered(rooms.positions, separation: page.pair.upperSeparation)
  }

  /// Walks once around the circle, from behind its widest gap.
  static func lowered(_ positions: [Double], separation: Double) -> [Bool] {
    var lowered = positions.map { _ in false }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    guard let last = order.last else { return lowered }
    var (widest, first, before) = (-1.0, 0, last)
    for (place, index) in order.enumerated() {
      let gap = normalizedDegrees(positions[index] - positions[before])
      if gap > widest { (widest, first) = (gap, place) }
      before = index
    }
    var upper: Double?
    for index in order[first...] + order[..<first] {
      if let upper, normalizedDegrees(positions[index] - upper) < separation {
        lowered[index] = true
      } else {
        upper = positions[index]
      }
    }
    return lowered
  }
}
