package import Readings

/// The pages about the house: what is agreed, what is kept, where help is.
package enum HousePage {
  /// What we ask of each other.
  package struct Terms: Page {
    package static let template = "terms"

    package init() {}

    package func shell(in language: Language) -> Shell {
      Shell(
        title: language.page("terms window-title"), description: language.page("terms description"), tab: nil,
        preview: .ofToday("page-terms"))
    }

    package func values(assets: AssetCatalog, language: Language) -> [String: Any] { [:] }
  }

  /// What is kept, and how.
  package struct Privacy: Page {
    package static let template = "privacy"
    /// An address for mail; `nil` when whoever runs the server has left none.
    package let contact: String?

    package init(contact: String?) { self.contact = contact }

    package func shell(in language: Language) -> Shell {
      Shell(
        title: language.page("privacy window-title"), description: language.page("privacy description"), tab: nil,
        preview: .ofToday("page-privacy"))
    }

    package func values(assets: AssetCatalog, language: Language) -> [String: Any] { HousePage.values(contact) }
  }

  /// Where help is.
  package struct Support: Page {
    package static let template = "support"
    /// An address for mail; `nil` when whoever runs the server has left none.
    package let contact: String?

    package init(contact: String?) { self.contact = contact }

    package func shell(in language: Language) -> Shell {
      Shell(
        title: language.page("support window-title"), description: language.page("support description"), tab: nil,
        preview: .ofToday("page-support"))
    }

    package func values(assets: AssetCatalog, language: Language) -> [String: Any] { HousePage.values(contact) }
  }

  private static func values(_ contact: String?) -> [String: Any] { ["contact": contact.map { [["address": $0]] } ?? []] }
}
