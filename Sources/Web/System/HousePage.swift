public import Readings

/// The pages about the house: what is agreed, what is kept, where help is.
public enum HousePage {
  /// What we ask of each other.
  public struct Terms: Page {
    public static let template = "terms"

    public init() {}

    public func shell(in language: Language) -> Shell {
      Shell(title: "Terms", description: "What Astronova is, what it is not, and what we ask of each other.", tab: nil)
    }

    public func values(assets: AssetCatalog, language: Language) -> [String: Any] { [:] }
  }

  /// What is kept, and how.
  public struct Privacy: Page {
    public static let template = "privacy"
    /// An address for mail; `nil` when whoever runs the server has left none.
    public let contact: String?

    public init(contact: String?) { self.contact = contact }

    public func shell(in language: Language) -> Shell {
      Shell(
        title: "Privacy",
        description: "What Astronova keeps, how it is sealed, and how it is deleted. There are no trackers.", tab: nil)
    }

    public func values(assets: AssetCatalog, language: Language) -> [String: Any] { HousePage.values(contact) }
  }

  /// Where help is.
  public struct Support: Page {
    public static let template = "support"
    /// An address for mail; `nil` when whoever runs the server has left none.
    public let contact: String?

    public init(contact: String?) { self.contact = contact }

    public func shell(in language: Language) -> Shell {
      Shell(title: "Help", description: "Help with charts and accounts, and with what matters more.", tab: nil)
    }

    public func values(assets: AssetCatalog, language: Language) -> [String: Any] { HousePage.values(contact) }
  }

  private static func values(_ contact: String?) -> [String: Any] { ["contact": contact.map { [["address": $0]] } ?? []] }
}
