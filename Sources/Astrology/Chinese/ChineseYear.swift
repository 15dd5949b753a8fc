public import Ephemeris

/// A year of the Chinese calendar (nian), from one New Year to the day before the next.
///
/// GB/T 33661-2017, *Calculation and promulgation of the Chinese calendar*, explained by H. Aslaksen, *The Mathematics of the Chinese
/// Calendar* (2010). The rule with the true Sun is that of the reform of 1645 and is not carried further back. Beyond a few decades from
/// now the length of the day is a guess (`DeltaT`), and a new Moon within minutes of midnight in China may fall on the other day: those
/// of 29 September 2057 (35 s after midnight here), 4 September 2089 (64 s before) and 8 August 2097 (74 s after) are such.
public struct ChineseYear: Sendable, Hashable {
  /// The common year in which it begins.
  public let number: Int
  /// Twelve months, or thirteen, in order.
  public let months: [ChineseMonth]

  /// The years that can be told.
  public static var supported: ClosedRange<Int> { 1645...2648 }

  /// The Julian day numbers of their days: from the New Year of 1645, 28 January, to the eve of that of 2649, 3 February.
  public static var supportedDays: ClosedRange<Int> { 2_321_912...2_688_621 }

  /// The year that begins in a common year, in January or February.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outsideRange(body:julianDate:supported:)`` with the Julian dates of the calendar when the year is not
  ///   ``supported``.
  public init(_ year: Int) throws(EphemerisError) {
    guard Self.supported.contains(year) else {
      throw Self.outside(dayNumber: Int(floored((Double(year) - 2000) * 365.2425)) + 2_451_545)
    }
    self.init(year, try SolsticeYear(endingIn: year), try SolsticeYear(endingIn: year + 1))
  }

  /// The Chinese year that holds a civil day in China, given by its Julian day number.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outsideRange(body:julianDate:supported:)`` before the New Year of 1645 and after the year 2648.
  public init(dayNumber: Int) throws(EphemerisError) {
    guard Self.supportedDays.contains(dayNumber) else { throw Self.outside(dayNumber: dayNumber) }
    let common = CalendarDate(dayNumber: dayNumber, calendar: .gregorian).year
    let middle = try SolsticeYear(endingIn: common)
    let number = dayNumber < middle.newYear ? common - 1 : common
    if number == common {
      self.init(number, middle, try SolsticeYear(endingIn: common + 1))
    } else {
      self.init(number, try SolsticeYear(endingIn: number), middle)
    }
  }

  private init(_ number: Int, _ beginning: SolsticeYear, _ ending: SolsticeYear) {
    self.number = number
    // Month 11 and 12, and a leap month after one of them, still belong to the year before.
    months = beginning.months.drop { $0.number > 10 } + ending.months.prefix { $0.number > 10 }
  }

  /// Stem and branch of the year: its element and its animal as most people know them.
  public var pair: StemBranch { StemBranch(year: number) }

  /// The Julian day numbers of its days: 353 to 355, or 383 to 385.
  public var days: Range<Int> { months[0].days.lowerBound..<months[months.count - 1].days.upperBound }

  /// The New Year's day, in the Gregorian calendar.
  public var newYear: CalendarDate { CalendarDate(dayNumber: days.lowerBound, calendar: .gregorian) }

  /// The leap month, in a year of thirteen months.
  public var leapMonth: ChineseMonth? { months.first { $0.isLeap } }

  /// A month of the year; `nil` when it has no such leap month.
  public func month(_ number: Int, isLeap: Bool = false) -> ChineseMonth? {
    months.first { $0.number == number && $0.isLeap == isLeap }
  }

  /// Names what is wrong with a day that the calendar does not reach.
  private static func outside(dayNumber: Int) -> EphemerisError {
    .outsideRange(
      body: nil, julianDate: Double(dayNumber),
      supported: Double(supportedDays.lowerBound) - 0.5...Double(supportedDays.upperBound) + 0.5)
  }
}
