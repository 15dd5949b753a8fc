/// How a thread weighs. The raw values are the names in files.
public enum ThreadMood: String, Codable, Sendable, Hashable, CaseIterable {
  /// Something goes well.
  case nice
  /// Both, or neither.
  case mixed
  /// Something is hard.
  case heavy
}
