import Companion
import Practice
import Wire

extension PracticeCodeAnswer {
  init(_ code: PersonalCode) {
    self.init(statements: code.statements.map { StatementAnswer(id: $0.id, text: $0.text, state: $0.state.rawValue) })
  }
}

extension PracticeInsightAnswer {
  init(_ insight: Insight) {
    self.init(
      id: insight.id, text: insight.text, source: insight.source.rawValue, archived: insight.isArchived,
      createdAt: ISO8601.string(microseconds: insight.instant * 1_000_000))
  }
}

extension PracticeSessionAnswer {
  init(_ session: SessionRecord) {
    self.init(
      id: session.id, day: session.day.description, completedAt: ISO8601.string(microseconds: session.instant * 1_000_000),
      offsetSeconds: session.offset, practisedSeconds: session.practised, statements: session.statements,
      intention: session.intention.isEmpty ? nil : session.intention, repairs: session.repairs?.description)
  }
}

extension PracticeProgressAnswer {
  init(_ progress: PracticeProgress, by span: PracticeStatistics.Span, from first: PracticeDay, through last: PracticeDay) {
    let (ledger, streak) = (progress.ledger, progress.streak)
    let statistics = PracticeStatistics(ledger, weekBegins: progress.settings.weekBegins)
    let totals = PracticeTotals(ledger)
    let standing = progress.standing
    self.init(
      today: progress.today.description, isTodayDone: streak.isTodayDone, sessionsToday: standing.done, goal: standing.goal,
      isGoalMet: standing.isGoalMet,
      timezone: progress.zone,
      streak: Row(
        current: streak.current, longest: streak.longest, began: streak.began?.description, freezes: streak.freezes,
        daysToFreeze: streak.daysToFreeze, held: streak.held.map { Held(day: $0.day.description, by: $0.hold.rawValue) },
        repairable: progress.settings.allowsRepair ? streak.repairable.map(\.description) : [],
        frozen: standing.frozen.map(\.description)),
      total: Figure(
        start: (ledger.days.first?.day ?? progress.today).description, days: totals.days, sessions: totals.sessions,
        seconds: totals.seconds),
      rhythm: standing.rhythm.map { Beat(weekday: $0.weekday.rawValue, practised: $0.practised) },
      week: Week(
        practised: standing.practisedDays, wanted: standing.wantedDays,
        days: standing.week.map {
          WeekDay(day: $0.day.description, sessions: $0.sessions, held: $0.hold?.rawValue)
        }),
      figures: statistics.figures(by: span, from: first, through: last).map {
        Figure(start: $0.start.description, days: $0.totals.days, sessions: $0.totals.sessions, seconds: $0.totals.seconds)
      },
      milestones: Milestone.all(ledger, streak).map {
        Mark(kind: $0.kind.rawValue, count: $0.count, reached: $0.reached?.description)
      })
  }
}

extension PracticeSettingsAnswer {
  init(_ settings: PracticeSettings) {
    self.init(
      dayBoundary: settings.boundary.minute, breathSeconds: settings.breath, pace: settings.pace,
      statementSeconds: settings.statementSeconds, visualisationSeconds: settings.visualisation,
      asksIntention: settings.asksIntention, weekBegins: settings.weekBegins.rawValue, goal: settings.goal.sessions,
      allowsRepair: settings.allowsRepair, remindersOn: settings.remindersOn, reminderCount: settings.reminders.count,
      windowStart: settings.reminders.start, windowEnd: settings.reminders.end,
      quietDays: settings.reminders.quiet.map(\.rawValue), haptics: settings.haptics, tone: settings.tone)
  }
}

extension StoredPracticeSettings {
  /// Takes over what a request says.
  mutating func take(_ request: PracticeSettingsRequest) {
    dayBoundary = request.dayBoundary ?? dayBoundary
    breathSeconds = request.breathSeconds ?? breathSeconds
    pace = request.pace ?? pace
    statementSeconds = request.statementSeconds ?? statementSeconds
    visualisationSeconds = request.visualisationSeconds ?? visualisationSeconds
    asksIntention = request.asksIntention ?? asksIntention
    weekBegins = request.weekBegins ?? weekBegins
    goal = request.goal ?? goal
    allowsRepair = request.allowsRepair ?? allowsRepair
    remindersOn = request.remindersOn ?? remindersOn
    reminderCount = request.reminderCount ?? reminderCount
    windowStart = request.windowStart ?? windowStart
    windowEnd = request.windowEnd ?? windowEnd
    quietDays = request.quietDays ?? quietDays
    haptics = request.haptics ?? haptics
    tone = request.tone ?? tone
  }
}
