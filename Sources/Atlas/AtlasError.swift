/// Why the atlas cannot answer.
public enum AtlasError: Error, Sendable, Hashable {
  /// No time zone bears this name. `suggestions` are the nearest names, best first, at most three.
  case unknownZone(String, suggestions: [String])
}
