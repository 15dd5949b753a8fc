/// How well somebody knew a card that they were shown.
public enum Recall: String, Sendable, Hashable, CaseIterable {
  /// Not at all: it comes back at the beginning.
  case again
  /// After some thought: it comes back as soon as this time.
  case almost
  /// At once: it comes back later than this time.
  case known
}
