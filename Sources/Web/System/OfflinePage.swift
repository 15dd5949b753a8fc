package import Readings

/// What a device holds, told by the device; it also stands in the place of a page that cannot be reached.
package struct OfflinePage: Page {
  package static let template = "offline"

  package init() {}

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("offline title"), tab: nil, sheets: ["today.css"],
      modules: ["offline.js", "waiting.js", "again.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] { [:] }
}
