package import Readings
import Shapes

/// A passage to read, and what can be done with it.
package struct PassagePage: Page {
  package static let template = "explore-passage"
  let passage: Passage
  let collection: PassageCollection
  let isMember: Bool
  let notice: String

  /// - Parameters:
  ///   - isMember: whether somebody is signed in.
  ///   - notice: said once, after something was done.
  package init(_ passage: Passage, of collection: PassageCollection, isMember: Bool, notice: String = "") {
    self.passage = passage
    self.collection = collection
    self.isMember = isMember
    self.notice = notice
  }

  package func shell(in language: Language) -> Shell {
    ExploreShell.shell(
      passage.title, FirstLine.of(passage.text) ?? passage.title, preview: notice.isEmpty ? "passage-\(passage.id)" : nil)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let index = collection.passages.firstIndex { $0.id == passage.id } ?? 0
    func neighbour(_ index: Int) -> [[String: Any]] {
      guard collection.passages.indices.contains(index) else { return [] }
      let other = collection.passages[index]
      return [["path": Route.passagePage.path(other.collection, other.number), "title": other.title]]
    }
    return PassageView.values(passage, language).merging(
      [
        "sections": AlignSection.bar(on: .explore, isMember: isMember, language), "notice": AlignSection.one(notice),
        "text": passage.text,
        "themes": passage.themes.map { theme in
          [
            "title": language.passages.name(theme), "path": "\(Route.explorePage.path)?theme=\(theme.rawValue)",
          ]
        },
        "back": Route.exploreCollectionPage.path(collection.id), "name": collection.name,
        "before": neighbour(index - 1), "after": neighbour(index + 1),
      ] as [String: Any]
    ) { _, new in new }
  }
}
