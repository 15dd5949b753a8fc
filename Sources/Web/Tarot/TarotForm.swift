package import Readings
package import Tarot

/// What somebody has put into the form of the ritual, as it was typed, with what is wrong with it.
package struct TarotForm: Sendable, Hashable {
  /// The layout that is chosen.
  package var spread = Spread.Kind.threeCard
  package var question = ""
  /// The moments of the knocks in milliseconds, divided by commas.
  package var knocks = ""
  package var cut = 38
  /// 16 hexadecimal digits.
  package var nonce = ""
  package var isReversedAllowed = true
  /// How many cards a relationship has, 3 … 5.
  package var count = 3
  /// What the places of a spread of one’s own are called, one on each line.
  package var positions = ""
  /// How long the reading is told.
  package var depth = TarotNarrative.Depth.standard
  /// The cards of somebody’s own deck, one on each line.
  package var cards = ""
  /// What is wrong with the question.
  package var questionProblem = ""
  /// What is wrong with the places.
  package var positionsProblem = ""
  /// What is wrong with the cards.
  package var cardsProblem = ""
  /// What is wrong with anything else.
  package var otherProblem = ""

  package init() {}

  /// The fields by which the same cards are laid again, for a form that sends them on.
  var fields: [[String: Any]] {
    var fields = [("spread", spread.rawValue), ("question", question)]
    if spread == .relationship { fields.append(("count", "\(count)")) }
    if spread == .custom { fields.append(("positions", positions)) }
    if depth != .standard { fields.append(("depth", depth.rawValue)) }
    if cards.isEmpty {
      fields += [("knocks", knocks), ("cut", "\(cut)"), ("nonce", nonce), ("reversed", isReversedAllowed ? "on" : "off")]
    } else {
      fields.append(("cards", cards))
    }
    return fields.map { ["name": $0.0, "value": $0.1] }
  }
}
