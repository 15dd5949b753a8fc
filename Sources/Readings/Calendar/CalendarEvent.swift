public import Ephemeris

/// Something that a person’s calendar shows.
public struct CalendarEvent: Sendable, Hashable {
  /// When it is.
  public enum Time: Sendable, Hashable {
    /// At a moment, in whole seconds.
    case moment(UTC)
    /// On days of the person’s zone, from the first to the last: the hour of birth that is not known would tell the moment.
    case days(CalendarDate, CalendarDate)
  }

  /// What it is in small letters, digits and hyphens, such as `transit-saturn-square-moon-20270304`: the same whenever it is worked out
  /// again, and of no other event of the same person.
  public let key: String
  /// When it is.
  public let time: Time
  /// `Saturn square your Moon`.
  public let title: String
  /// One plain sentence.
  public let sentence: String

  /// Puts the value together from its parts.
  public init(key: String, time: Time, title: String, sentence: String) {
    self.key = key
    self.time = time
    self.title = title
    self.sentence = sentence
  }
}

/// What somebody may want in their calendar; the raw value is the word of the API.
public enum CalendarChoice: String, Sendable, Hashable, CaseIterable {
  /// The exact days of Jupiter to Pluto over the personal points, and of each over its own place.
  case transits
  /// Sun and Mars over the personal points.
  case quickTransits
  /// New, full and half Moons, and eclipses.
  case moon
  /// Planets that turn, and planets that enter a sign.
  case stations
  /// New and full Moons on a personal point.
  case lunations
  /// Sessions of practice, when reminders of them would come.
  case practice

  /// What is in a calendar when nothing was chosen: all but the quick ones, of which there are two a week, and the sessions of
  /// practice, which are not the sky’s.
  public static let usual: [CalendarChoice] = [.transits, .moon, .stations, .lunations]
}
