/// The order of many instants in time, cut into parts: a plan for working them out side by side, part by part, in as many tasks as one likes.
///
/// Instants that lie near to one another share what is read of the kernel, and what a part gives fits into the processor's cache.
public struct TimeOrder: Sendable {
  /// For each place in the order, the index of its instant as they were given.
  public let rows: [Int]
  /// The most instants in a part: at least 1, and no more than there are.
  public let partSize: Int

  /// How many parts there are.
  public var partCount: Int { (rows.count + partSize - 1) / partSize }

  /// Brings instants in order; those of the same moment keep theirs. What is no number stands anywhere.
  ///
  /// - Parameter partSize: the most instants in a part; 1024 suit the caches of today.
  public init(of instants: [TT], partSize: Int = 1024) {
    self.partSize = max(1, min(partSize, instants.count))
    var isInOrder = true
    for row in 1..<max(1, instants.count) where !(instants[row - 1] <= instants[row]) {
      isInOrder = false
      break
    }
    rows = isInOrder ? Array(0..<instants.count) : Self.sorted(instants)
  }

  /// The places in the order that a part takes; empty for a part that is none.
  public func places(ofPart part: Int) -> Range<Int> {
    guard part >= 0, part < partCount else { return 0..<0 }
    return part * partSize..<min(rows.count, part * partSize + partSize)
  }

  /// The indices of the instants of a part; empty for a part that is none.
  public func rows(ofPart part: Int) -> ArraySlice<Int> { rows[places(ofPart: part)] }

  /// Dealt into as many equal parts of their span as there are instants first, which takes a fraction of the time of comparing them all.
  private static func sorted(_ instants: [TT]) -> [Int] {
    var low = Double.infinity
    var high = -Double.infinity
    for instant in instants where instant.daysSinceJ2000.isFinite {
      low = min(low, instant.daysSinceJ2000)
      high = max(high, instant.daysSinceJ2000)
    }
    let buckets = max(1, min(instants.count, 1 << 20))
    let scale = high > low ? Double(buckets) / (high - low) : 0
    guard scale.isFinite else { return instants.indices.sorted { instants[$0] < instants[$1] } }
    func bucket(_ instant: TT) -> Int {
      min(buckets - 1, max(0, Int(clamping: (instant.daysSinceJ2000 - low) * scale)))
    }
    var starts = [Int](repeating: 0, count: buckets + 1)
    for instant in instants { starts[bucket(instant) + 1] += 1 }
    for index in 1...buckets { starts[index] += starts[index - 1] }
    var rows = [Int](repeating: 0, count: instants.count)
    for row in 0..<instants.count {
      let place = bucket(instants[row])
      rows[starts[place]] = row
      starts[place] += 1
    }
    // Few share a bucket, unless most of them are one moment or few of them are far from the rest.
    var first = 0
    for index in 0..<buckets {
      let end = starts[index]
      if end - first > 32 {
        rows[first..<end].sort { instants[$0] == instants[$1] ? $0 < $1 : instants[$0] < instants[$1] }
      } else {
        for next in first + 1..<max(first + 1, end) {
          let row = rows[next]
          var place = next
          while place > first, instants[row] < instants[rows[place - 1]] {
            rows[place] = rows[place - 1]
            place -= 1
          }
          rows[place] = row
        }
      }
      first = end
    }
    return rows
  }
}
