package import Readings
import Shapes

/// A thought to keep, to reword, or several to take in: a form that loses nothing of what was typed.
package struct InsightPage: Page {
  /// What the form does.
  package enum Purpose: String, Sendable, Hashable {
    case keep, save, `import`
    /// A line of the code comes of it.
    case adopt
  }

  /// What the page shows.
  package struct Model: Sendable, Hashable {
    package var purpose: Purpose
    /// Of the insight that is reworded.
    package var id = ""
    package var text = ""
    /// Where the thought came from.
    package var source = "own"
    package var problem = ""
    /// Whether somebody is signed in; whoever is not is told to sign in first, and keeps the text.
    package var isMember = true

    package init(_ purpose: Purpose) { self.purpose = purpose }
  }

  package static let template = "insight"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("insight title-\(model.purpose.rawValue)"), tab: .align, sheets: ["align.css", "explore.css"],
      modules: ["align.js", "zone.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "sections": model.isMember ? AlignSection.bar(on: .collect, language) : [],
      "title": language.page("insight title-\(model.purpose.rawValue)"),
      "action": model.purpose == .keep ? Route.submitNewInsight.path : Route.submitInsights.path,
      "purpose": model.purpose.rawValue, "id": model.id, "text": model.text, "source": model.source,
      "label": language.page("insight label" + (Self.ownLabels.contains(model.purpose) ? "-\(model.purpose.rawValue)" : "")),
      "button": language.page("insight do-\(model.purpose.rawValue)"), "problem": AlignSection.one(model.problem),
      "isVisitor": !model.isMember,
    ]
  }

  private static let ownLabels: Set<Purpose> = [.import, .adopt]
}
