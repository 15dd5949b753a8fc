/// The kinds of question with their patterns, as the file `tarot/questions.patterns` has them.
struct QuestionBook: Sendable {
  /// What a section of the file says.
  enum Meaning: Sendable, Equatable {
    case kind(Int)
    case time(QuestionTime)
    case decided, acting, opening, refusing
    case unknown
  }

  let kinds: [QuestionKind]
  /// The field of life of each.
  let families: [String: QuestionFamily]
  /// The single words by which questions of all kinds name what they are about.
  let nouns: Set<String>
  let patterns: PatternBook
  let meanings: [Meaning]
  /// What was learned from questions; `nil` in a language of which none was learned.
  let model: QuestionModel?
  let problems: [String]

  /// The questions of the language that has every text.
  static let english = QuestionBook(TextFiles.text(at: "en/tarot/questions.patterns"), model: .english)

  init(_ file: String, model: QuestionModel? = nil) {
    self.model = model
    var kinds: [QuestionKind] = []
    var problems: [String] = []
    var kept: [Substring] = []
    var draft: (id: String, family: QuestionFamily)?
    var fields: [String: String] = [:]
    func close() {
      guard let own = draft else { return }
      if fields["matter"] == nil { problems.append("[kind \(own.id)] has no matter") }
      let nouns = (fields["nouns"] ?? "").split(separator: ",").map { PlainWords(String($0)).words }.filter { !$0.isEmpty }
      let care = fields["care"].flatMap(QuestionCare.init)
      if fields["care"] != nil, care == nil { problems.append("[kind \(own.id)]: no such care") }
      kinds.append(
        QuestionKind(
          id: own.id, family: own.family, matter: fields["matter"] ?? "", they: fields["they"],
          nouns: nouns.sorted { $0.count > $1.count }, weight: Double(fields["weight"] ?? "1") ?? 1,
          isNamed: fields["named"] != nil, care: care))
    }
    for line in file.split(separator: "\n") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        close()
        draft = nil
        fields = [:]
        let words = line.dropFirst().dropLast().split(separator: " ").map(String.init)
        if words.count == 3, words[0] == "kind" {
          if let family = QuestionFamily(rawValue: words[2]) {
            draft = (words[1], family)
          } else {
            problems.append("\(line): no such family")
          }
        }
        kept.append(line)
      } else if draft != nil, let colon = line.firstIndex(of: ":"),
        ["matter", "nouns", "they", "named", "weight", "care"].contains(line[..<colon])
      {
        fields[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
      } else {
        kept.append(line)
      }
    }
    close()
    self.kinds = kinds
    families = Dictionary(kinds.map { ($0.id, $0.family) }, uniquingKeysWith: { $1 })
    nouns = Set(kinds.flatMap(\.nouns).filter { $0.count == 1 }.flatMap { $0 })
    patterns = PatternBook(kept.joined(separator: "\n"))
    meanings = patterns.sections.map { name in
      let words = name.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("kind", 3): return kinds.firstIndex { $0.id == words[1] }.map { .kind($0) } ?? .unknown
      case ("when", 2): return QuestionTime(rawValue: words[1]).map { .time($0) } ?? .unknown
      case ("decided", 1): return .decided
      case ("acting", 1): return .acting
      case ("refusing", 1): return .refusing
      case ("opening", 1): return .opening
      default: return .unknown
      }
    }
    self.problems =
      problems + patterns.problems
      + zip(patterns.sections, meanings).compactMap { if case .unknown = $1 { "[\($0)] is no section" } else { nil } }
  }

  /// Whether a word is surely another one in haste, and stood in no question from which was learned.
  func isMisspelled(_ word: String) -> Bool {
    let plain = word.filter { $0 != "'" }
    return patterns.isMisspelled(plain) && !(model?.knows(plain) ?? false)
  }

  /// The kind of a question that has none: somebody asks openly what there is to see.
  var open: QuestionKind {
    kinds.first { $0.id == "open" }
      ?? QuestionKind(id: "open", family: .`self`, matter: "all this", they: nil, nouns: [], weight: 1, isNamed: false, care: nil)
  }
  /// The kind of a question that wants a yes or a no of which no more is understood.
  var closed: QuestionKind { kinds.first { $0.id == "yes-no" } ?? open }
}
