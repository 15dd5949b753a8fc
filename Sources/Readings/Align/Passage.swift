/// What a passage lets one practice. The raw value is its name on the wire and in the files.
public enum PassageTheme: String, Sendable, Hashable, CaseIterable {
  case acceptance, attention, boundaries, courage, craft, curiosity, gratitude, grief, honesty, humor, kindness, love, memory
  case patience, play, rest, simplicity, steadiness, trust
}

/// A short authored text to read before a session, with a line that may be said.
public struct Passage: Sendable, Hashable {
  /// The name of its collection: `focus`.
  public let collection: String
  /// Its number within the collection, two digits: `03`.
  public let number: String
  public let title, text: String
  /// A sentence in the first person that fits into a personal code.
  public let statement: String
  /// What it lets one practice, the first before all.
  public let themes: [PassageTheme]

  /// Unique among all passages: `focus-03`.
  public var id: String { "\(collection)-\(number)" }
}

/// Passages about one thing.
public struct PassageCollection: Sendable, Hashable {
  /// Its name in addresses: `focus`.
  public let id: String
  public let name: String
  /// What is in it, in a sentence.
  public let about: String
  public let passages: [Passage]

  /// A passage by its number: `03`.
  public func passage(_ number: String) -> Passage? { passages.first { $0.number == number } }
}
