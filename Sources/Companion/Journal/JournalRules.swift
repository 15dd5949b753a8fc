/// What an entry of a journal may hold, whoever writes it: a page, an app, or a program.
package enum JournalRules {
  /// How long one's own words and a note of what happened later may be, in bytes.
  package static let mostText = 64_000
  /// How many notes of what happened later an entry may have.
  package static let mostLater = 50
  /// How long a mood may be, in bytes.
  package static let mostMood = 64
  /// How many tags an entry may have.
  package static let mostTags = 20
  /// How long a tag may be, in bytes.
  package static let mostTag = 64

  /// Checks one's own words.
  ///
  /// - Throws: ``CompanionError`` that names `text`.
  package static func check(text: String) throws(CompanionError) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw CompanionError.invalid("text must not be empty.", field: "text")
    }
    try Choices.shortText(text, limit: mostText, field: "text")
  }

  /// Checks a mood and tags.
  ///
  /// - Throws: ``CompanionError`` that names `mood`, `tags` or one of the tags.
  package static func check(mood: String?, tags: [String]?) throws(CompanionError) {
    try Choices.shortText(mood, limit: mostMood, field: "mood")
    if let tags { try check(tags: tags, replacing: []) }
  }

  /// Checks tags that take the place of others; those that an app brought in its own way may stay.
  ///
  /// - Throws: ``CompanionError`` that names `tags` or one of the tags.
  static func check(tags: [String], replacing standing: [String]) throws(CompanionError) {
    guard tags.count <= max(mostTags, standing.count) else {
      throw CompanionError.invalid("tags may have at most \(mostTags) elements.", field: "tags")
    }
    for (index, tag) in tags.enumerated() where !standing.contains(tag) {
      guard !tag.isEmpty, tag.utf8.count <= mostTag else {
        throw CompanionError.invalid("tags[\(index)] must have 1 to \(mostTag) bytes.", field: "tags[\(index)]")
      }
    }
  }
}
