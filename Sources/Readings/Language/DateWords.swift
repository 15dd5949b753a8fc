import Astrology
public import Atlas
public import Ephemeris

/// How a language writes days and moments for somebody, by 12 or by 24 hours, the day or the month first.
public struct DateWords: Sendable {
  /// The months, January first.
  public let months: [String]
  /// `Jan` … `Dec`.
  public let shortMonths: [String]
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let patterns: [Phrase]
  private let morning: Phrase
  private let afternoon: Phrase
  /// How hours and days are told.
  public let format: RegionalFormat

  /// The ways to write a day or a moment, each a text of the language.
  private enum Pattern: String, CaseIterable {
    case long = "date long"
    case day = "date day"
    case near = "date near"
    case far = "date far"
    case short = "date short"
    case column = "date column"
    case month = "date month"
    case heading = "date heading"
    case headingYear = "date heading year"
    case headingWhole = "date heading whole"
    case era = "year era"
    case todayAt = "moment today"
    case tomorrowAt = "moment tomorrow"
    case yesterdayAt = "moment yesterday"
    case weekdayAt = "moment weekday"
    case onDate = "moment date"
    case whole = "moment whole"
    case utc = "moment utc"
    case shortMoment = "moment short"
    case longMoment = "moment long"
    case span = "span dates"
    case betweenToday = "between today"
    case betweenTomorrow = "between tomorrow"
    case betweenYesterday = "between yesterday"
    case betweenWeekday = "between weekday"
    case between = "between moments"
    case betweenMoment = "between moment"
    case today, tomorrow, yesterday
    case since = "since day"
    case onDay = "on day"
    case sinceYesterday = "since yesterday"

    /// Whether the parts of a date stand in it, in an order.
    var isOrdered: Bool {
      switch self {
      case .long, .day, .near, .far, .short, .heading, .headingYear, .headingWhole, .whole: true
      default: false
      }
    }

    /// Its place in ``allCases``.
    static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  }

  init(_ book: Phrasebook, _ format: RegionalFormat) {
    self.format = format
    months = (1...12).map { book.text("month \($0) name") }
    shortMonths = (1...12).map { book.text("month \($0) short") }
    weekdays = (1...7).map { book.text("weekday \($0) name") }
    shortWeekdays = (1...7).map { book.text("weekday \($0) short") }
    let isMonthFirst = format.order == .monthFirst
    patterns = Pattern.allCases.map { book.phrase(isMonthFirst && $0.isOrdered ? "\($0.rawValue) month-first" : $0.rawValue) }
    morning = book.phrase("clock am")
    afternoon = book.phrase("clock pm")
  }

  private func text(_ pattern: Pattern, _ values: (name: String, value: String)...) -> String {
    Pattern.places[pattern].map { patterns[$0].filled(values) } ?? ""
  }

  // MARK: days

  /// `January`.
  public func month(_ date: CalendarDate) -> String { months[date.month - 1] }
  /// `Jan`.
  public func shortMonth(_ date: CalendarDate) -> String { shortMonths[date.month - 1] }
  /// `Friday`. Julian day number 0 was a Monday.
  public func weekday(_ date: CalendarDate) -> String { weekdays[((date.dayNumber() % 7) + 7) % 7] }
  /// `Monday` … `Sunday`: the days of the week by their numbers, 1 … 7.
  public func weekday(_ number: Int) -> String { weekdays.indices.contains(number - 1) ? weekdays[number - 1] : "" }
  /// `Fri`.
  public func shortWeekday(_ date: CalendarDate) -> String { shortWeekdays[((date.dayNumber() % 7) + 7) % 7] }

  /// `15 June 1990`; a year before the common era as `12 March 44 BCE`.
  public func long(_ date: CalendarDate) -> String {
    let year = date.year > 0 ? "\(date.year)" : text(.era, ("year", "\(1 - date.year)"))
    return text(.long, ("day", "\(date.day)"), ("month", month(date)), ("year", year))
  }

  /// `Tue 24 Nov`, or with another year than `reference` `24 Nov 2027`.
  public func short(_ date: CalendarDate, near reference: CalendarDate) -> String {
    date.year == reference.year
      ? text(.near, ("weekday", shortWeekday(date)), ("day", "\(date.day)"), ("month", shortMonth(date)))
      : text(.far, ("day", "\(date.day)"), ("month", shortMonth(date)), ("year", "\(date.year)"))
  }

  /// `14 Mar`.
  public func short(_ date: CalendarDate) -> String { text(.short, ("day", "\(date.day)"), ("month", shortMonth(date))) }
  /// `Sun 22`.
  public func column(_ date: CalendarDate) -> String { text(.column, ("weekday", shortWeekday(date)), ("day", "\(date.day)")) }
  /// `Nov 2026`.
  public func monthOfYear(_ date: CalendarDate) -> String {
    text(.month, ("month", shortMonth(date)), ("year", "\(date.year)"))
  }

  /// `Saturday 21 November`.
  public func heading(_ date: CalendarDate) -> String {
    text(.heading, ("weekday", weekday(date)), ("day", "\(date.day)"), ("month", month(date)))
  }

  /// `Saturday 21 November 2026`.
  public func whole(_ date: CalendarDate) -> String { text(.headingWhole, ("weekday", weekday(date)), ("date", long(date))) }

  /// `14 March`, and with the year when it is another one than that of `reference`.
  public func day(_ date: CalendarDate, near reference: CalendarDate) -> String {
    date.year == reference.year
      ? text(.day, ("day", "\(date.day)"), ("month", month(date)))
      : text(.long, ("day", "\(date.day)"), ("month", month(date)), ("year", "\(date.year)"))
  }

  /// The day of a transit by the clocks of a zone, or of UTC; with an hour of birth that is not known its first and its last.
  func long(_ transit: Transit, in zone: TimeZoneHistory? = nil) -> String {
    func day(_ instant: TT) -> CalendarDate { Self.clock(at: UTC(instant), in: zone).date }
    guard let span = transit.span else { return long(day(transit.instant)) }
    let (first, last) = (day(span.from), day(span.until))
    return first == last ? long(first) : self.span(first, last)
  }

  /// `3 March 2027 to 4 June 2028`.
  func span(_ start: CalendarDate, _ end: CalendarDate) -> String { text(.span, ("start", long(start)), ("end", long(end))) }

  // MARK: moments

  /// `07:20` or `7:20 am`, and `07:20:30` or `7:20:30 am` when there are seconds.
  public func time(_ clock: CivilDateTime) -> String {
    let second = Int(clamping: clock.second.rounded(.down))
    return time(clock, seconds: second == 0 ? "" : ":\(ClockFigures.two(second))")
  }

  /// `07:20` or `7:20 am`, whatever the second.
  public func minutes(_ clock: CivilDateTime) -> String { time(clock, seconds: "") }

  /// `04:00` or `4:00 am` for 240 minutes after midnight; past a day, the hour of the next.
  public func time(minuteOfDay minute: Int) -> String {
    let day = 24 * 60
    return minutes(CivilDateTime(daysSinceJ2000: Double((minute % day + day) % day) / Double(day) - 0.5))
  }

  /// `18:47`, or `6:47` of one half of the day or the other: the figures of a clock on the wall.
  public func figures(_ clock: CivilDateTime) -> String {
    guard format.hours == .twelve else { return ClockFigures.minutes(clock) }
    let hour = clock.hour % 12
    return "\(hour == 0 ? 12 : hour):\(ClockFigures.two(clock.minute))"
  }

  /// What the two halves of the day are called, `am` and `pm`; `nil` by 24 hours.
  public var halves: (morning: String, afternoon: String)? {
    guard format.hours == .twelve else { return nil }
    func name(_ phrase: Phrase) -> String { String(phrase.filled([("time", "")]).drop { $0.isWhitespace }) }
    return (name(morning), name(afternoon))
  }

  /// `6`, or `6 am`: a full hour of the day, 0 … 24; the last is the midnight after it.
  public func hour(_ hour: Int) -> String {
    guard format.hours == .twelve else { return "\(hour)" }
    let figure = hour % 12
    return (hour % 24 < 12 ? morning : afternoon).filled([("time", "\(figure == 0 ? 12 : figure)")])
  }

  private func time(_ clock: CivilDateTime, seconds: String) -> String {
    let figures = figures(clock) + seconds
    return format.hours == .twelve ? (clock.hour < 12 ? morning : afternoon).filled([("time", figures)]) : figures
  }

  /// `24 November 2027, 18:47` by the clocks of a zone, and `24 November 2027, 18:47 UTC` without one.
  public func moment(_ instant: UTC, in zone: TimeZoneHistory?) -> String {
    let clock = Self.clock(at: instant, in: zone)
    return text(zone == nil ? .utc : .longMoment, ("date", long(clock.date)), ("time", minutes(clock)))
  }

  /// `Tue 24 Nov, 18:47` by the clocks of a zone, and `Tue 24 Nov, 18:47 UTC` without one; with another year than that of `reference`
  /// `24 Nov 2027, 18:47`.
  public func moment(_ instant: UTC, near reference: UTC, in zone: TimeZoneHistory?) -> String {
    let clock = Self.clock(at: instant, in: zone)
    let date = short(clock.date, near: Self.clock(at: reference, in: zone).date)
    return text(zone == nil ? .utc : .longMoment, ("date", date), ("time", minutes(clock)))
  }

  private static func clock(at instant: UTC, in zone: TimeZoneHistory?) -> CivilDateTime {
    let offset = zone.map { $0.clock(at: instant).seconds / 86400 } ?? 0
    return CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000 + offset, calendar: .gregorian)
  }

  /// How a moment is told from a day: `today at 18:47`, `tomorrow at 06:12`, `on Friday at 15:38`, `on 14 March`, `on 14 March 2027`.
  public func when(_ instant: UTC, from day: LocalDay) -> String {
    let clock = day.clock(at: instant)
    let time = ("time", minutes(clock))
    switch day.days(to: instant) {
    case 0: return text(.todayAt, time)
    case 1: return text(.tomorrowAt, time)
    case -1: return text(.yesterdayAt, time)
    case -6...6: return text(.weekdayAt, ("weekday", weekday(clock.date)), time)
    default: return text(.onDate, ("date", self.day(clock.date, near: day.date)))
    }
  }

  /// A span as it is told from a day: `today between 12:37 and 14:11`, `between Friday 21:10 and Saturday 03:20`,
  /// `between 12 March and 14 March`, and like a moment when it lasts less than a minute.
  public func when(_ span: ExactSpan, from day: LocalDay) -> String {
    let (first, last) = (day.clock(at: span.from), day.clock(at: span.until))
    let (from, until) = (minutes(first), minutes(last))
    let (start, end) = (day.days(to: span.from), day.days(to: span.until))
    let isNear = (-6...6).contains(start) && (-6...6).contains(end)
    guard start == end else {
      func told(_ clock: CivilDateTime, _ time: String) -> String {
        isNear ? text(.betweenMoment, ("weekday", weekday(clock.date)), ("time", time)) : self.day(clock.date, near: day.date)
      }
      return text(.between, ("start", told(first, from)), ("end", told(last, until)))
    }
    if from == until || !isNear { return when(span.from, from: day) }
    let times = [("from", from), ("until", until)]
    switch start {
    case 0: return text(.betweenToday, times[0], times[1])
    case 1: return text(.betweenTomorrow, times[0], times[1])
    case -1: return text(.betweenYesterday, times[0], times[1])
    default: return text(.betweenWeekday, ("weekday", weekday(first.date)), times[0], times[1])
    }
  }

  /// The day alone: `today`, `tomorrow`, `Friday`, `14 March`.
  func dayName(_ instant: UTC, from day: LocalDay) -> String {
    let date = day.clock(at: instant).date
    switch day.days(to: instant) {
    case 0: return text(.today)
    case 1: return text(.tomorrow)
    case -1: return text(.yesterday)
    case -6...6: return weekday(date)
    default: return self.day(date, near: day.date)
    }
  }

  /// `Since Friday`.
  func since(_ instant: UTC, from day: LocalDay) -> String { text(.since, ("day", dayName(instant, from: day))) }

  /// `on Friday`, and `yesterday`: within a sentence that says since when.
  func sinceWithin(_ instant: UTC, from day: LocalDay) -> String {
    day.days(to: instant) == -1 ? text(.sinceYesterday) : text(.onDay, ("day", dayName(instant, from: day)))
  }

  /// `Saturday 21 November at 18:47`.
  func whole(_ instant: UTC, from day: LocalDay) -> String {
    let clock = day.clock(at: instant)
    return text(
      .whole, ("weekday", weekday(clock.date)), ("date", self.day(clock.date, near: day.date)),
      ("time", minutes(clock)))
  }

  /// `Sun, 18:47`, `14 Mar`, `14 Mar 2027`: as short as it is clear, seen from a day.
  public func shortMoment(_ instant: UTC, from day: LocalDay) -> String {
    let clock = day.clock(at: instant)
    switch day.days(to: instant) {
    case -6...6: return text(.shortMoment, ("weekday", shortWeekday(clock.date)), ("time", minutes(clock)))
    default: return clock.date.year == day.date.year ? short(clock.date) : short(clock.date, near: day.date)
    }
  }

  /// `Sunday 22 November, 18:47`.
  public func longMoment(_ instant: UTC, from day: LocalDay) -> String {
    let clock = day.clock(at: instant)
    let date =
      clock.date.year == day.date.year
      ? heading(clock.date)
      : text(
        .headingYear, ("weekday", weekday(clock.date)), ("day", "\(clock.date.day)"), ("month", month(clock.date)),
        ("year", "\(clock.date.year)"))
    return text(.longMoment, ("date", date), ("time", minutes(clock)))
  }
}

/// The figures of clocks and calendars, which are the same in every language.
public enum ClockFigures {
  /// `07`.
  public static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  /// `07:20`.
  public static func minutes(_ clock: CivilDateTime) -> String { "\(two(clock.hour)):\(two(clock.minute))" }
  /// `2026-11-21`.
  public static func iso(_ date: CalendarDate) -> String { ISO8601.date(date) }
}
