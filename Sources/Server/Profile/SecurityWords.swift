import Readings

/// The events of the security log in plain words.
enum SecurityWords {
  /// A kind of event: that of a later version by its own name.
  static func text(_ kind: String, _ language: Language) -> String {
    // Keys of texts have hyphens where the names of the API have capitals.
    let told = language.page("safety \(hyphenated(kind))")
    return told.isEmpty ? kind : told
  }

  static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { key, letter in key += letter.isUppercase ? "-" + letter.lowercased() : String(letter) }
  }
}
