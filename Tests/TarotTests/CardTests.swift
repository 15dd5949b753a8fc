import Astrology
import Testing

@testable import Tarot

/// The 78 cards, their names, and what of the sky they stand for.
@Suite struct CardTests {
  @Test func theDeckIsWhole() {
    #expect(TarotCard.all.count == 78)
    #expect(Set(TarotCard.all.map(\.id)).count == 78)
    #expect(TarotCard.all.count { $0.isMajor } == 22)
    for suit in Suit.allCases {
      #expect(TarotCard.all.filter { $0.suit == suit }.compactMap(\.rank) == Rank.allCases)
    }
    #expect(
      [0, 21, 22, 36, 50, 64, 77].map { TarotCard.all[$0].id } == [
        "major-00", "major-21", "wands-01", "cups-01", "swords-01", "pentacles-01", "pentacles-14",
      ])
    for card in TarotCard.all {
      #expect(TarotCard(number: card.number) == card)
      if let rank = card.rank, let suit = card.suit { #expect(TarotCard(rank, of: suit) == card) }
    }
    for number in [-1, 78, Int.min, Int.max] { #expect(TarotCard(number: number) == nil) }
  }

  /// The first app numbered minors like majors: three of them made a “strong” journey.
  @Test func aRankIsNoNumberOfATrump() {
    for card in TarotCard.all { #expect((card.majorNumber == nil) == (card.rank != nil)) }
  }

  @Test(arguments: TarotDeck.allCases) func everyNameOfEveryDeckIsRead(_ deck: TarotDeck) {
    var names: Set<String> = []
    for card in TarotCard.all {
      let name = card.name(in: deck)
      #expect(names.insert(name).inserted)
      for written in [name, name.uppercased(), name.lowercased(), "  \(name)! ", name.replacing("-", with: " ")] {
        #expect(TarotCard.named(written, in: deck) == card, "\(written)")
      }
      #expect(TarotCard.named(card.id, in: deck) == card)
    }
  }

  @Test(arguments: [
    ("2 of Wands", "wands-02"), ("Two of Wands", "wands-02"), ("II of Batons", "wands-02"), ("wands two", "wands-02"),
    ("Two of Wands — Dominion", "wands-02"), ("IV of Cups", "cups-04"), ("K of Wands", "wands-14"),
    ("Queen of Staves", "wands-13"),
    ("Princess of Disks", "pentacles-11"), ("Prince of Cups", "cups-12"), ("Knight of Cups", "cups-12"),
    ("valet d'épée", "swords-11"),
    ("Reine de Coupe", "cups-13"), ("As de Deniers", "pentacles-01"), ("Jack of Coins", "pentacles-11"),
    ("A of Swords", "swords-01"),
    ("fool", "major-00"), ("Judgment", "major-20"), ("the æon", "major-20"), ("La Maison-Dieu", "major-16"),
    ("House of God", "major-16"),
    ("L'ÉTOILE", "major-17"), ("Le Pendu", "major-12"), ("XIII Death", "major-13"), ("0. The Fool", "major-00"),
    ("VIII Justice", "major-11"), ("11 Justice", "major-11"), ("Adjustment", "major-11"), ("Lust", "major-08"),
    ("Strength", "major-08"),
    ("Wheel of Fortune", "major-10"), ("Fortune", "major-10"), ("Te\u{0301}mpe\u{0301}rance", "major-14"), ("Debauch", "cups-07"),
  ]) func namesThatPeopleWrite(_ name: String, _ id: String) {
    #expect(TarotCard.named(name)?.id == id)
  }

  @Test(arguments: [
    "", " ", "the", "of", "Starlight", "Sunday", "Moonstone", "deathly", "Devilish", "foolproof", "towers", "the tower of cups",
    "13", "XIII",
    "two wands cups", "eleven of wands", "wands-15", "wands-00", "major-22", "major-0", "major-000", "cups", "king", "two of",
    "Two of Wands Virtue", "The Fool The Fool", "13 Two of Wands of Cups", "名前", "☀", String(repeating: "sun ", count: 100_000),
  ]) func whatIsNoNameNamesNothing(_ name: String) {
    for deck in TarotDeck.allCases { #expect(TarotCard.named(name, in: deck) == nil, "\(name.prefix(40))") }
  }

  @Test func thothHasARiderForKing() {
    #expect(TarotCard.named("Knight of Cups", in: .thoth)?.id == "cups-14")
    #expect(TarotCard.named("Prince of Cups", in: .thoth)?.id == "cups-12")
    #expect(TarotCard.named("Strength", in: .thoth)?.id == "wands-09")
    #expect(TarotCard.named("Strength")?.id == "major-08")
  }

  @Test func cardsAreReadAsTheyLie() {
    #expect(DrawnCard(named: "The Moon, reversed").map { [$0.card.id, "\($0.isReversed)"] } == ["major-18", "true"])
    #expect(DrawnCard(named: "Reine d’Épée (renversée)").map { [$0.card.id, "\($0.isReversed)"] } == ["swords-13", "true"])
    #expect(DrawnCard(named: "sun upright")?.isReversed == false)
    #expect(DrawnCard(named: "sun")?.isReversed == false)
    for text in ["reversed", "", "nothing reversed", String(repeating: "x", count: 500)] {
      #expect(DrawnCard(named: text) == nil)
    }
  }

  // MARK: the sky

  @Test func decansTileTheZodiacInChaldeanOrder() {
    var seen = Set<Int>()
    for card in TarotCard.all where card.rank.map({ (2...10).contains($0.rawValue) }) ?? false {
      guard case .decan(let face) = card.correspondence, let span = card.correspondence.zodiac else {
        Issue.record("\(card.id)")
        continue
      }
      #expect(span.degrees == 10 && seen.insert(span.start).inserted)
      #expect(face.sign.element == card.element)
      #expect(span.contains(Double(span.start)) && span.contains(Double(span.start) + 9.99) && !span.contains(Double(span.end)))
    }
    #expect(seen == Set(stride(from: 0, to: 360, by: 10)))
  }

  @Test(arguments: [
    ("wands-02", ClassicalPlanet.mars, ZodiacSign.aries), ("cups-02", .venus, .cancer), ("swords-02", .moon, .libra),
    ("pentacles-02", .jupiter, .capricorn), ("wands-05", .saturn, .leo), ("cups-10", .mars, .pisces),
    ("swords-10", .sun, .gemini),
    ("pentacles-10", .mercury, .virgo), ("swords-07", .moon, .aquarius), ("cups-07", .venus, .scorpio),
  ]) func decansOfBookT(_ id: String, _ planet: ClassicalPlanet, _ sign: ZodiacSign) {
    guard case .decan(let face)? = TarotCard.named(id)?.correspondence else {
      Issue.record("\(id)")
      return
    }
    #expect(face.ruler == planet && face.sign == sign)
  }

  @Test func courtsAndPagesTileTheZodiac() {
    let courts = TarotCard.all.compactMap { card -> ZodiacSpan? in
      if case .span(let span) = card.correspondence { span } else { nil }
    }
    #expect(courts.count == 12 && courts.allSatisfy { $0.degrees == 30 })
    #expect(Set(courts.map(\.start)) == Set(stride(from: 20, to: 380, by: 30).map { $0 % 360 }))
    // Book T: the Queen of Wands from above 20° Pisces to above 20° Aries.
    #expect(TarotCard(.queen, of: .wands).correspondence.zodiac?.start == 350)
    #expect(TarotCard(.queen, of: .wands).correspondence.zodiac?.end == 20)
    #expect(TarotCard(.king, of: .wands).correspondence.zodiac?.start == 230)
    #expect(TarotCard(.knight, of: .pentacles).correspondence.zodiac?.start == 20)
    let pages = TarotCard.all.filter { $0.rank == .page }.compactMap { $0.correspondence.zodiac?.start }
    #expect(pages.sorted() == [0, 90, 180, 270])
  }

  @Test func trumpsHaveTheSevenPlanetsTheTwelveSignsAndThreeElements() {
    let majors = TarotCard.all.filter(\.isMajor).map(\.correspondence)
    #expect(Set(majors).count == 22)
    #expect(Set(majors.compactMap(\.planet)).count == 7)
    #expect(majors.compactMap(\.zodiac).count == 12)
    for card in TarotCard.all {
      if case .sign(let sign) = card.correspondence { #expect(sign.element == card.element, "\(card.id)") }
      if case .element(let element) = card.correspondence { #expect(element == card.element, "\(card.id)") }
    }
  }

  @Test func spansTakeAnyNumber() {
    let span = ZodiacSpan(from: 350, degrees: 30)
    for longitude in [Double.nan, .infinity, -.infinity] { #expect(!span.contains(longitude)) }
    #expect(span.contains(-5) && span.contains(365) && !span.contains(20) && span.contains(19.99))
  }
}
