import Tarot
import Testing

@testable import Readings

/// The pictures of the cards and what they are to a kind of question: all there, in their lengths, and nothing written twice.
@Suite struct AskedWritingsTests {
  private static let writings = Language.english.writings
  /// Kinds that have something of their own: all but those that no card decides.
  private static let kinds = QuestionBook.english.kinds.filter { $0.care == nil }

  private static func words(_ text: String) -> Int { text.split(separator: " ").count }

  @Test func everyPictureIsSeenForSeveralGestures() {
    var sentences: [String: String] = [:]
    var uses: [CardGesture: Int] = [:]
    for card in TarotCard.all {
      for isReversed in [false, true] {
        let name = "\(card.id) \(isReversed ? "down" : "up")"
        let seen = Self.writings.seen(DrawnCard(card, isReversed: isReversed))
        #expect(seen.count == 4 && (2...3).contains(Set(seen.map(\.gesture)).count), "\(name): \(seen.map(\.gesture))")
        for picture in seen {
          uses[picture.gesture, default: 0] += 1
          let parts = Sentences.of(picture.text)
          #expect(parts.count == 2 && (16...40).contains(Self.words(picture.text)), "\(name): \(picture.text)")
          #expect(!picture.text.contains("{"), "\(name): \(picture.text)")
          for sentence in parts {
            let other = sentences.updateValue(name, forKey: sentence.lowercased())
            #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
          }
        }
      }
    }
    for gesture in CardGesture.allCases { #expect(uses[gesture, default: 0] >= 12, "\(gesture): \(uses[gesture, default: 0])") }
  }

  @Test func everyKindHasItsOwnWordsForEveryGesture() {
    let lengths: [String: ClosedRange<Int>] = [
      "root": 18...36, "now": 18...36, "ahead": 18...36, "beside": 30...60, "together": 40...70, "next": 8...30, "ask": 5...24,
    ]
    var sentences: [String: String] = [:]
    for kind in Self.kinds {
      var forms: Set<QuestionForm>?
      for gesture in CardGesture.allCases {
        let name = "\(kind.id) \(gesture)"
        guard let asked = Self.writings.asked(kind, gesture) else {
          Issue.record("\(name) is not written")
          continue
        }
        #expect(CardWritings.Asked.names.allSatisfy { asked.fields[$0] != nil }, "\(name)")
        // Every gesture answers the same forms of the question.
        let own = Set(asked.fields.keys.compactMap(QuestionForm.init))
        #expect(own.count >= 3 && own == (forms ?? own), "\(name): \(own)")
        forms = own
        for (field, text) in asked.fields {
          #expect((lengths[field] ?? 24...50).contains(Self.words(text)), "\(name) \(field): \(text)")
          #expect(Set(ThreadSlots.names(in: text) ?? ["{"]).isSubset(of: ["they", "them", "their"]), "\(name) \(field): \(text)")
          #expect(field != "ask" || text.hasSuffix("?"), "\(name): \(text)")
          // So that a section passes the gate whatever its picture says.
          #expect(!["root", "now", "ahead"].contains(field) || NarrativeGate.hasSpine(text), "\(name) \(field): \(text)")
          for sentence in Sentences.of(text) where Self.words(String(sentence)) > 3 {
            let other = sentences.updateValue(name, forKey: sentence.lowercased())
            #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
          }
        }
      }
    }
  }

  /// A reading says of its own question what it says: the answer, every card, what two of them mean together, and the end.
  @Test func aReadingIsOfItsKind() throws {
    for (number, text) in ["Should I text him first?", "Why does my boss ignore me?", "What should I focus on this week?"]
      .enumerated()
    {
      let question = TarotQuestion(text)
      let all = CardGesture.allCases.compactMap { Self.writings.asked(question.kind, $0) }
      func filled(_ text: String?) -> String {
        (text ?? "?").replacing("{they}", with: question.they.subject).replacing("{them}", with: question.they.object)
          .replacing("{their}", with: question.they.possessive)
      }
      for nonce in 0..<40 {
        let draw = try TarotDraw(Ritual(question: text, nonce: UInt64(nonce * 3 + number)), spread: .threeCard)
        let reading = Language.english.narrative(of: draw, question: text)
        // Opening and end are of one gesture, that of the card on which the reading turns.
        let asked = try #require(all.first { filled($0.opening(question.form)) == reading.opening }, "\(reading.opening)")
        #expect(
          reading.together == filled(asked.together) && reading.next == filled(asked.next) && reading.ask == filled(asked.ask))
        #expect(reading.sections[1].text.hasSuffix(filled(asked.line(.now))))
        #expect(all.contains { reading.sections[0].text.hasSuffix(filled($0.line(.root))) })
        #expect(all.contains { reading.sections[2].text.hasSuffix(filled($0.line(.ahead))) })
        // Two pictures beside each other, brought home by the gesture that answers.
        let relation = try #require(reading.relations.first)
        #expect(relation.text.hasSuffix(filled(asked.beside)), "\(relation.text)")
      }
    }
  }

  /// Whether to turn something down is another question than whether to take it.
  @Test func aRefusalIsAnsweredAsOne() throws {
    for (text, other) in [
      ("Should I turn down the promotion?", "Should I take the promotion?"),
      ("Should I skip the wedding?", "Should I go to the wedding?"),
      ("Should I call off the engagement?", "Should we get married?"), ("should i cancel the trip", "Should I go on the trip?"),
    ] {
      let (refusal, taking) = (TarotQuestion(text), TarotQuestion(other))
      #expect(refusal.isRefusal && !taking.isRefusal && refusal.kind == taking.kind && refusal.form == .should, "\(text)")
      for gesture in CardGesture.allCases {
        let asked = try #require(Self.writings.asked(refusal.kind, gesture))
        let answer = try #require(asked.fields["refuse"], "\(refusal.kind.id) \(gesture)")
        #expect(asked.opening(.should, isRefusal: true) == answer && asked.opening(.should) != answer)
        #expect(!answer.hasPrefix("Yes") && !answer.hasPrefix("No,") && !answer.hasPrefix("No."), "\(answer)")
      }
      let draw = try TarotDraw(Ritual(question: text, nonce: 5), spread: .threeCard)
      #expect(
        Language.english.narrative(of: draw, question: text).opening
          != Language.english.narrative(of: draw, question: other).opening)
    }
  }

  /// A person is called as the question calls them; several, and those who are only he or she, as their kind does.
  @Test func aPersonKeepsTheirName() throws {
    for (text, name, general) in [
      ("Will my sister and I be close again?", "your sister", "your sibling"),
      ("Why does my best friend only call when she needs something?", "your best friend", "your friend"),
      ("How do I deal with my coworker?", "your coworker", "your colleague"),
      ("How can I help my son?", "your son", "your child"),
    ] {
      for nonce in 0..<24 {
        let draw = try TarotDraw(Ritual(question: text, nonce: UInt64(nonce)), spread: .threeCard)
        let told = Language.english.narrative(of: draw, question: text).text.lowercased()
        #expect(told.contains(name) && !told.contains(general), "\(told)")
      }
    }
    let brothers = "How do I talk to my brothers?"
    let draw = try TarotDraw(Ritual(question: brothers, nonce: 1), spread: .threeCard)
    #expect(Language.english.narrative(of: draw, question: brothers).text.contains("your sibling"))
  }

  /// Where no card may decide, cards are told as they are in their own files.
  @Test func guardedKindsHaveNone() {
    for kind in QuestionBook.english.kinds where kind.care != nil {
      for gesture in CardGesture.allCases { #expect(Self.writings.asked(kind, gesture) == nil, "\(kind.id) \(gesture)") }
    }
    #expect(Self.kinds.count > 100)
  }

  /// A language that has a picture but no words for a kind tells the picture with the words of English.
  @Test func anotherLanguageLooksUpItsOwn() throws {
    let card = try #require(TarotCard.all.first)
    let kind = try #require(Self.kinds.first { $0.id == "offer" })
    let own = CardWritings(files: [
      .init(path: "xx/tarot/seen/\(card.id).txt", text: "[seen \(card.id) up]\nbegin: One. Two.\nwrong: Three."),
      .init(path: "xx/tarot/asked/offer.txt", text: "[asked offer begin]\nshould: Yes.\nnow: Now."),
    ])
    #expect(own.seen(DrawnCard(card)) == [.init(gesture: .begin, text: "One. Two.")])
    #expect(own.seen(DrawnCard(card, isReversed: true)).isEmpty)
    let asked = try #require(own.asked(kind, .begin))
    #expect(
      asked.opening(.should) == "Yes." && asked.line(.now) == "Now." && asked.line(.root) == nil && asked.opening(.why) == nil)
    #expect(own.asked(kind, .stall) == nil)
  }
}
