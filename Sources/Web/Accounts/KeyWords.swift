/// Keys for programs in words.
enum KeyWords {
  /// `my key for a program`, `my 3 keys for programs`.
  static func count(_ count: Int) -> String { count == 1 ? "my key for a program" : "my \(count) keys for programs" }
}
