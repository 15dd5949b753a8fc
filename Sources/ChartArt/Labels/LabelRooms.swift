import Astrology

/// Labels on a circle with walls: each stands in the room of its own longitude, as long as the room has space.
///
/// A room that is too full joins the neighbour with more space to spare, and the wall between them opens. Within a room the places
/// are those of ``LabelSpread``. No step depends on chance, so one figure has one picture.
struct LabelRooms {
  /// A boundary that labels respect.
  struct Wall {
    /// Where it stands, in degrees of longitude.
    var longitude: Double
    /// An angle of the chart gives way only when the neighbour on the other side cannot help.
    var isStrong: Bool
  }

  /// The longitude of every label, in the order in which they were given, 0 ..< 360.
  private(set) var positions: [Double]
  /// Which walls gave way, by their index.
  private(set) var isOpen: [Bool]

  private struct Room {
    var start: Double
    var width: Double
    /// The wall at the start, and the one at the end.
    var wall, end: Int
    /// Distances from the start, with the index of the label; ascending.
    var members: [(offset: Double, label: Int)]
  }

  /// Places the labels.
  ///
  /// - Parameters:
  ///   - longitudes: the true places of the labels in degrees, in any order.
  ///   - walls: boundaries in any order; none of them leaves one open circle.
  ///   - separation: the least distance of neighbouring labels in degrees.
  ///   - margin: the least distance of a label's edge from a closed wall in degrees.
  ///   - axisMargin: the same for a strong wall; `nil` makes no difference between them.
  init(longitudes: [Double], walls: [Wall], separation: Double, margin: Double, axisMargin: Double? = nil) {
    positions = LabelSpread.positions(around: longitudes, separation: separation)
    isOpen = walls.map { _ in false }
    guard !walls.isEmpty, !longitudes.isEmpty else { return }
    var rooms = LabelRooms.rooms(of: longitudes, walls: walls)
    let edge = { (wall: Int) in walls[wall].isStrong ? axisMargin ?? margin : margin }
    let slack = { (room: Room) in room.width - edge(room.wall) - edge(room.end) - separation * Double(room.members.count) }
    while rooms.count > 1 {
      guard let full = rooms.firstIndex(where: { !$0.members.isEmpty && slack($0) < 0 }) else { break }
      let left = (full + rooms.count - 1) % rooms.count
      let right = (full + 1) % rooms.count
      let gain = { (neighbour: Int, wall: Int) in slack(rooms[neighbour]) - (walls[wall].isStrong ? 1000 : 0) }
      let joinsRight = gain(right, rooms[right].wall) >= gain(left, rooms[full].wall)
      let (first, second) = joinsRight ? (full, right) : (left, full)
      let joined = rooms[second]
      isOpen[joined.wall] = true
      let width = rooms[first].width
      rooms[first].members += joined.members.map { (offset: $0.offset + width, label: $0.label) }
      rooms[first].width += joined.width
      rooms[first].end = joined.end
      rooms.remove(at: second)
    }
    if rooms.count == 1, slack(rooms[0]) < 0 {
      // Not even the whole circle has room between its last two walls: the open circle, solved above, is the answer.
      isOpen = walls.map { _ in true }
      return
    }
    for room in rooms where !room.members.isEmpty {
      let places = LabelSpread.positions(
        of: room.members.map { $0.offset }, separation: separation,
        within: (edge(room.wall) + separation / 2, room.width - edge(room.end) - separation / 2))
      for (member, place) in zip(room.members, places) { positions[member.label] = normalizedDegrees(room.start + place) }
    }
  }

  /// Puts a label halfway to the place of another, which was kept free for it.
  mutating func widen(_ label: Int, into other: Int) {
    positions[label] = normalizedDegrees(positions[label] + signedDegrees(positions[other] - positions[label]) / 2)
  }

  /// One room after each wall, in ascending order of their starts, with the labels that belong there.
  private static func rooms(of longitudes: [Double], walls: [Wall]) -> [Room] {
    let order = walls.indices.sorted { first, second in
      (normalizedDegrees(walls[first].longitude), first) < (normalizedDegrees(walls[second].longitude), second)
    }
    var rooms: [Room] = []
    for (place, wall) in order.enumerated() {
      let start = normalizedDegrees(walls[wall].longitude)
      let end = order[(place + 1) % order.count]
      let next = normalizedDegrees(walls[end].longitude)
      // The room after the last wall goes round to the first; a single wall has the whole circle behind it.
      let width = place + 1 < order.count ? next - start : next - start + 360
      rooms.append(Room(start: start, width: width, wall: wall, end: end, members: []))
    }
    for (label, longitude) in longitudes.enumerated() {
      let folded = normalizedDegrees(longitude)
      // What lies before the first wall belongs to the room that goes round.
      let room = rooms.lastIndex { $0.start <= folded } ?? rooms.count - 1
      rooms[room].members.append((offset: normalizedDegrees(folded - rooms[room].start), label: label))
    }
    for index in rooms.indices { rooms[index].members.sort { ($0.offset, $0.label) < ($1.offset, $1.label) } }
    return rooms
  }
}
