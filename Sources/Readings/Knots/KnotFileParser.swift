import Astrology

/// Reads a file of knots. Every line is understood or is a problem; a knot with a problem is left out.
///
/// ```
/// met square: squared
/// closely 0.1: to the minute
/// group words
/// [answers-too-soon] rubs
/// name: Answers before checking what was meant
/// does: You …
/// instead: …
/// portrait: … {fact} …
/// when mercury in gemini weight 3 # Lilly
/// - A sentence of 14 to 30 words.
/// - ≤0.1 A sentence that is true within a tenth of a degree.
/// ```
struct KnotFileParser {
  private(set) var knots: [Knot] = []
  private(set) var problems: [TextProblem] = []
  /// How the file speaks of angles.
  private(set) var wording = KnotWording()
  private let path: String
  private var group = ""
  private var number = 0
  private var draft: Draft?

  /// A knot that is being read.
  private struct Draft {
    let id: String
    let isBright: Bool
    let line: Int
    var fields: [String: String] = [:]
    var conditions: [KnotCondition] = []
    var isSound = true
  }

  private static let fields = ["name", "does", "instead", "portrait"]

  init(_ file: TextFiles.File) {
    path = file.path
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      read(line)
    }
    close()
  }

  private mutating func read(_ line: Substring) {
    switch line.first {
    case nil, "#": return
    case "[": open(line)
    case "-": fact(line)
    default:
      if let rest = Self.rest(of: line, after: "when ") {
        condition(rest)
      } else if let name = Self.rest(of: line, after: "group ") {
        close()
        group = String(name)
      } else {
        do {
          if try !wording.read(line) { field(line) }
        } catch {
          report(error.message)
        }
      }
    }
  }

  private mutating func report(_ message: String, line: Int? = nil) {
    problems.append(TextProblem(path: path, line: line ?? number, message: message))
    draft?.isSound = false
  }

  private mutating func open(_ line: Substring) {
    close()
    let parts = line.dropFirst().split(separator: "]", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy({ $0 == "-" || ("a"..."z").contains($0) }),
      [" rubs", " bright"].contains(parts[1])
    else { return report("a knot begins with [its-name] rubs or bright") }
    guard !group.isEmpty else { return report("a knot stands under a group") }
    draft = Draft(id: String(parts[0]), isBright: parts[1] == " bright", line: number)
  }

  private mutating func field(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, Self.fields.contains(String(parts[0])), parts[1].hasPrefix(" "), parts[1].count > 1 else {
      return report("“\(line.prefix(30))” is neither field, condition nor sentence")
    }
    guard draft != nil else { return report("a field stands under a knot") }
    if draft?.fields.updateValue(String(parts[1].dropFirst()), forKey: String(parts[0])) != nil {
      report("“\(parts[0])” stands twice")
    }
  }

  private mutating func condition(_ text: Substring) {
    guard draft != nil else { return report("a condition stands under a knot") }
    let parts = text.split(separator: "#", maxSplits: 1)
    guard parts.count == 2, let words = parts.first, let source = parts.last, source.hasPrefix(" "), source.count > 3 else {
      return report("a condition ends with “# ” and its source")
    }
    do {
      let read = try KnotConditionParser.parse(words)
      if draft?.conditions.contains(where: { $0.tests == read.tests }) == true { report("the condition stands twice") }
      draft?.conditions.append(
        KnotCondition(
          tests: read.tests, weight: read.weight, source: String(source.dropFirst()), facts: [], line: number))
    } catch {
      report(error.message)
    }
  }

  private mutating func fact(_ line: Substring) {
    guard let rest = Self.rest(of: line, after: "- ") else { return report("a sentence begins with “- ”") }
    // Under a condition that could not be read the sentences have nothing to be held against.
    guard let condition = draft?.conditions.last else {
      return draft?.isSound == false ? () : report("a sentence stands under a condition")
    }
    var text = rest
    var mark: Double?
    if text.hasPrefix("≤") {
      let parts = text.dropFirst().split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let orb = Double(parts[0]), (0.05...5).contains(orb) else {
        return report("a mark is ≤ and degrees from 0.05 to 5")
      }
      mark = orb
      text = parts[1]
    }
    if let problem = KnotFactRules.problem(String(text), mark: mark, of: condition) { return report(problem) }
    let told = condition.facts + [KnotFact(phrase: Phrase(String(text)), widestOrb: mark)]
    draft?.conditions.removeLast()
    draft?.conditions.append(
      KnotCondition(
        tests: condition.tests, weight: condition.weight, source: condition.source, facts: told, line: condition.line))
  }

  private mutating func close() {
    guard let knot = draft else { return }
    for name in Self.fields where knot.fields[name] == nil { report("“\(name)” is missing", line: knot.line) }
    if let portrait = knot.fields["portrait"], let problem = KnotFactRules.problem(ofPortrait: portrait) {
      report(problem, line: knot.line)
    }
    if !(5...10).contains(knot.conditions.count) { report("a knot has 5 to 10 conditions", line: knot.line) }
    for condition in knot.conditions where !condition.facts.isEmpty {
      if condition.facts.count < 3 { report("a condition has three sentences", line: condition.line) }
      if !condition.facts.contains(where: { $0.widestOrb == nil }) {
        report("one sentence must be true at any orb", line: condition.line)
      }
    }
    if draft?.isSound == true {
      knots.append(
        Knot(
          id: knot.id, name: knot.fields["name"] ?? "", does: knot.fields["does"] ?? "", instead: knot.fields["instead"] ?? "",
          portrait: Phrase(knot.fields["portrait"] ?? ""), group: group, isBright: knot.isBright, conditions: knot.conditions))
    }
    draft = nil
  }

  private static func rest(of line: Substring, after opening: String) -> Substring? {
    line.hasPrefix(opening) ? line.dropFirst(opening.count) : nil
  }
}
