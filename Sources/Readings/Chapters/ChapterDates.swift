import Astrology
import Ephemeris

/// How the moments of a chapter are said, seen from a day: to the day when the hour of birth is known, to the month when every hour of the
/// birth day leads to the same one, and else not at all.
struct ChapterDates {
  let language: Language
  let day: LocalDay

  /// What is known of a moment.
  enum Known: Hashable {
    /// The moment itself; its day may be told.
    case day(UTC)
    /// A moment of the month in which it lies.
    case month(UTC)
  }

  /// A month further away than this is told by its name, a nearer moment by its day.
  private static let nearDays = 45

  /// What is known of a moment that hours of birth move.
  ///
  /// - Parameters:
  ///   - instants: the moment at each of the hours; `nil` where it is not followed.
  ///   - isCertain: whether the hour is known.
  func known(_ instants: [UTC?], isCertain: Bool) -> Known? {
    guard let first = instants.first, let first else { return nil }
    if isCertain { return .day(first) }
    let month = month(of: first)
    return instants.allSatisfy { $0.map { self.month(of: $0) == month } ?? false } ? .month(first) : nil
  }

  private func month(of instant: UTC) -> [Int] {
    let date = day.clock(at: instant).date
    return [date.year, date.month]
  }

  /// `12 April`, `12 April 2027`, `April 2027`.
  func text(_ known: Known) -> String {
    switch known {
    case .day(let instant): language.dates.day(day.clock(at: instant).date, near: day.date)
    case .month(let instant): name(of: instant)
    }
  }

  /// `until 3 December`, `until late January`, `until March 2028`.
  func until(_ known: Known) -> String {
    let date: String
    switch known {
    case .month(let instant): date = name(of: instant)
    case .day(let instant):
      let days = day.days(to: instant)
      if days == 0 { return language.book.text("open-chapter line until-today") }
      date =
        days <= Self.nearDays
        ? text(known) : TouchWords(language: language, day: day, zodiacOffset: 0).month(instant) ?? text(known)
    }
    return language.book.filled("open-chapter line until", ("date", date))
  }

  /// `April`, and with the year when it is another one than that of the day.
  private func name(of instant: UTC) -> String {
    let date = day.clock(at: instant).date
    let month = (name: "month", value: language.dates.month(date))
    return date.year == day.date.year
      ? language.book.filled("touch month whole", month)
      : language.book.filled("touch month far", month, ("year", "\(date.year)"))
  }

  /// `12 April, 30 August, 21 December`.
  func row(_ items: [String]) -> String {
    guard let first = items.first else { return "" }
    return items.dropFirst().reduce(first) { language.book.filled("list more", ("first", $0), ("last", $1)) }
  }
}
