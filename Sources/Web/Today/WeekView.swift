import ChartArt
import Ephemeris
import Readings

/// The seven days to come: their Moons, how much is stirring, and what is exact at which hour.
struct WeekView {
  let model: TodayPage.Model
  let language: Language

  init(_ model: TodayPage.Model, language: Language) {
    self.model = model
    self.language = language
  }

  var values: [String: Any] {
    let today = LocalDay(containing: model.now, in: model.day.zone).date
    return [
      "days": model.week.enumerated().map { index, day in
        [
          "weekday": language.dates.shortWeekday(day.date), "day": day.date.day, "isToday": day.date == today,
          "name": dayName(ClockFigures.iso(day.date), today), "headline": headline(of: day) ?? language.page("week still"),
          "isQuiet": headline(of: day) == nil,
          "moon": MoonDisc.svg(phaseAngle: day.elongation, detail: .plain, title: "", options: .page(prefix: "w\(index)")),
        ] as [String: Any]
      },
      "curve": WeekCurve.svg(
        days: model.week.map(\.stirring), now: model.week.firstIndex { $0.date == today }, label: curveWords),
      "hasDays": !model.week.isEmpty, "line": line(today),
      "hasEvents": !model.reading.week.isEmpty,
      "events": model.reading.week.map { event in
        [
          "day": dayName(event.date, today), "time": time(event), "instant": event.at.iso, "title": event.title,
          "line": event.line,
          "isChief": event.isChief,
          "glyphs": event.bodies.map { Glyphs.id($0) },
        ] as [String: Any]
      },
    ]
  }

  /// What leads a day of the week: its chief event, or the first; `nil` where nothing is exact on it.
  private func headline(of day: TodayPage.WeekDay) -> String? {
    let events = model.reading.week.filter { $0.date == ClockFigures.iso(day.date) }
    return (events.first(where: \.isChief) ?? events.first)?.title
  }

  /// What the closed row tells: the chief event of the week with its day and hour.
  private func line(_ today: CalendarDate) -> String {
    guard let event = model.reading.week.first(where: \.isChief) ?? model.reading.week.first else {
      return language.page("week quiet")
    }
    return language.page("week line", ("title", event.title), ("day", dayName(event.date, today)), ("time", time(event)))
  }

  /// `How much is going on each day: most on Sunday, least on Thursday.`
  private var curveWords: String {
    guard let most = model.week.max(by: { $0.stirring < $1.stirring }),
      let least = model.week.min(by: { $0.stirring < $1.stirring }), most.stirring - least.stirring > 0.05
    else { return language.page("week stirring-level") }
    return language.page(
      "week stirring", ("most", language.dates.weekday(most.date)), ("least", language.dates.weekday(least.date)))
  }

  private func time(_ event: ComingEvent) -> String { language.dates.minutes(model.day.clock(at: event.at)) }

  private func dayName(_ iso: String, _ today: CalendarDate) -> String {
    if iso == ClockFigures.iso(today) { return language.page("week today") }
    guard let day = model.week.first(where: { ClockFigures.iso($0.date) == iso }) else { return iso }
    return language.dates.column(day.date)
  }
}
