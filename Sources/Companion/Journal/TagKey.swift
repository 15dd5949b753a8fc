import Tarot

/// How tags are told apart: two that differ in case, accents or spaces alone are one. They are shown as they were typed.
package enum TagKey {
  /// The same for `Inês`, `ines` and `INÊS`; signs still count, so that `c` and `c++` are two.
  package static func of(_ tag: String) -> String {
    let signs = tag.unicodeScalars.filter { scalar in
      let properties = scalar.properties
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: return false
      default: return !properties.isAlphabetic && !properties.isWhitespace
      }
    }
    return FoldedText(tag).words.joined(separator: " ") + "|" + String(String.UnicodeScalarView(signs))
  }
}
