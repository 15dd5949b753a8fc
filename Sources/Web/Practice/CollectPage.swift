package import Practice
package import Readings
import Shapes

/// The personal code and the insights, and how to change them.
package struct CollectPage: Page {
  /// What the page shows.
  package struct Model: Sendable, Hashable {
    package var statements: [AlignLine] = []
    package var insights: [Insight] = []
    /// The id of an insight that was just deleted.
    package var goneInsight: String?
    package var hint: AlignHint?
    /// Said once, after something was done.
    package var notice = ""
    /// A statement that was just deleted, and where it stood.
    package var deleted: (text: String, place: Int)? {
      get { deletedText.map { ($0, deletedPlace) } }
      set {
        deletedText = newValue?.text
        deletedPlace = newValue?.place ?? 0
      }
    }
    /// What was typed and could not be kept, and why.
    package var draft = "", problem = ""
    private var deletedText: String?
    private var deletedPlace = 0

    package init() {}
  }

  package static let template = "collect"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    AlignSection.shell("collect", modules: ["collect.js"], language)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let kept = model.statements.filter { $0.state != "archived" }
    let archived = model.statements.filter { $0.state == "archived" }
    return [
      "sections": AlignSection.bar(on: .collect, language), "notice": AlignSection.one(model.notice),
      "undo": model.deleted.map { [["text": $0.text, "place": "\($0.place)"]] } ?? [],
      "gone": model.goneInsight.map { [["id": $0]] } ?? [],
      "hint": AlignHint.values(model.hint, back: Route.collectPage.path, language),
      "hasCode": !kept.isEmpty, "hasArchived": !archived.isEmpty,
      "awayWords": language.page("align away", ("count", "\(archived.count)")),
      "archived": archived.map { ["id": $0.id, "text": $0.text] }, "draft": model.draft,
      "problem": AlignSection.one(model.problem),
      "statements": kept.enumerated().map { number, line in
        let isSpoken = line.state == "active"
        return [
          "id": line.id, "text": line.text, "state": line.state,
          "label": language.page("align statement", ("number", "\(number + 1)")),
          "grip": language.page("align grip", ("text", line.text)),
          "up": language.page("align up", ("text", line.text)), "down": language.page("align down", ("text", line.text)),
          "rest": isSpoken ? "rest" : "wake", "restWords": language.page(isSpoken ? "align rest" : "align wake"),
        ] as [String: Any]
      },
    ].merging(InsightList.values(model.insights, language)) { first, _ in first }
  }
}
