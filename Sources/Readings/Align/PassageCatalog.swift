import Tarot

/// The authored passages of a language: each under `[passage focus 03]` in the file of its collection.
public struct PassageCatalog: Sendable {
  /// The collections in the order in which they are shown.
  public let collections: [PassageCollection]
  /// The folded words of each passage, in the order of ``passages``.
  private let words: [[String]]
  private let names: [PassageTheme: String]

  /// The names of the collections, in the order in which they are shown.
  static let order = [
    "focus", "courage", "rest", "grief", "gratitude", "work", "love", "boundaries", "creation", "patience", "body", "beginnings",
  ]
  /// How many characters of a search are looked at.
  public static let longestSearch = 100
  private static let most = 99

  init(_ book: Phrasebook) {
    let collections = Self.order.map { name in
      PassageCollection(
        id: name, name: book.text("collection \(name) name"), about: book.text("collection \(name) about"),
        passages: (1...Self.most).lazy.map { Self.passage(name, $0, book) }.prefix { $0 != nil }.compactMap(\.self))
    }
    self.collections = collections
    names = Dictionary(uniqueKeysWithValues: PassageTheme.allCases.map { ($0, book.text("theme \($0.rawValue)")) })
    words = collections.flatMap { collection in
      collection.passages.map { FoldedWords("\(collection.name) \($0.title) \($0.text) \($0.statement)").words }
    }
  }

  /// All passages, collection after collection.
  public var passages: [Passage] { collections.flatMap(\.passages) }

  /// A collection by its name.
  public func collection(_ id: String) -> PassageCollection? { collections.first { $0.id == id } }

  /// `Patience`: what a theme is called.
  public func name(_ theme: PassageTheme) -> String { names[theme] ?? "" }

  /// The passages that a few words look for, in their order, whatever accents and capitals the words have: every word must begin a word of the
  /// passage. No words and no theme find nothing.
  ///
  /// - Parameters:
  ///   - text: what was typed; only the first ``longestSearch`` characters of it are looked at.
  ///   - theme: only passages that practice this.
  public func passages(matching text: String, theme: PassageTheme? = nil) -> [Passage] {
    let typed = String(text.prefix(Self.longestSearch))
    let wanted = FoldedWords(typed).words
    guard !wanted.isEmpty || theme != nil else { return [] }
    // What is typed and has no word in it is in no passage.
    guard !wanted.isEmpty || !typed.contains(where: { !$0.isWhitespace }) else { return [] }
    return zip(passages, words).filter { passage, own in
      (theme.map(passage.themes.contains) ?? true) && wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }.map(\.0)
  }

  /// `focus 3` as it stands in the book; `nil` when there is none.
  private static func passage(_ collection: String, _ number: Int, _ book: Phrasebook) -> Passage? {
    let number = ClockFigures.two(number)
    let key = "passage \(collection) \(number)"
    let (title, text, statement) = (book.text(key + " title"), book.text(key + " text"), book.text(key + " statement"))
    guard !title.isEmpty || !text.isEmpty else { return nil }
    return Passage(
      collection: collection, number: number, title: title, text: text, statement: statement,
      // Names, and no words that a translation might have.
      themes: themes(Phrasebook.english.text(key + " meters")).known)
  }

  /// The themes of a line, and the words of it that name none.
  private static func themes(_ line: String) -> (known: [PassageTheme], unknown: [String]) {
    var (known, unknown): ([PassageTheme], [String]) = ([], [])
    for part in line.split(separator: ",") {
      let name = String(part.drop { $0 == " " })
      if let theme = PassageTheme(rawValue: name) { known.append(theme) } else { unknown.append(name) }
    }
    return (known, unknown)
  }

  /// What is wrong with the files of a book, each fault with the file and the key that has it; none for one that is whole.
  ///
  /// - Parameter longest: how many characters a statement may have.
  static func faults(in book: Phrasebook, longest: Int) -> [String] {
    var faults: [String] = []
    for name in order {
      let file = "align/\(name).txt"
      for field in ["name", "about"] where book["collection \(name) \(field)"].count != 1 {
        faults.append("\(file): [collection \(name)] must have one \(field)")
      }
      let numbers = (1...most).map(ClockFigures.two)
      let fields = ["title", "text", "statement", "meters"]
      let last = numbers.lastIndex { number in fields.contains { !book["passage \(name) \(number) \($0)"].isEmpty } } ?? -1
      if last < 9 { faults.append("\(file): there must be at least 10 passages") }
      for number in numbers.prefix(last + 1) {
        let key = "passage \(name) \(number)"
        for field in fields where book["\(key) \(field)"].count != 1 { faults.append("\(file): [\(key)] must have one \(field)") }
        let (known, unknown) = themes(book.text(key + " meters"))
        for word in unknown { faults.append("\(file): [\(key)] meters: there is no “\(word)”") }
        if known.isEmpty { faults.append("\(file): [\(key)] meters must name one") }
        if book.text(key + " statement").count > longest {
          faults.append("\(file): [\(key)] statement must have at most \(longest) characters")
        }
      }
    }
    for theme in PassageTheme.allCases where book.text("theme \(theme.rawValue)").isEmpty {
      faults.append("align/themes.txt: [theme] must have \(theme.rawValue)")
    }
    return faults
  }
}
