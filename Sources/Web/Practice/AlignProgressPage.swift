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
        "year": language.page("align year", ("year", "\(today.date.year)")), "sky": sky(language),
        "month": dates.monthOfYear(today.date),
        "weekdays": weekBegins.week.map { day in
          ["long": dates.weekday(day.rawValue), "short": String(dates.weekday(day.rawValue).prefix(1))]
        },
        "weeks": month.weeks.map { week in ["days": week.map { cell($0, language) }] },
        "graph": graph(figures, language),
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
      let key = "align mark-\(mark.kind.rawValue)" + (mark.count == 1 ? "-one" : "")
      let words = language.page(key, ("count", "\(mark.count)"))
      guard let day = mark.reached else { return ["text": words, "isReached": false] as [String: Any] }
      return [
        "text": language.page("align mark-reached", ("mark", words), ("day", language.dates.short(day.date))),
        "isReached": true,
      ] as [String: Any]
    }
  }

  /// A row for each month, a point for each day: the larger, the more sessions.
  private func sky(_ language: Language) -> String {
    var drawing = ""
    for (row, month) in MonthGrid.year(today.date.year, weekBegins: weekBegins).enumerated() {
      let y = row * 16 + 9
      drawing += "<text x=\"0\" y=\"\(y + 4)\">\(language.dates.shortMonth(month.first.date))</text>"
      for offset in 0..<month.length {
        let day = month.first.advanced(by: offset)
        let (look, radius) =
          switch ledger.sessions(on: day) {
          case ...0 where streak.hold(on: day) != nil: ("fz", "3")
          case ...0 where day == today: ("td", "4")
          case ...0: (day < today ? "mo" : "to", "1")
          case 1: ("mg", "2.4")
          case 2: ("mg", "3.6")
          default: ("mg", "4.8")
          }
        drawing += "<circle class=\"\(look)\" cx=\"\(offset * 11 + 44)\" cy=\"\(y)\" r=\"\(radius)\"/>"
      }
    }
    return Self.drawing("sky", width: 380, height: 194, language.page("align sky"), drawing)
  }

  /// A stem for each week: how many days.
  private func graph(_ figures: [PracticeStatistics.Figure], _ language: Language) -> String {
    var drawing = "<line class=\"base\" x1=\"2\" x2=\"362\" y1=\"122\" y2=\"122\"/>"
    for (number, figure) in figures.enumerated() {
      let x = number * 30 + 17
      let top = 122 - figure.totals.days * 14
      drawing += "<line class=\"b0\" x1=\"\(x)\" x2=\"\(x)\" y1=\"24\" y2=\"122\"/>"
      if figure.totals.days > 0 {
        drawing += "<line class=\"b1\" x1=\"\(x)\" x2=\"\(x)\" y1=\"122\" y2=\"\(top)\"/>"
        drawing += "<circle class=\"is\" cx=\"\(x)\" cy=\"\(top)\" r=\"6\"/>"
        drawing += "<text class=\"v\" x=\"\(x)\" y=\"\(top - 11)\">\(figure.totals.days)</text>"
      }
      // A name under every week would not fit on a phone.
      if number % 3 == 0 {
        drawing += "<text x=\"\(x)\" y=\"142\">\(language.dates.short(figure.start.date))</text>"
      }
    }
    return Self.drawing("weekly", width: 364, height: 148, language.page("align graph"), drawing)
  }

  private static func drawing(_ name: String, width: Int, height: Int, _ title: String, _ content: String) -> String {
    "<svg class=\"figure \(name)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(title)\">\(content)</svg>"
  }
}
