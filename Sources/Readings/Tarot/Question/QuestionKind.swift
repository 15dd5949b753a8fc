/// The twelve fields of life in which questions are asked, and in which answers are written.
public enum QuestionFamily: String, Sendable, Hashable, CaseIterable {
  case work, place
  case loveBegin = "love-begin"
  case loveTogether = "love-together"
  case loveAfter = "love-after"
  case money, making, kin, friends
  case bodyRest = "body-rest"
  case `self`
  case yesNo = "yes-no"

  /// Whether it is about two people, so that the other one has a part in the answer.
  public var isOfTwo: Bool {
    switch self {
    case .loveBegin, .loveTogether, .loveAfter, .kin, .friends: true
    default: false
    }
  }

  /// To what a card is turned by one sentence.
  var focus: QuestionFocus {
    switch self {
    case .work: .work
    case .money: .money
    case .loveBegin, .loveTogether, .loveAfter: .love
    case .kin: .kin
    case .making: .making
    case .bodyRest: .rest
    // Most of what is said of kin is said of a family.
    case .friends, .`self`: .oneself
    case .place, .yesNo: .road
    }
  }

  /// What a card's page calls this field of life, where it has words for it.
  var cardField: String? {
    switch self {
    case .work, .money: "work"
    case .loveBegin, .loveTogether, .loveAfter: "love"
    case .making, .bodyRest, .`self`: "self"
    case .place, .kin, .friends, .yesNo: nil
    }
  }
}

/// The eight fields of life to which every card is turned.
enum QuestionFocus: String, Sendable, Hashable, CaseIterable {
  case love, work, money, making, rest
  /// Family.
  case kin
  case oneself = "self"
  /// A place, a move, a step, a decision.
  case road
}

/// What somebody asks, as finely as it can be told by words: a job offered, the same argument, an exam.
public struct QuestionKind: Sendable, Hashable {
  /// The name, the same in every language: `offer`.
  public let id: String
  /// The field of life.
  public let family: QuestionFamily
  /// What is answered with when the question has no noun of its own: `the job`.
  let matter: String
  /// Whom it is about besides the person: `your sister`; `nil` when that is not known from the kind.
  let they: String?
  /// The words by which a question of this kind names what it is about, each as its words.
  let nouns: [[String]]
  /// How much its words weigh: little where they are common to many questions.
  let weight: Double
  /// Whether ``they`` is one person whom a question may call otherwise: `your sister` for `your sibling`.
  let isNamed: Bool
  /// Why a card must not decide it; `nil` where it may say yes or no.
  let care: QuestionCare?

  /// Whether it has no noun of its own to answer with, but `all this`, `the plan` or `the purchase`.
  var isVague: Bool { ["open", "yes-no", "self-any", "buy", "money-any"].contains(id) }
  /// Whether it stands for a whole field of life, of which no more was understood.
  public var isGeneral: Bool { id.hasSuffix("-any") }
}

/// What no card may decide: there the reading says first who can, and keeps to comfort.
enum QuestionCare: String, Sendable, Hashable, CaseIterable {
  /// A body, its signs and its medicines.
  case body
  /// Having a child, or not.
  case birth
  case law, money
  /// Staying with somebody or leaving.
  case bond
  /// An animal that suffers.
  case animal
  /// Smoking, drinking and what else is hard to stop.
  case substance
}

/// How a question asks, and so how its first sentence is to be answered.
public enum QuestionForm: String, Sendable, Hashable, CaseIterable {
  /// Whether to do something: yes, not yet, not like this.
  case should
  /// The reason of something.
  case why
  /// The way to something.
  case how
  /// What will come, or what is in another person: cards cannot see it, but something can be known.
  case will
  /// What there is to see.
  case what
}

/// The time that a question speaks of.
public enum QuestionTime: String, Sendable, Hashable, CaseIterable {
  case now, day, week, month, season, year, life
}
