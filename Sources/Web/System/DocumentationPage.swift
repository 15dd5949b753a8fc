package import Readings

/// The page that shows the description of the API.
package struct DocumentationPage: Page {
  package static let template = "docs"
  /// The operations and shapes, as `Tools/shapes` wrote them.
  package let body: String

  /// Puts the value together from its parts.
  package init(body: String) { self.body = body }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("docs window-title"), description: language.page("docs description"), tab: nil,
      sheets: ["docs.css"])
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] { ["body": body] }
}
