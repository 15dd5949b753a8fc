import Readings
import Shapes

/// A part of the practice, as the bar above its pages names it.
enum AlignSection: String, CaseIterable {
  case session, collect, explore, progress

  private var path: String {
    switch self {
    case .session: Route.alignPage.path
    case .collect: Route.collectPage.path
    case .explore: Route.explorePage.path
    case .progress: Route.alignProgressPage.path
    }
  }

  /// The bar on a page of this part; `nil` belongs to none.
  ///
  /// - Parameter isMember: whoever is not signed in sees the parts that are open to everybody.
  static func bar(on current: AlignSection?, isMember: Bool = true, _ language: Language) -> [[String: Any]] {
    (isMember ? allCases : [.session, .explore]).map {
      ["path": $0.path, "title": language.page("align section-\($0.rawValue)"), "isCurrent": $0 == current] as [String: Any]
    }
  }

  static func shell(_ title: String, isAlone: Bool = false, modules: [String] = [], _ language: Language) -> Shell {
    Shell(
      title: language.page("align \(title)"), tab: .align, isBare: isAlone, isAlone: isAlone,
      sheets: isAlone ? ["align.css"] : ["align.css", "explore.css"],
      modules: (isAlone ? [] : ["align.js"]) + ["zone.js"] + modules,
      isPublic: false)
  }

  /// One text as a list of at most one, for a template.
  static func one(_ text: String) -> [[String: Any]] { text.isEmpty ? [] : [["text": text]] }
}

/// How long a row of days is.
package struct AlignRow: Sendable, Hashable {
  let days: Int

  /// A row of days with a session.
  package init(days: Int) { self.days = days }

  func values(_ language: Language) -> [String: Any] {
    ["current": "\(days)", "currentWords": language.page(days == 1 ? "align row-one" : "align row-many")]
  }
}

/// A sentence of a personal code, as pages show it.
package struct AlignLine: Sendable, Hashable {
  package var id, text: String
  /// `active`, `resting` or `archived`.
  package var state: String

  package init(id: String, text: String, state: String = "active") {
    self.id = id
    self.text = text
    self.state = state
  }
}
