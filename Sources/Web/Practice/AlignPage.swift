package import Practice
package import Readings
import Shapes

/// Where a session begins.
package struct AlignPage: Page {
  package static let template = "align"
  let row: AlignRow
  let statements: [AlignLine]
  let todayLine: String
  let standing: PracticeStanding
  let open: String?
  let repair: (day: String, words: String)?
  let notice: String
  let hint: AlignHint?

  /// - Parameters:
  ///   - statements: what a session says.
  ///   - todayLine: whether today is done, in words.
  ///   - standing: the goal, the week and the freezes.
  ///   - repair: a missed day that a session can make good, `2026-11-21`, and in words.
  ///   - open: the id of the session that waits; `nil` when none does.
  ///   - notice: said once, after something was done.
  ///   - hint: how it works, until it is put away.
  package init(
    row: AlignRow, statements: [AlignLine], todayLine: String, standing: PracticeStanding, open: String?,
    repair: (day: String, words: String)? = nil,
    notice: String = "", hint: AlignHint? = nil
  ) {
    self.row = row
    self.statements = statements
    self.todayLine = todayLine
    self.standing = standing
    self.open = open
    self.repair = repair
    self.notice = notice
    self.hint = hint
  }

  package func shell(in language: Language) -> Shell { AlignSection.shell("title", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let codeLine =
      switch statements.count {
      case 0: language.page("align code-none")
      case 1: language.page("align code-one")
      default: language.page("align code-many", ("count", "\(statements.count)"))
      }
    return row.values(language).merging(
      [
        "sections": AlignSection.bar(on: .session, language), "notice": AlignSection.one(notice), "codeLine": codeLine,
        "hint": AlignHint.values(hint, back: Route.alignPage.path, language),
        "todayLine": todayLine, "standing": AlignStanding(standing).values(language), "open": open.map { [["id": $0]] } ?? [],
        "repair": repair.map { [["day": $0.day, "words": language.page("align repair", ("day", $0.words))]] } ?? [],
        "hasCode": !statements.isEmpty,
        "statements": statements.map { ["text": $0.text] },
      ]) { first, _ in first }
  }
}
