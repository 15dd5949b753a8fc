import Astrology
public import Ephemeris
public import Readings

extension TodayPage {
  /// A day of one person, ready to be shown.
  public struct Model: Sendable {
    /// What the person wants to be called; may be empty.
    public var name: String
    /// The words and what they rest on.
    public var reading: DailyReading
    /// The day, by the clocks of the person.
    public var day: LocalDay
    /// Now.
    public var now: UTC
    /// Where the Moon is: now for today, at noon for any other day.
    public var moon: Moon
    /// When the leading contact is in force; `nil` on a quiet day.
    public var span: TransitSpan?
    /// Seven days from this one on.
    public var week: [WeekDay]
    /// The groups of meters; none leaves the section out.
    public var meters: [MeterGroupView]
    /// Whether and how the reading can be kept.
    public var keeping: Keeping
    /// Whether this is one of the first visits.
    public var isWelcome: Bool

    public init(
      name: String, reading: DailyReading, day: LocalDay, now: UTC, moon: Moon, span: TransitSpan?, week: [WeekDay],
      meters: [MeterGroupView] = [], keeping: Keeping, isWelcome: Bool = false
    ) {
      self.name = name
      self.reading = reading
      self.day = day
      self.now = now
      self.moon = moon
      self.span = span
      self.week = week
      self.meters = meters
      self.keeping = keeping
      self.isWelcome = isWelcome
    }
  }

  /// The Moon at an instant.
  public struct Moon: Sendable, Hashable {
    /// Degrees of ecliptic longitude, 0 ..< 360.
    public var longitude: Double
    /// Degrees by which the Moon is ahead of the Sun, 0 ..< 360.
    public var elongation: Double

    public init(longitude: Double, elongation: Double) {
      self.longitude = longitude
      self.elongation = elongation
    }
  }

  /// How near a contact is to exactness, over the time in which it is in force.
  public struct TransitSpan: Sendable, Hashable {
    public var start: UTC
    public var end: UTC
    /// 0 … 1, evenly spaced from start to end; 1 is exact.
    public var strengths: [Double]
    /// The exact moments between start and end.
    public var exact: [UTC]
    /// The moment of which the figures below speak: now for today, noon for any other day.
    public var moment: UTC
    /// Where the body stands at that moment, degrees 0 ..< 360.
    public var longitude: Double
    /// Degrees a day by which it moves, negative when retrograde.
    public var speed: Double

    public init(
      start: UTC, end: UTC, strengths: [Double], exact: [UTC], moment: UTC, longitude: Double, speed: Double
    ) {
      self.start = start
      self.end = end
      self.strengths = strengths
      self.exact = exact
      self.moment = moment
      self.longitude = longitude
      self.speed = speed
    }
  }

  /// One column of the week.
  public struct WeekDay: Sendable, Hashable {
    public var date: CalendarDate
    /// The Moon's elongation at noon, 0 ..< 360.
    public var elongation: Double
    /// How much is exact on and around the day, 0 … 1.
    public var stirring: Double

    public init(date: CalendarDate, elongation: Double, stirring: Double) {
      self.date = date
      self.elongation = elongation
      self.stirring = stirring
    }
  }

  /// Whether and how the reading can be kept.
  public enum Keeping: Sendable, Hashable {
    /// Somebody with an account.
    case member(isBookmarked: Bool)
    /// A visitor; where an account is made that keeps the chart.
    case visitor(path: String)
  }
}
