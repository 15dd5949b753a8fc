package import Practice
package import Readings
import Shapes

/// The insights on the page where a practice is put together.
enum InsightList {
  static func values(_ insights: [Insight], _ language: Language) -> [String: Any] {
    let shown = insights.filter { !$0.isArchived }
    let away = insights.filter(\.isArchived)
    return [
      "hasInsights": !shown.isEmpty, "hasAway": !away.isEmpty,
      "insights": shown.map { line($0, language) }, "away": away.map { line($0, language) },
    ]
  }

  private static func line(_ insight: Insight, _ language: Language) -> [String: Any] {
    let short = short(insight.text)
    return [
      "id": insight.id, "text": insight.text, "source": language.page("insight source-\(insight.source.rawValue)"),
      "grip": language.page("align grip", ("text", short)), "up": language.page("align up", ("text", short)),
      "down": language.page("align down", ("text", short)),
      "edit": language.page("insight edit", ("text", short)),
    ]
  }

  /// The beginning of a text, for a label.
  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }
}

/// One's own collections of insights.
package struct CollectionsPage: Page {
  /// A collection with its insights.
  package struct Collection: Sendable, Hashable {
    package var id, name: String
    package var members: [Insight]

    package init(id: String, name: String, members: [Insight]) {
      self.id = id
      self.name = name
      self.members = members
    }
  }

  package static let template = "collections"
  let collections: [Collection]
  let insights: [Insight]
  let problem: String
  let typed: (id: String, name: String)?
  let notice: String

  /// - Parameters:
  ///   - insights: what can be put into a collection.
  ///   - problem: why something could not be kept.
  ///   - typed: the name that was not kept, and the id of its collection; empty for a new one.
  ///   - notice: said once, after something was done.
  package init(
    _ collections: [Collection], insights: [Insight], problem: String = "", typed: (id: String, name: String)? = nil,
    notice: String = ""
  ) {
    self.collections = collections
    self.insights = insights
    self.problem = problem
    self.typed = typed
    self.notice = notice
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("collections title"), tab: .align, sheets: ["align.css", "explore.css"],
      modules: ["align.js", "zone.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    // Beside the field that has the name, while its collection is there.
    let hasOwnPlace = typed.map { typed in typed.id.isEmpty || collections.contains { $0.id == typed.id } } ?? false
    return [
      "sections": AlignSection.bar(on: .collect, language), "notice": AlignSection.one(notice),
      "problem": AlignSection.one(hasOwnPlace ? "" : problem), "isEmpty": collections.isEmpty,
      "draft": typed.map { $0.id.isEmpty ? $0.name : "" } ?? "",
      "draftWrong": AlignSection.one(typed?.id.isEmpty == true ? problem : ""),
      "collections": collections.map { collection in
        let others = insights.filter { insight in !collection.members.contains { $0.id == insight.id } }
        return [
          "id": collection.id, "name": collection.name, "isEmpty": collection.members.isEmpty,
          "typed": typed.flatMap { $0.id == collection.id ? $0.name : nil } ?? collection.name,
          "wrong": AlignSection.one(typed?.id == collection.id ? problem : ""),
          "up": language.page("align up", ("text", collection.name)),
          "down": language.page("align down", ("text", collection.name)),
          "members": collection.members.map {
            [
              "member": $0.id, "text": $0.text,
              "remove": language.page("collections remove", ("text", InsightList.short($0.text))),
            ]
          },
          "hasOthers": !others.isEmpty, "others": others.map { ["member": $0.id, "text": InsightList.short($0.text)] },
        ] as [String: Any]
      },
    ]
  }
}
