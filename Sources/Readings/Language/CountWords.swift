/// How a language counts and puts words in a row.
public struct CountWords: Sendable {
  private let words: [String]
  private let ordinals: [String]
  private let places: [String]
  private let spans: [String]
  private let two: Phrase
  private let more: Phrase
  private let either: Phrase
  private let house: Phrase
  private let houseBare: Phrase
  private let houseTitle: Phrase
  private let housesBare: Phrase

  init(_ book: Phrasebook) {
    words = (0...12).map { book.text("number \($0) word") }
    ordinals = (1...12).map { book.text("number \($0) ordinal") }
    places = (1...12).map { book.text("number \($0) place") }
    spans = (0...15).map { book.text("days \($0)") }
    two = book.phrase("list two")
    more = book.phrase("list more")
    either = book.phrase("list or")
    house = book.phrase("house nth")
    houseBare = book.phrase("house bare")
    houseTitle = book.phrase("house title")
    housesBare = book.phrase("houses bare")
  }

  /// `no`, `one`, … `twelve`; figures for other numbers.
  public func word(_ number: Int) -> String { words.indices.contains(number) ? words[number] : "\(number)" }
  /// `first` … `twelfth`; figures for other numbers.
  public func ordinal(_ number: Int) -> String { ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "\(number)" }
  /// `1st` … `12th`; figures for other numbers.
  public func place(_ number: Int) -> String { places.indices.contains(number - 1) ? places[number - 1] : "\(number)" }
  /// `the first house` … `the twelfth house`.
  public func house(_ number: Int) -> String { house.filled([("ordinal", ordinal(number))]) }
  /// `First House`, as a title.
  func houseTitle(_ number: Int) -> String { houseTitle.filled([("ordinal", Language.opening(ordinal(number)))]) }
  /// `fourth house`, `first and seventh houses`.
  func houses(_ numbers: [Int]) -> String {
    numbers.count == 1
      ? houseBare.filled([("ordinal", ordinal(numbers[0]))]) : housesBare.filled([("ordinals", list(numbers.map(ordinal)))])
  }

  /// `less than a day`, `a day`, … `fifteen days`; a longer span is told as the longest.
  func days(_ count: Int) -> String { spans[min(max(count, 0), spans.count - 1)] }

  /// `a`, `a and b`, `a, b and c`.
  public func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return two.filled([("first", row(items.dropLast())), ("last", last)])
  }

  /// `a`, `a or b`.
  public func alternatives(_ items: [String]) -> String {
    guard let first = items.first else { return "" }
    return items.dropFirst().reduce(first) { either.filled([("first", $0), ("last", $1)]) }
  }

  /// `a, b, c`.
  private func row(_ items: ArraySlice<String>) -> String {
    guard let first = items.first else { return "" }
    return items.dropFirst().reduce(first) { more.filled([("first", $0), ("last", $1)]) }
  }
}
