import Companion
import Readings
import Tarot
import Wire

/// A table as a form sends it to be kept: `spread, question, knocks, cut, nonce, reversed`, or `cards` for a deck of one's own; `count` or
/// `positions` with the spreads that have them, and `depth`. The fields are
/// those of the table itself, so the same cards are laid again.
enum KeptForm {
  /// Lays the cards.
  ///
  /// - Throws: ``Problem`` or `CompanionError` that names the field.
  static func laid(_ fields: FormFields) throws -> AskedDraw {
    let question = fields["question"]?.unixLines
    // Of the named spreads only a relationship has a choice.
    let isRelationship = fields["spread"].flatMap { Spread.Kind(named: $0) } == .relationship
    let count = isRelationship ? try fields.integer("count").map { WholeNumber($0) } : nil
    let isOwn = fields["spread"].flatMap { Spread.Kind(named: $0) } == .custom
    let positions = isOwn ? Self.names(fields["positions"] ?? "") : nil
    let names = Self.names(fields["cards"] ?? "")
    guard names.isEmpty else {
      return try AskedDraw(
        TarotDrawRequest(
          spread: fields["spread"], positions: positions, cardCount: count, question: question,
          cards: names.map { name in
            let drawn = DrawnCard(named: name)
            return TarotLaidCard(card: drawn?.card.id ?? name, reversed: drawn?.isReversed)
          }))
    }
    guard let nonce = fields["nonce"] else {
      throw Problem(.validation, "nonce is required, as the table had it; or send cards as they lay.", field: "nonce")
    }
    var knocks: [Double] = []
    for part in (fields["knocks"] ?? "").split(separator: ",").prefix(Ritual.mostKnocks + 1) {
      guard let time = Double(plain: part.trimmed) else {
        throw Problem(.validation, "knocks must be milliseconds divided by commas.", field: "knocks")
      }
      knocks.append(time)
    }
    return try AskedDraw(
      TarotDrawRequest(
        spread: fields["spread"], positions: positions, cardCount: count, question: question, knockTimes: knocks,
        cut: WholeNumber(try fields.integer("cut") ?? 0),
        nonce: nonce, reversedChance: fields["reversed"] == "off" ? 0 : nil))
  }

  /// How long a reading is told, as a form says it; the usual length for anything else.
  static func depth(_ fields: FormFields) -> TarotNarrative.Depth {
    fields["depth"].flatMap(TarotNarrative.Depth.init) ?? .standard
  }

  /// The names that stand on the lines of a field.
  static func names(_ text: String) -> [String] {
    text.unixLines.split(separator: "\n").prefix(40).map(\.trimmed).filter { !$0.isEmpty }
  }
}
