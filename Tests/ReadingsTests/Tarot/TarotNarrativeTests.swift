import Tarot
import Testing

@testable import Readings

/// A reading is one thought: it answers, it speaks of every card and of no other, and it says nothing twice.
@Suite struct TarotNarrativeTests {
  private static let language = Language.english
  private static let writings = Language.english.writings
  private static let questions = [
    "Should I take the job in another city?", "Why am I so unhappy at work?", "How do I deal with my boss?",
    "Will I get the promotion?",
    "What do I need to see about my work?", "Why do we keep having the same argument?", "Should I move in with her?",
    "Will I pass the exam?",
  ]

  private static func cards(_ ids: [String]) -> [TarotCard] { ids.compactMap { id in TarotCard.all.first { $0.id == id } } }

  /// A draw of any cards, the same for the same number.
  private static func draw(_ number: Int, _ spread: Spread) throws -> TarotDraw {
    try TarotDraw(Ritual(question: "", nonce: UInt64(number)), spread: spread)
  }

  private static func sentences(_ reading: TarotNarrative) -> [String] {
    ([reading.opening] + reading.sections.map(\.text) + reading.relations.map(\.text) + [
      reading.together, reading.next, reading.ask,
    ])
    .flatMap { Sentences.of($0).map { String($0) } }
  }

  private static func words(_ text: String) -> Int { text.split(separator: " ").count }

  /// Every card is told to every field of life, whole and in its length, and no sentence of it stands anywhere twice.
  @Test func everyCardIsToldToEveryField() {
    let lengths: [String: ClosedRange<Int>] = [
      "root": 34...62, "now": 38...66, "crossing": 34...62, "way": 34...62, "ahead": 34...62, "together": 41...70, "next": 7...28,
      "ask": 5...22, "should": 20...46, "why": 20...46, "how": 20...46, "will": 20...46, "what": 20...46,
    ]
    var sentences: [String: String] = [:]
    for card in TarotCard.all {
      for isReversed in [false, true] {
        for focus in QuestionFocus.allCases {
          let name = "\(card.id) \(isReversed) \(focus)"
          let told = Self.writings.told(DrawnCard(card, isReversed: isReversed), to: focus)
          let fields = Set(told?.fields.keys.map { $0 } ?? [])
          #expect(fields == Set(CardWritings.Told.names), "\(name)")
          for (field, text) in told?.fields ?? [:] {
            #expect(lengths[field]?.contains(Self.words(text)) == true, "\(name) \(field): \(text)")
            #expect(
              text.contains("{") == (QuestionForm(rawValue: field) != nil) && (field != "ask" || text.hasSuffix("?")),
              "\(name) \(field): \(text)")
            for sentence in Sentences.of(text) {
              let other = sentences.updateValue(name, forKey: sentence.lowercased())
              #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
            }
          }
        }
      }
    }
  }

  /// Every two cards have a paragraph that names both of them and no third.
  @Test func everyTwoCardsHaveSomethingToDoWithEachOther() throws {
    var sentences: [String: String] = [:]
    for first in TarotCard.all {
      #expect(Self.writings.pair(first, first) == nil)
      for second in TarotCard.all where second.number > first.number {
        let name = "\(first.id) \(second.id)"
        let text = try #require(Self.writings.pair(first, second), "\(name)")
        #expect(Self.writings.pair(second, first) == text)
        #expect((24...50).contains(Self.words(text)) && !text.contains("{"), "\(name): \(text)")
        for card in [first, second] {
          let spoken = Self.language.tarot.spoken(card).replacing("the ", with: "")
          #expect(text.contains(spoken), "\(name): \(text)")
        }
        for sentence in Sentences.of(text) {
          let other = sentences.updateValue(name, forKey: sentence.lowercased())
          #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
        }
        let draw = try TarotDraw(laid: [DrawnCard(first), DrawnCard(second)], in: Spread(positions: ["One", "Other"]))
        let strangers = NarrativeGate(sections: [], text: [text], draw: draw).strangers
        #expect(strangers.isEmpty, "\(name): \(strangers.map(\.id)): \(text)")
      }
    }
  }

  /// A language tells its own words where it has a file for a card, no English between them, and English where it has none.
  @Test func anotherLanguageLooksUpItsOwn() throws {
    let card = try #require(TarotCard.all.first)
    let other = try #require(TarotCard.all.last)
    let told = "[told \(card.id) up love]\nroot: R: one\nnow: N\n[told \(card.id) up kin]\nnow: K"
    let own = CardWritings(files: [
      .init(path: "xx/tarot/told/\(card.id).txt", text: told),
      .init(path: "xx/tarot/pairs/\(card.id).txt", text: "\(other.id): both"), .init(path: "xx/tarot/cards.txt", text: "now: no"),
    ])
    let love = own.told(DrawnCard(card), to: .love)
    #expect(love?.passage(.root) == "R: one" && love?.passage(.now) == "N" && love?.passage(.ahead) == nil && love?.ask == nil)
    #expect(own.told(DrawnCard(card), to: .kin)?.fields == ["now": "K"])
    #expect(own.told(DrawnCard(card), to: .work) == nil && own.told(DrawnCard(card, isReversed: true), to: .love) == nil)
    #expect(own.told(DrawnCard(other), to: .love) == Self.writings.told(DrawnCard(other), to: .love))
    #expect(own.pair(other, card) == "both" && own.pair(card, TarotCard.all[1]) == nil)
  }

  /// Every card is told where it must not decide: it has a first sentence that advises nothing, and passages of the usual length.
  @Test func everyCardIsToldWhereItMustNotDecide() {
    #expect(Language.english.guards.problems == [])
    let names = Set(CardWritings.Told.names).subtracting(["should", "why", "how", "will", "next"])
    var sentences: [String: String] = [:]
    for card in TarotCard.all {
      #expect(!Self.language.tarot.spoken(card).isEmpty, "\(card.id)")
      for isReversed in [false, true] {
        let name = "\(card.id) \(isReversed)"
        let told = Self.writings.told(DrawnCard(card, isReversed: isReversed), to: nil)
        #expect(Set(told?.fields.keys.map { $0 } ?? []) == names, "\(name)")
        #expect(Sentences.of(told?.opening(.what) ?? "").first?.contains("{matter}") == true, "\(name)")
        for (field, text) in told?.fields ?? [:] {
          #expect(Set(ThreadSlots.names(in: text) ?? ["{"]).isSubset(of: NarrativeGuards.slots), "\(name) \(field): \(text)")
          if PlaceKind(rawValue: field) != nil { #expect((40...66).contains(Self.words(text)), "\(name) \(field): \(text)") }
          for sentence in Sentences.of(text) where Self.words(String(sentence)) > 3 {
            let other = sentences.updateValue(name, forKey: sentence.lowercased())
            #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
          }
        }
      }
    }
  }

  /// Where no card may decide, whatever lies there, the reading says first who can, and its act is one that harms nobody.
  @Test func noCardDecidesAboutBodyBirthLawMoneyOrStaying() throws {
    let asked = [
      "Should I stop taking my antidepressants?", "Should I keep the baby?", "Is this lump something bad?",
      "Should I sue my landlord?",
      "Should I invest in crypto?", "Will my investment pay off?", "Should I leave my husband?",
      "Should we put the dog to sleep?", "How do I come off my medication?", "How do I deal with my debts this year?",
    ]
    for question in asked {
      let understood = TarotQuestion(question)
      let care = try #require(understood.kind.care)
      let guards = Self.language.guards.beginnings(understood).map { $0.prefix { $0 != "{" } }
      let acts = Self.language.guards.acts(care)
      #expect(!guards.isEmpty && acts.count > 1, "\(question)")
      for number in 0..<160 {
        let reading = Self.language.narrative(
          of: try Self.draw(number, number % 4 == 0 ? .celtic : .threeCard), question: question)
        #expect(reading.gate.isPassed && acts.contains(reading.next), "\(question) \(number): \(reading.next)")
        let isGuarded =
          guards.contains { reading.opening.hasPrefix($0) || $0.isEmpty && reading.opening.contains("isn’t in the cards") }
          || reading.opening.hasPrefix(Language.opening(understood.matter))
        #expect(isGuarded, "\(reading.opening)")
        #expect(!["Yes", "No,", "No;", "Not "].contains { reading.opening.hasPrefix($0) }, "\(reading.opening)")
        #expect(
          !reading.text.contains("{") && (number % 4 == 0 ? 900...1300 : 350...430).contains(reading.wordCount),
          "\(reading.wordCount)")
      }
      let further = Self.language.followUp(question, to: try Self.draw(3, .threeCard), asked: "What do I need to see?")
      #expect(guards.contains { further.text.contains($0) }, "\(further.text)")
    }
  }

  /// How the analysis begins what it says of two places by rule alone.
  private static let checks = CelticStructure.Check.allCases.map { Language.english.book.text("check \($0.rawValue)") }

  @Test(arguments: [Spread.threeCard, .celtic]) func whatIsWrittenMakesWholeReadings(_ spread: Spread) throws {
    let lengths = spread == .celtic ? 900...1300 : 350...430
    for number in 0..<200 {
      let reading = Self.language.narrative(of: try Self.draw(number, spread), question: Self.questions[number % 8])
      #expect(reading.gate.isPassed && reading.gate.strangers.isEmpty && reading.gate.coverage == 1, "\(number)")
      #expect(lengths.contains(reading.wordCount), "\(number): \(reading.wordCount)")
      let sentences = Self.sentences(reading)
      #expect(Set(sentences).count == sentences.count, "\(number)")
      #expect(!reading.text.contains("{") && !reading.text.contains("  "), "\(number)")
      let own = CardGesture.allCases.contains {
        Self.writings.asked(reading.question.kind, $0)?.opening(reading.question.form) != nil
      }
      #expect(own || reading.opening.lowercased().contains(reading.question.matter), "\(reading.opening)")
      #expect(reading.ask.hasSuffix("?"))
      // Behind the cards every relation is a paragraph with the thought that follows it, and where pictures say enough no rule is recited.
      let paragraphs = reading.text.split(separator: "\n\n").map(String.init)
      #expect(Array(paragraphs.suffix(reading.closing.count)) == reading.closing && reading.closing.count > 3, "\(number)")
      #expect(paragraphs.allSatisfy { Self.words($0) < 130 }, "\(number)")
      let recited = reading.relations.filter { relation in Self.checks.contains { relation.text.hasPrefix($0) } }
      #expect(recited.isEmpty || reading.relations.count - recited.count < 3, "\(recited.map(\.text))")
      // Every sentence begins as one, also with the name of a card.
      for sentence in reading.relations.flatMap({ Sentences.of($0.text) }) {
        #expect(sentence.first?.isLowercase == false, "\(sentence)")
      }
    }
  }

  /// The same cards say something else to love than to work: only a picture, or what two have to do with each other, may stand in both.
  @Test func anotherQuestionIsAnotherReading() throws {
    let asked = ["Will he come back?", "Should I take the job in another city?", "Why am I always tired?"]
    var shares: [Double] = []
    for number in 0..<60 {
      let draw = try Self.draw(number, .threeCard)
      let first = Set(Self.sentences(Self.language.narrative(of: draw, question: asked[number % 3])))
      let other = Set(Self.sentences(Self.language.narrative(of: draw, question: asked[(number + 1) % 3])))
      shares.append(Double(first.intersection(other).count) / Double(min(first.count, other.count)))
    }
    #expect(shares.reduce(0, +) / Double(shares.count) < 0.15)
  }

  /// Any cards, any spread, any question, also those for which nothing is written yet.
  @Test func everyDrawIsRead() throws {
    let own = try Spread(positions: ["Root", "Branch"])
    let questions = [
      "Why do we keep having the same argument?", "Will he come back?", "", "<b>{card}</b> 😀", "Should I sell my flat?",
    ]
    for number in 0..<600 {
      let spread = number % 7 == 6 ? own : Spread.named[number % 7]
      let question = questions[number % 5]
      let draw = try TarotDraw(Ritual(question: question, nonce: UInt64(number)), spread: spread)
      let depth = TarotNarrative.Depth.allCases[number % 3]
      let reading = Self.language.narrative(of: draw, question: question, depth: depth)
      #expect(reading.gate.strangers.isEmpty && reading.gate.coverage == 1, "\(number): \(reading.text)")
      #expect(reading.sections.map(\.card) == draw.cards)
      let sentences = Self.sentences(reading)
      #expect(Set(sentences).count == sentences.count, "\(number): \(reading.text)")
      #expect(!reading.opening.isEmpty && !reading.next.isEmpty && !reading.ask.isEmpty)
      for relation in reading.relations {
        #expect(relation.evidence.positions.count > 1 && relation.evidence.positions.allSatisfy(draw.cards.indices.contains))
      }
    }
  }

  @Test func theSameIsToldAlikeAndDepthIsLength() throws {
    let draw = try Self.draw(3, .celtic)
    let question = Self.questions[0]
    #expect(Self.language.narrative(of: draw, question: question) == Self.language.narrative(of: draw, question: question))
    let counts = TarotNarrative.Depth.allCases.map { Self.language.narrative(of: draw, question: question, depth: $0).wordCount }
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
  }

  /// A relation is told only of motifs that its two cards truly show.
  /// No reading is held back, however long it is told, of whatever spread, to whatever question: also where no card may decide.
  @Test(arguments: TarotNarrative.Depth.allCases) func everyLengthPassesTheGate(_ depth: TarotNarrative.Depth) throws {
    let own = try Spread(positions: ["a", "b", "c", "d"])
    let spreads = Spread.named + [try Spread(.relationship, cards: 5), own]
    for (number, question) in (Self.questions + ["", "Should I take my pills?", "🜁🜂", "My cat died. What now?"]).enumerated() {
      for nonce in 0..<25 {
        for spread in spreads {
          let reading = Self.language.narrative(
            of: try Self.draw(nonce * 97 + number, spread), question: question, depth: depth)
          #expect(reading.gate.isPassed, "\(question) \(spread.kind) \(nonce)")
        }
      }
    }
  }

  @Test func relationsAreInThePictures() throws {
    for number in 0..<100 {
      let draw = try TarotDraw(Ritual(nonce: UInt64(number)), spread: .celtic)
      for relation in PictureRelation.all(in: draw) {
        #expect(draw.cards[relation.first].card.motifs.contains(relation.motif))
        #expect(draw.cards[relation.second].card.motifs.contains(relation.other))
        #expect(relation.first != relation.second && (0...1).contains(relation.strength))
      }
    }
  }

  // MARK: the gate

  @Test func strangersAreFound() throws {
    let draw = try TarotDraw(laid: Self.cards(["wands-02", "cups-08", "major-18"]).map { DrawnCard($0) }, in: .threeCard)
    func gate(_ text: String) -> NarrativeGate {
      let sections = draw.cards.enumerated().map {
        (position: $0.offset, text: "card \($0.element.card.name()). Here it lies, and it may say more than that.")
      }
      return NarrativeGate(sections: sections, text: [text], draw: draw)
    }
    #expect(gate("The moon is out, and death is far away.").strangers.isEmpty)
    #expect(gate("With the Tower beside it, nothing stays.").strangers.map(\.id) == ["major-16"])
    #expect(gate("The IV of Cups and the K of Wands agree.").strangers.map(\.id) == ["wands-14", "cups-04"])
    #expect(!gate("The IV of Cups and the K of Wands agree.").isPassed)
    #expect(gate("The Fool’s Journey begins.").strangers.isEmpty)
    #expect(gate("Strength is wanted here.").strangers.isEmpty)
    #expect(gate("The Strength card is wanted here.").strangers.map(\.id) == ["major-08"])
    #expect(gate("Deux d’Épée").strangers.map(\.id) == ["swords-02"])
  }

  @Test func silenceAboutAWeightyCardFails() throws {
    let draw = try TarotDraw(laid: Self.cards(["wands-02", "cups-08", "major-18"]).map { DrawnCard($0) }, in: .threeCard)
    let gate = NarrativeGate(
      sections: [(0, "The Two of Wands stands on a roof, because it can."), (1, "The Eight of Cups walks.")], text: [], draw: draw
    )
    #expect(gate.missing == [2] && gate.coverage < 0.7 && gate.spine == 0.5 && !gate.isPassed)
  }
}
