/// The patterns of a file by their sections, found in a text in one pass.
///
/// ```
/// [class want]          a class of words, one row of words in a line
/// [spelling suicide]    what is read as that word
/// [near]                words that are also meant when one letter behind the first is wrong, missing, too many or swapped; a
///                       single * for every word of the patterns with five letters or more
/// [plain]               words that are right as they are, though they are near to one of those
/// [self-harm serious]   any other name: the patterns of a section; one whose name begins with “also” may stand several times
/// ```
struct PatternBook: Sendable {
  /// A pattern in a text.
  struct Match: Sendable, Hashable {
    /// The number of the section, in the order of the file.
    let section: Int
    /// The words that it covers.
    let range: Range<Int>
    /// The number of the pattern, in the order of the file.
    let pattern: Int
  }

  /// The names of the sections, in the order of the file.
  private(set) var sections: [String] = []
  /// What is wrong in the file; tests hold it to nothing.
  private(set) var problems: [String] = []
  private var patterns: [(section: Int, pattern: WordPattern)] = []
  private var byFirstWord: [String: [Int]] = [:]
  private var spellings: [String: String] = [:]
  /// By their first letter.
  private var near: [UInt8: [[UInt8]]] = [:]
  private var plain: Set<String> = []

  /// How many patterns there are.
  var count: Int { patterns.count }

  init(_ text: String) {
    var classes: [String: [[String]]] = [:]
    var head = ""
    var number = 0
    var isEveryWordNear = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != "#" else { continue }
      if first == "[", line.last == "]" {
        head = String(line.dropFirst().dropLast())
        if Self.argument("class", of: head) == nil, Self.argument("spelling", of: head) == nil, head != "near", head != "plain" {
          open(head)
        }
      } else if let name = Self.argument("class", of: head) {
        let row = PlainWords(String(line)).words
        if row.isEmpty { problems.append("\(number): no words") } else { classes[name, default: []].append(row) }
        classes[name]?.sort { $0.count > $1.count }
      } else if let word = Self.argument("spelling", of: head) {
        for other in PlainWords(String(line)).words { spellings[other] = word }
      } else if head == "plain" {
        plain.formUnion(PlainWords(String(line)).words)
      } else if head == "near" {
        if line == "*" { isEveryWordNear = true }
        allow(PlainWords(String(line)).words)
      } else {
        add(line, classes: classes, number: number)
      }
    }
    if isEveryWordNear {
      let all = Set(patterns.flatMap { $0.pattern.words })
      // Words of patterns are right as they are.
      plain.formUnion(all)
      allow(all.filter { $0.utf8.count > 4 }.sorted())
    }
  }

  private mutating func allow(_ words: [String]) {
    for word in words {
      if let first = word.utf8.first { near[first, default: []].append(Array(word.utf8)) }
    }
  }

  private static func argument(_ kind: String, of head: String) -> String? {
    head.hasPrefix(kind + " ") ? String(head.dropFirst(kind.count + 1)) : nil
  }

  private mutating func open(_ name: String) {
    if !name.hasPrefix("also "), sections.contains(name) { problems.append("[\(name)] stands twice") }
    sections.append(name)
  }

  private mutating func add(_ line: Substring, classes: [String: [[String]]], number: Int) {
    guard !sections.isEmpty else { return problems.append("\(number): a pattern stands under a section") }
    do {
      let pattern = try WordPattern(line, classes: classes)
      patterns.append((sections.count - 1, pattern))
      for word in pattern.firstWords ?? [] { byFirstWord[word, default: []].append(patterns.count - 1) }
    } catch {
      problems.append("\(number): \(error)")
    }
  }

  // MARK: finding

  /// The words of a text, with what is spelled otherwise put right.
  func words(of text: String) -> [String] { PlainWords(text).words.map(spelled) }

  /// What stands in some words: of each pattern and each beginning the first match.
  func matches(in words: [String]) -> [Match] {
    var found: [Match] = []
    for start in words.indices {
      for index in byFirstWord[words[start]] ?? [] {
        guard let end = patterns[index].pattern.end(in: words, from: start), end > start else { continue }
        found.append(Match(section: patterns[index].section, range: start..<end, pattern: index))
      }
    }
    return found
  }

  /// Whether a word is surely another one in haste: one letter wrong, missing or too many inside it, or two swapped. `horses` for `horse` is not.
  func isMisspelled(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.count > 3, spellings[word] == nil, !plain.contains(word) else { return false }
    return near[bytes[0]]?.contains { Self.isNear(bytes, $0) && bytes.last == $0.last && bytes.count > 3 } ?? false
  }

  private func spelled(_ word: String) -> String {
    if let right = spellings[word] { return right }
    let bytes = Array(word.utf8)
    guard bytes.count > 3, !plain.contains(word), let right = near[bytes[0]]?.first(where: { Self.isNear(bytes, $0) }) else {
      return word
    }
    return String(decoding: right, as: UTF8.self)
  }

  /// Whether one letter wrong, missing, too many, or two swapped are all that is between two words.
  private static func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    var head = 0
    while head < min(one.count, other.count), one[head] == other[head] { head += 1 }
    var tail = 0
    while tail < min(one.count, other.count) - head, one[one.count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
    let left = (one.count - head - tail, other.count - head - tail)
    if left.0 <= 1, left.1 <= 1 { return true }
    return left == (2, 2) && one[head] == other[head + 1] && one[head + 1] == other[head]
  }
}
