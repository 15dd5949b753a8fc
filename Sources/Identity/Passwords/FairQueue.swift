/// A queue before a few places, in lanes: whoever's lane has waited longest for a turn goes next, however many wait in another.
///
/// Lanes that are preferred have every second turn together, so that many strangers with a lane each do not hold up who is known, and who is
/// known does not shut strangers out.
///
/// It is bounded: few wait in a lane, and not many in all. Who comes when it is full is refused at once; but somebody whose lane has nobody
/// waiting takes the place of the last one in the longest lane, and in a preferred lane that of any other.
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
    let isPreferred: Bool
    let element: Element
  }

  private let room: Room
  private var atWork = 0
  /// In the order in which they came.
  private var waiting: [Waiting] = []
  /// The turn at which a lane was last served.
  private var turns: [String: Int] = [:]
  private var turn = 0
  private var lastWasPreferred = false

  init(_ room: Room) { self.room = room }

  /// How many wait.
  var count: Int { waiting.count }

  /// Somebody comes.
  mutating func enter(_ lane: String, isPreferred: Bool = false, _ element: Element) -> Admission {
    if atWork < room.places, waiting.isEmpty {
      atWork += 1
      serve(lane, isPreferred)
      return .enters
    }
    let ahead = waiting.count { $0.lane == lane }
    guard ahead < room.lane else { return .laneIsFull }
    var displaced: Element?
    if waiting.count >= room.whole {
      guard ahead == 0, let index = lastOfLongestLane(isPreferred) else { return .isFull }
      displaced = waiting.remove(at: index).element
    }
    waiting.append(Waiting(lane: lane, isPreferred: isPreferred, element: element))
    return .waits(displaced: displaced)
  }

  /// Somebody is done.
  ///
  /// - Returns: who enters in their place.
  mutating func leave() -> Element? {
    let kind = waiting.contains { $0.isPreferred != lastWasPreferred } ? !lastWasPreferred : lastWasPreferred
    let candidates = waiting.indices.filter { waiting[$0].isPreferred == kind }
    // Of lanes that were never served, the first that came.
    guard let next = candidates.min(by: { turn(of: $0) < turn(of: $1) }) else {
      atWork -= 1
      if atWork == 0 { turns = [:] }
      return nil
    }
    let one = waiting.remove(at: next)
    serve(one.lane, one.isPreferred)
    return one.element
  }

  private func turn(of index: Int) -> Int { turns[waiting[index].lane] ?? -1 }

  private mutating func serve(_ lane: String, _ isPreferred: Bool) {
    lastWasPreferred = isPreferred
    turn += 1
    turns[lane] = turn
    guard turns.count > 1024 else { return }
    let present = Set(waiting.map(\.lane))
    turns = turns.filter { present.contains($0.key) }
  }

  /// The last one of the lane in which most wait, who makes room for somebody new: one of several, or a stranger for somebody preferred.
  private func lastOfLongestLane(_ isForPreferred: Bool) -> Int? {
    let others = isForPreferred ? waiting.filter { !$0.isPreferred } : waiting
    let lengths = Dictionary(others.map { ($0.lane, 1) }, uniquingKeysWith: +)
    guard let longest = lengths.values.max(), longest > 1 || isForPreferred else { return nil }
    return waiting.lastIndex { lengths[$0.lane] == longest && !($0.isPreferred && isForPreferred) }
  }
}
