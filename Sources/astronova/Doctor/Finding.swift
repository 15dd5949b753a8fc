/// What a look at one part of the installation showed.
struct Finding {
  /// The part: `port`, `data`, ….
  let part: String
  /// What is so.
  let state: String
  /// What to do about it; `nil` when all is well.
  let remedy: String?

  static func well(_ part: String, _ state: String) -> Finding { Finding(part: part, state: state, remedy: nil) }

  static func ill(_ part: String, _ state: String, remedy: String) -> Finding {
    Finding(part: part, state: state, remedy: remedy)
  }

  /// `ok    port     8080 on 127.0.0.1 is free`, and on a second line what to do.
  var text: String {
    let name = part + String(repeating: " ", count: max(0, 8 - part.utf8.count))
    guard let remedy else { return "ok    \(name)\(state)\n" }
    return "FAIL  \(name)\(state)\n              → \(remedy)\n"
  }
}
