/// A queue before a few places, in lanes: whoever's lane has waited longest for a turn goes next, however many wait in another.
///
/// It is bounded: few wait in a lane, and not many in all. Who comes when it is full is refused at once; but somebody whose lane has nobody
/// waiting takes the place of the last one in the longest lane.
struct FairQueue<Element> {
  /// How much room there is.
  struct Room: Sendable, Hashable {
    /// How many are at work at a time.
    var places: Int
    /// How many wait in one lane.
    var lane: Int
    /// How many wait in all.
    var whole: Int
  }

  /// What became of one who came.
  enum Admission {
    /// There is a place.
    case enters
    /// It waits; another one may have had to go for it.
    case waits(displaced: Element?)
    /// Its lane is full.
    case laneIsFull
    /// Everything is full.
    case isFull
  }

  private struct Waiting {
    let lane: String
    let element: Element
  }

  private let room: Room
  private var atWork = 0
  /// In the order in which they came.
  private var waiting: [Waiting] = []
  /// The turn at which a lane was last served.
  private var turns: [String: Int] = [:]
  private var turn = 0

  init(_ room: Room) { self.room = room }

  /// How many wait.
  var count: Int { waiting.count }

  /// Somebody comes.
  mutating func enter(_ lane: String, _ element: @autoclosure () -> Element) -> Admission {
    if atWork < room.places, waiting.isEmpty {
      atWork += 1
      serve(lane)
      return .enters
    }
    let ahead = waiting.count { $0.lane == lane }
    guard ahead < room.lane else { return .laneIsFull }
    var displaced: Element?
    if waiting.count >= room.whole {
      guard ahead == 0, let index = lastOfLongestLane else { return .isFull }
      displaced = waiting.remove(at: index).element
    }
    waiting.append(Waiting(lane: lane, element: element()))
    return .waits(displaced: displaced)
  }

  /// Somebody is done.
  ///
  /// - Returns: who enters in their place.
  mutating func leave() -> Element? {
    // Of lanes that were served at the same turn, which is never, the first that came.
    guard let next = waiting.indices.min(by: { turn(of: $0) < turn(of: $1) }) else {
      atWork -= 1
      if atWork == 0 { turns = [:] }
      return nil
    }
    let one = waiting.remove(at: next)
    serve(one.lane)
    return one.element
  }

  private func turn(of index: Int) -> Int { turns[waiting[index].lane] ?? -1 }

  private mutating func serve(_ lane: String) {
    turn += 1
    turns[lane] = turn
    guard turns.count > 1024 else { return }
    let present = Set(waiting.map(\.lane))
    turns = turns.filter { present.contains($0.key) }
  }

  /// The last one of the lane in which most wait, if those are several.
  private var lastOfLongestLane: Int? {
    let lengths = Dictionary(waiting.map { ($0.lane, 1) }, uniquingKeysWith: +)
    guard let longest = lengths.values.max(), longest > 1 else { return nil }
    return waiting.lastIndex { lengths[$0.lane] == longest }
  }
}
