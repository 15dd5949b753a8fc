/// Finds in a question, or in what somebody writes in a conversation, that help matters more than a reading.
///
/// Words are compared whole, without case, accents and apostrophes, in several languages at once; what is spelled wrong or in the slang that
/// avoids filters is found too. Figures of speech, titles and other people’s lines are told apart by exceptions. Patterns and exceptions
/// stand in `safety/crisis.patterns`.
///
/// A screen is no judgement of a person: it decides only whether the numbers of people who can help are shown before the cards.
public struct CrisisScreen: Sendable {
  /// The screen of every language.
  public static let shared = CrisisScreen(TextFiles.text(at: "en/safety/crisis.patterns"))

  let book: PatternBook
  private let meanings: [Meaning]

  /// What a section of the file says.
  private enum Meaning: Sendable {
    case sign(CrisisCategory, CrisisSeverity, ofAnother: Bool)
    /// Nothing is meant where this overlaps; `nil` for every category.
    case exception(CrisisCategory?)
    /// What follows is somebody else’s line or a title.
    case lead
    case unknown
  }

  init(_ text: String) {
    book = PatternBook(text)
    meanings = book.sections.map { name in
      var words = name.split(separator: " ")
      // Another part of a section.
      if words.first == "also" { words.removeFirst() }
      let isOfAnother = words.count == 3 && words[2] == "other"
      guard words.count == 2 || isOfAnother else { return name == "quoted" ? .lead : .unknown }
      if words[0] == "except" { return words[1] == "all" ? .exception(nil) : Self.exception(words[1]) }
      guard let category = CrisisCategory(rawValue: String(words[0])), let severity = CrisisSeverity(named: words[1]) else {
        return .unknown
      }
      return .sign(category, severity, ofAnother: isOfAnother)
    }
  }

  private static func exception(_ name: Substring) -> Meaning {
    CrisisCategory(rawValue: String(name)).map { .exception($0) } ?? .unknown
  }

  /// What is wrong in the file; tests hold it to nothing.
  var problems: [String] {
    book.problems + zip(book.sections, meanings).compactMap { if case .unknown = $1 { "[\($0)] is no section" } else { nil } }
  }

  /// The gravest thing that a text says; `nil` when it says none of these.
  public func finding(in text: String) -> CrisisFinding? {
    findings(in: text).max { ($0.severity, -$0.category.order) < ($1.severity, -$1.category.order) }
  }

  /// What a text says, at most one thing for each category, the gravest.
  public func findings(in text: String) -> [CrisisFinding] {
    let words = book.words(of: text)
    let matches = book.matches(in: words)
    var found: [CrisisCategory: CrisisFinding] = [:]
    for match in matches {
      guard case .sign(let category, let severity, let isOfAnother) = meanings[match.section],
        !isExcepted(match, category, by: matches)
      else {
        continue
      }
      // `My friend wants to die` has `wants to die` in it, and is said of the friend.
      if !isOfAnother, matches.contains(where: { isOfAnotherToo($0, category) && $0.range.contains(match.range) }) { continue }
      if let other = found[category] {
        // Of the same weight, what is said of oneself goes first.
        guard severity > other.severity || severity == other.severity && other.isOfAnother && !isOfAnother else { continue }
      }
      found[category] = CrisisFinding(
        category: category, severity: severity, isOfAnother: isOfAnother, words: words[match.range].joined(separator: " "))
    }
    return CrisisCategory.allCases.compactMap { found[$0] }
  }

  private func isOfAnotherToo(_ match: PatternBook.Match, _ category: CrisisCategory) -> Bool {
    if case .sign(category, _, ofAnother: true) = meanings[match.section] { true } else { false }
  }

  private func isExcepted(_ match: PatternBook.Match, _ category: CrisisCategory, by matches: [PatternBook.Match]) -> Bool {
    matches.contains { other in
      switch meanings[other.section] {
      case .exception(nil): other.range.overlaps(match.range)
      case .exception(category): other.range.overlaps(match.range)
      // A title or a line begins right behind its announcement.
      case .lead: (0...2).contains(match.range.lowerBound - other.range.upperBound)
      default: false
      }
    }
  }
}
