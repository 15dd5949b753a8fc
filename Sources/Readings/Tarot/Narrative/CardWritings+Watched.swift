import Tarot

/// What can be watched through several pictures: the hands first, then the eyes, and so on.
enum WatchedDetail: String, Sendable, Hashable, CaseIterable {
  /// hold, give, work, fight, open, bound
  case hands
  /// ahead, down, up, this (what is in the hand), other (somebody else), shut, you (out of the picture)
  case eyes
  /// stand, go, leave, sit, lie, fall, dance
  case feet
  /// What is carried: none, much, down (laid down, spilled), over (hangs above), kept (stacked)
  case load
  /// Who else is there: alone, pair, crowd, back (turned away), creature
  case near
  /// wall, water, open, dark, garden
  case around

  /// How it can be with a card.
  var states: [String] {
    switch self {
    case .hands: ["hold", "give", "work", "fight", "open", "bound"]
    case .eyes: ["ahead", "down", "up", "this", "other", "shut", "you"]
    case .feet: ["stand", "go", "leave", "sit", "lie", "fall", "dance"]
    case .load: ["none", "much", "down", "over", "kept"]
    case .near: ["alone", "pair", "crowd", "back", "creature"]
    case .around: ["wall", "water", "open", "dark", "garden"]
    }
  }
}

/// One detail followed through the pictures of a spread, and what it says to a question.
///
/// ```
/// [course hands]                      tarot/courses/hands.txt, for each detail
/// hold work give: …                   what changes from the first of three cards to the last, by how it is with each
///
/// [watched cups-05 up]                tarot/seen/cups-05.txt, behind its pictures
/// hands bound: …                      a detail and how it is with this card: a sentence that names the card and says only what is seen
///
/// [so love-after]                     tarot/watched/love-after.txt, for each family of questions
/// hands bound ending: …               what the card on which the reading turns says to such a question, by its detail and its gesture
/// ```
///
/// What stands before them is in `tarot/watching.txt`.
extension CardWritings {
  /// How a detail is with a card.
  struct Watched: Sendable, Equatable {
    let detail: WatchedDetail
    let state: String
    let text: String
  }

  /// The details of a card as it lies, at most one of each kind.
  func watched(_ drawn: DrawnCard) -> [Watched] {
    lines(of: "tarot/seen/\(drawn.card.id).txt") { lines in
      lines.section("[watched \(drawn.card.id) \(drawn.isReversed ? "down" : "up")]")?
        .compactMap { name, text in
          let words = name.split(separator: " ").map(String.init)
          guard words.count == 2, let detail = WatchedDetail(rawValue: words[0]), detail.states.contains(words[1]) else {
            return nil
          }
          return Watched(detail: detail, state: words[1], text: text)
        }
    } ?? []
  }

  /// What changes in a detail through three cards, by how it is with each; `nil` where nothing is written.
  func course(_ detail: WatchedDetail, _ states: [String]) -> String? {
    let head = states.joined(separator: " ") + ": "
    return lines(of: "tarot/courses/\(detail.rawValue).txt") { lines in
      lines.find(head, isWhole: false).map { String(decoding: $0.dropFirst(head.utf8.count), as: UTF8.self) }
    }
  }

  /// What details say to a family of questions, by `hands bound ending`; empty where nothing is written.
  func conclusions(_ family: QuestionFamily) -> [String: String] {
    lines(of: "tarot/watched/\(family.rawValue).txt") { lines in
      lines.section("[so \(family.rawValue)]").map { Dictionary($0, uniquingKeysWith: { $1 }) }
    } ?? [:]
  }
}
