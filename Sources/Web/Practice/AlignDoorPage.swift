package import Readings
import Shapes

/// The practice for whoever is not signed in: what a session is, the way to one, and what can be read without.
package struct AlignDoorPage: Page {
  package static let template = "align-door"
  let suggestions: [PassageSuggestion]?

  /// - Parameter suggestions: what today suggests to the chart of a visitor; `nil` without one.
  package init(suggestions: [PassageSuggestion]?) { self.suggestions = suggestions }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("align title"), description: language.page("align-door description"), tab: .align,
      sheets: ["align.css", "explore.css"], modules: ["align.js", "zone.js"],
      preview: .ofToday("page-align"))
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let back = "?next=\(Route.alignPage.path)"
    let told = suggestions ?? []
    return [
      "sections": AlignSection.bar(on: .session, isMember: false, language), "signUp": Route.signUpPage.path + back,
      "signIn": Route.signInPage.path + back, "suggestions": told.map { PassageView.values($0, language) },
      "hasSuggestions": !told.isEmpty, "invite": suggestions == nil ? [["path": Route.beginPage.path]] : [],
      "collections": told.isEmpty
        ? language.passages.collections.prefix(4).map { ["path": Route.exploreCollectionPage.path($0.id), "name": $0.name] } : [],
    ]
  }
}
