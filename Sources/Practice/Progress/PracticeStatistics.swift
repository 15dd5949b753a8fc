/// How practice is spread over days, weeks, months and years.
public struct PracticeStatistics: Sendable {
  /// What one figure spans.
  public enum Span: String, Sendable, Hashable, CaseIterable {
    case day, week, month, year
  }

  /// What was practised in a span.
  public struct Figure: Sendable, Hashable {
    /// Its first day.
    public let start: PracticeDay
    /// The first day after it.
    public let end: PracticeDay
    /// What was practised in it.
    public fileprivate(set) var totals = PracticeTotals()
  }

  /// No answer goes back further than so many days before its last: a century.
  public static let mostDays = 36_525

  private let ledger: PracticeLedger
  private let start: Weekday

  /// The statistics of a ledger.
  ///
  /// - Parameter start: the first day of the week.
  public init(_ ledger: PracticeLedger, weekBegins start: Weekday = .monday) {
    self.ledger = ledger
    self.start = start
  }

  /// The figures of all spans that touch some days, the earliest first, empty ones included.
  public func figures(by span: Span, from first: PracticeDay, through last: PracticeDay) -> [Figure] {
    guard first <= last else { return [] }
    var begin = beginning(of: span, max(first, last.advanced(by: -Self.mostDays)))
    var index = ledger.firstIndex(from: begin)
    var figures: [Figure] = []
    while begin <= last {
      let end = following(span, begin)
      var figure = Figure(start: begin, end: end)
      while index < ledger.days.count, ledger.days[index].day < end {
        figure.totals.take(ledger.days[index])
        index += 1
      }
      figures.append(figure)
      // The calendar ends with the year 9999.
      guard end > begin else { break }
      begin = end
    }
    return figures
  }

  /// On how many of the last weeks each weekday was practised, in the order of the week; today is only counted when it has a session.
  ///
  /// - Parameters:
  ///   - weeks: how many weeks back, 1 … 520; others become the nearest.
  ///   - today: the last day that is looked at.
  public func rhythm(weeks: Int = 8, through today: PracticeDay) -> [(weekday: Weekday, practised: Int)] {
    let weeks = min(max(weeks, 1), 520)
    var counts = [Int](repeating: 0, count: 7)
    var index = ledger.firstIndex(from: today.advanced(by: 1 - weeks * 7))
    while index < ledger.days.count, ledger.days[index].day <= today {
      if ledger.days[index].sessions > 0 { counts[start.distance(to: ledger.days[index].day.weekday)] += 1 }
      index += 1
    }
    var rhythm: [(weekday: Weekday, practised: Int)] = []
    for (weekday, count) in zip(start.week, counts) { rhythm.append((weekday, count)) }
    return rhythm
  }

  private func beginning(of span: Span, _ day: PracticeDay) -> PracticeDay {
    switch span {
    case .day: day
    case .week: day.startOfWeek(first: start)
    case .month: day.startOfMonth
    case .year: day.startOfYear
    }
  }

  private func following(_ span: Span, _ begin: PracticeDay) -> PracticeDay {
    switch span {
    case .day: begin.advanced(by: 1)
    case .week: begin.advanced(by: 7)
    case .month: begin.nextMonth
    case .year: begin.advanced(by: 366).startOfYear
    }
  }
}
