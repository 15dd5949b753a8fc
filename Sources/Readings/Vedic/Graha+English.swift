public import Astrology

extension Graha {
  /// The name by which English texts and the API call it: `Sun`, …, `Saturn`, `Rahu`, `Ketu`.
  public var englishName: String {
    switch self {
    case .sun: "Sun"
    case .moon: "Moon"
    case .mars: "Mars"
    case .mercury: "Mercury"
    case .jupiter: "Jupiter"
    case .venus: "Venus"
    case .saturn: "Saturn"
    case .rahu: "Rahu"
    case .ketu: "Ketu"
    }
  }

  /// The name within a sentence: Sun and Moon with their article.
  var phrase: String { self == .sun || self == .moon ? "the \(englishName)" : englishName }

  /// The name at the beginning of a sentence.
  var openingPhrase: String { self == .sun || self == .moon ? "The \(englishName)" : englishName }
}

/// Small numbers as words.
enum EnglishNumber {
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
  ]

  /// `first` … `twelfth`.
  static func ordinal(_ number: Int) -> String { ordinals[(number - 1) % 12] }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
