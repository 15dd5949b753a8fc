package import Readings
import Shapes

/// What there is to read before a session: what today suggests, the collections, and what was looked for.
package struct ExplorePage: Page {
  /// What the page shows.
  package struct Model: Sendable, Hashable {
    /// What was typed, and the theme that was chosen.
    package var search = ""
    package var theme: PassageTheme?
    /// What today suggests.
    package var suggestions: [PassageSuggestion] = []
    /// Whether somebody is signed in.
    package var isMember = false
    /// Where a birth is told that suggestions need; `nil` when there is one.
    package var birthPath: String?
    package var hint: AlignHint?

    package init() {}

    /// Whether something was looked for.
    package var isSearch: Bool { !search.isEmpty || theme != nil }
  }

  package static let template = "explore"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    ExploreShell.shell(
      language.page("explore title"), language.page("explore description"), preview: model.isSearch ? nil : "page-explore")
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let catalog = language.passages
    let found = model.isSearch ? catalog.passages(matching: model.search, theme: model.theme) : []
    let count =
      switch found.count {
      case 0: language.page("explore nothing")
      case 1: language.page("explore found-one")
      default: language.page("explore found", ("count", "\(found.count)"))
      }
    return [
      "sections": AlignSection.bar(on: .explore, isMember: model.isMember, language),
      "hint": AlignHint.values(model.hint, back: Route.explorePage.path, language), "search": model.search,
      "themes": [["value": "", "title": language.page("explore every-theme"), "isChosen": model.theme == nil]]
        + PassageTheme.allCases.map {
          ["value": $0.rawValue, "title": catalog.name($0), "isChosen": $0 == model.theme] as [String: Any]
        },
      "isSearch": model.isSearch, "count": count, "found": found.map { PassageView.values($0, language) },
      "suggestions": model.suggestions.map { PassageView.values($0, language) },
      "hasSuggestions": !model.suggestions.isEmpty, "invite": model.birthPath.map { [["path": $0]] } ?? [],
      "collections": catalog.collections.map {
        [
          "path": Route.exploreCollectionPage.path($0.id), "name": $0.name, "about": $0.about,
          "drawing": CollectionTile.svg($0.id), "size": language.page("explore size", ("count", "\($0.passages.count)")),
        ]
      },
    ]
  }
}

/// A collection with its passages.
package struct ExploreCollectionPage: Page {
  package static let template = "explore-collection"
  let collection: PassageCollection
  let isMember: Bool

  /// - Parameter isMember: whether somebody is signed in.
  package init(_ collection: PassageCollection, isMember: Bool) {
    self.collection = collection
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    ExploreShell.shell(collection.name, collection.about, preview: "collection-\(collection.id)")
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "sections": AlignSection.bar(on: .explore, isMember: isMember, language), "name": collection.name,
      "about": collection.about, "passages": collection.passages.map { PassageView.values($0, language) },
    ]
  }
}

/// What surrounds the pages of Explore.
enum ExploreShell {
  /// - Parameter preview: the picture beside a link to it; `nil` for a page that search engines may not list.
  static func shell(_ title: String, _ description: String, preview: String?) -> Shell {
    Shell(
      title: title, description: description, tab: .align, sheets: ["align.css", "explore.css"],
      modules: ["align.js", "zone.js", "share.js"],
      isPublic: preview != nil, preview: preview.map { .ofToday($0) })
  }
}
