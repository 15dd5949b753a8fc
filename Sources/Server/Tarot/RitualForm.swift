import Companion
import Readings
import Tarot
import Web
import Wire

/// The fields of a ritual as a form sends them: `spread, question, knocks, cut, nonce, reversed`, or `cards` for a deck of
/// one’s own; `count` or `positions` with the spreads that have them, and `depth`.
///
/// A page that keeps a reading sends the same fields, so the same cards are laid again.
struct RitualForm: Sendable {
  /// What was typed, to be shown again.
  private(set) var form = TarotForm()
  private let fields: FormFields

  init(_ fields: FormFields) {
    self.fields = fields
    form.spread = fields["spread"].flatMap { Spread.Kind(named: $0) } ?? .threeCard
    form.question = (fields["question"] ?? "").unixLines
    form.knocks = fields["knocks"] ?? ""
    form.cut = fields["cut"].flatMap { Int($0) }.flatMap { Ritual.cuts.contains($0) ? $0 : nil } ?? form.cut
    form.count = fields["count"].flatMap { Int($0) }.flatMap { (3...5).contains($0) ? $0 : nil } ?? 3
    form.nonce = fields["nonce"] ?? Self.freshNonce()
    form.isReversedAllowed = fields["reversed"] != "off"
    form.positions = (fields["positions"] ?? "").unixLines
    form.depth = KeptForm.depth(fields)
    form.cards = (fields["cards"] ?? "").unixLines
  }

  /// Puts a question that was offered in the place of what was typed.
  mutating func begin(with question: String) { form.question = String(question.prefix(Ritual.longestQuestion)) }

  /// A form that nothing was typed into yet; its number is drawn for it.
  static var fresh: TarotForm {
    var form = TarotForm()
    form.nonce = freshNonce()
    return form
  }

  private static func freshNonce() -> String {
    TarotDrawAnswer.RitualPart.digits(UInt64.random(in: 0...UInt64.max))
  }

  /// Lays the cards, as they are laid when they are kept.
  ///
  /// - Throws: ``Problem`` or `CompanionError` that names the field of the API.
  func laid() throws -> AskedDraw { try KeptForm.laid(fields) }

  // MARK: what is wrong

  /// The form with what is wrong said beside its field. What cannot be mended by typing is begun anew.
  func refused(_ problem: Problem, _ language: Language) -> TarotForm {
    var form = form
    let names = KeptForm.names(form.cards)
    switch problem.field {
    case "question": form.questionProblem = language.page("tarot too-long", ("count", Self.grouped(form.question.count)))
    case let field? where field.hasPrefix("cards["):
      let index = Int(field.dropFirst(6).prefix { $0 != "]" }) ?? 0
      let name = names.indices.contains(index) ? String(names[index].prefix(60)) : ""
      let isTwice = DrawnCard(named: name) != nil
      form.cardsProblem = language.page(
        isTwice ? "tarot problem-twice" : "tarot problem-cards", ("place", "\(index + 1)"), ("name", name))
    case "positions": form.positionsProblem = language.page("tarot problem-positions")
    case let field? where field.hasPrefix("positions["):
      let place = (Int(field.dropFirst(10).prefix { $0 != "]" }) ?? 0) + 1
      form.positionsProblem = language.page(
        "tarot problem-position", ("place", "\(place)"), ("most", "\(Spread.longestName)"))
    case "cards":
      let count =
        switch form.spread {
        case .relationship: form.count
        case .custom: KeptForm.names(form.positions).count
        case let kind: (Spread.named.first { $0.kind == kind } ?? .threeCard).positions.count
        }
      form.cardsProblem = language.page(
        count == 1 ? "tarot problem-count-one" : "tarot problem-count", ("count", "\(count)"), ("given", "\(names.count)"))
    default:
      form.otherProblem = language.page("tarot problem-other")
      let fresh = Self.fresh
      form.knocks = ""
      form.nonce = fresh.nonce
      form.cut = fresh.cut
    }
    return form
  }

  /// `10,000`.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
