/// Picks variants for one person and one day, so that nothing is read twice: not in the same reading, and not within a fortnight.
///
/// Nothing is random. A person begins each list of variants at a place of their own and goes one on every day; what they have read
/// lately (``seen``) is passed over.
struct PhraseChoice {
  let language: Language
  /// Stands for the person.
  let seed: UInt64
  /// The number of the day; days that follow each other have numbers that do.
  let day: Int
  /// What the person has read in the last days.
  let seen: Set<UInt64>
  /// The sentences of this reading so far, each by the number of its text.
  private(set) var used: [UInt64] = []
  /// The authored texts behind them.
  private var usedTemplates: Set<UInt64> = []

  init(language: Language, seed: UInt64, day: Int, seen: Set<UInt64>) {
    self.language = language
    self.seed = seed
    self.day = day
    self.seen = seen
  }

  /// The texts of the language.
  var book: Phrasebook { language.book }

  /// A variant of a key with its placeholders filled; `nil` when the key has no variant that this reading has not used yet.
  ///
  /// - Parameter onlyFresh: whether a text that was read lately counts as used.
  mutating func pick(
    _ key: String, _ values: [(name: String, value: String)] = [], onlyFresh: Bool = false,
    where fits: (String) -> Bool = { _ in true }
  ) -> String? {
    pick(book[key], name: key, values, onlyFresh: onlyFresh, where: fits)
  }

  /// A variant from a list; `name` stands for the list.
  ///
  /// What counts as read is the sentence as it was read: a template with another hour in it is another sentence, but no template
  /// comes twice in one reading.
  mutating func pick(
    _ list: [Phrase], name: String, _ values: [(name: String, value: String)] = [], onlyFresh: Bool = false,
    where fits: (String) -> Bool = { _ in true }
  ) -> String? {
    guard !list.isEmpty else { return nil }
    let start = Int(Self.mixed(seed ^ Phrase.hash(name)) % UInt64(list.count)) + day
    var second: (text: String, phrase: Phrase, id: UInt64)?
    for step in list.indices {
      let phrase = list[((start + step) % list.count + list.count) % list.count]
      guard !usedTemplates.contains(phrase.id) else { continue }
      let text = phrase.isTemplate ? Language.opening(phrase.filled(values)) : phrase.text
      let id = phrase.isTemplate ? Phrase.hash(text) : phrase.id
      guard fits(text) else { continue }
      if !seen.contains(id) {
        use(phrase, as: id)
        return text
      }
      if second == nil { second = (text, phrase, id) }
    }
    guard !onlyFresh, let second else { return nil }
    use(second.phrase, as: second.id)
    return second.text
  }

  private mutating func use(_ phrase: Phrase, as id: UInt64) {
    used.append(id)
    usedTemplates.insert(phrase.id)
  }

  /// SplitMix64's finalizer (Steele, Lea and Flood 2014): every bit of the answer depends on every bit of the question.
  static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
