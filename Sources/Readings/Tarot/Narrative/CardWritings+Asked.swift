import Tarot

/// What a card gives somebody to see or do, whatever the question is.
enum CardGesture: String, Sendable, Hashable, CaseIterable {
  /// Something small and unproven starts.
  case begin
  /// It goes fast; act while it is warm.
  case move
  /// It ripens: patient steps, a look before deciding.
  case wait
  /// Not clear or not said yet; fear or wish fills it in.
  case unseen
  /// Plain words, a clear cut.
  case say
  /// Tending, gentleness given or taken.
  case care
  /// It takes two or more: sharing, help, belonging.
  case company
  /// A boundary; enough.
  case limit
  /// Too much carried, taken on, clung to.
  case load
  /// Something is over, lost or outgrown.
  case ending
  /// There is plenty or joy here.
  case good
  /// Stuck, hesitating, turned away.
  case stall
}

/// The pictures of the cards, and what they are to a kind of question.
///
/// ```
/// [seen cups-08 down]                 tarot/seen/cups-08.txt
/// stall: …                            a sentence on the picture, and one on what that is like for somebody; several, by gesture
///
/// [asked write stall]                 tarot/asked/write.txt: a kind of question, and a gesture
/// should: … how: … will: …            the answer, when the reading turns on a card of this gesture
/// refuse: …                           the answer to whether to turn it down, skip it, call it off; for some kinds
/// root: … now: … ahead: …             what follows a picture of this gesture, by the place of its card
/// beside: …                           what follows two pictures beside each other
/// together: … next: … ask: …          what it comes to, the small act, the question to keep
/// ```
extension CardWritings {
  /// A card’s picture, looked at for one gesture.
  struct Seen: Sendable, Equatable {
    let gesture: CardGesture
    let text: String
  }

  /// What a gesture is to a kind of question.
  struct Asked: Sendable, Equatable {
    fileprivate(set) var fields: [String: String]

    /// The first sentences of a reading that turns on this gesture; `nil` for a form in which the question is hardly ever asked.
    ///
    /// - Parameter isRefusal: whether she asks if she may say no, where a yes would mean the opposite.
    func opening(_ form: QuestionForm, isRefusal: Bool = false) -> String? {
      (form == .should && isRefusal ? fields["refuse"] : nil) ?? fields[form.rawValue]
    }
    /// What follows the picture of a card that lies in such a place; `nil` where cards are told by themselves.
    func line(_ kind: PlaceKind) -> String? { fields[kind.rawValue] }
    var beside: String? { fields["beside"] }
    var together: String? { fields["together"] }
    var next: String? { fields["next"] }
    var ask: String? { fields["ask"] }

    /// What every gesture has for every kind, beside the answers.
    static let names = ["root", "now", "ahead", "beside", "together", "next", "ask"]
  }

  /// The pictures of a card as it lies; empty where none is written.
  func seen(_ drawn: DrawnCard) -> [Seen] {
    lines(of: "tarot/seen/\(drawn.card.id).txt") { lines in
      lines.section("[seen \(drawn.card.id) \(drawn.isReversed ? "down" : "up")]")?
        .compactMap { name, text in CardGesture(rawValue: name).map { Seen(gesture: $0, text: text) } }
    } ?? []
  }

  /// What a gesture is to a kind of question; `nil` for a kind that has only its field of life, or that no card may decide.
  func asked(_ kind: QuestionKind, _ gesture: CardGesture) -> Asked? {
    guard kind.care == nil else { return nil }
    return lines(of: "tarot/asked/\(kind.id).txt") { lines in
      lines.section("[asked \(kind.id) \(gesture.rawValue)]").map {
        Asked(fields: Dictionary($0, uniquingKeysWith: { $1 }))
      }
    }
  }
}
