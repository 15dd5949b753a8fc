package import Readings
import Shapes
package import Tarot

/// A question that follows a reading, and its answer from the cards of that reading.
package struct TarotFollowPage: Page {
  package static let template = "tarot-follow"
  package let draw: TarotDraw
  /// What was asked first; may be empty.
  package let asked: String
  /// What is asked now.
  package let question: String
  /// `nil` when the question cannot be answered.
  package let answer: TarotFollowUp?
  /// What is wrong with the question.
  package let problem: String
  package let origin: TarotFollowOrigin

  package init(
    _ draw: TarotDraw, asked: String, question: String, answer: TarotFollowUp?, problem: String = "", origin: TarotFollowOrigin
  ) {
    self.draw = draw
    self.asked = asked
    self.question = question
    self.answer = answer
    self.problem = problem
    self.origin = origin
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("tarot-follow title"), tab: .tarot, sheets: ["tarot.css"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let texts = language.tarot
    let answers = answer.map { answer -> [[String: Any]] in
      let chips = answer.positions.filter { draw.cards.indices.contains($0) }.map { index in
        [
          "text": language.page("tarot-table chip", ("number", "\(index + 1)"), ("card", texts.told(draw.cards[index]))),
          "path": Route.tarotCardPage.path(draw.cards[index].card.id),
        ]
      }
      return [["question": question, "paragraphs": answer.paragraphs.map { ["text": $0] }, "chips": chips]]
    }
    return [
      "spread": texts.name(draw.spread.kind), "asked": asked.isEmpty ? language.page("tarot-table untitled") : asked,
      "answers": answers ?? [], "problem": problem.isEmpty ? [] : [["text": problem]],
      "followText": answer == nil ? question : "", "followFields": origin.fields,
      "reading": origin.reading.map { [["path": Route.tarotReadingPage.path($0)]] } ?? [], "isTable": origin.reading == nil,
    ]
  }
}

/// Where a question comes from that follows a reading: a table that was just laid, or a kept reading.
package enum TarotFollowOrigin: Sendable {
  case table(TarotForm)
  case kept(id: String)

  /// The id of a kept reading.
  var reading: String? { if case .kept(let id) = self { id } else { nil } }

  /// The fields that a form sends on.
  var fields: [[String: Any]] {
    switch self {
    case .table(let form): form.fields
    case .kept(let id): [["name": "reading", "value": id]]
    }
  }
}
