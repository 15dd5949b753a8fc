import JSON
import Readings
import Store
import Tarot
import Testing

@testable import Companion

/// What is passed over without being decoded would not have been found.
@Suite struct TarotSieveTests {
  private static func reading(
    _ question: String, cards: [String] = ["major-16", "cups-03"], narrative: String? = nil, notes: String? = nil,
    client: JSONValue? = nil
  ) -> StoredTarotReading {
    StoredTarotReading(
      spread: "custom", question: question, cards: cards.map { .init(card: $0, reversed: false, position: nil) },
      at: "2026-11-21T07:30:00Z", day: "2026-11-21", narrative: narrative, notes: notes, client: client.map { KeptJSON($0) })
  }

  private static let readings = [
    reading("Should I move?"), reading("Noël à Brest, encore ?"), reading("L’été \"dernier\"", notes: "first line\nsecond\tline"),
    reading("И что теперь?"), reading("ok", cards: ["Le Soleil", "Reine de Coupe"]),
    reading("", narrative: "The COMET says: go—slow."),
    reading("cafe\u{301}"), reading("Strasse, Straße"), reading("x", cards: ["wands-05"], client: .object(["cards": .array([])])),
    reading("x", client: .object(["cards": .array([.object(["card": .string("The Star")])])])),
  ]

  @Test func nothingThatIsFoundIsPassedOver() throws {
    let words = [
      "move", "MOVE", "mo", "noel", "brest", "encore", "ete", "dernier", "second", "line", "first line", "n", "sun", "queen cups",
      "tower", "three of cups", "comet", "slow", "cafe", "strasse", "straße", "и", "теперь", "five wands", "star", "nothing",
      "ove",
      "soleil", "", "?!",
    ]
    var passed = 0
    for word in words {
      for card in [nil, TarotCard.named("The Tower"), TarotCard.named("The Sun")] {
        let search = TarotSearch(words: word, card: card, language: .english)
        let sieve = TarotSieve(search)
        for reading in Self.readings {
          let passes = sieve.passes(try reading.payload())
          #expect(passes || !search.finds(reading), "\(word) \(reading.question ?? "")")
          if !passes { passed += 1 }
        }
      }
    }
    // And it is of use.
    #expect(passed > 200)
  }
}
