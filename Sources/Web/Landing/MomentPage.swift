package import Readings
import Shapes

/// This minute at a place, as a page of its own.
package struct MomentPage: Page {
  package static let template = "moment-page"
  private let moment: Moment
  /// What was looked for and not found.
  private let missing: String?
  /// Whether whoever looks is signed in, and has no need to begin.
  private let isMember: Bool

  /// - Parameter missing: a place that nobody knows; the page then says so.
  package init(_ moment: Moment, missing: String? = nil, isMember: Bool = false) {
    self.moment = moment
    self.missing = missing
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    let view = MomentView(moment, language)
    return Shell(
      title: view.windowTitle, description: language.page("moment description"), tab: nil, isBare: true,
      sheets: ["landing.css"], modules: ["clock.js", "zone.js", "page-at.js", "land.js"], preview: view.preview,
      previewAlt: view.previewAlt)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let view = MomentView(moment, language)
    return [
      "moment": [view.values(level: 1)], "moonHere": [view.moonValues],
      "missing": missing.map { [["text": language.page("moment unknown-place", ("place", $0)), "name": $0]] } ?? [],
      "isMember": isMember,
    ]
  }
}
