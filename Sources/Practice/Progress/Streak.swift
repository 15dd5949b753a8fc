/// How many days in a row were practised, and what held the row where one was missed.
///
/// A row counts days with a session. A day that is missed takes a freeze when there is one, as soon as it is over; a day that was made good in
/// time takes none; a day that the clocks jumped over on a journey was never lived and is not missed. Held days keep the row and add
/// nothing to it. Today is open until it ends.
public struct Streak: Sendable, Hashable {
  /// What held a row on a day without a session.
  public enum Hold: String, Sendable, Hashable, CaseIterable {
    /// A freeze was used.
    case freeze
    /// It was made good within 48 hours.
    case repair
    /// The clocks jumped over it: a journey eastward across many hours, or a country that left a day out.
    case journey
  }

  /// A day without a session on which a row was held.
  public struct HeldDay: Sendable, Hashable {
    /// The day.
    public let day: PracticeDay
    /// What held the row.
    public let hold: Hold
  }

  /// A freeze is earned by each so many days of a row.
  public static let daysPerFreeze = 7
  /// So many freezes are held at most; more are not earned.
  public static let mostFreezes = 2
  /// A journey moves the clocks forward by at least so many seconds. No change of season does.
  public static let journeyOffset = 3 * 3600
  /// Sessions of neighbouring days are never further apart than this, in seconds.
  private static let neighbouring: Int64 = 48 * 3600

  /// Days with a session in the row that runs; 0 when none does.
  public private(set) var current = 0
  /// The most days with a session that a row had; never less than ``current``.
  public var longest: Int { reached.count }
  /// The first day of the row that runs.
  public private(set) var began: PracticeDay?
  /// Freezes that are held now, 0 … ``mostFreezes``.
  public private(set) var freezes = 0
  /// The days on which rows were held, the earliest first.
  public private(set) var held: [HeldDay] = []
  /// The days on which the longest row grew: on the nth, it had n days for the first time.
  public private(set) var reached: [PracticeDay] = []
  /// Whether today has a session.
  public private(set) var isTodayDone = false
  /// The missed days that would have to be made good, by a short session each, for the last row to go on; none when there is nothing to
  /// win by it, or when it is too late. The earliest first.
  public private(set) var repairable: [PracticeDay] = []

  /// The streak as it stands on a day.
  ///
  /// - Parameters:
  ///   - ledger: what was practised.
  ///   - today: the day that is open. Whoever travelled back over midnight has practised on the day to come; then that is the open one.
  public init(_ ledger: PracticeLedger, today: PracticeDay) {
    let open = max(today, ledger.days.last { $0.sessions > 0 }?.day ?? today)
    walk(ledger, ledger.repaired, open: open)
    let before = current
    let missed = [open.advanced(by: -1), open.advanced(by: -2)].filter { ledger.sessions(on: $0) == 0 && !isHeld($0) }
    for choice in missed.map({ [$0] }) + (missed.count == 2 ? [[missed[1], missed[0]]] : []) {
      var other = Streak()
      other.walk(ledger, (ledger.repaired + choice).sorted(), open: open)
      // Worth it when the row that was broken goes on.
      if other.current > before, repairable.isEmpty { repairable = choice }
    }
  }

  private init() {}

  /// Days until the next freeze is earned; `nil` when no more are held.
  public var daysToFreeze: Int? {
    freezes < Self.mostFreezes ? Self.daysPerFreeze - current % Self.daysPerFreeze : nil
  }

  /// What held a day; `nil` when nothing did.
  public func hold(on day: PracticeDay) -> Hold? { held.first { $0.day == day }?.hold }

  private func isHeld(_ day: PracticeDay) -> Bool { held.contains { $0.day == day } }

  private mutating func walk(_ ledger: PracticeLedger, _ repaired: [PracticeDay], open: PracticeDay) {
    var repairs = repaired[...]
    var previous: PracticeLedger.Day?
    for day in ledger.days where day.sessions > 0 && day.day <= open {
      if let previous { cross(from: previous, to: day.day, arriving: day.first, &repairs) }
      if current == 0 { began = day.day }
      current += 1
      if current > reached.count { reached.append(day.day) }
      if current % Self.daysPerFreeze == 0 { freezes = min(freezes + 1, Self.mostFreezes) }
      previous = day
    }
    guard let previous else { return }
    isTodayDone = previous.day == open
    if !isTodayDone { cross(from: previous, to: open, arriving: nil, &repairs) }
  }

  /// Goes over the days without a session between two others.
  private mutating func cross(
    from previous: PracticeLedger.Day, to day: PracticeDay, arriving: (instant: Int64, offset: Int)?,
    _ repairs: inout ArraySlice<PracticeDay>
  ) {
    var missed = previous.day.advanced(by: 1)
    if let arriving, missed.advanced(by: 1) == day, arriving.offset - previous.last.offset >= Self.journeyOffset,
      arriving.instant - previous.last.instant < Self.neighbouring
    {
      held.append(HeldDay(day: missed, hold: .journey))
      return
    }
    while missed < day, current > 0 {
      while let first = repairs.first, first < missed { repairs.removeFirst() }
      if repairs.first == missed {
        held.append(HeldDay(day: missed, hold: .repair))
      } else if freezes > 0 {
        freezes -= 1
        held.append(HeldDay(day: missed, hold: .freeze))
      } else {
        current = 0
        began = nil
      }
      missed = missed.advanced(by: 1)
    }
  }
}
