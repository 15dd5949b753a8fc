package import Practice
package import Readings

/// A session, one part at a time; it works by sending forms.
package struct AlignSessionPage: Page {
  package static let template = "align-session"
  let session: PracticeSession?
  let row: AlignRow
  let pace: String

  /// - Parameters:
  ///   - session: the one that is open, or that was just completed; `nil` when there is none.
  ///   - pace: the name of the pace of breath.
  package init(session: PracticeSession?, row: AlignRow, pace: String) {
    self.session = session
    self.row = row
    self.pace = pace
  }

  package func shell(in language: Language) -> Shell { AlignSection.shell("session", isAlone: true, language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = row.values(language)
    values["isDone"] = session?.status == .completed
    values["isRunning"] = false
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
    values.merge(
      [
        "isRunning": true, "id": session.id, "isPaused": isPaused, "isBreath": stage == .breath && !isPaused, "pace": pace,
        "step": language.page(
          "align step", ("number", "\(session.place + 1)"), ("count", "\(session.plan.stages.count)")),
        "words": words, "hint": AlignSection.one(hint), "asksIntention": stage == .intention && !isPaused,
        "intention": session.intention, "next": stage == .closing ? "complete" : "next", "nextWords": language.page(next),
        "canGoBack": session.place > 0, "arm": "\(arm)%", "rest": "\(100 - arm)%",
      ] as [String: Any]
    ) { _, new in new }
    return values
  }

  /// `1:30`.
  private static func span(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
