/// Picks variants for one person and one day, so that nothing is read twice: not in the same reading, and not within a fortnight.
///
/// Nothing is random. A person begins each list of variants at a place of their own and goes one on every day; what they have read
/// lately (``seen``) is passed over.
struct PhraseChoice {
  let book: Phrasebook
  /// Stands for the person.
  let seed: UInt64
  /// The number of the day; days that follow each other have numbers that do.
  let day: Int
  /// What the person has read in the last days.
  let seen: Set<UInt64>
  /// What this reading has used, in order.
  private(set) var used: [UInt64] = []
  private var usedSet: Set<UInt64> = []

  init(book: Phrasebook, seed: UInt64, day: Int, seen: Set<UInt64>) {
    self.book = book
    self.seed = seed
    self.day = day
    self.seen = seen
  }

  /// A variant of a key; `nil` when the key has no variant that this reading has not used yet.
  mutating func pick(_ key: String, where fits: (Phrase) -> Bool = { _ in true }) -> Phrase? {
    pick([key], where: fits)
  }

  /// A variant from the lists of several keys together.
  mutating func pick(_ keys: [String], where fits: (Phrase) -> Bool = { _ in true }) -> Phrase? {
    let lists = keys.map { book[$0] }
    return pick(lists.count == 1 ? lists[0] : lists.flatMap(\.self), name: keys[0], where: fits)
  }

  /// A variant from a list; `name` stands for the list.
  mutating func pick(_ list: [Phrase], name: String, where fits: (Phrase) -> Bool = { _ in true }) -> Phrase? {
    guard !list.isEmpty else { return nil }
    let start = Int(Self.mixed(seed ^ Phrase.hash(name)) % UInt64(list.count)) + day
    var second: Phrase?
    for step in list.indices {
      let phrase = list[((start + step) % list.count + list.count) % list.count]
      guard !usedSet.contains(phrase.id), fits(phrase) else { continue }
      if !seen.contains(phrase.id) {
        use(phrase)
        return phrase
      }
      if second == nil { second = phrase }
    }
    if let second { use(second) }
    return second
  }

  private mutating func use(_ phrase: Phrase) {
    used.append(phrase.id)
    usedSet.insert(phrase.id)
  }

  /// SplitMix64's finalizer (Steele, Lea and Flood 2014): every bit of the answer depends on every bit of the question.
  static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
