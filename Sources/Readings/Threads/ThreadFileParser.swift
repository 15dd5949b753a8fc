/// Reads a file of threads. Every line is understood or is a problem; a thread with a problem is left out.
///
/// ```
/// [thread keeps-faith--heat-hard]
/// knots: keeps-faith
/// kind: heat-hard
/// act: repair
/// …
/// sky.heat: Mars is warming up {point} today, …
/// love: …
/// ```
struct ThreadFileParser {
  private(set) var threads: [ReadingThread] = []
  private(set) var problems: [TextProblem] = []
  private let path: String
  private var number = 0
  private var draft: Draft?

  /// A thread that is being read.
  private struct Draft {
    let id: String
    let line: Int
    var fields: [String: Field] = [:]
    var isSound = true
  }

  /// A line of a thread.
  private struct Field {
    let text: String
    let line: Int
  }

  /// What every thread has, beside its parts of life and what the sky says.
  private static let head = ["kind", "act", "mood", "setting", "headline", "summary", "do", "dont", "reflect", "say", "day"]
  private static let moods = ThreadMood.allCases.map(\.rawValue)
  private static let acts = [
    "say", "wait", "refuse", "finish", "give", "enjoy", "show", "ask", "go", "repair", "rest", "begin",
  ]
  private static let settings = [
    "head", "message", "screen", "street", "commute", "work", "home", "table", "bed", "crowd", "alone",
  ]

  init(_ file: TextFiles.File) {
    path = file.path
    // Two megabytes: bytes are read ten times faster than characters.
    for line in file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      read(line)
    }
    close()
  }

  private mutating func report(_ message: String, line: Int? = nil) {
    problems.append(TextProblem(path: path, line: line ?? number, message: message))
    draft?.isSound = false
  }

  private mutating func read(_ line: Substring.UTF8View) {
    switch line.first {
    case nil, UInt8(ascii: "#"): return
    case UInt8(ascii: "["): open(Substring(line))
    default: field(line)
    }
  }

  private mutating func open(_ line: Substring) {
    close()
    guard line.hasPrefix("[thread "), line.hasSuffix("]") else { return report("a thread begins with [thread its-name]") }
    let id = line.dropFirst(8).dropLast()
    guard !id.isEmpty, id.allSatisfy({ $0 == "-" || ("a"..."z").contains($0) || ("0"..."9").contains($0) }) else {
      return report("the name of a thread has small letters, digits and “-”")
    }
    draft = Draft(id: String(id), line: number)
  }

  private mutating func field(_ line: Substring.UTF8View) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[colon...].dropFirst().first == UInt8(ascii: " "),
      line[colon...].count > 2
    else {
      return report("“\(Substring(line).prefix(30))” is no field")
    }
    let name = String(Substring(line[..<colon]))
    guard Self.head.contains(name) || name == "knots" || name.hasPrefix("sky.") || Self.part(name) != nil else {
      return report("“\(name)” is no field of a thread")
    }
    guard draft != nil else { return report("a field stands under a thread") }
    let field = Field(text: String(Substring(line[line.index(colon, offsetBy: 2)...])), line: number)
    if draft?.fields.updateValue(field, forKey: name) != nil { report("“\(name)” stands twice") }
  }

  private static func part(_ name: String) -> LifeCategory? { LifeCategory.allCases.first { $0.key == name } }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private mutating func close() {
    defer { draft = nil }
    guard let thread = draft else { return }
    func text(_ name: String) -> String { thread.fields[name]?.text ?? "" }
    func line(_ name: String) -> Int { thread.fields[name]?.line ?? thread.line }
    for name in Self.head + LifeCategory.allCases.map(\.key) where thread.fields[name] == nil {
      report("“\(name)” is missing", line: thread.line)
    }
    guard let kind = ThreadKind(rawValue: text("kind")) else {
      if thread.fields["kind"] != nil { report("“\(text("kind"))” is no kind of touch", line: line("kind")) }
      return
    }
    let knots = Self.list(thread.fields["knots"]?.text)
    if kind.isOfKnots == knots.isEmpty {
      report(
        kind.isOfKnots ? "a thread of this kind names its knots" : "a thread of this kind has no knots", line: line("knots"))
    }
    let settings = Self.list(text("setting"))
    for (name, known, said) in [
      ("mood", Self.moods, [text("mood")]), ("act", Self.acts, [text("act")]), ("setting", Self.settings, settings),
    ] {
      guard thread.fields[name] != nil, let other = said.first(where: { !known.contains($0) }) else { continue }
      report("“\(other)” is no \(name)", line: line(name))
    }
    for quality in kind.qualities where thread.fields["sky.\(quality.rawValue)"] == nil {
      report("“sky.\(quality.rawValue)” is missing", line: thread.line)
    }
    for (name, field) in thread.fields.sorted(by: { $0.value.line < $1.value.line }) {
      if name.hasPrefix("sky."), !kind.qualities.contains(where: { "sky.\($0.rawValue)" == name }) {
        report("“\(name)” does not bring \(kind.rawValue)", line: field.line)
      }
      if let problem = ThreadSlots.problem(of: field.text, in: name, kind: kind) {
        report("\(name): \(problem)", line: field.line)
      }
    }
    guard draft?.isSound == true else { return }
    func phrase(_ name: String) -> Phrase { Phrase(text(name)) }
    threads.append(
      ReadingThread(
        id: thread.id, number: Phrase.hash(thread.id), kind: kind, knots: knots, act: text("act"),
        mood: ThreadMood(rawValue: text("mood")) ?? .mixed, settings: settings, headline: phrase("headline"),
        summary: phrase("summary"), doThis: phrase("do"), dont: phrase("dont"),
        reflect: phrase("reflect"), say: phrase("say"), day: phrase("day"),
        sky: Dictionary(uniqueKeysWithValues: kind.qualities.map { ($0, phrase("sky.\($0.rawValue)")) }),
        parts: Dictionary(uniqueKeysWithValues: LifeCategory.allCases.map { ($0, phrase($0.key)) })))
  }
}
