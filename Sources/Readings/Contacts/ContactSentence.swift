public import Astrology

/// One sentence about a moving body on a point of a birth chart.
public struct ContactSentence: Sendable, Hashable {
  /// The contact that the sentence rests on; `first` is the moving body.
  public let aspect: Aspect
  /// The sentence, 8 to 22 words.
  public let text: String

  /// The sentence of a contact, or `nil` when it has none: minor aspects, and contacts of Chiron, the nodes and the apogee, which
  /// the table shows without words. No two contacts of a chart share a sentence.
  public init?(_ aspect: Aspect, language: Language) {
    guard case .body(let moving) = aspect.first,
      let text = language.contacts.told(moving, to: aspect.second)?[aspect.kind.nature]
    else {
      return nil
    }
    self.aspect = aspect
    self.text = text
  }
}
