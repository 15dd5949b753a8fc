import Tarot

/// A detail followed through three pictures, which comes out at the card on which the reading turns.
struct Followed {
  let detail: WatchedDetail
  /// Where the cards lie, in their order.
  let positions: [Int]
  /// What is seen of it on each.
  let pictures: [String]
  /// Where it comes out.
  let outcome: String
  /// What that says to such a question, with the slots of its persons.
  let conclusion: String
}

/// The details that can be followed through the pictures of a draw.
struct FollowedDetails {
  private let draw: TarotDraw
  private let pivot: Int
  private let language: Language
  private let salt: UInt64
  /// Three cards, the one on which the reading turns among them.
  private let positions: [Int]
  /// What is seen on each of these.
  private let watched: [[CardWritings.Watched]]
  private let conclusions: [String: String]

  init(draw: TarotDraw, pivot: Int, question: TarotQuestion, language: Language) {
    self.draw = draw
    self.pivot = pivot
    self.language = language
    salt = Phrase.hash(question.text)
    let others = draw.cards.indices.filter { $0 != pivot }
    // Beside it the first card and the last: where it comes from and where it leads.
    guard draw.cards.indices.contains(pivot), let first = others.first, let last = others.last, first < last,
      question.kind.care == nil
    else {
      (positions, watched, conclusions) = ([], [], [:])
      return
    }
    positions = [first, last, pivot].sorted()
    watched = positions.map { language.writings.watched(draw.cards[$0]) }
    conclusions = language.writings.conclusions(question.kind.family)
  }

  /// The detail that says most with a gesture of the card on which the reading turns; another one for another question.
  func followed(_ gesture: CardGesture) -> Followed? {
    guard let place = positions.firstIndex(of: pivot) else { return nil }
    let found = watched[place].compactMap { own -> (rank: Int, order: UInt64, followed: Followed)? in
      guard let conclusion = conclusions["\(own.detail.rawValue) \(own.state) \(gesture.rawValue)"] else { return nil }
      let all = watched.compactMap { $0.first { $0.detail == own.detail } }
      guard all.count == watched.count, let outcome = outcome(own) else { return nil }
      let same = all.count { $0.state == own.state }
      let order = PhraseChoice.mixed(salt ^ Phrase.hash(own.detail.rawValue))
      return (
        same,  // Alone in it says most.
        order,
        Followed(
          detail: own.detail, positions: positions, pictures: all.map(\.text), outcome: outcome, conclusion: conclusion)
      )
    }
    return found.min { ($0.rank, $0.order) < ($1.rank, $1.order) }?.followed
  }

  /// Where it comes out: what is seen on the card on which the reading turns.
  private func outcome(_ own: CardWritings.Watched) -> String? {
    let texts = language.book.texts("watch-here \(own.detail.rawValue) \(own.state)")
    guard !texts.isEmpty else { return nil }
    let text = texts[Int(PhraseChoice.mixed(salt ^ Phrase.hash("here")) % UInt64(texts.count))]
    return Phrase(text).filled([("pivot", language.tarot.spoken(draw.cards[pivot].card))])
  }
}
