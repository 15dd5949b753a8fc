@testable import Web

/// The page of a night.
struct NightPage: Page {
  static let template = "night"
  let lit: Int

  var shell: Shell { Shell(title: "The night", tab: nil) }
  func values(assets: AssetCatalog) -> [String: Any] { ["lit": lit] }
}
