package import Readings
import Shapes

/// The description of the API: the list of its parts, or one of them.
package struct DocumentationPage: Page {
  package static let template = "docs"
  private let parts: [Part]
  /// The part that is shown; `nil` for the list.
  private let shown: Part?

  /// The list.
  package init(_ parts: [Part]) {
    self.parts = parts
    shown = nil
  }

  /// A part by its name in the address; `nil` when there is none.
  package init?(_ parts: [Part], open name: String) {
    guard let part = parts.first(where: { $0.name == name }) else { return nil }
    self.parts = parts
    shown = part
  }

  /// A part of the API, as `Tools/shapes` wrote it.
  package struct Part: Sendable, Hashable {
    /// What its address ends with.
    package let name: String
    /// What it is called, as HTML.
    package let title: String
    /// What it is about, as a paragraph of HTML; empty for nothing.
    package let lead: String
    /// Its routes and the shapes that they name, as HTML.
    package let body: String

    package init(name: String, title: String, lead: String, body: String) {
      self.name = name
      self.title = title
      self.lead = lead
      self.body = body
    }

    fileprivate func values(shown: Part?) -> [String: Any] {
      ["path": Route.docsPartPage.path(name), "name": name, "title": title, "lead": lead, "isShown": self == shown]
    }
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: shown.map { language.page("docs window-part", ("part", $0.title)) } ?? language.page("docs window-title"),
      description: shown.map { language.page("docs part-description", ("part", $0.title)) } ?? language.page("docs description"),
      tab: nil,
      sheets: ["docs.css"], preview: .ofToday("page-docs"))
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["parts": parts.map { $0.values(shown: shown) }, "isList": shown == nil, "body": shown?.body ?? ""]
  }
}
