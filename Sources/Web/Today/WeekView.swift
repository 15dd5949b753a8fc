import ChartArt
import Ephemeris
import Readings

/// The seven days to come: their Moons, how much is stirring, and what is exact at which hour.
struct WeekView {
  let model: TodayPage.Model
  let language: Language

  /// Within how many days two moments are those of one event: an eclipse is greatest some minutes before or after the phase is
  /// exact.
  private static let nearness = 1.0 / 48

  init(_ model: TodayPage.Model, language: Language) {
    self.model = model
    self.language = language
  }

  var values: [String: Any] {
    [
      "days": model.week.enumerated().map { index, day in
        [
          "weekday": language.dates.shortWeekday(day.date), "day": day.date.day, "isToday": day.date == today,
          "name": dayName(ClockFigures.iso(day.date)), "headline": headline(of: day) ?? language.page("week still"),
          "isQuiet": headline(of: day) == nil,
          "moon": MoonDisc.svg(phaseAngle: day.elongation, detail: .plain, title: "", options: .page(prefix: "w\(index)")),
        ] as [String: Any]
      },
      "curve": WeekCurve.svg(
        days: model.week.map(\.stirring), now: model.week.firstIndex { $0.date == today }, label: curveWords),
      "hasDays": !model.week.isEmpty, "line": line,
      "hasEvents": !model.reading.week.isEmpty,
      "events": model.reading.week.map { event in
        [
          "day": dayName(event.date), "time": time(event), "instant": event.at.iso, "title": event.title,
          "line": event.line,
          "isChief": event.isChief,
          "glyphs": event.bodies.map { Glyphs.id($0) },
        ] as [String: Any]
      },
    ]
  }

  /// The day that it is now.
  private var today: CalendarDate { LocalDay(containing: model.now, in: model.day.zone).date }

  /// What leads a day of the week; `nil` where nothing that counts is exact on it.
  private func headline(of day: TodayPage.WeekDay) -> String? {
    model.reading.week.filter { $0.date == ClockFigures.iso(day.date) }.min { $0.leads($1) }?.title
  }

  /// What the closed row tells: an event of the week with its day and hour.
  private var line: String {
    guard let event = leading else { return language.page("week quiet") }
    return language.page(
      isToday(event.date) ? "week line-today" : "week line", ("title", event.title), ("day", dayName(event.date)),
      ("time", time(event)))
  }

  /// The chief event of the week, or where the closed row above tells that one, the next.
  private var leading: ComingEvent? {
    let events = model.reading.week
    guard let chief = events.first(where: \.isChief) ?? events.first else { return nil }
    guard isToldAbove(chief) else { return chief }
    let others = events.filter { !isToldAbove($0) }
    return others.first { $0.at > chief.at } ?? others.last ?? chief
  }

  /// Whether the line above, on what everybody has, is on an event.
  private func isToldAbove(_ event: ComingEvent) -> Bool {
    let moments = model.forEveryone?.evidence.flatMap(\.exact) ?? []
    return moments.contains { abs($0.daysSinceJ2000 - event.at.daysSinceJ2000) < Self.nearness }
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

  /// Whether a day is called today: only on its own page, for the words of a page of another day count from that one.
  private func isToday(_ iso: String) -> Bool { model.day.date == today && iso == ClockFigures.iso(today) }

  /// `Sat 21`, or `Today`.
  private func dayName(_ iso: String) -> String {
    if isToday(iso) { return language.page("week today") }
    guard let day = model.week.first(where: { ClockFigures.iso($0.date) == iso }) else { return iso }
    return language.dates.column(day.date)
  }
}
