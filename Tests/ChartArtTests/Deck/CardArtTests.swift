import Testing

@testable import ChartArt

/// The faces of the cards and their back.
@Suite struct CardArtTests {
  @Test func thereAreSeventyEightCards() {
    #expect(CardArt.all.count == 78)
    #expect(CardArt.all.map(\.number) == Array(0..<78))
    #expect(Set(CardArt.all.map(\.title)).count == 78)
    let known = [
      0: "The Fool", 10: "Wheel of Fortune", 21: "The World", 22: "Ace of Wands", 35: "King of Wands", 36: "Ace of Cups",
      50: "Ace of Swords", 61: "Knight of Swords", 64: "Ace of Pentacles", 77: "King of Pentacles",
    ]
    for (number, title) in known { #expect(CardArt(number: number)?.title == title) }
    for suit in CardSuit.allCases { #expect(CardArt.all.count(where: { $0.suit == suit }) == (suit == .majors ? 22 : 14)) }
  }

  @Test func numbersBeyondTheDeckHaveNoCard() {
    var random = SeededGenerator(seed: 15)
    for number in [-1, 78, .min, .max, Int(Int32.max)] + (0..<1000).map({ _ in Int.random(in: .min ... .max, using: &random) }) {
      #expect(CardArt(number: number) == nil)
    }
  }

  /// Every card is XML, holds no number that is none, fits the budget of a page, stays within its rims, differs from all others, and is
  /// the same when it is drawn again.
  @Test func everyCardIsWhole() {
    var seen: Set<[UInt8]> = []
    let names = CardArt.all.map(\.title) + ["back"]
    for (index, name) in names.enumerated() {
      let svg = draw(index, .page(prefix: "c"))
      #expect(WellFormed.fault(in: svg) == nil, "\(name)")
      #expect(CardExtent.outside(of: svg) == nil, "\(name)")
      #expect(seen.insert(picture(of: svg)).inserted, "\(name) looks like another")
      let file = draw(index, .standalone(.dark))
      #expect(file.utf8.count <= 12 * 1024, "\(name): \(file.utf8.count)")
      // A few of each kind: the rest is the same code.
      if index % 4 == 2 { #expect(svg == draw(index, .page(prefix: "c")), "\(name)") }
    }
  }

  private func draw(_ index: Int, _ options: DrawingOptions) -> String {
    CardArt(number: index)?.svg(options: options) ?? CardArt.back(options: options)
  }

  /// What is seen through the window: cards may not be told apart by their names and numbers alone.
  private func picture(of svg: String) -> [UInt8] {
    let bytes = Array(svg.utf8)
    guard let start = bytes.firstRange(of: Array("clip-path=".utf8)),
      let end = bytes[start.upperBound...].firstRange(of: Array("</g><path class=\"gold\"".utf8))
    else { return bytes }
    return Array(bytes[start.upperBound..<end.lowerBound])
  }

  @Test(arguments: [10, 22, 40, 77]) func whatACardRefersToIsInIt(_ number: Int) throws {
    let card = try #require(CardArt(number: number))
    let document = try SVGDocument(card.svg(options: DrawingOptions(prefix: "card-\(number)")))
    let known = Set(document.ids)
    #expect(known.count == document.ids.count)
    for reference in document.references { #expect(known.contains(reference)) }
    for id in known { #expect(id.hasPrefix("card-\(number)-")) }
    #expect(document.titles == [card.title])
    for path in document.all("path") { #expect(PathReader(path.attributes["d"] ?? "") != nil) }
    #expect(card.svg(title: "", options: .page(prefix: "c")).contains("aria-hidden"))
  }

  @Test(arguments: ["<&>\"'", "]]>", "\u{0}\u{8}", "\u{FFFE}", "\u{202E}rtl", "\r\n", "<!--", ""]) func anyWordsAreWrittenAsText(
    _ words: String
  ) throws {
    for number in [4, 30, 47] {
      let card = try #require(CardArt(number: number))
      #expect(WellFormed.fault(in: card.svg(title: words, options: DrawingOptions(prefix: words, theme: .light))) == nil)
    }
    #expect(WellFormed.fault(in: CardArt.back(title: words, options: DrawingOptions(prefix: words))) == nil)
  }

  @Test func theBackIsTheSameUpsideDown() throws {
    let document = try SVGDocument(CardArt.back(options: .page(prefix: "b")))
    let turned = try #require(document.all("use").first)
    #expect(turned.attributes["transform"] == "rotate(180 350 600)")
    #expect(turned.attributes["href"] == "#b-half")
    // What is not turned is symmetrical by itself: circles around the middle.
    let inner = document.all("circle").filter { $0.attributes["cx"] == "350" && $0.attributes["cy"] == "600" }
    #expect(inner.count == 5)
  }

  @Test func aNumberIsCounted() {
    for card in CardArt.all where card.suit != .majors && 1...9 ~= card.rank {
      let tags = card.svg(options: .page(prefix: "c")).utf8.split(separator: UInt8(ascii: "<"))
      #expect(tags.count(where: { $0.starts(with: "use ".utf8) }) == card.rank + 1, "\(card.title)")
    }
  }

  @Test func noEmblemCoversAnother() {
    for suit in CardSuit.allCases.dropFirst() {
      for count in 2...10 {
        let circle = PipCircle(suit: suit, count: count)
        #expect(circle.places.count == count && circle.turns.count == count)
        for (index, place) in circle.places.enumerated() {
          let half = circle.size * 0.56
          #expect(place.x > 58 && place.x < 642 && place.y - half > 60 && place.y + half < 1016, "\(suit) \(count)")
          #expect(place.distance(to: PipCircle.middle) > 86, "\(suit) \(count)")
          for other in circle.places[..<index] {
            #expect(place.distance(to: other) > circle.size * 0.6, "\(suit) \(count)")
          }
        }
        for line in circle.chords + circle.spokes {
          #expect(circle.isClear(line.start.toward(line.end, by: 0.5)), "\(suit) \(count)")
        }
      }
    }
    // Numbers that no card has are drawn as the nearest that one has.
    for count in [Int.min, -1, 0, 1, 11, .max] { #expect((2...10).contains(PipCircle(suit: .cups, count: count).places.count)) }
  }

  @Test func everyColourIsATokenAndEveryClassHasItsPaint() throws {
    let rules = CardStylesheet.rules(of: CardSuit.allCases)
    #expect(!rules.contains("#"))
    for theme in ChartTheme.allCases {
      let resolved = theme.resolved(rules)
      // What has no token would be black.
      #expect(!resolved.contains("var(") && !resolved.contains("#000"))
    }
    for token in CardPalette.tokens {
      #expect(rules.contains("var(--\(token.name))"), "\(token.name)")
      #expect(ChartStylesheet.deck.contains("--\(token.name):\(token.dark);"))
      #expect(ChartStylesheet.deck.contains("--\(token.name):\(token.light);"))
    }
    for number in [2, 16, 22, 40, 61] {
      let card = try #require(CardArt(number: number))
      for element in try SVGDocument(card.svg(options: .page(prefix: "c"))).elements.dropFirst() {
        for name in (element.attributes["class"] ?? "").split(separator: " ") where name != "art-card" && name != card.suit.name {
          #expect(
            rules.contains(".art-card .\(name){") || rules.contains(".art-card.\(card.suit.name) .\(name){"), "\(number) \(name)")
        }
      }
    }
  }

  @Test func theSheetHoldsTheDeck() {
    // What is in it, the tests of the command read.
    let sheet = CardSheet.svg(nil)
    #expect(sheet.utf8.count < 600_000)
    #expect(sheet.utf8.firstRange(of: "prefers-color-scheme:dark".utf8) != nil)
  }
}
