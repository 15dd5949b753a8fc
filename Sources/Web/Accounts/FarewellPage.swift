public import Readings

/// What is said when the account is gone.
public struct FarewellPage: Page {
  public static let template = "goodbye"
  /// The sky of this minute; `nil` leaves the Moon out.
  public let sky: SkyTonight?

  public init(sky: SkyTonight?) { self.sky = sky }

  public func shell(in language: Language) -> Shell { Shell(title: "Your account is deleted", tab: nil, isPublic: false) }

  public func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["moon": sky.map { [MoonView.values($0, language)] } ?? []]
  }
}
