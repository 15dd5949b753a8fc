import Readings

@testable import Web

/// The page of a night.
struct NightPage: Page {
  static let template = "night"
  let lit: Int

  func shell(in language: Language) -> Shell { Shell(title: "The night", tab: nil) }
  func values(assets: AssetCatalog, language: Language) -> [String: Any] { ["lit": lit] }
}
