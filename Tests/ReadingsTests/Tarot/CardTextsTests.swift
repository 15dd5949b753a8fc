import Tarot
import Testing

@testable import Readings

/// What is written about the 78 cards: complete, in measure, in our voice, and each text about its own card.
@Suite struct CardTextsTests {
  private static let texts = Language.english.tarot
  private static let all = TarotCard.all.map { texts.texts(of: $0) }

  private static func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }

  @Test(arguments: TarotCard.all) func aCardIsWhole(card: TarotCard) {
    let own = Self.texts.texts(of: card)
    for (name, text, range) in [
      ("core", own.core, 9...26), ("upright", own.upright, 40...72), ("reversed", own.reversed, 40...72),
      ("love", own.love, 34...66), ("work", own.work, 34...66), ("self", own.oneself, 34...66),
      ("love reversed", own.reversedLove, 42...62), ("work reversed", own.reversedWork, 42...62),
      ("self reversed", own.reversedOneself, 42...62), ("advice", own.advice, 9...28),
      ("picture", own.picture, 35...68), ("history", own.history, 20...52), ("question", own.question, 6...22),
    ] {
      #expect(range.contains(Self.words(text)), "\(card.id) \(name): \(Self.words(text)) words")
      #expect(!text.contains("{") && !text.contains("  ") && !text.contains("|"), "\(card.id) \(name)")
    }
    #expect(own.question.hasSuffix("?"), "\(card.id)")
    #expect((3...5).contains(own.symbols.count), "\(card.id)")
    for symbol in own.symbols {
      #expect(!symbol.name.isEmpty && (4...18).contains(Self.words(symbol.meaning)), "\(card.id) \(symbol)")
    }
    // Any of them may be a whole section of a reading.
    for text in [own.love, own.work, own.oneself, own.reversedLove, own.reversedWork, own.reversedOneself] {
      #expect(NarrativeGate.hasSpine(text), "\(card.id): \(text)")
    }
    // One meaning for each way it lies.
    #expect(own.upright != own.reversed && own.meaning(isReversed: true) == own.reversed)
  }

  /// The style sheet, but for what a card is called and for its history.
  @Test(arguments: TarotCard.all) func keepsToTheStyleSheet(card: TarotCard) {
    let own = Self.texts.texts(of: card)
    let told = [own.love, own.work, own.oneself, own.reversedLove, own.reversedWork, own.reversedOneself]
    for text in [own.core, own.upright, own.reversed, own.advice, own.question] + told {
      let lowered = TextBytes(text.lowercased())
      // Death is the name of a card.
      for word in ToneTests.banned where !["harness", "death"].contains(word) {
        #expect(!lowered.contains(word), "\(card.id): “\(word)” in “\(text)”")
      }
      #expect(!text.contains("!") && !text.contains("'"), "\(card.id): \(text)")
    }
  }

  @Test func noTextStandsTwice() {
    let texts = Self.all.flatMap {
      [
        $0.core, $0.upright, $0.reversed, $0.love, $0.work, $0.oneself, $0.reversedLove, $0.reversedWork, $0.reversedOneself,
        $0.advice, $0.picture, $0.history, $0.question,
      ]
    }
    #expect(texts.count == 1014 && Set(texts).count == texts.count)
    // Nor does a sentence, of those that are long enough to be noticed.
    var seen: [String: Int] = [:]
    for sentence in texts.flatMap({ $0.split { ".?".contains($0) } }) where sentence.count > 40 {
      seen[String(sentence), default: 0] += 1
    }
    #expect(seen.filter { $0.value > 1 }.isEmpty)
  }

  @Test func aLineOfSymbolsIsRead() {
    #expect(TarotTexts.symbols("A: b c | D e: f").map(\.name) == ["A", "D e"])
    #expect(TarotTexts.symbols("no colon | X: y").map(\.meaning) == ["y"])
    #expect(TarotTexts.symbols("").isEmpty)
  }

  // MARK: - looking a card up

  @Test(arguments: [
    ("the tower", ["major-16"]), ("la maison dieu", ["major-16"]), ("2 of cups", ["cups-02"]), ("dominion", ["wands-02"]),
    ("queen sw", ["swords-13"]), ("  STRENGTH ", ["major-08"]), ("judgment", ["major-20"]), ("xyzzy", []),
    ("reine coupe", ["cups-13"]),
  ]) func cardsAreFound(_ text: String, _ ids: [String]) {
    #expect(Self.texts.cards(matching: text).map(\.id) == ids)
  }

  @Test func groupsAreFound() {
    #expect(Self.texts.cards(matching: "").count == 78)
    #expect(Self.texts.cards(matching: "cards").count == 78)
    #expect(Self.texts.cards(matching: "", suit: .wands).count == 14)
    #expect(Self.texts.cards(matching: "", isMajor: true).count == 22)
    #expect(Self.texts.cards(matching: "court").count == 16)
    #expect(Self.texts.cards(matching: "kings").map(\.id) == ["wands-14", "cups-14", "swords-14", "pentacles-14"])
    // What is ruled by Mars: a trump and five decans, and nothing of “Mar”celona.
    let mars = Self.texts.cards(matching: "mars")
    #expect(mars.contains { $0.id == "major-16" } && mars.allSatisfy { Self.texts.sky(of: $0).contains("Mars") })
    #expect(Self.texts.cards(matching: "the tower", suit: .cups).isEmpty)
    #expect(Self.texts.cards(matching: String(repeating: "😀", count: 10_000)).count == 78)
  }
}
