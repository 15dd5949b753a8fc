/// A place that a search found, and by which of its names.
public struct PlaceMatch: Sendable, Hashable {
  /// How the query met the name.
  public enum Quality: Sendable, Hashable {
    /// The query is the whole name, but for accents and case.
    case exact
    /// The name begins with the query.
    case prefix
    /// The query differs from the name, or from its beginning, by this many letters (1 or 2): missing, added, wrong, or swapped with
    /// their neighbours.
    case misspelt(letters: Int)
  }

  /// The place.
  public let place: Place
  /// The name that matched, in its own spelling: `München` for a search that found Munich as `munch`.
  public let matchedName: String
  /// The part of `matchedName` that the query covers, to be underlined.
  public let matchedRange: Range<String.Index>
  /// How well.
  public let quality: Quality

  /// Whether the place was found by another name than the one it is shown with.
  public var isAlternateName: Bool { matchedName != place.name }
}
