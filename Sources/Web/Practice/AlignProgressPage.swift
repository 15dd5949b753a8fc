import Ephemeris
package import Practice
package import Readings

/// How practice goes: the row, the year as a sky, the month and the weeks, each drawing with words beside it.
package struct AlignProgressPage: Page {
  package static let template = "align-progress"
  let ledger: PracticeLedger
  let streak: Streak
  let today: PracticeDay
  let weekBegins: Weekday
  let todayLine: String

  /// - Parameters:
  ///   - ledger: what was practised.
  ///   - streak: what comes of it.
  ///   - today: the day that is open.
  ///   - weekBegins: the first day of the week.
  ///   - todayLine: whether today is done, in words.
  package init(ledger: PracticeLedger, streak: Streak, today: PracticeDay, weekBegins: Weekday, todayLine: String) {
    self.ledger = ledger
    self.streak = streak
    self.today = today
    self.weekBegins = weekBegins
    self.todayLine = todayLine
  }

  package func shell(in language: Language) -> Shell { AlignSection.shell("progress", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let dates = language.dates
    let statistics = PracticeStatistics(ledger, weekBegins: weekBegins)
    let figures = statistics.figures(by: .week, from: today.advanced(by: -77), through: today)
    let month = MonthGrid(of: today, weekBegins: weekBegins)
    return AlignRow(days: streak.current).values(language).merging(
      [
        "sections": AlignSection.bar(on: .progress, language), "total": "\(PracticeTotals(ledger).days)",
        "longest": "\(streak.longest)", "freezes": "\(streak.freezes)", "todayLine": todayLine,
        "held": streak.held.suffix(3).map {
          ["text": language.page("align held-\($0.hold.rawValue)", ("day", dates.short($0.day.date)))]
        },
        "year": "\(today.date.year)", "sky": sky(language.page("align sky")), "month": dates.monthOfYear(today.date),
        "weekdays": weekBegins.week.map { day in
          ["long": dates.weekday(day.rawValue), "short": String(dates.weekday(day.rawValue).prefix(1))]
        },
        "weeks": month.weeks.map { week in ["days": week.map { cell($0, language) }] },
        "graph": graph(figures, language.page("align graph")),
        "figures": figures.map {
          [
            "start": dates.short($0.start.date), "days": "\($0.totals.days)", "minutes": "\(($0.totals.seconds + 30) / 60)",
          ]
        },
        "marks": marks(language),
      ] as [String: Any]
    ) { first, _ in first }
  }

  private func cell(_ day: PracticeDay?, _ language: Language) -> [String: Any] {
    guard let day else { return ["mark": "", "text": [[String: Any]]()] }
    let isDone = ledger.sessions(on: day) > 0
    let isHeld = streak.hold(on: day) != nil
    let state = isDone ? "done" : isHeld ? "held" : "none"
    return [
      "mark": state + (day == today ? " today" : ""),
      "text": [
        [
          "day": "\(day.date.day)",
          "words": language.page("align day-\(state)", ("day", language.dates.short(day.date))),
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
      let words = language.page("align mark-\(mark.kind.rawValue)", ("count", "\(mark.count)"))
      guard let day = mark.reached else { return ["text": words] }
      return [
        "text": language.page("align mark-reached", ("mark", words), ("day", language.dates.short(day.date)))
      ]
    }
  }

  /// A row for each month, a point for each day: the larger, the more sessions.
  private func sky(_ title: String) -> String {
    var points = ""
    for (row, month) in MonthGrid.year(today.date.year, weekBegins: weekBegins).enumerated() {
      for offset in 0..<month.length {
        let day = month.first.advanced(by: offset)
        let sessions = ledger.sessions(on: day)
        let radius = ["1", "3", "4", "5"][min(sessions, 3)]
        let look =
          streak.hold(on: day) != nil && sessions == 0
          ? "r=\"3\" fill=\"none\" stroke=\"currentColor\""
          : "r=\"\(radius)\" fill=\"currentColor\"" + (sessions == 0 ? " opacity=\".35\"" : "")
        points += "<circle cx=\"\(offset * 12 + 8)\" cy=\"\(row * 14 + 8)\" \(look)/>"
      }
    }
    return "<svg class=\"figure\" viewBox=\"0 0 380 176\" role=\"img\" aria-label=\"\(title)\">\(points)</svg>"
  }

  /// A column for each week: how many days.
  private func graph(_ figures: [PracticeStatistics.Figure], _ title: String) -> String {
    var columns = ""
    for (number, figure) in figures.enumerated() {
      let height = figure.totals.days * 12
      columns +=
        "<rect x=\"\(number * 30 + 6)\" y=\"\(92 - height)\" width=\"16\" height=\"\(max(height, 1))\" rx=\"2\" fill=\"currentColor\"/>"
    }
    return "<svg class=\"figure\" viewBox=\"0 0 366 100\" role=\"img\" aria-label=\"\(title)\">\(columns)</svg>"
  }
}
