package import Practice
package import Readings

/// A session, one part at a time; it works by sending forms, and where scripts run without leaving the page.
package struct AlignSessionPage: Page {
  /// How a session is led.
  package struct Manner: Sendable, Hashable {
    let pace: String
    let vibrates, sounds: Bool

    /// - Parameters:
    ///   - pace: the name of the pace of breath.
    ///   - vibrates: whether a device that can do so vibrates with each step.
    ///   - sounds: whether a soft tone sounds with each step.
    package init(pace: String, vibrates: Bool = false, sounds: Bool = false) {
      self.pace = pace
      self.vibrates = vibrates
      self.sounds = sounds
    }
  }

  package static let template = "align-session"
  let session: PracticeSession?
  let row: AlignRow
  let manner: Manner
  let kept: SessionRecord?
  let today: PracticeDay

  /// - Parameters:
  ///   - session: the one that is open, or that was just completed; `nil` when there is none.
  ///   - kept: what stands of the one that was just completed.
  ///   - today: the day that is open.
  package init(session: PracticeSession?, row: AlignRow, manner: Manner, kept: SessionRecord? = nil, today: PracticeDay) {
    self.session = session
    self.row = row
    self.manner = manner
    self.kept = kept
    self.today = today
  }

  package func shell(in language: Language) -> Shell {
    AlignSection.shell("session", isAlone: true, modules: ["align-session.js"], language)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = row.values(language)
    values["isDone"] = session?.status == .completed
    values["doneWords"] = done(language)
    values["isRunning"] = false
    values["vibrates"] = manner.vibrates
    values["sounds"] = manner.sounds
    guard let session, session.status != .completed, session.status != .abandoned else {
      values["isNone"] = session?.status != .completed
      return values
    }
    let isPaused = session.status != .running
    let stage = session.stage
    var words: String
    var hint = ""
    var next = "align go-on"
    switch stage {
    case .breath:
      words = language.page("align breath")
      let pace = session.plan.pace
      hint = language.page(
        "align breath-hint", ("inhale", "\(pace.inhale)"), ("exhale", "\(pace.exhale)"),
        ("minutes", Self.span(session.plan.breath)))
    case .statement(let index):
      words = session.plan.statements.indices.contains(index) ? session.plan.statements[index] : ""
      next = "align said"
    case .visualisation: words = language.page("align visualisation")
    case .intention: words = language.page("align intend")
    case .closing:
      words = language.page("align closing")
      next = "align close"
    }
    if isPaused { hint = language.page("align paused") }
    // The corners of the frame grow with every part and meet at the last.
    let arm = min(50, 50 * (session.place + 1) / max(1, session.plan.stages.count))
    let pace = session.plan.pace
    var isStatement = false
    if case .statement = stage { isStatement = true }
    let length = session.plan.length(of: stage)
    values.merge(
      [
        "isRunning": true, "id": session.id, "place": "\(session.place)", "isPaused": isPaused,
        "isTurned": isStatement && !isPaused, "isTimed": !isPaused,
        "breathes": (stage == .breath || isStatement) && !isPaused, "isRound": isStatement && length == nil,
        "size": Self.size(of: words),
        "pace": manner.pace, "elapsed": "\(max(session.stageElapsed, 0))",
        "length": length.map { "\($0)" } ?? "",
        "seconds": "\(pace.inhale) \(pace.full) \(pace.exhale) \(pace.empty)",
        "part": part(session, language), "step": line(session, language) ?? part(session, language),
        "words": words, "hint": AlignSection.one(hint), "asksIntention": stage == .intention && !isPaused,
        "intention": session.intention, "next": stage == .closing ? "complete" : "next", "nextWords": language.page(next),
        "canGoBack": session.place > 0 && !isPaused, "arm": "\(arm)%", "rest": "\(100 - arm)%",
      ] as [String: Any]
    ) { _, new in new }
    return values
  }

  /// `Part 2 of 4`: all lines are one part.
  private func part(_ session: PracticeSession, _ language: Language) -> String {
    let stages = session.plan.stages
    func parts(_ stages: some Sequence<SessionStage>) -> Int {
      stages.count { stage in
        if case .statement(let index) = stage { index == 0 } else { true }
      }
    }
    return language.page(
      "align step", ("number", "\(parts(stages.prefix(session.place + 1)))"), ("count", "\(parts(stages))"))
  }

  /// `Line 3 of 5`; `nil` where no line stands.
  private func line(_ session: PracticeSession, _ language: Language) -> String? {
    guard case .statement(let index) = session.stage else { return nil }
    let count = session.plan.statements.count
    if count == 1 { return language.page("align step-line-only") }
    return language.page("align step-line", ("number", "\(index + 1)"), ("count", "\(count)"))
  }

  /// How large words stand: inside the dial, smaller inside the dial, or below it.
  private static func size(of words: String) -> String {
    switch words.count {
    case ...40: "align-short"
    case ...90: "align-medium"
    default: "align-long"
    }
  }

  /// For which day it counts: today, another one that ended meanwhile, or one that was missed.
  private func done(_ language: Language) -> String {
    if let day = kept?.repairs { return language.page("align done-repair", ("day", language.dates.short(day.date))) }
    guard let day = kept?.day, day != today else { return language.page("align done") }
    return language.page("align done-day", ("day", language.dates.short(day.date)))
  }

  /// `1:30`.
  private static func span(_ seconds: Int) -> String {
    "\(seconds / 60):\(ClockFigures.two(seconds % 60))"
  }
}
