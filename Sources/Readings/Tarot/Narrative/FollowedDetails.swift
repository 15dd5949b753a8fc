import Tarot

/// A detail followed through three pictures in their order, which comes out at the card on which the reading turns.
struct Followed {
  let detail: WatchedDetail
  /// Where the cards lie, in their order.
  let positions: [Int]
  /// What is seen of it on each.
  let pictures: [String]
  /// What changes from the first to the last.
  let course: String
  /// What that says to questions of a family, with the slots of its persons; `nil` where nothing is written.
  let conclusion: String?
}

/// The details that can be followed through the pictures of a draw.
struct FollowedDetails {
  private let pivot: Int
  private let language: Language
  private let salt: UInt64
  /// Three cards, the one on which the reading turns among them.
  private let positions: [Int]
  /// What is seen on each of these.
  private let watched: [[CardWritings.Watched]]
  private let conclusions: [String: String]

  init(draw: TarotDraw, pivot: Int, question: TarotQuestion, language: Language) {
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
    conclusions = question.isOfItsKind ? [:] : language.writings.conclusions(question.kind.family)
  }

  /// A detail in which something changes, with what it says to a gesture of the card on which the reading turns; of several another one for
  /// another question.
  func followed(_ gesture: CardGesture) -> Followed? {
    guard let place = positions.firstIndex(of: pivot) else { return nil }
    let found = watched[place].compactMap { own -> (rank: Int, order: UInt64, followed: Followed)? in
      let all = watched.compactMap { $0.first { $0.detail == own.detail } }
      guard all.count == watched.count, let course = language.writings.course(own.detail, all.map(\.state)) else { return nil }
      let conclusion = conclusions.isEmpty ? nil : conclusions["\(own.detail.rawValue) \(own.state) \(gesture.rawValue)"]
      // What only hangs there because a card lies upside down says less than what somebody does.
      let hanging = all.count { ["fall", "over"].contains($0.state) }
      return (
        (conclusion == nil ? 8 : 0) + (Set(all.map(\.state)).count == 1 ? 4 : 0) + hanging,
        PhraseChoice.mixed(salt ^ Phrase.hash(own.detail.rawValue)),
        Followed(
          detail: own.detail, positions: positions, pictures: all.map(\.text), course: course, conclusion: conclusion)
      )
    }
    return found.min { ($0.rank, $0.order) < ($1.rank, $1.order) }?.followed
  }
}
