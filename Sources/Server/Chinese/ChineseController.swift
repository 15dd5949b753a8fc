import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The Chinese calendar, animals and Four Pillars of a birth.
struct ChineseController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.chinese) { request, context in
      try await chart(try await request.json(ChineseRequest.self), context.caller.member)
    }
  }

  private func chart(_ request: ChineseRequest, _ member: Member?) async throws -> Response {
    let policy = PillarPolicy(
      clock: try Choices.named(request.clock, usually: PillarPolicy.Clock.civil, field: "clock"),
      dayChange: try Choices.named(request.dayChange, usually: PillarPolicy.DayChange.midnight, field: "dayChange"),
      calendarDay: try Choices.named(request.calendarDay, usually: PillarPolicy.CalendarDay.birthPlace, field: "calendarDay"))
    let asked = try await companion.charts.asked(request, for: member)
    let part = try asked.drawn.birth.chinesePart(policy: policy, field: asked.dateField)
    return .json(ChartFinding(asked.answer, part), capacity: 4096)
  }
}

extension ReadBirth {
  /// What the Chinese system makes of the birth.
  ///
  /// - Parameter field: what is named when the calendar does not reach the date.
  /// - Throws: ``Problem`` with code `INVALID_DATE` outside the years of the calendar.
  func chinesePart(policy: PillarPolicy = PillarPolicy(), field: String = "birthData.date") throws -> ChinesePart {
    do {
      return ChinesePart(moment.utc, date: moment.date, try ChineseChart(of: moment, policy: policy))
    } catch {
      throw Problem(chinese: error, field: field)
    }
  }
}

extension Problem {
  /// What it means to a caller that the Chinese calendar does not reach a date.
  init(chinese error: EphemerisError, field: String) {
    guard case .outsideRange = error else {
      self.init(error, field: field)
      return
    }
    let years = ChineseYear.supported
    self.init(.invalidDate, "The Chinese calendar is available from \(years.lowerBound) to \(years.upperBound).", field: field)
  }
}
