import ReadingsTexts
import Tarot

/// What is written for every card in every field of life, for every two cards, and for every kind of question.
///
/// Files lie in `tarot/told`, `tarot/pairs` and `tarot/seen`, one for each card, and in `tarot/asked`, one for each kind of question
/// (`CardWritings+Asked.swift`):
///
/// ```
/// [told cups-05 up love]              love, kin, work, money, making, rest, self, road, or guarded; up or down
/// should: …{matter}…                  the answer, when the reading turns on this card: should, why, how, will, what
/// root: …                             the card lies on what led here
/// now: …                              on how it stands
/// crossing: …                         on what stands across it
/// way: …                              on how to meet it
/// ahead: …                            on where it leans
/// together: …                         what it comes to, when the reading turns on this card
/// next: …                             the small act
/// ask: …                              the question to keep
/// ```
///
/// `guarded` is how a card is told where it must not decide: it has no small act, of the answers only `what`, and may say `{matter}` anywhere.
///
/// In `tarot/pairs/cups-05.txt` stands a line `cups-06: …` for each later card of the deck: what the two have to do with each other,
/// whichever lies first and whichever is upside down.
///
/// A reading needs a dozen lines of these megabytes: they are looked up where they lie, and nothing of them is kept.
struct CardWritings: Sendable {
  /// A card told to a question of one field of life.
  struct Told: Sendable, Equatable {
    fileprivate(set) var fields: [String: String] = [:]

    /// The first sentences of a reading that turns on this card.
    func opening(_ form: QuestionForm) -> String? { fields[form.rawValue] }
    /// What is seen from a kind of place.
    func passage(_ kind: PlaceKind) -> String? { fields[kind.rawValue] }
    var together: String? { fields["together"] }
    var next: String? { fields["next"] }
    var ask: String? { fields["ask"] }

    /// The names of all fields of a field of life.
    static let names = QuestionForm.allCases.map(\.rawValue) + PlaceKind.allCases.map(\.rawValue) + ["together", "next", "ask"]
  }

  private enum Content: Sendable {
    /// A file inside the executable, by its number.
    case embedded(Int)
    case given([UInt8])
  }

  /// The files by their paths below the folder of the language.
  private let contents: [String: Content]

  /// Whether a path, with the folder of its language, is that of such a file.
  static func isOne(_ path: String) -> Bool {
    let folders = path.split(separator: "/")
    return folders.count == 4 && folders[1] == "tarot"
      && ["told", "pairs", "seen", "asked", "watched", "courses"].contains(folders[2])
  }

  /// Those of English.
  static let english: CardWritings = {
    var contents: [String: Content] = [:]
    for index in 0..<readingsTextCount() {
      let path = String(cString: readingsText(index).name)
      if path.hasPrefix("en/"), isOne(path) { contents[String(path.dropFirst(3))] = .embedded(Int(index)) }
    }
    return CardWritings(contents: contents)
  }()

  private init(contents: [String: Content]) { self.contents = contents }

  /// Those of a folder, with paths that begin with its language; a card whose file it lacks is told in English.
  init(files: [TextFiles.File]) {
    var contents = Self.english.contents
    for file in files where Self.isOne(file.path) {
      contents[file.path.split(separator: "/").dropFirst().joined(separator: "/")] = .given(Array(file.text.utf8))
    }
    self.contents = contents
  }

  /// How a card is told to a question of a field of life, or without one where it must not decide; `nil` when that is not written.
  func told(_ drawn: DrawnCard, to focus: QuestionFocus?) -> Told? {
    let head = "[told \(drawn.card.id) \(drawn.isReversed ? "down" : "up") \(focus?.rawValue ?? "guarded")]"
    return lines(of: "tarot/told/\(drawn.card.id).txt") { lines in
      lines.section(head).map { Told(fields: Dictionary($0, uniquingKeysWith: { $1 })) }
    }
  }

  /// What two cards have to do with each other; `nil` for a card and itself, and when it is not written.
  func pair(_ one: TarotCard, _ other: TarotCard) -> String? {
    let (first, second) = one.number < other.number ? (one, other) : (other, one)
    let head = "\(second.id): "
    return lines(of: "tarot/pairs/\(first.id).txt") { lines in
      lines.find(head, isWhole: false).map { String(decoding: $0.dropFirst(head.utf8.count), as: UTF8.self) }
    }
  }

  func lines<Found>(of path: String, _ read: (inout Lines) -> Found?) -> Found? {
    switch contents[path] {
    case .embedded(let index):
      let file = readingsText(index)
      var lines = Lines(bytes: UnsafeBufferPointer(start: file.bytes, count: file.length))
      return read(&lines)
    case .given(let bytes):
      return bytes.withUnsafeBufferPointer { bytes in
        var lines = Lines(bytes: bytes)
        return read(&lines)
      }
    case nil:
      return nil
    }
  }

  /// The lines of a file, one after the other.
  struct Lines {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard index < bytes.count else { return nil }
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      let line = bytes[start..<index]
      index += 1
      return line
    }

    /// The next line that begins with, or is, some words.
    mutating func find(_ words: String, isWhole: Bool) -> Slice<UnsafeBufferPointer<UInt8>>? {
      while let line = next() {
        if isWhole ? line.elementsEqual(words.utf8) : line.starts(with: words.utf8) { return line }
      }
      return nil
    }

    /// The lines under a heading, each a name and a text.
    mutating func section(_ head: String) -> [(String, String)]? {
      guard find(head, isWhole: true) != nil else { return nil }
      var found: [(String, String)] = []
      while let line = next(), line.first != UInt8(ascii: "[") {
        let text = String(decoding: line, as: UTF8.self)
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
        found.append((String(text[..<colon]), String(text[colon...].dropFirst(2))))
      }
      return found
    }
  }
}
