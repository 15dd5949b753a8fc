package import Readings

/// What is said when the account is gone.
package struct FarewellPage: Page {
  package static let template = "goodbye"
  /// The sky of this minute; `nil` leaves the Moon out.
  package let sky: SkyTonight?

  package init(sky: SkyTonight?) { self.sky = sky }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("goodbye window-title"), tab: nil, isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["moon": sky.map { [MoonView.values($0, language)] } ?? []]
  }
}
