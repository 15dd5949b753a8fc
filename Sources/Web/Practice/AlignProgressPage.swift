import Ephemeris
package import Practice
package import Readings
import Shapes

/// A session that was kept, as the history tells it.
package struct AlignHistoryLine: Sendable, Hashable {
  let day, time: String
  let minutes, statements: Int
  let intention: String
  let repairs: String?

  /// - Parameters:
  ///   - day: in words.
  ///   - time: what the clocks showed when it was completed.
  ///   - intention: empty when nothing was written.
  ///   - repairs: the missed day that it made good, in words.
  package init(day: String, time: String, minutes: Int, statements: Int, intention: String, repairs: String?) {
    self.day = day
    self.time = time
    self.minutes = minutes
    self.statements = statements
    self.intention = intention
    self.repairs = repairs
  }

  func values(_ language: Language) -> [String: Any] {
    let key =
      switch statements {
      case 0: "align history-breath"
      case 1: "align history-one"
      default: "align history-many"
      }
    var notes = [
      language.page(key, ("time", time), ("minutes", "\(minutes)"), ("count", "\(statements)"))
    ]
    if let repairs { notes.append(language.page("align held-repair", ("day", repairs))) }
    return ["day": day, "notes": notes.joined(separator: " "), "intention": AlignSection.one(intention)]
  }
}

/// How practice goes: the row, the year as a sky, the month, weeks and months, each drawing with words beside it, and what was kept.
package struct AlignProgressPage: Page {
  package static let template = "align-progress"
  let ledger: PracticeLedger
  let streak: Streak
  let today: PracticeDay
  let shown: PracticeDay
  let weekBegins: Weekday
  let todayLine: String
  let history: [AlignHistoryLine]
  let earlier: Int?
  let hint: AlignHint?

  /// - Parameters:
  ///   - ledger: what was practised.
  ///   - streak: what comes of it.
  ///   - today: the day that is open.
  ///   - shown: a day of the month that is laid out; its year is the one that is drawn.
  ///   - weekBegins: the first day of the week.
  ///   - todayLine: whether today is done, in words.
  ///   - history: sessions, the latest first.
  ///   - earlier: how many sessions lie before the next page of them; `nil` when there is none.
  ///   - hint: how it works, until it is put away.
  package init(
    ledger: PracticeLedger, streak: Streak, today: PracticeDay, shown: PracticeDay, weekBegins: Weekday, todayLine: String,
    history: [AlignHistoryLine], earlier: Int?, hint: AlignHint? = nil
  ) {
    self.ledger = ledger
    self.streak = streak
    self.today = today
    self.shown = shown
    self.weekBegins = weekBegins
    self.todayLine = todayLine
    self.history = history
    self.earlier = earlier
    self.hint = hint
  }

  package func shell(in language: Language) -> Shell { AlignSection.shell("progress", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let dates = language.dates
    let statistics = PracticeStatistics(ledger, weekBegins: weekBegins)
    let weeks = statistics.figures(by: .week, from: today.advanced(by: -77), through: today)
    let first = AlignYear.months(of: ledger, through: today).first ?? today
    let months = statistics.figures(by: .month, from: first, through: today)
    let month = MonthGrid(of: shown, weekBegins: weekBegins)
    let year = AlignYear(ledger: ledger, streak: streak, today: today, year: shown.date.year)
    return AlignRow(days: streak.current).values(language).merging(
      [
        "sections": AlignSection.bar(on: .progress, language),
        "hint": AlignHint.values(hint, back: Route.alignProgressPage.path, language), "total": "\(PracticeTotals(ledger).days)",
        "longest": "\(streak.longest)", "freezes": "\(streak.freezes)",
        "marksOfFreezes": (0..<streak.freezes).map { ["number": "\($0)"] }, "todayLine": todayLine,
        "held": streak.held.suffix(3).map {
          ["text": language.page("align held-\($0.hold.rawValue)", ("day", dates.short($0.day.date)))]
        },
        "year": shown.date.year < today.date.year
          ? language.page("align year", ("year", "\(shown.date.year)")) : language.page("align year-now"),
        "month": dates.monthOfYear(shown.date), "before": turn(to: month.first.advanced(by: -1), "align month-before", language),
        "after": turn(to: month.first.nextMonth, "align month-after", language),
        "weekdays": weekBegins.week.map { day in
          ["long": dates.weekday(day.rawValue), "short": String(dates.weekday(day.rawValue).prefix(1))]
        },
        "weeks": month.weeks.map { week in ["days": week.map { cell($0, language) }] },
        "now": [week(language)],
        "graphs": [
          graph("weeks", weeks, most: 7, language) { dates.short($0.start.date) },
          graph("months", months, most: 31, language) { dates.shortMonth($0.start.date) },
        ],
        "sky": year.drawing(language), "months": year.table(language), "turns": yearTurns(language),
        "marks": marks(language), "history": history.map { $0.values(language) }, "hasHistory": !history.isEmpty,
        "earlier": earlier.map { [["path": Route.alignProgressPage.path + "?from=\($0)#align-history"]] } ?? [],
      ] as [String: Any]
    ) { first, _ in first }
  }

  /// The way to another month; none to one before the first session or after today.
  private func turn(to day: PracticeDay, _ key: String, _ language: Language) -> [[String: Any]] {
    let first = (ledger.days.first?.day ?? today).startOfMonth
    guard day >= first, day.startOfMonth <= today else { return [] }
    let month = day.description.prefix(7)
    return [
      [
        "path": Route.alignProgressPage.path + "?month=\(month)#align-month",
        "title": language.page(key, ("month", language.dates.monthOfYear(day.date))),
      ]
    ]
  }

  /// The ways to the year before and after, where there is something in them.
  private func yearTurns(_ language: Language) -> [[String: Any]] {
    let first = (ledger.days.first?.day ?? today).date.year
    return [-1, 1].compactMap { by in
      let year = shown.date.year + by
      guard (first...max(first, today.date.year)).contains(year),
        let same = PracticeDay(year: year, month: shown.date.month, day: 1)
      else { return nil }
      let month = max((ledger.days.first?.day ?? today).startOfMonth, min(same, today.startOfMonth)).description.prefix(7)
      return [
        "path": Route.alignProgressPage.path + "?month=\(month)#align-year", "isEarlier": by < 0,
        "title": language.page(by < 0 ? "align month-before" : "align month-after", ("month", "\(year)")),
      ]
    }
  }

  private func cell(_ day: PracticeDay?, _ language: Language) -> [String: Any] {
    guard let day else { return ["mark": "", "text": [[String: Any]]()] }
    let isDone = ledger.sessions(on: day) > 0
    let isHeld = streak.hold(on: day) != nil
    let state = isDone ? "done" : isHeld ? "held" : "none"
    let key = state == "none" && day > today ? "align week-ahead" : "align day-\(state)"
    return [
      "mark": state + (day == today ? " today" : ""),
      "text": [
        [
          "day": "\(day.date.day)",
          "words": language.page(key, ("day", language.dates.short(day.date))),
        ]
      ],
    ]
  }

  /// The marks that were reached, the latest first, and the next of each kind.
  private func marks(_ language: Language) -> [[String: Any]] {
    let all = Milestone.all(ledger, streak)
    let reached = all.filter { $0.reached != nil }.sorted { ($0.reached ?? today) > ($1.reached ?? today) }.prefix(6)
    let next = Milestone.Kind.allCases.compactMap { kind in all.first { $0.kind == kind && $0.reached == nil } }
    return (Array(reached) + next).map { mark in
      let key = "align mark-\(mark.kind.rawValue)" + (mark.count == 1 ? "-one" : "")
      let words = language.page(key, ("count", "\(mark.count)"))
      guard let day = mark.reached else { return ["text": words, "isReached": false] as [String: Any] }
      return [
        "text": language.page("align mark-reached", ("mark", words), ("day", language.dates.short(day.date))),
        "isReached": true,
      ] as [String: Any]
    }
  }

  /// This week day by day beside the one before, in minutes: full points beside hollow ones. The same as a table stands beside it.
  private func week(_ language: Language) -> [String: Any] {
    let first = today.startOfWeek(first: weekBegins)
    let minutes = (-7..<7).map { (ledger.seconds(on: first.advanced(by: $0)) + 30) / 60 }
    let most = max(minutes.max() ?? 0, 1)
    var drawing = "<line class=\"base\" x1=\"2\" x2=\"362\" y1=\"122\" y2=\"122\"/>"
    var rows: [[String: Any]] = []
    for (number, (last, now)) in zip(minutes.prefix(7), minutes.suffix(7)).enumerated() {
      let x = 28 + number * 51
      let date = first.advanced(by: number).date
      if last > 0 {
        let top = 122 - last * 98 / most
        drawing += "<line class=\"b0\" x1=\"\(x + 8)\" x2=\"\(x + 8)\" y1=\"122\" y2=\"\(top)\"/>"
        drawing += "<circle class=\"was\" cx=\"\(x + 8)\" cy=\"\(top)\" r=\"4.5\"/>"
      }
      if now > 0 {
        let top = 122 - now * 98 / most
        drawing += "<line class=\"b1\" x1=\"\(x - 6)\" x2=\"\(x - 6)\" y1=\"122\" y2=\"\(top)\"/>"
        drawing += "<circle class=\"is\" cx=\"\(x - 6)\" cy=\"\(top)\" r=\"6\"/>"
        drawing += "<text class=\"v\" x=\"\(x - 6)\" y=\"\(top - 11)\">\(now)</text>"
      }
      drawing += "<text x=\"\(x)\" y=\"142\">\(language.dates.shortWeekday(date))</text>"
      rows.append(["day": language.dates.weekday(date), "last": "\(last)", "now": "\(now)"])
    }
    let sum = minutes.suffix(7).reduce(0, +)
    return [
      "graph": Self.drawing("weekly", width: 364, height: 148, language.page("align graph-week"), drawing),
      "sum": language.page("align this-week-sum", ("minutes", "\(sum)")), "rows": rows,
    ]
  }

  /// A stem for each span: how many days. The same as a table stands beside it.
  private func graph(
    _ name: String, _ figures: [PracticeStatistics.Figure], most: Int, _ language: Language,
    title: (PracticeStatistics.Figure) -> String
  ) -> [String: Any] {
    let step = 360 / max(figures.count, 1)
    var drawing = "<line class=\"base\" x1=\"2\" x2=\"362\" y1=\"122\" y2=\"122\"/>"
    for (number, figure) in figures.enumerated() {
      let x = 2 + step / 2 + number * step
      let top = 122 - figure.totals.days * 98 / max(most, 1)
      drawing += "<line class=\"b0\" x1=\"\(x)\" x2=\"\(x)\" y1=\"24\" y2=\"122\"/>"
      if figure.totals.days > 0 {
        drawing += "<line class=\"b1\" x1=\"\(x)\" x2=\"\(x)\" y1=\"122\" y2=\"\(top)\"/>"
        drawing += "<circle class=\"is\" cx=\"\(x)\" cy=\"\(top)\" r=\"6\"/>"
        drawing += "<text class=\"v\" x=\"\(x)\" y=\"\(top - 11)\">\(figure.totals.days)</text>"
      }
      // A day under every week would not fit on a phone; a month does.
      if number % 3 == 0 || most > 7 { drawing += "<text x=\"\(x)\" y=\"142\">\(title(figure))</text>" }
    }
    return [
      "name": name, "title": language.page("align \(name)"), "unit": language.page("align days-in-\(name)"),
      "graph": Self.drawing(
        "weekly", width: 364, height: 148, language.page("align graph-\(name)", ("count", "\(figures.count)")), drawing),
      "column": language.page("align of-\(name)"),
      "figures": figures.map {
        ["start": title($0), "days": "\($0.totals.days)", "minutes": "\(($0.totals.seconds + 30) / 60)"]
      },
    ]
  }

  static func drawing(_ name: String, width: Int, height: Int, _ title: String, _ content: String) -> String {
    "<svg class=\"figure \(name)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(title)\">\(content)</svg>"
  }
}
