package import Readings

/// The page on the way from the form for a new account to somebody who vouches. Browsers go on from it by themselves.
package struct LeavePage: Page {
  package static let template = "leave"
  /// `Google`.
  package let name: String
  /// Where it goes on.
  package let address: String
  /// The sky of this minute; `nil` leaves the Moon out.
  package let sky: SkyTonight?

  package init(name: String, address: String, sky: SkyTonight?) {
    self.name = name
    self.address = address
    self.sky = sky
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("provider leave-window"), tab: nil, isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["name": name, "address": address, "moon": sky.map { [MoonView.values($0, language)] } ?? []]
  }
}
