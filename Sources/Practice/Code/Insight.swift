/// A short text that somebody wants to keep, and where it came from.
public struct Insight: Sendable, Hashable {
  /// Where an insight came from.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The person’s own words.
    case own
    /// A sentence of a reading.
    case reading
    /// A card.
    case card
    /// A passage of an authored collection.
    case passage
    /// An imported file.
    case imported
  }

  /// Unique among the insights of a person.
  public let id: String
  /// At most ``StatementText/longestInsight`` characters.
  public let text: String
  /// Where it came from.
  public let source: Source
  /// Whether it is put away.
  public let isArchived: Bool
  /// When it was kept, in POSIX seconds.
  public let instant: Int64

  /// An insight, cleaned.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` that names ``PracticeField/insight``.
  public init(
    id: String, text: String, source: Source = .own, isArchived: Bool = false, instant: Int64
  ) throws(PracticeError) {
    self.id = id
    self.text = try StatementText.block(text, as: .insight, longest: StatementText.longestInsight)
    self.source = source
    self.isArchived = isArchived
    self.instant = instant
  }

  /// The insight as a statement that rests at first: whoever keeps a thought has not yet chosen to say it.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` when it is too long for one.
  public func statement(id: String) throws(PracticeError) -> Statement {
    try Statement(id: id, text: text, state: .resting)
  }
}

/// Texts that belong together: of one’s own, or authored ones to choose from.
public struct StatementCollection: Sendable, Hashable {
  /// How many members a collection may have.
  public static let most = 100

  /// Its name, at most ``StatementText/longestName`` characters.
  public let name: String
  /// The ids of statements, insights or passages, in order and each once.
  public private(set) var members: [String]

  /// A collection; members that are named twice are taken once.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` or ``PracticeError/full(_:most:)``, each naming ``PracticeField/collection``.
  public init(name: String, members: [String] = []) throws(PracticeError) {
    self.name = try StatementText.line(name, as: .collection, longest: StatementText.longestName)
    self.members = []
    for member in members { try add(member) }
  }

  /// Adds a member at the end; one that is there stays in its place.
  ///
  /// - Throws: ``PracticeError/full(_:most:)``.
  public mutating func add(_ member: String) throws(PracticeError) {
    guard !members.contains(member) else { return }
    guard members.count < Self.most else { throw .full(.collection, most: Self.most) }
    members.append(member)
  }

  /// Moves a member to a place among all, counted from 0; beyond the ends it goes to the end. Nothing happens to one that is none.
  public mutating func move(_ member: String, to place: Int) {
    guard let index = members.firstIndex(of: member) else { return }
    members.remove(at: index)
    members.insert(member, at: min(max(place, 0), members.count))
  }

  /// The collection under another name.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` that names ``PracticeField/collection``.
  public func renamed(_ name: String) throws(PracticeError) -> StatementCollection {
    try StatementCollection(name: name, members: members)
  }

  /// Removes a member, if it is one.
  public mutating func remove(_ member: String) { members.removeAll { $0 == member } }
}
