import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Web

/// Where the page of a day takes its words and figures from.
protocol TodaySource: Sendable {
  /// The reading of somebody's day, and nothing else.
  func reading(_ day: LocalDay, for reader: TodayReader) async throws -> DailyReading
  /// All that the page of somebody's day shows.
  func day(_ day: LocalDay, for reader: TodayReader) async throws -> TodayDay
}

/// Whose day it is.
struct TodayReader: Sendable {
  /// The one who is signed in; `nil` for a visitor with a chart.
  let member: Member?
  /// Stands for the person and says nothing of them: the id of the account or of the chart.
  let id: String
  let chart: NatalChart
  /// The calendar day of birth.
  let birthday: CalendarDate
  /// The zone that the browser names; `nil` when it names none.
  var zone: TimeZoneHistory?
  /// In which language they read.
  let language: Language
}

/// A day, as a source tells it.
struct TodayDay: Sendable {
  var reading: DailyReading
  var span: TodayPage.TransitSpan?
  var week: [TodayPage.WeekDay]
  /// The five groups; the section is left out when there are none.
  var meters: [MeterGroupView] = []
  /// The chapter of the person's life that the day is told in; `nil` when none is told.
  var chapter: ChapterTelling?
}
