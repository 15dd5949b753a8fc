package import Readings

/// What a device holds, told by the device; it also stands in the place of a page that cannot be reached.
package struct OfflinePage: Page {
  package static let template = "offline"

  /// How many entries of the journal are held, the newest first.
  package static let journalEntries = 60

  package init() {}

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("offline title"), tab: nil, sheets: ["today.css"],
      modules: ["offline.js", "waiting.js", "again.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] { ["journalEntries": Self.journalEntries] }
}
