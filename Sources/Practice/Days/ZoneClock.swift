// Products of instants use &*: all are bounded, and checked ones of 64 bits need a library that Embedded wasm has not.

/// What the clocks of a person’s place show: a table of their changes. Whoever knows time zones makes it.
public struct ZoneClock: Sendable, Hashable {
  /// From an instant on, the clocks show something else.
  public struct Change: Sendable, Hashable {
    /// POSIX seconds.
    public let instant: Int64
    /// Seconds east of Greenwich.
    public let offset: Int

    /// A change of the clocks.
    public init(instant: Int64, offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// No clock is further from Greenwich, in seconds.
  public static let mostOffset = 129_600
  /// The instants that are told apart, in POSIX seconds; others are taken for the nearest.
  public static let instants: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  private let first: Int
  private let changes: [Change]

  /// Clocks that never change.
  ///
  /// - Parameter offset: seconds east of Greenwich; beyond ``mostOffset`` the nearest that can be.
  public init(offset: Int) { self.init(offset: offset, changes: []) }

  /// Clocks that change.
  ///
  /// - Parameters:
  ///   - offset: seconds east of Greenwich before the first change.
  ///   - changes: in any order; of two at the same instant the later one in the list holds.
  public init(offset: Int, changes: [Change]) {
    first = Self.clamped(offset)
    var kept: [Change] = []
    for change in changes.sorted(by: { $0.instant < $1.instant }) {
      if let last = kept.last, last.instant == change.instant { kept.removeLast() }
      kept.append(Change(instant: change.instant, offset: Self.clamped(change.offset)))
    }
    self.changes = kept
  }

  /// Seconds east of Greenwich at an instant in POSIX seconds.
  public func offset(at instant: Int64) -> Int {
    offset(ofPeriod: count(until: instant))
  }

  /// What the clocks show at an instant, as seconds since 1 January 1970, 0:00, on the clocks themselves.
  public func reading(at instant: Int64) -> Int64 {
    let instant = Self.clamped(instant)
    return instant + Int64(offset(at: instant))
  }

  /// The first instant at which the clocks show a reading or anything later: where they show it twice, the first time.
  public func earliest(showing reading: Int64) -> Int64 {
    let reading = Self.clamped(reading)
    var index = count(until: reading - Int64(Self.mostOffset))
    while true {
      let instant = reading - Int64(offset(ofPeriod: index))
      if index > 0, instant < changes[index - 1].instant { return changes[index - 1].instant }
      guard index < changes.count, instant >= changes[index].instant else { return instant }
      index += 1
    }
  }

  /// The instant from which on the clocks show nothing earlier than a reading: where they go back over it, the second time.
  public func latest(showing reading: Int64) -> Int64 {
    let reading = Self.clamped(reading)
    var index = count(until: reading + Int64(Self.mostOffset))
    while index > 0 {
      let start = changes[index - 1].instant
      let instant = reading - Int64(offset(ofPeriod: index))
      if instant > start { return instant }
      if start + Int64(offset(ofPeriod: index - 1)) <= reading { return start }
      index -= 1
    }
    return reading - Int64(first)
  }

  private func offset(ofPeriod index: Int) -> Int { index == 0 ? first : changes[index - 1].offset }

  /// How many changes lie at or before an instant.
  private func count(until instant: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func clamped(_ offset: Int) -> Int { min(max(offset, -mostOffset), mostOffset) }

  static func clamped(_ instant: Int64) -> Int64 { min(max(instant, instants.lowerBound), instants.upperBound) }
}
