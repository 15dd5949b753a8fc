import Readings
import Shapes

/// A passage, as lists and its own page show it.
enum PassageView {
  static func values(_ passage: Passage, _ language: Language) -> [String: Any] {
    let path = Route.passagePage.path(passage.collection, passage.number)
    return [
      "passagePath": path, "passageTitle": passage.title, "first": AlignSection.one(FirstLine.of(passage.text) ?? ""),
      "statement": passage.statement, "collectionName": language.passages.collection(passage.collection)?.name ?? "",
      "shareImage": Route.passageShare.path(passage.collection, passage.number), "shareName": "astronova-\(passage.id).svg",
      "menuTitle": language.page("explore menu", ("title", passage.title)),
    ]
  }
}

extension PassageView {
  /// A passage that today suggests, and why.
  static func values(_ suggestion: PassageSuggestion, _ language: Language) -> [String: Any] {
    values(suggestion.passage, language).merging(["because": suggestion.because]) { first, _ in first }
  }
}

/// A hint that is shown until it is put away.
package enum AlignHint: String, Sendable, Hashable, CaseIterable {
  case align, collect, explore, progress, settings

  /// What a template needs; nothing for one that was put away.
  ///
  /// - Parameter back: the page on which it stands.
  static func values(_ hint: AlignHint?, back: String, _ language: Language) -> [[String: Any]] {
    guard let hint else { return [] }
    return [["name": hint.rawValue, "text": language.page("explore hint-\(hint.rawValue)"), "back": back]]
  }
}
