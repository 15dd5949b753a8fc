/// A name that a search has met.
struct Candidate: Sendable {
  let place: Int
  let score: Int
  let population: Int
  /// Where the posting stands in the file.
  let posting: Int
  let isWhole: Bool
  let edits: Int
}

/// The best candidates so far, one for each place, the best first.
struct Candidates {
  private(set) var list: [Candidate] = []
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    list.reserveCapacity(capacity + 1)
  }

  var isFull: Bool { list.count == capacity }

  /// A score below this one cannot enter.
  var floor: Int { isFull ? list[capacity - 1].score : .min }

  mutating func insert(_ candidate: Candidate) {
    if isFull, !Self.isBetter(candidate, list[capacity - 1]) { return }
    for index in list.indices where list[index].place == candidate.place {
      guard Self.isBetter(candidate, list[index]) else { return }
      list.remove(at: index)
      break
    }
    var position = list.count
    while position > 0, Self.isBetter(candidate, list[position - 1]) { position -= 1 }
    list.insert(candidate, at: position)
    if list.count > capacity { list.removeLast() }
  }

  private static func isBetter(_ a: Candidate, _ b: Candidate) -> Bool {
    if a.score != b.score { return a.score > b.score }
    if a.population != b.population { return a.population > b.population }
    return a.place < b.place
  }
}
