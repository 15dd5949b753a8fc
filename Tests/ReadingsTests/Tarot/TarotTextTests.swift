import Tarot
import Testing

@testable import Readings

/// The words for cards and spreads, and for what is found in them: English has all of them.
@Suite struct TarotTextTests {
  private static let texts = Language.english.tarot

  @Test func everyCardHasItsName() {
    for card in TarotCard.all {
      // The library has the names that stand on the cards; those of the texts are the same in English.
      #expect(Self.texts.name(card) == card.name())
      #expect(!Self.texts.sky(of: card).isEmpty && !Self.texts.sky(of: card).contains("{"))
    }
    #expect(Self.texts.sky(of: TarotCard(.two, of: .wands)) == "Mars in Aries, 0° to 10°")
    #expect(Self.texts.sky(of: TarotCard(.queen, of: .wands)) == "From 20° Pisces to 20° Aries")
    #expect(Self.texts.sky(of: TarotCard(.page, of: .cups)) == "Libra to Sagittarius")
    #expect(Self.texts.sky(of: TarotCard.all[16]) == "Mars" && Self.texts.sky(of: TarotCard.all[4]) == "Aries")
    #expect(Self.texts.sky(of: TarotCard.all[0]) == "Air")
    for suit in Suit.allCases { #expect(!Self.texts.name(suit).isEmpty) }
    for rank in Rank.allCases { #expect(!Self.texts.name(rank).isEmpty && !Self.texts.plural(rank).isEmpty) }
    #expect(Self.texts.told(DrawnCard(TarotCard.all[16], isReversed: true)) == "The Tower (reversed)")
    #expect(Self.texts.orientation(isReversed: true) == "Reversed" && Self.texts.orientation(isReversed: false) == "Upright")
  }

  @Test func everySpreadAndPositionIsTold() throws {
    for kind in Spread.Kind.allCases { #expect(!Self.texts.name(kind).isEmpty && !Self.texts.about(kind).isEmpty) }
    for spread in Spread.named + [try Spread(.relationship, cards: 5)] {
      for position in spread.positions {
        #expect(!Self.texts.name(position, in: spread.kind).isEmpty, "\(position)")
        #expect(Self.texts.question(position, in: spread.kind)?.hasSuffix("?") == true, "\(position)")
      }
    }
    #expect(Self.texts.name(.own("Root"), in: .custom) == "Root" && Self.texts.question(.own("Root"), in: .custom) == nil)
  }

  /// Thousands of draws: each finding is a whole sentence with all of its cards, and each kind and each text is met.
  @Test func everyFindingIsASentence() throws {
    var ids: Set<String> = []
    for number in 0..<1500 {
      let ritual = try Ritual(nonce: UInt64(number))
      let spread = Spread.named[number % 6]
      let lens: QuestionLens? = [nil, .shadow, .mirror, .potential][number % 4]
      let draw = try TarotDraw(ritual, spread: spread, reversedChance: Double(number % 3) / 2)
      let findings = Self.texts.findings(SpreadAnalysis(draw, lens: lens))
      for finding in findings {
        #expect(finding.text.hasSuffix(".") && !finding.text.contains("{") && !finding.text.contains("  "), "\(finding)")
        #expect(finding.positions.allSatisfy { draw.cards.indices.contains($0) }, "\(finding)")
        ids.insert("\(finding.kind) \(finding.id)")
      }
      #expect(findings.count == Set(findings).count)
    }
    #expect(Set(ids.map { $0.prefix { $0 != " " } }).count == 14)
  }

  /// Triads and dyads are rare among random draws: every one of them has its sentence.
  @Test func everyTriadAndDyadHasItsSentence() throws {
    for triad in Triad.all {
      for missing in [nil] + triad.numbers.map(Optional.init) {
        let cards = triad.numbers.filter { $0 != missing }.map { DrawnCard(TarotCard.all[$0]) }
        let own = try Spread(positions: cards.map { $0.card.id })
        let found = Self.texts.findings(SpreadAnalysis(try TarotDraw(laid: cards, in: own)))
        let told = try #require(found.first { $0.id == triad.id || $0.kind == "triad" })
        if let missing { #expect(told.text.contains(Self.texts.spoken(TarotCard.all[missing])) || told.id != triad.id) }
        #expect(told.text.contains(" and "))
      }
    }
    for dyad in Dyad.all { #expect(!Self.texts.book.text("dyad \(dyad.id)").isEmpty, "\(dyad.id)") }
  }

  @Test(arguments: [
    ("What am I afraid of?", QuestionLens.shadow), ("What is my shadow in this?", .shadow), ("Am I projecting?", .mirror),
    ("What does she mirror?", .mirror), ("What is my hidden potential?", .potential), ("What is hidden?", .shadow),
    ("Which TALENT lies fallow?", .potential),
  ]) func wordsThatSayHowToRead(_ question: String, _ lens: QuestionLens) {
    #expect(Self.texts.lens(of: question) == lens)
  }

  /// The traps of the contract: parts of words said something there.
  @Test(arguments: [
    "How do I stay fearless?", "When will my project end?", "Is this a forbidden thing?", "Why am I restless?", "", "?",
    "potentially",
    "shadowy", "reflexes", "What do I need to see?",
  ]) func partsOfWordsSayNothing(_ question: String) {
    #expect(Self.texts.lens(of: question) == nil)
  }
}
