/// What somebody did before the cards were laid: asked, knocked, cut. The same ritual lays the same cards, everywhere and always.
///
/// Question, knocks with their rhythm, cut and nonce go into one seed of 64 bits; no clock does. 2⁶⁴ seeds cannot reach all of the 78!
/// (some 2³⁷⁷) orders of a deck: enough that no two rituals meet, and not a claim that every order can be laid.
public struct Ritual: Sendable {
  /// The question as it was written, byte for byte; may be empty.
  public let question: String
  /// The milliseconds between the knocks, one fewer than there were knocks. When the first of them fell does not count.
  public let gaps: [UInt64]
  /// How often was knocked.
  public let knockCount: Int
  /// How many cards were lifted off the shuffled deck and laid beneath the others, 0 … 77.
  public let cut: Int
  /// A number that was drawn for this ritual and is kept with it, so that the same question can be asked again.
  public let nonce: UInt64

  /// How many characters a question may have.
  public static let longestQuestion = 2000
  /// How often may be knocked.
  public static let mostKnocks = 64
  /// Where the deck can be cut.
  public static let cuts = 0...77

  /// A ritual.
  ///
  /// - Parameter knockTimes: milliseconds from any beginning, none before the one before it.
  /// - Throws: ``TarotError`` when something is more than there may be.
  public init(question: String = "", knockTimes: [Int] = [], cut: Int = 0, nonce: UInt64) throws(TarotError) {
    // A character has a byte at least, and counting characters takes its time.
    guard question.utf8.count <= Self.longestQuestion || question.prefix(Self.longestQuestion + 1).count <= Self.longestQuestion
    else { throw .questionTooLong }
    guard knockTimes.count <= Self.mostKnocks else { throw .tooManyKnocks }
    guard Self.cuts.contains(cut) else { throw .cutOutside(given: cut) }
    var gaps: [UInt64] = []
    var last: Int?
    for (index, time) in knockTimes.enumerated() {
      guard time >= last ?? 0 else { throw .knockOrder(index: index) }
      if let last { gaps.append(UInt64(time - last)) }
      last = time
    }
    self.question = question
    self.gaps = gaps
    knockCount = knockTimes.count
    self.cut = cut
    self.nonce = nonce
  }

  /// The number that all of it makes.
  public var seed: UInt64 {
    var mixer = SeedMixer()
    mixer.take(question)
    mixer.take(UInt64(knockCount))
    for gap in gaps { mixer.take(gap) }
    mixer.take(UInt64(cut))
    mixer.take(nonce)
    return mixer.seed
  }

  /// The deck after shuffling and cutting, from the top: all 78 cards, each as it lies.
  ///
  /// - Parameter reversedChance: how likely a card is reversed, 0 … 1. It turns cards and moves none.
  /// - Throws: ``TarotError/chanceOutside``.
  public func deck(reversedChance: Double = 0.5) throws(TarotError) -> [DrawnCard] {
    // Not `!(0...1).contains`, which is no answer for what is no number.
    guard reversedChance >= 0, reversedChance <= 1 else { throw .chanceOutside }
    let seed = seed
    var order = SplitMix64(seed: SplitMix64.mixed(seed ^ 0x6f72_6465_7200_0001))
    var faces = SplitMix64(seed: SplitMix64.mixed(seed ^ 0x6661_6365_7300_0002))
    // Fisher and Yates, as R. Durstenfeld wrote it down (CACM 7, 1964), from the end.
    var numbers = Array(0..<TarotCard.count)
    for place in stride(from: TarotCard.count - 1, to: 0, by: -1) {
      numbers.swapAt(place, Int(order.next(below: UInt64(place + 1))))
    }
    let shuffled = numbers.map { DrawnCard(TarotCard(known: $0), isReversed: faces.nextFraction() < reversedChance) }
    return Array(shuffled[cut...] + shuffled[..<cut])
  }
}

extension Ritual: Hashable {
  // Texts are equal whose letters look the same; the seed is made of their bytes, and equal rituals must lay equal cards.
  public static func == (one: Ritual, other: Ritual) -> Bool {
    one.knockCount == other.knockCount && one.gaps == other.gaps && one.cut == other.cut && one.nonce == other.nonce
      && one.question.utf8.elementsEqual(other.question.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(seed) }
}

/// Numbers and texts on their way into one seed; their order and their lengths count.
struct SeedMixer {
  /// What has been taken so far, mixed.
  private(set) var seed: UInt64 = 0x6173_7472_6f6e_6f76
  private var count: UInt64 = 0

  mutating func take(_ word: UInt64) {
    count &+= 0x9e37_79b9_7f4a_7c15
    seed = SplitMix64.mixed(seed ^ SplitMix64.mixed(word &+ count))
  }

  /// Takes the length in bytes, and the bytes by eights.
  mutating func take(_ text: String) {
    take(UInt64(text.utf8.count))
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in text.utf8 {
      word |= UInt64(byte) << (filled * 8)
      filled += 1
      if filled == 8 {
        take(word)
        word = 0
        filled = 0
      }
    }
    if filled > 0 { take(word) }
  }
}
