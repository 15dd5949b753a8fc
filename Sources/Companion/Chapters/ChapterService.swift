package import Astrology
package import Ephemeris
package import Readings

/// Tells the chapters of lives that are open on a day. Nothing of them is kept: they follow from the chart and the sky.
package struct ChapterService: Sendable {
  let calendar: SkyCalendar

  /// The chapters of a chart on a day.
  ///
  /// - Parameter birthday: the calendar day of birth.
  /// - Throws: ``CompanionError`` that names `date` when the day is outside the ephemeris.
  package func chapters(
    of chart: NatalChart, bornOn birthday: CalendarDate, on day: LocalDay, language: Language
  ) throws(CompanionError) -> ChapterReading {
    do {
      return ChapterReading(
        of: chart, on: day, in: try calendar.leadingSky(around: day.date), birthday: birthday, language: language)
    } catch {
      throw CompanionError(error, field: "date")
    }
  }
}
