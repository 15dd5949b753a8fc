/// What somebody has practised, day by day: what streaks, statistics and milestones are read from.
///
/// Several sessions of a day are one day of practice. A session that makes a missed day good counts for that day alone.
public struct PracticeLedger: Sendable, Hashable {
  /// A day with its sessions.
  public struct Day: Sendable, Hashable {
    /// The day.
    public let day: PracticeDay
    /// Sessions, without those that make another day good.
    public var sessions: Int
    /// Seconds of practice, all sessions together.
    public var seconds: Int
    /// The first session, as instant in POSIX seconds and what the clocks showed, in seconds east of Greenwich.
    var first: (instant: Int64, offset: Int)
    /// The last session, likewise.
    var last: (instant: Int64, offset: Int)

    public static func == (lhs: Day, rhs: Day) -> Bool {
      lhs.day == rhs.day && lhs.sessions == rhs.sessions && lhs.seconds == rhs.seconds && lhs.first == rhs.first
        && lhs.last == rhs.last
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(day)
      hasher.combine(sessions)
      hasher.combine(seconds)
    }
  }

  /// For how many days after a missed one it can be made good: 48 hours.
  public static let repairDays = 2

  /// The days with a session, the earliest first.
  public let days: [Day]
  /// The days that were made good in time, the earliest first.
  public let repaired: [PracticeDay]

  /// The ledger of some records, in any order; one that comes twice counts once.
  public init(_ records: [SessionRecord]) {
    var order: [Int] = []
    order.reserveCapacity(records.count)
    for index in records.indices { order.append(index) }
    // Kept records come in order, or the other way round; sorting those would be idle.
    if !Self.areSorted(records) {
      order.sort { Self.isOrdered(records[$0], records[$1]) }
    }
    var days: [Day] = []
    var repaired: [PracticeDay] = []
    var previous: Int?
    for index in order {
      let record = records[index]
      if let previous, records[previous].instant == record.instant, records[previous].day == record.day,
        records[previous].id == record.id
      {
        continue
      }
      previous = index
      if let repair = record.repairs, repair < record.day, repair.distance(to: record.day) <= Self.repairDays {
        repaired.append(repair)
      }
      let sessions = record.repairs == nil ? 1 : 0
      let place = (instant: record.instant, offset: record.offset)
      if days.last?.day == record.day {
        let last = days.count - 1
        // A day has no more.
        days[last].seconds = min(days[last].seconds + record.practised, SessionRecord.seconds.upperBound)
        if sessions == 1 {
          if days[last].sessions == 0 { days[last].first = place }
          days[last].last = place
        }
        days[last].sessions += sessions
      } else {
        days.append(Day(day: record.day, sessions: sessions, seconds: record.practised, first: place, last: place))
      }
    }
    self.days = days
    repaired.sort()
    self.repaired = repaired
  }

  private static func isOrdered(_ one: SessionRecord, _ other: SessionRecord) -> Bool {
    if one.day != other.day { return one.day < other.day }
    if one.instant != other.instant { return one.instant < other.instant }
    return one.id < other.id
  }

  private static func areSorted(_ records: [SessionRecord]) -> Bool {
    for index in records.indices.dropFirst() where !isOrdered(records[index - 1], records[index]) { return false }
    return true
  }

  /// How many sessions a day has.
  public func sessions(on day: PracticeDay) -> Int {
    let index = firstIndex(from: day)
    return index < days.count && days[index].day == day ? days[index].sessions : 0
  }

  /// Seconds of practice on a day.
  public func seconds(on day: PracticeDay) -> Int {
    let index = firstIndex(from: day)
    return index < days.count && days[index].day == day ? days[index].seconds : 0
  }

  /// The place of the first day that is not before another.
  func firstIndex(from day: PracticeDay) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// All that was practised.
public struct PracticeTotals: Sendable, Hashable {
  /// Days with a session.
  public private(set) var days = 0
  /// Sessions.
  public private(set) var sessions = 0
  /// Seconds of practice.
  public private(set) var seconds = 0

  init() {}

  /// The sum of a ledger.
  public init(_ ledger: PracticeLedger) {
    for day in ledger.days { take(day) }
  }

  mutating func take(_ day: PracticeLedger.Day) {
    days += day.sessions > 0 ? 1 : 0
    sessions += day.sessions
    // Where an Int has 32 bits, sixty-eight years without a break fill it.
    let (sum, overflow) = seconds.addingReportingOverflow(day.seconds)
    seconds = overflow ? Int.max : sum
  }
}
