import Tarot

/// What is said first where a card must not decide, and what may be done meanwhile.
///
/// Files lie in `tarot/guards`:
///
/// ```
/// [guard body any]                    beginnings, one in a line; after them a card's own first sentence; [guard money should]
/// [guard-next body]                   the small act, one in a line
/// ```
///
/// `{matter}` is the noun of the question, `{Matter}` the same at the beginning of a sentence.
struct NarrativeGuards: Sendable {
  private(set) var lists: [String: [String]] = [:]
  private(set) var problems: [String] = []

  static let slots: Set<String> = ["matter", "Matter", "they", "They", "them", "their", "Their"]

  init(files: [TextFiles.File]) {
    for file in files { read(file) }
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
        if !Self.isSection(head) {
          problems.append("\(file.path):\(number): [\(head)] is neither guard CARE FORM|any nor guard-next CARE")
        }
      } else {
        lists[head, default: []].append(text)
      }
      for name in ThreadSlots.names(in: text) ?? ["{"] where !Self.slots.contains(name) {
        problems.append("\(file.path):\(number): {\(name)} has no place here")
      }
    }
  }

  private static func isSection(_ head: String) -> Bool {
    let words = head.split(separator: " ").map(String.init)
    guard words.count > 1, QuestionCare(rawValue: words[1]) != nil else { return false }
    switch words[0] {
    case "guard": return words.count == 3 && (words[2] == "any" || QuestionForm(rawValue: words[2]) != nil)
    case "guard-next": return words.count == 2
    default: return false
    }
  }

  /// What may be said first; nothing where a card may decide.
  func beginnings(_ question: TarotQuestion) -> [String] {
    guard let care = question.kind.care else { return [] }
    return lists["guard \(care.rawValue) \(question.form.rawValue)"] ?? lists["guard \(care.rawValue) any"] ?? []
  }

  /// What harms nobody.
  func acts(_ care: QuestionCare) -> [String] { lists["guard-next \(care.rawValue)"] ?? [] }
}
