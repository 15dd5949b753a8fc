import Tarot

/// What is written for readings of cards, whatever is asked: frames, and cards seen from where they lie.
///
/// Files lie in `tarot/frames`, `tarot/placed` and `tarot/narrative`, all in one form:
///
/// ```
/// [frame wands-08 up]                 the card on which a reading turns
/// opening-should: …{matter}…          opening-should, opening-why, opening-how, opening-will, opening-what
/// together: …{matter}…
/// next: …
/// ask: …
/// [placed cups-05 down]               a card seen from the kind of place where it lies, whatever is asked; a field twice is a choice
/// root: …{matter}…                    root, now, crossing, way, ahead
/// [turn cups-05 down]                 a sentence that turns it to a field of life
/// love: …                             love, kin, work, money, making, rest, self, road
/// [guard body any]                    beginnings where a card must not decide, before the frame's opening-what; [guard money should]
/// [guard-next body]                   the small act there
/// ```
struct NarrativeTexts: Sendable {
  /// The frame of a reading: one thought from its first sentence to its last.
  struct Frame: Sendable {
    var fields: [String: String] = [:]
    func opening(_ form: QuestionForm) -> String { fields["opening-\(form.rawValue)"] ?? "" }
    var together: String { fields["together"] ?? "" }
    var next: String { fields["next"] ?? "" }
    var ask: String { fields["ask"] ?? "" }
  }

  private(set) var frames: [String: Frame] = [:]
  private(set) var lists: [String: [String]] = [:]
  private(set) var problems: [String] = []

  static let fields = QuestionForm.allCases.map { "opening-\($0.rawValue)" } + ["together", "next", "ask"]
  static let slots: Set<String> = [
    "matter", "Matter", "they", "They", "them", "their", "Their",
  ]
  static let kinds = ["frame", "placed", "turn", "guard", "guard-next"]

  init(files: [TextFiles.File]) {
    for file in files { read(file) }
    for (head, frame) in frames {
      for name in Self.fields where frame.fields[name] == nil { problems.append("[\(head)] has no \(name)") }
    }
    problems.sort()
  }

  private mutating func read(_ file: TextFiles.File) {
    var head = ""
    var number = 0
    for line in file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let text = String(Substring(line))
      if first == UInt8(ascii: "["), text.hasSuffix("]") {
        head = String(text.dropFirst().dropLast())
        if let problem = Self.problem(ofHead: head) { problems.append("\(file.path):\(number): \(problem)") }
        if head.hasPrefix("frame "), frames[head] != nil { problems.append("\(file.path):\(number): [\(head)] stands twice") }
      } else if head.hasPrefix("frame ") {
        guard let field = Self.fields.first(where: { text.hasPrefix($0 + ": ") }) else {
          problems.append("\(file.path):\(number): no field of a frame")
          continue
        }
        frames[head, default: Frame()].fields[field] = String(text.dropFirst(field.count + 2))
      } else if let known = Self.fields(ofHead: head) {
        guard let field = known.first(where: { text.hasPrefix($0 + ": ") }) else {
          problems.append("\(file.path):\(number): one of \(known.joined(separator: ", "))")
          continue
        }
        lists["\(head) \(field)", default: []].append(String(text.dropFirst(field.count + 2)))
      } else {
        lists[head, default: []].append(text)
      }
      for name in ThreadSlots.names(in: text) ?? ["{"] where !Self.slots.contains(name) {
        problems.append("\(file.path):\(number): {\(name)} has no place here")
      }
    }
  }

  /// The fields that the lines of a section name; `nil` where they are a plain list.
  private static func fields(ofHead head: String) -> [String]? {
    if head.hasPrefix("placed ") { return PlaceKind.allCases.map(\.rawValue) }
    if head.hasPrefix("turn ") { return QuestionFocus.allCases.map(\.rawValue) }
    return nil
  }

  /// What is wrong with the name of a section; `nil` when nothing is.
  private static func problem(ofHead head: String) -> String? {
    let words = head.split(separator: " ").map(String.init)
    guard let kind = words.first, kinds.contains(kind) else { return "[\(head)] is no section" }
    switch kind {
    case "frame", "placed", "turn":
      guard words.count == 3, TarotCard.all.contains(where: { $0.id == words[1] }), ["up", "down"].contains(words[2]) else {
        return "[\(head)]: \(kind) CARD up|down"
      }
    case "guard":
      guard words.count == 3, QuestionCare(rawValue: words[1]) != nil,
        words[2] == "any" || QuestionForm(rawValue: words[2]) != nil
      else { return "[\(head)]: guard CARE FORM|any" }
    case "guard-next":
      guard words.count == 2, QuestionCare(rawValue: words[1]) != nil else { return "[\(head)]: guard-next CARE" }
    default: break
    }
    return nil
  }

  // MARK: choosing

  private static func side(_ drawn: DrawnCard) -> String { drawn.isReversed ? "down" : "up" }

  /// The frame for the card on which a reading turns; `nil` when none is written.
  func frame(_ drawn: DrawnCard) -> Frame? { frames["frame \(drawn.card.id) \(Self.side(drawn))"] }

  /// How a card is seen from the kind of place where it lies; none for the other person's place, of whom nothing is known.
  func placed(_ drawn: DrawnCard, at position: SpreadPosition) -> [String] {
    guard let kind = PlaceKind(position) else { return [] }
    return list("placed \(drawn.card.id) \(Self.side(drawn)) \(kind.rawValue)")
  }

  /// The sentence that turns a card to a field of life.
  func turn(_ drawn: DrawnCard, to focus: QuestionFocus) -> [String] {
    list("turn \(drawn.card.id) \(Self.side(drawn)) \(focus.rawValue)")
  }

  func list(_ head: String) -> [String] { lists[head] ?? [] }

  /// What is said first where a card must not decide; none where it may.
  func guards(_ question: TarotQuestion) -> [String] {
    guard let care = question.kind.care else { return [] }
    let own = list("guard \(care.rawValue) \(question.form.rawValue)")
    return own.isEmpty ? list("guard \(care.rawValue) any") : own
  }
}
