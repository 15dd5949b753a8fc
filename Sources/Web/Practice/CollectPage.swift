package import Practice
package import Readings
import Shapes

/// The personal code or the insights, and how to change them.
package struct CollectPage: Page {
  /// What of it is open: one at a time, and the address says which.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    case code, insights

    /// The part of a query; the code for any other.
    package init(_ text: String?) { self = text.flatMap(Part.init(rawValue:)) ?? .code }

    /// Its address.
    ///
    /// - Parameter query: what else the address says, `done=saved`.
    package func path(_ query: String = "") -> String {
      let fields = (self == .code ? [] : ["part=\(rawValue)"]) + (query.isEmpty ? [] : [query])
      return Route.collectPage.path + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
    }
  }

  /// A way to further insights.
  package struct Turn: Sendable, Hashable {
    let query, key: String

    /// - Parameters:
    ///   - query: what the address says, `from=100`.
    ///   - key: `before` or `next`.
    package init(query: String, key: String) {
      self.query = query
      self.key = key
    }
  }

  /// What the page shows.
  package struct Model: Sendable, Hashable {
    package var part = Part.code
    package var statements: [AlignLine] = []
    /// Those of this page, put away ones among them.
    package var insights: [Insight] = []
    /// How many there are that are not put away.
    package var insightCount = 0
    /// Where the pages of both sorts begin, counted from 0, and the ways to those before and after.
    package var from = 0, awayFrom = 0
    package var turns: [Turn] = [], awayTurns: [Turn] = []
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
    /// What it did in a session before; empty when it was said. And whether it rested before it was put away.
    package var deletedState = "", deletedRested = false
    /// What was typed and could not be kept, and why.
    package var draft = "", problem = ""
    /// The id of the line whose new words those are; `nil` for words of a new one.
    package var rewording: String?
    private var deletedText: String?
    private var deletedPlace = 0

    package init() {}
  }

  package static let template = "collect"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    AlignSection.shell("collect", modules: ["collect.js", "share.js"], language)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let kept = model.statements.filter { $0.state != "archived" }
    let archived = model.statements.filter { $0.state == "archived" }
    let isNew = model.rewording == nil
    var values: [String: Any] = [
      "isCode": model.part == .code, "isInsights": model.part == .insights,
      "sections": AlignSection.bar(on: .collect, language), "notice": AlignSection.one(model.notice),
      "hint": AlignHint.values(model.hint, back: model.part.path(), language),
      "hasCode": !kept.isEmpty, "hasArchived": !archived.isEmpty,
      "awayWords": language.page("align away", ("count", "\(archived.count)")),
      "draft": isNew ? model.draft : "", "problem": AlignSection.one(isNew ? model.problem : ""),
      "turns": turns(model.turns, language), "awayTurns": turns(model.awayTurns, language),
      "isAwayOpen": model.awayFrom > 0, "from": "\(model.from)", "awayFrom": "\(model.awayFrom)",
    ]
    values["parts"] = Part.allCases.map { tab($0, count: $0 == .code ? kept.count : model.insightCount, language) }
    values["undo"] = undo()
    values["gone"] = model.goneInsight.map { [["id": $0]] } ?? []
    values["archived"] = archived.map { ["id": $0.id, "text": $0.text] }
    values["statements"] = kept.enumerated().map { statement($1, number: $0 + 1, language) }
    return values.merging(InsightList.values(model.insights, language)) { first, _ in first }
  }

  private func tab(_ part: Part, count: Int, _ language: Language) -> [String: Any] {
    [
      "path": part.path(), "title": language.page(part == .code ? "align code" : "align insights"), "count": "\(count)",
      "isCurrent": part == model.part,
    ]
  }

  /// What brings a deleted line back.
  private func undo() -> [[String: Any]] {
    guard let line = model.deleted else { return [] }
    return [
      ["text": line.text, "place": "\(line.place)", "state": model.deletedState, "rested": model.deletedRested ? "yes" : ""]
    ]
  }

  private func statement(_ line: AlignLine, number: Int, _ language: Language) -> [String: Any] {
    let isSpoken = line.state == "active"
    let isReworded = line.id == model.rewording
    return [
      "id": line.id, "text": isReworded ? model.draft : line.text, "state": line.state,
      "wrong": AlignSection.one(isReworded ? model.problem : ""),
      "label": language.page("align statement", ("number", "\(number)")),
      "grip": language.page("align grip", ("text", line.text)),
      "up": language.page("align up", ("text", line.text)), "down": language.page("align down", ("text", line.text)),
      "shareImage": Route.lineShare.path(line.id),
      "rest": isSpoken ? "rest" : "wake", "restWords": language.page(isSpoken ? "align rest" : "align wake"),
    ]
  }

  private func turns(_ turns: [Turn], _ language: Language) -> [[String: Any]] {
    turns.map { ["path": Part.insights.path($0.query), "title": language.page("align insights-\($0.key)")] }
  }
}
