import Readings
import Tarot
import Testing

@testable import Web

/// The pages of the tarot as markup, whatever was asked.
@Suite struct TarotPagesTests {
  private static let questions = [
    PageTests.hostile, "", String(repeating: "w", count: 10_000), "<b>{{sprite}}</b>{%tarot title%}", "🔮🌙", "מה עכשיו?",
    "\u{202E}\u{2066}abc",
  ]

  private func isWhole(_ html: String, _ name: String) {
    let problems = Markup(html).problems
    #expect(problems.isEmpty, "\(name): \(problems.prefix(3))")
    #expect(!html.contains("Optional(") && !html.contains("<script>") && !html.contains("<b>{{"), "\(name)")
  }

  private static func draw(_ spread: Spread) throws -> TarotDraw {
    try TarotDraw(Ritual(question: "What now?", nonce: 7), spread: spread)
  }

  @Test(arguments: Spread.named + [try? Spread(.relationship, cards: 5)].compactMap(\.self))
  func everyTableIsWhole(_ spread: Spread) throws {
    let site = try Site()
    let draw = try Self.draw(spread)
    var form = TarotForm()
    form.spread = spread.kind
    form.nonce = "0000000000000007"
    for question in Self.questions.prefix(spread.kind == .threeCard ? 7 : 1) {
      form.question = question
      let html = site.html(TarotTablePage(draw, form: form, date: "Saturday", isMember: true))
      isWhole(html, "\(spread.kind) \(question.prefix(10))")
      #expect(html.components(of: "class=\"seat\"") == spread.positions.count && html.components(of: "id=\"follow\"") == 1)
    }
  }

  @Test func questionsStayText() throws {
    let site = try Site()
    let draw = try Self.draw(.threeCard)
    let answer = Language.english.followUp("What lies ahead?", to: draw, asked: "")
    var form = TarotForm()
    for question in Self.questions {
      form.question = question
      isWhole(site.html(TarotPage(form, day: 7, isLookedAt: true, daily: draw.cards[0])), "the beginning")
      for origin in [TarotFollowOrigin.table(form), .kept(id: "x")] {
        isWhole(
          site.html(TarotFollowPage(draw, asked: question, question: question, answer: answer, origin: origin)), "followed")
        isWhole(
          site.html(TarotFollowPage(draw, asked: question, question: question, answer: nil, problem: question, origin: origin)),
          "refused")
      }
      isWhole(
        site.html(
          TarotEarlierPage(id: "x", question: question, spread: "Three", cards: draw.cards, form: form, isHeard: true)), "earlier"
      )
      let shared = TarotSharedPage.Reading(
        date: "Saturday", question: question, spread: "Three", draw: draw, places: [question, "b", "c"])
      isWhole(site.html(TarotSharedPage(title: question, readings: [shared, shared], until: "x")), "shared")
    }
    let over = site.html(TarotSharedPage(title: "", readings: [], until: ""))
    isWhole(over, "over")
    #expect(over.contains("has run out") && over.contains("noindex"))
  }

  @Test func learningHasFourFaces() throws {
    let site = try Site()
    let star = TarotCard.all[17]
    for (card, counts, drawn, said) in [
      (star, [2, 0, 0, 0, 0, 1], 3, "I knew it"), (star, [0, 0, 0, 0, 0, 0], 3, "I knew it"),
      (nil, [1, 0, 0, 0, 0, 0], 0, "That is all for today"), (nil, [0, 0, 0, 0, 0, 0], 0, "Keep a reading"),
    ] as [(TarotCard?, [Int], Int, String)] {
      let html = site.html(TarotLearnPage(card: card, due: drawn, counts: counts, drawn: drawn, next: ""))
      isWhole(html, said)
      #expect(html.contains(said) && html.contains("name=\"recall\"") == (card != nil), "\(said)")
    }
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
