import Tarot
import Testing

@testable import Readings

/// One detail followed through the pictures of a spread: written for every card, and told where three lie.
@Suite struct WatchedWritingsTests {
  private static let writings = Language.english.writings
  private static let language = Language.english

  private static func words(_ text: String) -> Int { text.split(separator: " ").count }

  @Test func everyCardShowsDetails() throws {
    var sentences: [String: String] = [:]
    for card in TarotCard.all {
      for isReversed in [false, true] {
        let drawn = DrawnCard(card, isReversed: isReversed)
        let name = "\(card.id) \(isReversed ? "down" : "up")"
        let watched = Self.writings.watched(drawn)
        #expect(watched.count >= 4 && Set(watched.map(\.detail)).count == watched.count, "\(name)")
        let spoken = Self.language.tarot.spoken(card).replacing("the ", with: "")
        for own in watched {
          #expect((7...20).contains(Self.words(own.text)) && Sentences.of(own.text).count == 1, "\(name): \(own.text)")
          #expect(own.text.contains(spoken) && own.text.hasSuffix("."), "\(name): \(own.text)")
          #expect(sentences.updateValue(name, forKey: own.text.lowercased()) == nil, "\(name): \(own.text)")
        }
        // The other cards are not spoken of.
        let draw = try TarotDraw(laid: [drawn], in: .single)
        let strangers = NarrativeGate(sections: [], text: watched.map(\.text), draw: draw).strangers
        #expect(strangers.isEmpty, "\(name): \(strangers.map(\.id))")
      }
    }
    #expect(sentences.count > 850)
  }

  @Test func everyFamilyHasItsConclusions() {
    var sentences: [String: String] = [:]
    for family in QuestionFamily.allCases {
      let conclusions = Self.writings.conclusions(family)
      #expect(conclusions.count == 127, "\(family): \(conclusions.count)")
      for (key, text) in conclusions {
        let words = key.split(separator: " ").map(String.init)
        let detail = words.first.flatMap(WatchedDetail.init)
        #expect(
          words.count == 3 && detail?.states.contains(words[1]) == true && CardGesture(rawValue: words[2]) != nil,
          "\(family): \(key)")
        #expect((24...48).contains(Self.words(text)), "\(family) \(key): \(text)")
        #expect(Set(ThreadSlots.names(in: text) ?? ["{"]).isSubset(of: ["they", "them", "their"]), "\(family) \(key): \(text)")
        #expect(!text.contains("?"), "\(family) \(key): \(text)")
        for sentence in Sentences.of(text) where Self.words(String(sentence)) > 3 {
          let other = sentences.updateValue("\(family) \(key)", forKey: sentence.lowercased())
          #expect(other == nil, "\(family) \(key) and \(other ?? ""): \(sentence)")
        }
      }
    }
  }

  @Test func everyCourseIsWritten() throws {
    var sentences: [String: String] = [:]
    var count = 0
    for detail in WatchedDetail.allCases {
      #expect(Self.language.book.texts("watch \(detail.rawValue)").count > 3)
      for first in detail.states {
        for second in detail.states {
          for third in detail.states {
            let name = "\(detail) \(first) \(second) \(third)"
            let course = try #require(Self.writings.course(detail, [first, second, third]), "\(name)")
            count += 1
            #expect((12...40).contains(Self.words(course)) && !course.contains("{"), "\(name): \(course)")
            for sentence in Sentences.of(course) where Self.words(String(sentence)) > 3 {
              let other = sentences.updateValue(name, forKey: sentence.lowercased())
              #expect(other == nil, "\(name) and \(other ?? ""): \(sentence)")
            }
          }
        }
      }
    }
    #expect(count == 6 * 6 * 6 + 2 * 7 * 7 * 7 + 3 * 5 * 5 * 5)
    #expect(Self.writings.course(.hands, ["hold", "hold"]) == nil)
  }

  /// Three cards or more, told at length, are followed by a detail: what is seen of each, and what the card says on which the reading turns.
  @Test func everyReadingOfThreeFollowsADetail() throws {
    let questions = [
      "Should I text him first?", "How do I get through the last month of my thesis?", "Will we ever move to the sea?",
      "Why is my sister so cold to me?", "What does this year want from me?", "Can I afford to take a year off?",
    ]
    for (number, question) in questions.enumerated() {
      let understood = TarotQuestion(question)
      for nonce in 0..<60 {
        for spread in [Spread.threeCard, .fiveCard, .celtic] {
          let draw = try TarotDraw(Ritual(question: question, nonce: UInt64(nonce * 7 + number)), spread: spread)
          let reading = Self.language.narrative(of: draw, question: question, depth: .deep)
          guard understood.kind.care == nil else {
            #expect(
              reading.relations.allSatisfy {
                $0.evidence.positions.count < 3 || !$0.evidence.motifs.isEmpty || $0.text.count < 400
              })
            continue
          }
          let relation = try #require(reading.relations.first { $0.evidence.positions.count == 3 }, "\(question) \(nonce)")
          let details = relation.evidence.positions.map { Self.writings.watched(draw.cards[$0]) }
          let followed = WatchedDetail.allCases.filter { detail in
            details.allSatisfy { $0.contains { $0.detail == detail && relation.text.contains($0.text) } }
          }
          #expect(followed.count == 1, "\(relation.text)")
          let followedDetail = try #require(followed.first)
          let states = details.compactMap { $0.first { $0.detail == followedDetail }?.state }
          #expect(relation.text.hasSuffix(try #require(Self.writings.course(followedDetail, states))), "\(relation.text)")
          // Said back where no kind of its own has words for it.
          guard let echo = understood.echo, !understood.isOfItsKind else { continue }
          #expect(reading.relations.contains { $0.text.contains(echo) }, "\(reading.text)")
        }
      }
    }
  }
}
