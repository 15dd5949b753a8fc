import Astrology
import Ephemeris
import Testing

@testable import Readings

/// The typed tables of texts: English has all of it, and another language falls back to it.
@Suite struct LanguageTests {
  static let language = Language.english

  @Test func everyPlanetIsToldInEveryHouse() {
    for body in CelestialBody.planets {
      for house in 1...12 {
        let text = Self.language.houses.told(body, in: house)
        #expect(text?.strengths.count == 2 && text?.challenges.count == 2, "\(body.key) \(house)")
      }
      #expect((Self.language.houses.retrograde(body) == nil) == (body == .sun || body == .moon), "\(body.key)")
    }
    #expect(Self.language.houses.told(.chiron, in: 1) == nil && Self.language.houses.retrograde(.vesta) == nil)
    #expect(Self.language.houses.told(.sun, in: 0) == nil && Self.language.houses.told(.sun, in: 13) == nil)
    #expect(Self.language.houses.meanings.count == 12)
    for meaning in Self.language.houses.meanings { #expect(!meaning.theme.isEmpty && !meaning.lifeArea.isEmpty) }
  }

  @Test func everyBodyHasASentenceForEveryPoint() {
    for body in CelestialBody.planets {
      for point in ChartPoint.spoken { #expect(Self.language.contacts.told(body, to: point) != nil, "\(body.key) \(point.key)") }
    }
    #expect(
      Self.language.contacts.told(.sun, to: .body(.chiron)) == nil && Self.language.contacts.told(.ceres, to: .ascendant) == nil)
    #expect(Self.language.topics.all.count == 50)
    #expect(Self.language.topics.topic(.sun, .midheaven) != nil && Self.language.topics.topic(.moon, .body(.sun)) == nil)
  }

  /// Whatever of the five nearest bodies meets another in the sky has its sentences; Mercury and Venus only ever meet the Sun.
  @Test func everyPairOfTheSkyIsTold() {
    let quick: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars]
    for first in quick {
      for second in CelestialBody.planets where second.rawValue > first.rawValue {
        #expect(Self.language.tonight.contact(first, second) != nil, "\(first.key) \(second.key)")
      }
    }
    let near = Self.language.tonight.contact(.sun, .venus)
    #expect(near?.flow == near?.union && near?.strain == near?.union)
  }

  /// The tables that look their texts up when they are asked: none answers with nothing.
  @Test func noTableIsSilent() {
    let language = Self.language
    let texts: [(name: String, texts: [String], count: Int)] = [
      ("placements", language.placements.all, 36), ("balance", language.balance.all, 36), ("first", language.first.all, 46),
      ("tonight", language.tonight.all, 52), ("closeness", language.closeness.all, 36), ("standing", language.standing.all, 24),
      ("matters", language.matters.all, 96),
      ("bhavas", language.bhavas.all, 24), ("muhurats", language.muhurats.all, 37), ("matches", language.matches.all, 15),
      ("yogas", language.yogas.all, Yoga.allCases.count), ("houses", language.houses.all, 733),
      ("contacts", language.contacts.all, 360), ("dashas", language.dashas.all, 189),
    ]
    for table in texts {
      #expect(table.texts.count == table.count, "\(table.name) has \(table.texts.count)")
      #expect(table.texts.allSatisfy { !$0.isEmpty }, "\(table.name)")
    }
    for insight in LandingInsight.authored(.english) { #expect(!insight.title.isEmpty && !insight.content.isEmpty) }
    for question in QuickQuestion.authored(.english) { #expect(!question.text.isEmpty) }
    for lord in Graha.allCases {
      let voice = language.dashas.voice(of: lord)
      #expect(voice.keywords.count == 6 && voice.preparation.count == 2, "\(lord.name)")
      #expect([voice.opportunities, voice.challenges, voice.experiences].allSatisfy { $0.count == 3 }, "\(lord.name)")
    }
  }

  @Test func aLanguageWithoutAFileSpeaksEnglish() {
    let other = Language(Phrasebook(language: "pt"))
    #expect(other.tag == "pt")
    #expect(other.houses.told(.moon, in: 4) == Self.language.houses.told(.moon, in: 4))
    #expect(other.dashas.voice(of: .ketu) == Self.language.dashas.voice(of: .ketu))
    #expect(other.yogas.all == Self.language.yogas.all)
  }

  /// A field is translated by itself: what else the section has stays English.
  @Test func aFieldThatIsTranslatedStandsInItsPlace() {
    let book = Phrasebook(
      language: "pt", files: [.init(path: "pt/a.txt", text: "[house moon 4]\nsummary: A casa é um porto.\n")],
      fallback: [
        "house moon 4 summary": [Phrase("Home.")], "house moon 4 strength": [Phrase("One."), Phrase("Two.")],
        "house moon 4 challenge": [Phrase("Three.")],
      ])
    let text = Language(book).houses.told(.moon, in: 4)
    #expect(text == HouseText(summary: "A casa é um porto.", strengths: ["One.", "Two."], challenges: ["Three."]))
  }
}
